import { createServer } from 'node:http'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

/** How long the slowest of many answers took, of the site and of a server that has nothing else to do. */
export interface Slowest {
  readonly siteMs: number
  readonly idleMs: number
}

/**
 * Asks for /healthz every 20 ms from a thread of its own, so that the tests' own work does not count, and a server with
 * nothing to do from another: what that one is late by is the machine's doing.
 */
export async function watchHealth(url: string): Promise<{ stop(): Promise<Slowest> }> {
  const [site, idle] = await Promise.all([watch(url), watch(undefined)])
  return { stop: async () => ({ siteMs: await site.stop(), idleMs: await idle.stop() }) }
}

async function watch(url: string | undefined): Promise<{ stop(): Promise<number> }> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url } })
  const slowest = new Promise<number>((resolve, reject) => {
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

async function work(): Promise<void> {
  const idle = createServer((_request, response) => response.end('ok\n'))
  await new Promise<void>((resolve) => idle.listen(0, '127.0.0.1', resolve))
  const address = idle.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { url = `http://127.0.0.1:${port}` } = workerData as { url?: string }
  let slowestMs = 0
  const stopped = new Promise<boolean>((resolve) => parentPort?.once('message', () => resolve(true)))
  const pause = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 20))
  do {
    const startedMs = performance.now()
    await (await fetch(`${url}/healthz`)).arrayBuffer()
    slowestMs = Math.max(slowestMs, performance.now() - startedMs)
  } while (!(await Promise.race([stopped, pause()])))
  idle.close()
  idle.closeAllConnections()
  parentPort?.postMessage(slowestMs)
}

if (!isMainThread && parentPort && 'url' in ((workerData ?? {}) as object)) await work()
