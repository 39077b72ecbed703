import { createClient } from 'redis'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { sessionRecordSchema } from './session-record.ts'
import type { SessionRecord } from './session-record.ts'
import { StoreUnreachableError } from './session-store.ts'
import type { SessionStore } from './session-store.ts'

const keyPrefix = 'draftdesk:session:'

interface RedisLimits {
  /** The time limit of a call to Redis, and the pause after a timeout. */
  readonly answerMs: number
  readonly restMs: number
  /** A connection that does not respond to a ping for this long is opened again. */
  readonly silentMs: number
  readonly pingMs: number
}

const defaultLimits: RedisLimits = { answerMs: 250, restMs: 500, silentMs: 5000, pingMs: 2000 }

/** Commands that may wait for an answer at once. */
const mostQueuedCommands = 10_000

/** Replaces a record if its version is unchanged. One script makes this atomic. */
const replaceScript = `
  if redis.call('HGET', KEYS[1], 'version') ~= ARGV[1] then return 0 end
  redis.call('HSET', KEYS[1], 'version', ARGV[1] + 1, 'record', ARGV[2])
  redis.call('PEXPIREAT', KEYS[1], ARGV[3])
  return 1`

/**
 * The session store in Redis, for several site processes. While Redis is down, a call fails within 250 ms and
 * later calls at once, until the connection recovers.
 */
export function createRedisStore(url: string, now: () => number, limits = defaultLimits): SessionStore {
  const { answerMs, restMs, silentMs, pingMs } = limits
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: mostQueuedCommands,
    pingInterval: pingMs,
    socket: {
      connectTimeout: 3000,
      socketTimeout: silentMs,
      reconnectStrategy: (tries) => Math.min(tries * 50, 2000),
    },
  })
  client.on('error', (error: unknown) => process.stderr.write(`The session store: ${describeError(error)}\n`))
  // The error event reports a failed connection, and the client tries again.
  const connected = client.connect().catch(() => undefined)
  const run = createCircuitBreaker({ answerMs, restMs, now: () => performance.now() })

  /** Commands here are valid, so a failed or unanswered one means that Redis is unreachable. */
  async function runCommand<T>(command: () => Promise<T>): Promise<T> {
    try {
      return await run(() => connected.then(command))
    } catch (error) {
      throw new StoreUnreachableError('Redis did not answer', { cause: error })
    }
  }

  const toHashFields = (version: number, record: SessionRecord) => ({
    version: String(version),
    record: JSON.stringify(record),
  })

  return {
    async read(key) {
      const { version, record } = await runCommand(() => client.hGetAll(keyPrefix + key))
      if (record === undefined) return undefined
      const parsed = sessionRecordSchema.parse(JSON.parse(record))
      return parsed.expiresAtMs > now() ? { version: Number(version), record: parsed } : undefined
    },
    async create(key, record) {
      await runCommand(() =>
        client
          .multi()
          .hSet(keyPrefix + key, toHashFields(1, record))
          .pExpireAt(keyPrefix + key, record.expiresAtMs)
          .exec(),
      )
    },
    async replace(key, version, record) {
      const replaced = await runCommand(() =>
        client.eval(replaceScript, {
          keys: [keyPrefix + key],
          arguments: [String(version), JSON.stringify(record), String(record.expiresAtMs)],
        }),
      )
      return replaced === 1
    },
    async remove(key) {
      await runCommand(() => client.del(keyPrefix + key))
    },
    async sweep() {
      return 0
    },
    async close() {
      client.destroy()
    },
  }
}

/** Describes a failed connection without its address. */
function describeError(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'connection lost'
}
