import { Client } from 'pg'

const reconnectMs = 2000

/** Listens to a `pg_notify` channel on its own connection and reconnects after a failure. Also calls `hear` after each connect, because notifications may have been missed. */
export function listenToPostgres(
  url: string,
  channel: string,
  hear: (payload?: string) => void,
): () => Promise<void> {
  let isStopped = false
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined

  const connectClient = async (): Promise<void> => {
    const next = new Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
    client = next
    let isReconnecting = false
    const scheduleReconnect = () => {
      if (isReconnecting || isStopped) return
      isReconnecting = true
      timer = setTimeout(() => void connectClient(), reconnectMs)
      timer.unref()
    }
    next.on('error', scheduleReconnect)
    next.on('end', scheduleReconnect)
    next.on('notification', ({ payload }) => hear(payload))
    try {
      await next.connect()
      await next.query(`listen ${next.escapeIdentifier(channel)}`)
      hear()
    } catch {
      // A failed connection is retried. Meanwhile workers find jobs by polling.
      scheduleReconnect()
      await next.end().catch(() => undefined)
    }
  }

  const connecting = connectClient()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await connecting
    await client?.end().catch(() => undefined)
  }
}
