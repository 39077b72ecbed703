import { calls } from '@draftdesk/contract'
import type { Call, CallName } from '@draftdesk/contract'

/** A simulated fault: an error status, a delay, or no response. */
export type DemoFault =
  { kind: 'status'; status: number } | { kind: 'slow'; delayMs: number } | { kind: 'offline' }

const slowMs = 3000

/** Parses `401`, `502` or another error status, `slow`, `slow=500` (ms) or `offline`. Undefined for other text. */
export function parseDemoFault(text: string): DemoFault | undefined {
  if (text === 'offline') return { kind: 'offline' }
  const [, delay] = /^slow(?:=(\d{1,5}))?$/.exec(text) ?? []
  if (text.startsWith('slow'))
    return text === 'slow' || delay ? { kind: 'slow', delayMs: Number(delay ?? slowMs) } : undefined
  return /^[45]\d\d$/.test(text) ? { kind: 'status', status: Number(text) } : undefined
}

/** Active faults by call. `all` applies to every call. */
export interface DemoFaults {
  list: () => { call: string; fault: string; times: number | null }[]
  /** Activates a fault for all or the next `times` requests. Returns false for an unknown call or fault. */
  set: (call: string, fault: string, times: number | null) => boolean
  clear: (call?: string) => void
  /** Returns the fault of a request and counts it. */
  next: (method: string, path: string) => DemoFault | undefined
}

/** The call of a request. */
export function findCallName(method: string, path: string): CallName | undefined {
  const names = Object.keys(calls) as CallName[]
  return names.find((name) => {
    const call: Call = calls[name]
    return call.method === method && new RegExp(`^${call.path.replace('{id}', '[^/]+')}$`).test(path)
  })
}

/** Creates an empty set of faults. */
export function createDemoFaults(): DemoFaults {
  const active = new Map<string, { text: string; fault: DemoFault; left: number | null }>()

  const takeFault = (call: string): DemoFault | undefined => {
    const found = active.get(call)
    if (found?.left !== undefined && found.left !== null) {
      found.left -= 1
      if (found.left === 0) active.delete(call)
    }
    return found?.fault
  }

  return {
    list: () => [...active].map(([call, { text, left }]) => ({ call, fault: text, times: left })),
    set: (call, text, times) => {
      const fault = parseDemoFault(text)
      if (!fault || (call !== 'all' && !(call in calls))) return false
      active.set(call, { text, fault, left: times })
      return true
    },
    clear: (call) => (call === undefined ? active.clear() : void active.delete(call)),
    next: (method, path) => {
      const name = findCallName(method, path)
      return name && active.has(name) ? takeFault(name) : takeFault('all')
    },
  }
}
