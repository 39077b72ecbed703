import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/** Records progress during hand-over. A rejected call stops the mail. */
export interface SmtpProgressCallbacks {
  /** Called before the first byte of the body. */
  readonly onFirst: () => Promise<void>
  /** Called before the end of the body, which completes the mail. */
  readonly onEnd: () => Promise<void>
}

const chunkBytes = 64 * 1024
const pauseMs = 50

/** The body of a mail for SMTP, read after the server accepts DATA. If the lease expired, the callbacks fail and the mail stays incomplete, so it is not sent twice. */
export class MailBodyStream extends Readable {
  /** True if the server may have accepted the mail. */
  hasEnded = false
  readonly #raw: Buffer
  readonly #marks: SmtpProgressCallbacks
  #at = 0
  #isAsked = false

  constructor(raw: Buffer, marks: SmtpProgressCallbacks) {
    super({ highWaterMark: chunkBytes })
    this.#raw = raw
    this.#marks = marks
  }

  override _read(): void {
    this.#next().catch((error: unknown) =>
      this.destroy(error instanceof Error ? error : new Error('the body was refused')),
    )
  }

  async #next(): Promise<void> {
    if (!this.#isAsked) {
      this.#isAsked = true
      await this.#marks.onFirst()
    }
    if (this.#at < this.#raw.length) {
      const chunk = this.#raw.subarray(this.#at, this.#at + chunkBytes)
      this.#at += chunk.length
      this.push(chunk)
      return
    }
    // Time to notice a server that closes the connection instead of reading.
    await wait(pauseMs)
    if (this.#isOver()) return
    await this.#marks.onEnd()
    // A broken connection has destroyed the stream.
    if (this.#isOver()) return
    this.hasEnded = true
    this.push(null)
  }

  // A method prevents TypeScript from narrowing, because the state changes during awaits.
  #isOver(): boolean {
    return this.destroyed
  }
}
