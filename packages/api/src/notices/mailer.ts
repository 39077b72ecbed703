import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { Log } from '../platform/log.ts'

/** One message to one person; `hint` is its code or link, for the console of a machine without a mail server. */
export interface Mail {
  to: string
  subject: string
  text: string
  hint: string
}

/** Hands one message over, or throws. */
export type Deliver = (mail: Mail) => Promise<void>

/** Sends in the background, so that an answer takes the same time whether or not there is something to send. */
export interface Mailer {
  send: (mail: Mail) => void
  /** Waits until everything is handed over or given up. */
  flush: () => Promise<void>
}

/** Creates a mailer over `deliver` that tries again after each of `pausesMs` before it gives up. */
export function createMailer(
  deliver: Deliver,
  log: Log,
  pausesMs: readonly number[] = [500, 2000, 5000],
): Mailer {
  const running = new Set<Promise<void>>()

  const attempt = async (mail: Mail): Promise<void> => {
    for (const pauseMs of [...pausesMs, undefined]) {
      try {
        await deliver(mail)
        return
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
        log.warn({ code, isLast: pauseMs === undefined }, 'mail not handed over')
        if (pauseMs !== undefined) await wait(pauseMs)
      }
    }
  }

  return {
    send: (mail) => {
      const job = attempt(mail).finally(() => running.delete(job))
      running.add(job)
    },
    flush: async () => {
      await Promise.all(running)
    },
  }
}

/** Delivers through the mail server at `url` (smtp:// or smtps://). */
export function smtpDelivery(url: string, from: string): Deliver {
  const transport = createTransport(url)
  return async ({ to, subject, text }) => {
    await transport.sendMail({ from, to, subject, text })
  }
}

/** Delivers into `folder` as .eml files and says the code or link of each on `print`. */
export function outboxDelivery(folder: string, from: string, print: (line: string) => void): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async ({ to, subject, text, hint }) => {
    const { message } = await transport.sendMail({ from, to, subject, text })
    const file = join(
      folder,
      `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`,
    )
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(file, message, { mode: 0o600 })
    print(`mail: ${hint} (${file})`)
  }
}
