import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { version } from '@draftdesk/server-kit'
import { pino } from 'pino'

/** The fields of a log line. It holds the route pattern, never the address. */
export interface RequestLogLine {
  route: string
}

/** A request after its response. */
export interface CompletedRequest {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}

/** Starts the log line of a request. It is written after the response. */
export type StartRequestLog = (request: IncomingMessage, response: ServerResponse) => RequestLogLine

const requestIdPattern = /^[\w.-]{8,128}$/

/**
 * Logs one line per request and passes it to `record`: method, route, status, duration and request id.
 * Addresses, queries, cookies and tokens are not logged.
 */
export function createRequestLog(
  level: string,
  record?: (request: CompletedRequest) => void,
): StartRequestLog {
  const log = pino({
    level,
    base: { version },
    formatters: { level: (label) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  })
  return (request, response) => {
    const startedMs = performance.now()
    const given = request.headers['x-request-id']?.toString() ?? ''
    const requestId = requestIdPattern.test(given) ? given : randomUUID()
    request.headers['x-request-id'] = requestId
    response.setHeader('x-request-id', requestId)
    const line: RequestLogLine = { route: 'unknown' }
    response.once('close', () => {
      const { statusCode: status } = response
      const ms = performance.now() - startedMs
      const { method = 'GET' } = request
      const { route } = line
      log.info({ requestId, method, route, status, ms: Math.round(ms) }, 'request')
      record?.({ method, route, status, seconds: ms / 1000 })
    })
    return line
  }
}
