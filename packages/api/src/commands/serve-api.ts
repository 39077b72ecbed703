import { setTimeout as wait } from 'node:timers/promises'
import { version } from '@draftdesk/server-kit'
import { listenForRequests } from '../http/listen-for-requests.ts'
import { loadModelLibraries } from '../model/open-model.ts'
import { startApi } from '../http/start-api.ts'
import type { ApiSettings } from '../platform/api-settings.ts'
import { startTelemetry } from './start-telemetry.ts'
import { printLine } from './print-line.ts'
import { buildServiceOptions } from './service-options.ts'

const maxDrainMs = 9000

/** Serves /v1 until SIGTERM or SIGINT, then completes pending requests. */
export async function serveApi(settings: ApiSettings): Promise<void> {
  const { HOST, API_PORT, DRAIN_SECONDS } = settings
  const measuring = await startTelemetry(settings, 'api')
  const api = await startApi({
    ...buildServiceOptions(settings),
    telemetry: measuring.telemetry,
    work: settings.WORK,
    proxyTrust: settings.TRUST_PROXY,
    corsOrigins: settings.CORS_ORIGINS,
  })
  await loadModelLibraries()
  const openListener = async () => {
    await measuring.serveMetrics(api.database, api.services.now)
    return listenForRequests(api, API_PORT, HOST)
  }
  const listening = await openListener().catch(async (error: unknown) => {
    await measuring.close()
    await api.close()
    throw error
  })
  let isStopping = false
  const stopServer = () => {
    if (isStopping) return
    isStopping = true
    api.drain()
    listening.drain()
    const stillMs = DRAIN_SECONDS * 1000
    const deadline = setTimeout(() => process.exit(0), stillMs + maxDrainMs + 500)
    deadline.unref()
    // Keeps serving until the load balancer has seen the failing /readyz.
    void wait(stillMs)
      .then(() => {
        // Closing the streams makes browsers open them again in another process.
        api.endStreams()
        return listening.close(maxDrainMs)
      })
      .then(measuring.close)
      .then(() => api.close())
      .then(() => process.exit(0))
  }
  process.on('SIGTERM', stopServer)
  process.on('SIGINT', stopServer)
  printLine(`The API is ready on ${listening.url} (version ${version}, ${api.database.label}).`)
}
