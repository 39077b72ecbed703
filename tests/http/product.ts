import { listen, startApi, seedDemo } from '@draftdesk/api'
import type { Api, ApiOptions, DemoPerson } from '@draftdesk/api'
import { createTestDatabase } from '../../packages/api/src/testing/database/database.ts'
import { startSite, temporaryFolder } from '../harness.ts'
import type { RunningProcess } from '../harness.ts'

/** One recorded call at the upstream. */
export interface UpstreamCall {
  readonly method: string
  readonly path: string
  readonly status: number | undefined
}

/** The built site with the real /v1 server on an in-memory database, demo people and simulated faults. */
export interface TestProduct {
  readonly site: RunningProcess
  readonly dataDir: string
  readonly people: readonly DemoPerson[]
  /** Starts another site process on the same data. */
  startTwin(variables?: Record<string, string>): Promise<RunningProcess>
  /** The services behind the upstream. */
  readonly services: Api['services']
  /** Sets the set-up state of a store by its number. */
  setStore(number: number, flags: Record<string, boolean>): Promise<void>
  /** Makes an upstream call fail with a status, `slow=500` or `offline`, always or some times. */
  fault(call: string, fault: string, times?: number): Promise<void>
  clearFaults(): Promise<void>
  /** Expires all upstream tokens of a person, or ends their sessions. */
  expire(email: string, mode?: 'expire' | 'end'): Promise<void>
  /** Gets a new upstream token of a person. */
  issueToken(email: string): Promise<string>
  /** Returns and clears the recorded upstream calls, oldest first. */
  takeCalls(): Promise<readonly UpstreamCall[]>
  stop(): Promise<void>
}

export async function startProduct(
  variables: Record<string, string> = {},
  options: Partial<ApiOptions> = {},
): Promise<TestProduct> {
  const folder = temporaryFolder()
  const { location, drop } = await createTestDatabase()
  const api = await startApi({
    database: location,
    demo: true,
    limitScale: 0,
    requireSuperAdminTwoStep: false,
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
