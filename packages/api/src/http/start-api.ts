import type { ProxyTrust } from '@draftdesk/server-kit'
import type { Services } from '../calls/call-handler.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { createEventHub } from '../events/event-hub.ts'
import { createPresenceHub } from '../events/presence-hub.ts'
import { createFetchPicture } from '../platform/network/fetch-picture.ts'
import { createHttpApp } from './create-http-app.ts'
import { createServices } from './create-services.ts'
import type { ServiceOptions } from './create-services.ts'
import type { EventStreamLimits } from './event-stream.ts'

/** Options of an API. Only the database is required. */
export interface ApiOptions extends ServiceOptions {
  /** False: background jobs run in other processes. */
  work?: boolean | undefined
  proxyTrust?: ProxyTrust | undefined
  /** Origins of other browser front ends. */
  corsOrigins?: readonly string[] | undefined
  /** Limits of event streams. */
  streams?: Partial<EventStreamLimits> | undefined
}

/** An open API with its `fetch` and control functions. */
export interface Api {
  /** Serves one request. `env.incoming` is the node:http request, if any. */
  fetch: (request: Request, env?: unknown) => Promise<Response>
  services: Services
  database: OpenDatabase
  /** Makes /readyz return 503. */
  drain: () => void
  /** Ends all event streams. Their pages connect again. */
  endStreams: () => void
  /** Runs until no job is due. Returns at once when jobs run elsewhere. */
  settle: () => Promise<void>
  /** Completes pending work and closes the database. */
  close: () => Promise<void>
}

/** Opens the API without a port: `const api = await startApi({ database: 'memory' })`, then `await api.fetch(new Request('http://api/v1/auth/check-internet'))`. Throws a `StartError` when it cannot. */
export async function startApi(options: ApiOptions): Promise<Api> {
  const { database, services, findHost, demo, startJobs, close } = await createServices(options)
  const { clock, log, mailFiles } = services
  const hub = await createEventHub(database, clock, log)
  const presence = await createPresenceHub({ database, publisher: services.presence, hub, clock, log })
  let isReady = true
  const closing = new AbortController()
  const app = createHttpApp(services, {
    proxyTrust: options.proxyTrust ?? 'loopback',
    isReady: () => isReady,
    corsOrigins: options.corsOrigins ?? [],
    hub,
    presence,
    streams: options.streams,
    closing: closing.signal,
    files: {
      fetchPicture: createFetchPicture(findHost),
      fetchFile: mailFiles.fetchFile,
    },
  })
  const answerRequest: Api['fetch'] = async (request, env) => app.fetch(request, env)
  const jobs = options.work === false ? undefined : await startJobs()
  return {
    fetch: demo ? demo.wrap(answerRequest, services) : answerRequest,
    services,
    database,
    drain: () => {
      isReady = false
    },
    endStreams: () => closing.abort(),
    settle: async () => jobs?.settle(),
    close: async () => {
      isReady = false
      await Promise.all([presence.close(), hub.close(), jobs?.stop()])
      await close()
    },
  }
}
