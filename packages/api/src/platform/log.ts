import { version } from '@draftdesk/server-kit'
import { pino, type DestinationStream, type Logger } from 'pino'

/** Structured lines on stdout; what they carry is chosen line by line, never a whole request or person. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>

/** Creates the log of a process: one line of JSON each, with the level as a word, the time in UTC and the version. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const formatters = { level: (label: string) => ({ level: label }) }
  return pino({ level, base: { version }, formatters, timestamp: pino.stdTimeFunctions.isoTime }, destination)
}

/** A log that says nothing. */
export const silentLog: Log = pino({ level: 'silent' })
