declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net'

  interface Hoodiecrow {
    readonly server: Server
    listen(port: number, host: string, done: () => void): void
    close(done: () => void): void
  }

  /** An IMAP server in memory. */
  export default function hoodiecrow(options: {
    plugins?: readonly string[]
    users?: Readonly<Record<string, { password: string }>>
    storage?: Readonly<Record<string, object>>
  }): Hoodiecrow
}
