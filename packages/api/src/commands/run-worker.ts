import { StartError, version } from '@draftdesk/server-kit'
import { createServices } from '../http/create-services.ts'
import { getDatabaseLocation } from '../platform/api-settings.ts'
import type { ApiSettings } from '../platform/api-settings.ts'
import { startTelemetry } from './start-telemetry.ts'
import { printLine } from './print-line.ts'
import { buildServiceOptions } from './service-options.ts'

/** Runs background jobs until SIGTERM or SIGINT, in parallel to other workers. */
export async function runWorker(settings: ApiSettings): Promise<void> {
  if (getDatabaseLocation(settings).kind !== 'postgres')
    throw new StartError(
      'A separate worker needs PostgreSQL: set DATABASE_URL. With the embedded database the API runs the jobs itself.',
    )
  const measuring = await startTelemetry(settings, 'worker')
  const { database, services, startJobs, close } = await createServices({
    ...buildServiceOptions(settings),
    telemetry: measuring.telemetry,
  })
  await measuring.serveMetrics(database, services.now).catch(async (error: unknown) => {
    await measuring.close()
    await close()
    throw error
  })
  const jobs = await startJobs()
  // Keeps the process alive, because Node ends a process with only unreferenced timers.
  const alive = setInterval(() => undefined, 60_000)
  const stopWorker = () => {
    clearInterval(alive)
    void jobs.stop().then(measuring.close).then(close)
  }
  process.once('SIGTERM', stopWorker)
  process.once('SIGINT', stopWorker)
  printLine(`The worker is ready (version ${version}, ${database.label}).`)
}
