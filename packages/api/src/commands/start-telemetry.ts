import type { SqlClock } from '../claims/sql-time.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { listenForRequests } from '../http/listen-for-requests.ts'
import type { ApiSettings } from '../platform/api-settings.ts'
import { noTelemetry } from '../platform/telemetry.ts'
import type { Telemetry } from '../platform/telemetry.ts'
import { printLine } from './print-line.ts'

/** Metrics and traces of a process. */
interface ProcessTelemetry {
  readonly telemetry: Telemetry
  /** Serves /metrics on its own port, if the settings have one. */
  readonly serveMetrics: (database: OpenDatabase, now: SqlClock) => Promise<void>
  readonly close: () => Promise<void>
}

/** Creates the metrics and traces that the settings turn on. Their libraries are loaded only then. */
export async function startTelemetry(
  settings: ApiSettings,
  program: 'api' | 'worker',
): Promise<ProcessTelemetry> {
  const setting = program === 'api' ? 'METRICS_PORT' : 'WORKER_METRICS_PORT'
  const { METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, [setting]: port } = settings
  const metrics = port === undefined ? undefined : (await import('../telemetry/metrics.ts')).createMetrics()
  const traces =
    endpoint === undefined
      ? undefined
      : (await import('../telemetry/traces.ts')).createTraces(endpoint, `draftdesk-${program}`)
  const closing: (() => Promise<void>)[] = traces ? [traces.close] : []
  return {
    telemetry: { ...(metrics?.telemetry ?? noTelemetry), ...(traces && { trace: traces.trace }) },
    serveMetrics: async ({ db, isShared, readPool }, now) => {
      if (!metrics) return
      const { createMetricsHandler } = await import('../telemetry/metrics-handler.ts')
      const fetch = createMetricsHandler({ metrics, db, now, isShared, readPool, clock: Date.now })
      const listening = await listenForRequests({ fetch }, port, host, {
        port: setting,
        host: 'METRICS_HOST',
      })
      closing.push(() => listening.close())
      printLine(`Metrics are on ${listening.url}/metrics.`)
    },
    close: async () => {
      await Promise.all(closing.map((close) => close()))
    },
  }
}
