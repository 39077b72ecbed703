import { listen, openApi, seedDemo } from '@draftdesk/api'
import type { Api, ApiOptions, DemoPerson } from '@draftdesk/api'
import { createPlace } from '../../packages/api/src/testing/database/database.ts'
import { startSite, temporaryFolder } from '../harness.ts'
import type { Running } from '../harness.ts'

/** One recorded call at the upstream. */
export interface UpstreamCall {
  readonly method: string
  readonly path: string
  readonly status: number | undefined
}

/** The built site before the real /v1 server on an in-memory database, with demo people and faults at hand. */
export interface TestProduct {
  readonly site: Running
  readonly dataDir: string
  readonly people: readonly DemoPerson[]
  /** Starts one more site process on the same data, as a second worker would run. */
  startTwin(variables?: Record<string, string>): Promise<Running>
  /** The services behind the upstream. */
  readonly services: Api['services']
  /** Brings a store, by its number, to a state of its set-up. */
  setStore(number: number, flags: Record<string, boolean>): Promise<void>
  /** Makes a call of the upstream fail: a status, `slow=500` or `offline`; for ever, or so many times. */
  fault(call: string, fault: string, times?: number): Promise<void>
  clearFaults(): Promise<void>
  /** Expires every token of a person at the upstream, or ends their sessions there. */
  expire(email: string, mode?: 'expire' | 'end'): Promise<void>
  /** A token of a person, fresh from the upstream. */
  issueToken(email: string): Promise<string>
  /** The upstream's calls since the last look, oldest first. */
  takeCalls(): Promise<readonly UpstreamCall[]>
  stop(): Promise<void>
}

export async function startProduct(
  variables: Record<string, string> = {},
  options: Partial<ApiOptions> = {},
): Promise<TestProduct> {
  const folder = temporaryFolder()
  const { place, drop } = await createPlace()
  const api = await openApi({
    database: place,
    demo: true,
    limitScale: 0,
    hashCost: { memoryCost: 1024, timeCost: 1 },
    ...options,
  })
  const people = await seedDemo(api)
  const listening = await listen(api)
  const site = await startSite({ DATA_DIR: folder.path, API_URL: listening.url, ...variables })
  const control = async (path: string, method = 'POST', body?: unknown) => {
    const answer = await fetch(`${listening.url}/__demo/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as unknown
  }
  return {
    site,
    dataDir: folder.path,
    people,
    services: api.services,
    setStore: async (number, flags) => {
      await control('store', 'POST', { store_id: number, ...flags })
    },
    startTwin: (more = {}) =>
      startSite({ DATA_DIR: folder.path, API_URL: listening.url, ...variables, ...more }),
    fault: async (call, fault, times) => {
      await control('faults', 'POST', { call, fault, times: times ?? null })
    },
    clearFaults: async () => {
      await control('faults', 'DELETE')
    },
    expire: async (email, mode = 'expire') => {
      await control('session', 'POST', { email, mode })
    },
    issueToken: async (email) => ((await control('become', 'POST', { email })) as { token: string }).token,
    takeCalls: async () => ((await control('calls', 'DELETE')) as UpstreamCall[]).toReversed(),
    async stop() {
      await site.stop()
      await listening.close()
      await api.close()
      await drop()
      folder.remove()
    },
  }
}
