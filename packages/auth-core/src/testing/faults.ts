import type { Clock, SessionStorage, Transport } from '../ports.ts'
import { waitOnClock } from './fake-api.ts'

/** The ports that a fault changes. */
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

/** Types the table as a record of faults, and keeps their names. */
const nameFaults = <Name extends string>(
  named: Readonly<Record<Name, Fault>>,
): Readonly<Record<Name, Fault>> => named

const dayMs = 86_400_000
const lateMs = 120_000

function answerWith(answer: () => Response): Fault {
  return (ports) => ({ ...ports, transport: () => Promise.resolve(answer()) })
}

function answerStatus(code: number, body: unknown = { detail: `Status ${code}` }, headers = {}): Fault {
  return answerWith(() => Response.json(body, { status: code, headers }))
}

function answerText(body: string, type: string): Fault {
  return answerWith(() => new Response(body, { headers: { 'content-type': type } }))
}

/** Changes the response of the server. */
function changeAnswer(change: (answer: Response) => Promise<Response>): Fault {
  return ({ transport, ...ports }) => ({
    ...ports,
    transport: async (url, init) => change(await transport(url, init)),
  })
}

function delayAnswer(ms: number, heedsSignal: boolean): Fault {
  return (ports) => ({
    ...ports,
    async transport(url, init) {
      const answer = await ports.transport(url, init)
      await waitOnClock(ports.clock, ms, heedsSignal ? init.signal : undefined)
      return answer
    },
  })
}

function shiftClock(ms: number): Fault {
  return (ports) => ({ ...ports, clock: { ...ports.clock, now: () => ports.clock.now() + ms } })
}

const failStorage = (name: string) => (): never => {
  throw new DOMException(`The storage failed: ${name}`, name)
}

const namedFaults = nameFaults({
  badRequest: answerStatus(400),
  unauthorized: answerStatus(401),
  forbidden: answerStatus(403),
  notFound: answerStatus(404),
  conflict: answerStatus(409),
  wrongFields: answerStatus(422, {
    detail: [{ loc: ['body', 'email'], msg: 'Wrong field', type: 'value_error' }],
  }),
  tooManyRequests: answerStatus(429, { detail: 'Too many requests' }, { 'retry-after': '7' }),
  serverError: answerStatus(500),
  badGateway: answerStatus(502),
  unavailable: answerStatus(503, { detail: 'Back soon' }, { 'retry-after': '120' }),
  gatewayTimeout: answerStatus(504),
  reset: (ports) => ({ ...ports, transport: () => Promise.reject(new TypeError('fetch failed')) }),
  silence: delayAnswer(lateMs, true),
  slow: delayAnswer(5000, true),
  lateAnswer: delayAnswer(lateMs, false),
  brokenBody: answerWith(
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
  truncatedJson: changeAnswer(
    async (answer) => new Response((await answer.text()).slice(0, -9), { status: answer.status }),
  ),
  htmlForJson: answerText('<!doctype html><title>Sign in to the guest network</title>', 'text/html'),
  empty: answerText('', 'application/json'),
  noContent: answerWith(() => new Response(null, { status: 204 })),
  wrongTypes: answerText(
    '{"email":7,"token":[],"user":"ada","stores":0,"success":"perhaps"}',
    'application/json',
  ),
  huge: changeAnswer(async (answer) => {
    const body: unknown = await answer.json()
    const padding = 'x'.repeat(4_000_000)
    const isObject = typeof body === 'object' && !Array.isArray(body)
    return Response.json(isObject ? { ...body, padding } : body, { status: answer.status })
  }),
  redirect: answerWith(() => new Response(null, { status: 307, headers: { location: '/signin' } })),
  clockAhead: shiftClock(dayMs),
  clockBehind: shiftClock(-dayMs),
  storageBlocked: (ports) => ({
    ...ports,
    storage: {
      getItem: failStorage('SecurityError'),
      setItem: failStorage('SecurityError'),
      removeItem: failStorage('SecurityError'),
    },
  }),
  storageFull: (ports) => ({
    ...ports,
    storage: {
      getItem: (key) => ports.storage.getItem(key),
      setItem: failStorage('QuotaExceededError'),
      removeItem: (key) => ports.storage.removeItem(key),
    },
  }),
  storageGarbled: (ports) => ({ ...ports, storage: { ...ports.storage, getItem: () => '{"token":' } }),
})

/** The name of a class of faults. */
export type FaultName = keyof typeof namedFaults

/** The classes of faults that a session meets, each as a change to a front end's ports. */
export const faults: Readonly<Record<FaultName, Fault>> = namedFaults

/** Every class of faults by name. */
export const faultNames = Object.keys(faults) as readonly FaultName[]

/**
 * Adds a fault to a front end's ports. With `when`, only requests to the addresses that it accepts are
 * affected.
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
