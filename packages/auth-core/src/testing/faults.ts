import type { Clock, SessionStorage, Transport } from '../ports.ts'
import { wait } from './fake-api.ts'

/** The ports a fault can be put on. */
export interface FaultPorts {
  /** Unix ms. */
  readonly clock: Clock
  /** The storage of the session. */
  readonly storage: SessionStorage
  /** Sends the requests. */
  readonly transport: Transport
}

/** A change to a front end's ports. */
export type Fault = (ports: FaultPorts) => FaultPorts

/** Keeps the names of faults, without the rest of their types. */
const nameFaults = <Name extends string>(
  named: Readonly<Record<Name, Fault>>,
): Readonly<Record<Name, Fault>> => named

const dayMs = 86_400_000
const lateMs = 120_000

function answering(answer: () => Response): Fault {
  return (ports) => ({ ...ports, transport: () => Promise.resolve(answer()) })
}

function status(code: number, body: unknown = { detail: `Status ${code}` }, headers = {}): Fault {
  return answering(() => Response.json(body, { status: code, headers }))
}

function text(body: string, type: string): Fault {
  return answering(() => new Response(body, { headers: { 'content-type': type } }))
}

/** The answer that would have come, changed. */
function changing(change: (answer: Response) => Promise<Response>): Fault {
  return ({ transport, ...ports }) => ({
    ...ports,
    transport: async (url, init) => change(await transport(url, init)),
  })
}

function delaying(ms: number, heedsSignal: boolean): Fault {
  return (ports) => ({
    ...ports,
    async transport(url, init) {
      const answer = await ports.transport(url, init)
      await wait(ports.clock, ms, heedsSignal ? init.signal : undefined)
      return answer
    },
  })
}

function shifting(ms: number): Fault {
  return (ports) => ({ ...ports, clock: { ...ports.clock, now: () => ports.clock.now() + ms } })
}

const fails = (name: string) => (): never => {
  throw new DOMException(`The storage failed: ${name}`, name)
}

const classes = nameFaults({
  badRequest: status(400),
  unauthorized: status(401),
  forbidden: status(403),
  notFound: status(404),
  conflict: status(409),
  wrongFields: status(422, { detail: [{ loc: ['body', 'email'], msg: 'Wrong field', type: 'value_error' }] }),
  tooManyRequests: status(429, { detail: 'Too many requests' }, { 'retry-after': '7' }),
  serverError: status(500),
  badGateway: status(502),
  unavailable: status(503, { detail: 'Back soon' }, { 'retry-after': '120' }),
  gatewayTimeout: status(504),
  reset: (ports) => ({ ...ports, transport: () => Promise.reject(new TypeError('fetch failed')) }),
  silence: delaying(lateMs, true),
  slow: delaying(5000, true),
  lateAnswer: delaying(lateMs, false),
  brokenBody: answering(
    () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"email":'))
            controller.error(new TypeError('terminated'))
          },
        }),
      ),
  ),
  truncatedJson: changing(
    async (answer) => new Response((await answer.text()).slice(0, -9), { status: answer.status }),
  ),
  htmlForJson: text('<!doctype html><title>Sign in to the guest network</title>', 'text/html'),
  empty: text('', 'application/json'),
  noContent: answering(() => new Response(null, { status: 204 })),
  wrongTypes: text('{"email":7,"token":[],"user":"ada","stores":0,"success":"perhaps"}', 'application/json'),
  huge: changing(async (answer) => {
    const body: unknown = await answer.json()
    const padding = 'x'.repeat(4_000_000)
    const isObject = typeof body === 'object' && !Array.isArray(body)
    return Response.json(isObject ? { ...body, padding } : body, { status: answer.status })
  }),
  redirect: answering(() => new Response(null, { status: 307, headers: { location: '/signin' } })),
  clockAhead: shifting(dayMs),
  clockBehind: shifting(-dayMs),
  storageBlocked: (ports) => ({
    ...ports,
    storage: {
      getItem: fails('SecurityError'),
      setItem: fails('SecurityError'),
      removeItem: fails('SecurityError'),
    },
  }),
  storageFull: (ports) => ({
    ...ports,
    storage: {
      getItem: (key) => ports.storage.getItem(key),
      setItem: fails('QuotaExceededError'),
      removeItem: (key) => ports.storage.removeItem(key),
    },
  }),
  storageGarbled: (ports) => ({ ...ports, storage: { ...ports.storage, getItem: () => '{"token":' } }),
})

/** The name of a class of faults. */
export type FaultName = keyof typeof classes

/** The classes of faults a session meets, each as a change to a front end's ports. */
export const faults: Readonly<Record<FaultName, Fault>> = classes

/** Every class of faults by name. */
export const faultNames = Object.keys(faults) as readonly FaultName[]

/**
 * Puts a fault on a front end's ports; with `when`, only requests to addresses it accepts meet the fault.
 *
 *
 * @example const ports = applyFault({ clock, storage, transport }, 'badGateway', (url) => url.includes('refresh'))
 */
export function applyFault(
  ports: FaultPorts,
  name: FaultName,
  when: (url: string) => boolean = () => true,
): FaultPorts {
  const damaged = faults[name](ports)
  return {
    ...damaged,
    transport: (url, init) => (when(url) ? damaged : ports).transport(url, init),
  }
}
