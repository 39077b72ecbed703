import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/** What is written down while a mail is handed over; each may refuse, and then nothing more of the mail leaves. */
export interface Marks {
  /** Before the first byte of the body leaves. */
  readonly onFirst: () => Promise<void>
  /** Before the end of the body leaves, without which no server can have taken the mail. */
  readonly onEnd: () => Promise<void>
}

const chunkBytes = 64 * 1024
const pauseMs = 50

/**
 * The body of a mail for an SMTP connection, which asks for it only after the server said that it wants it. Whoever has slept
 * through its lease is refused by the marks, and the mail it was about to send a second time stays incomplete.
 */
export class BodyStream extends Readable {
  /** Whether the server may have taken the mail. */
  hasEnded = false
  readonly #raw: Buffer
  readonly #marks: Marks
  #at = 0
  #isAsked = false

  constructor(raw: Buffer, marks: Marks) {
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
    // A server that closes the connection instead of reading is noticed in this time, while the mail is still ours.
    await wait(pauseMs)
    if (this.#isOver()) return
    await this.#marks.onEnd()
    // A connection that broke meanwhile has destroyed this stream: its end goes nowhere.
    if (this.#isOver()) return
    this.hasEnded = true
    this.push(null)
  }

  // Asked by a method, because the connection breaks while others work.
  #isOver(): boolean {
    return this.destroyed
  }
}
