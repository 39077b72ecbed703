import { version } from '@draftdesk/server-kit'
import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'

/** Structured log on stdout. Lines contain selected fields, never whole requests or people. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>

/** Creates a log with one JSON line per entry: level, UTC time and version. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const formatters = { level: (label: string) => ({ level: label }) }
  return pino({ level, base: { version }, formatters, timestamp: pino.stdTimeFunctions.isoTime }, destination)
}

export const silentLog: Log = pino({ level: 'silent' })
