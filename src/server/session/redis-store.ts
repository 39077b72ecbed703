import { createClient } from 'redis'
import { sessionRecord } from './session-record.ts'
import type { SessionRecord } from './session-record.ts'
import { StoreAway } from './session-store.ts'
import type { SessionStore } from './session-store.ts'

const prefix = 'draftdesk:session:'

/** Longest wait for an answer. */
const answerMs = 3000

/** Replaces a record if its version is unchanged; one script, so that nothing comes in between. */
const replaceScript = `
  if redis.call('HGET', KEYS[1], 'version') ~= ARGV[1] then return 0 end
  redis.call('HSET', KEYS[1], 'version', ARGV[1] + 1, 'record', ARGV[2])
  redis.call('PEXPIREAT', KEYS[1], ARGV[3])
  return 1`

/**
 * The session store in Redis, for several site processes on several machines. Redis itself drops what is past its end.
 * While Redis is away every call fails within 3 s; the connection heals by itself.
 */
export function createRedisStore(url: string, now: () => number): SessionStore {
  const client = createClient({
    url,
    socket: { connectTimeout: answerMs, reconnectStrategy: (tries) => Math.min(tries * 50, 2000) },
  })
  client.on('error', (error: unknown) => process.stderr.write(`The session store: ${describe(error)}\n`))
  // A failure to connect is told by the event above, and tried again.
  void client.connect().catch(() => undefined)

  const fields = (version: number, record: SessionRecord) => ({
    version: String(version),
    record: JSON.stringify(record),
  })

  return {
    async read(key) {
      const { version, record } = await reach(client.hGetAll(prefix + key))
      if (version === undefined || record === undefined) return undefined
      const parsed = sessionRecord.parse(JSON.parse(record))
      return parsed.expiresAtMs > now() ? { version: Number(version), record: parsed } : undefined
    },
    async create(key, record) {
      const added = client
        .multi()
        .hSet(prefix + key, fields(1, record))
        .pExpireAt(prefix + key, record.expiresAtMs)
      await reach(added.exec())
    },
    async replace(key, version, record) {
      const replaced = await reach(
        client.eval(replaceScript, {
          keys: [prefix + key],
          arguments: [String(version), JSON.stringify(record), String(record.expiresAtMs)],
        }),
      )
      return replaced === 1
    },
    async remove(key) {
      await reach(client.del(prefix + key))
    },
    async sweep() {
      return 0
    },
    async close() {
      client.destroy()
    },
  }
}

/** Every command here is right, so one that fails, or is not answered in time, never came through. */
async function reach<T>(reply: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${answerMs} ms`)), answerMs)
  })
  try {
    return await Promise.race([reply, late])
  } catch (error) {
    throw new StoreAway('Redis did not answer', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** What is known of a failed connection, without its address. */
function describe(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'connection lost'
}
