import { describe, expect, test } from 'vitest'
import { startClaimingJobs } from '../../claims/job-runner.ts'
import { createClockTime } from '../../claims/sql-time.ts'
import { outbox } from '../../database/schema.ts'
import type { DeliverMail } from '../../outbox/deliver-mail.ts'
import { silentLog } from '../../platform/log.ts'
import { createCrashingDatabase } from '../../testing/database/crashing-database.ts'
import { useReplies } from '../../testing/mail/replies.ts'
import { createReplyDeps } from './reply-deps.ts'
import { createRepliesJob } from './send-replies.ts'

// `LATER_SENDS=300 npx vitest run later-sends` for more.
const sends = Number(process.env['LATER_SENDS'] ?? 24)
const killsOfWindow = 10
/** Two minutes before summer time begins and ends in Europe. */
const windows = [Date.UTC(2030, 2, 31, 0, 58), Date.UTC(2030, 9, 27, 0, 58)]
const windowSeconds = 240
const stepMs = 10_000

const w = useReplies()

interface HandedMail {
  readonly id: string
  readonly atMs: number
}

/** Starts a worker that dies after a number of statements, at a time. */
function startWorker(lifetime: number, nowMs: number, handed: HandedMail[]) {
  const { db, mailer } = w.t.api.services
  const handOver: DeliverMail = async (_login, { raw }, marks) => {
    await marks.onFirst()
    await marks.onEnd()
    const id = /^X-Draftdesk-Id: <dd\.(\S+)>/im.exec(raw.toString('latin1'))?.[1] ?? ''
    handed.push({ id, atMs: nowMs })
    return { kind: 'sent', answer: '250 OK', rejected: [] }
  }
  const crashing = createCrashingDatabase(db, lifetime)
  const now = createClockTime(() => nowMs)
  const job = createRepliesJob({
    ...createReplyDeps({
      openCredentials: () => Promise.resolve({ username: 'x', password: 'x' }),
      findHost: () => Promise.resolve({ kind: 'found', address: '127.0.0.1' }),
      ...{ mailer, siteUrl: '', handOver },
    }),
    ...{ db: crashing, now, clock: () => nowMs },
  })
  return startClaimingJobs({
    ...{ db: crashing, now, random: Math.random, log: silentLog, jobs: [job] },
    listen: () => Promise.resolve(() => Promise.resolve()),
  })
}

describe('replies that are sent later', () => {
  test(
    'leave once each, within 60 s of their time, over twenty kills and two changes of the clock',
    { timeout: 600_000 },
    async () => {
      for (let n = 0; n < sends; n += 1) {
        const atMs = (windows[n % 2] ?? NaN) + ((n * 7) % windowSeconds) * 1000
        const sent = await w.press(await w.begin(), { send_at: new Date(atMs).toISOString() })
        expect(sent.status).toBe(200)
      }
      const handed: HandedMail[] = []
      let kills = 0
      for (const [index, startMs] of windows.entries()) {
        const endMs = startMs + (windowSeconds + 120) * 1000
        for (let nowMs = startMs, round = 0; nowMs < endMs; nowMs += stepMs, round += 1) {
          // Every second worker dies, each after another statement. Its leases end in a round of another one.
          const isDoomed = round % 2 === 0 && kills < killsOfWindow * (index + 1)
          const worker = startWorker(isDoomed ? 2 + kills : Infinity, nowMs, handed)
          await worker.settle()
          await worker.stop()
          if (isDoomed) kills += 1
        }
      }
      expect(kills).toBe(20)
      const rows = await w.t.api.services.db.select().from(outbox)
      expect(rows).toHaveLength(sends)
      expect(handed.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
      // A process that dies while a mail is handed over leaves it to the Sent folder or a person.
      expect(rows.filter(({ state }) => state !== 'sent' && state !== 'unknown')).toEqual([])
      const late = handed.map(({ id, atMs }) => {
        const sendAt = rows.find((row) => row.id === id)?.sendAt
        return atMs - (sendAt?.getTime() ?? NaN)
      })
      expect(Math.min(...late)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...late)).toBeLessThanOrEqual(60_000)
    },
  )
})
