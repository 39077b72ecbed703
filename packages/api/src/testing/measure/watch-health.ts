import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

/** The slowest responses of the site and of an idle server. */
export interface SlowestAnswers {
  readonly siteMs: number
  readonly idleMs: number
  /** The most CPU time that the main thread of the site's process used during one answer (Linux only). */
  readonly busyMs: number
}

/**
 * Requests /healthz every 20 ms from a separate thread, so that the tests' own work does not count. A second thread does
 * the same with an idle server, whose delays come from the machine.
 */
export async function watchHealth(url: string, pid?: number): Promise<{ stop(): Promise<SlowestAnswers> }> {
  const [site, idle] = await Promise.all([watchServer(url, pid), watchServer(undefined)])
  return {
    stop: async () => {
      const { slowestMs: siteMs, busyMs } = await site.stop()
      return { siteMs, idleMs: (await idle.stop()).slowestMs, busyMs }
    },
  }
}

interface ServerDelays {
  readonly slowestMs: number
  readonly busyMs: number
}

async function watchServer(
  url: string | undefined,
  pid?: number,
): Promise<{ stop(): Promise<ServerDelays> }> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url, pid } })
  const slowest = new Promise<ServerDelays>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  await new Promise((resolve) => worker.once('online', resolve))
  return {
    stop: () => {
      worker.postMessage('stop')
      return slowest
    },
  }
}

async function watchInWorker(): Promise<void> {
  const idle = createServer((_request, response) => response.end('ok\n'))
  await new Promise<void>((resolve) => idle.listen(0, '127.0.0.1', resolve))
  const address = idle.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { url = `http://127.0.0.1:${port}`, pid } = workerData as { url?: string; pid?: number }
  let slowestMs = 0
  let busyMs = 0
  const stopped = new Promise<boolean>((resolve) => parentPort?.once('message', () => resolve(true)))
  const pauseBetween = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 20))
  do {
    const startedMs = performance.now()
    const usedMs = readUsedMs(pid)
    await (await fetch(`${url}/healthz`)).arrayBuffer()
    busyMs = Math.max(busyMs, readUsedMs(pid) - usedMs)
    slowestMs = Math.max(slowestMs, performance.now() - startedMs)
  } while (!(await Promise.race([stopped, pauseBetween()])))
  idle.close()
  idle.closeAllConnections()
  parentPort?.postMessage({ slowestMs, busyMs })
}

/** CPU time of the main thread of a process so far. */
function readUsedMs(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return 0
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')
  return Number(nanoseconds) / 1e6
}

if (!isMainThread && parentPort && 'url' in ((workerData ?? {}) as object)) await watchInWorker()
