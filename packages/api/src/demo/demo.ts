import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '../calls/call-handler.ts'
import type { DeliverNotice } from '../notices/notice-delivery.ts'
import type { DeliverMail } from '../outbox/deliver-mail.ts'
import type { FindHost } from '../platform/network/find-host.ts'
import { createDemoControl } from './demo-control.ts'
import type { CallRecord, DemoMemory } from './demo-memory.ts'
import { wrapDemoShop } from './orders.ts'
import { createDemoFaults, findCallName, parseDemoFault } from './demo-faults.ts'
import type { DemoFault } from './demo-faults.ts'

type FetchHandler = (request: Request, env?: unknown) => Promise<Response>

/** A demo wrapper around the API that records mails and wraps `fetch`. */
export interface Demo {
  collect: (deliver: DeliverNotice | undefined) => DeliverNotice
  wrap: (fetch: FetchHandler, services: Services) => FetchHandler
  /** Fake mail servers for replies. */
  replies: { findHost: FindHost; handOver: DeliverMail }
  /** The shop system with demo orders. */
  showShop: typeof wrapDemoShop
}

const maxCalls = 100

/** Creates a demo with control calls under `/__demo/` and faults by call or `x-demo-fault` header. Only for development and tests, because it allows signing in as anyone. */
export function createDemo(): Demo {
  const memory: DemoMemory = { outbox: [], calls: [] }
  const faults = createDemoFaults()
  return {
    showShop: wrapDemoShop,
    replies: {
      findHost: () => Promise.resolve({ kind: 'found', address: '127.0.0.1' }),
      handOver: deliverDemoMail,
    },
    collect: (deliver) => async (mail) => {
      memory.outbox.unshift({ ...mail, at: new Date().toISOString() })
      memory.outbox.length = Math.min(memory.outbox.length, maxCalls)
      await deliver?.(mail)
    },
    wrap: (fetch, services) => {
      const control = createDemoControl(services, memory, faults)
      return async (request, env) => {
        const { pathname } = new URL(request.url)
        if (pathname.startsWith('/__demo/')) return control.fetch(request)
        const header = request.headers.get('x-demo-fault')
        const fault = header === null ? faults.next(request.method, pathname) : parseDemoFault(header)
        return recordCall(memory, request, fault, () =>
          respondWithFault(fault, () => fetch(request, env), env),
        )
      }
    },
  }
}

async function respondWithFault(
  fault: DemoFault | undefined,
  answer: () => Promise<Response>,
  env: unknown,
): Promise<Response> {
  if (fault?.kind === 'status')
    return Response.json({ detail: `Demo fault ${fault.status}` }, { status: fault.status })
  if (fault?.kind === 'slow') await wait(fault.delayMs)
  if (fault?.kind !== 'offline') return answer()
  ;(env as { outgoing?: ServerResponse } | undefined)?.outgoing?.destroy()
  throw new TypeError('fetch failed: demo fault offline')
}

async function recordCall(
  memory: DemoMemory,
  request: Request,
  fault: DemoFault | undefined,
  run: () => Promise<Response>,
) {
  const { pathname } = new URL(request.url)
  const startedMs = performance.now()
  const call: CallRecord = {
    at: new Date().toISOString(),
    method: request.method,
    path: pathname,
    call: findCallName(request.method, pathname),
    status: undefined,
    ms: 0,
    fault: fault?.kind === 'status' ? String(fault.status) : fault?.kind,
  }
  memory.calls.unshift(call)
  memory.calls.length = Math.min(memory.calls.length, maxCalls)
  try {
    const response = await run()
    call.status = response.status
    return response
  } finally {
    call.ms = Math.round(performance.now() - startedMs)
  }
}

/** The demo mail server, which accepts all mails without delivering. The first recipient's address selects a fault: `refused@`, `later@`, `silent@`. */
const deliverDemoMail: DeliverMail = async (_login, { envelope }, marks) => {
  const who = (envelope.to[0] ?? '').split('@')[0]
  if (who === 'refused') return { kind: 'refused', answer: '550 5.1.1 No such user here' }
  if (who === 'later') return { kind: 'later', reason: 'later', answer: '451 4.7.1 Please try again later' }
  await marks.onFirst()
  await wait(50)
  await marks.onEnd()
  return who === 'silent' ? { kind: 'silent' } : { kind: 'sent', answer: '250 2.0.0 OK', rejected: [] }
}
