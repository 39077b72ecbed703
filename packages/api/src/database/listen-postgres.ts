import { Client } from 'pg'

const againMs = 2000

/**
 * Hears what `pg_notify` says on `channel` over a connection of its own, and once after each connect, since what was said before
 * is gone. A connection that breaks is opened again; the returned stop closes it.
 */
export function listenPostgres(url: string, channel: string, hear: () => void): () => Promise<void> {
  let isStopped = false
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
    client = next
    let isOver = false
    const over = () => {
      if (isOver || isStopped) return
      isOver = true
      timer = setTimeout(() => void connect(), againMs)
      timer.unref()
    }
    next.on('error', over)
    next.on('end', over)
    next.on('notification', hear)
    try {
      await next.connect()
      await next.query(`listen ${next.escapeIdentifier(channel)}`)
      hear()
    } catch {
      // Whatever it was, work is found by looking every few seconds, and the next connect says whether it has passed.
      over()
      await next.end().catch(() => undefined)
    }
  }

  const connecting = connect()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await connecting
    await client?.end().catch(() => undefined)
  }
}
