import { pino, type Logger } from 'pino'

/** Structured lines on stdout; what they carry is chosen line by line, never a whole request or person. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>

/** Creates the log of a process. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    formatters: { level: (label) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  })
}

/** A log that says nothing. */
export const silentLog: Log = pino({ level: 'silent' })
