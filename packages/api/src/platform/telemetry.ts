/** A finished request. The route is a pattern such as /v1/threads/:id. */
export interface RequestMeasurement {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}

/** A finished try of a job. */
export interface JobMeasurement {
  readonly name: string
  readonly result: 'done' | 'again' | 'resting' | 'failed' | 'released'
  readonly seconds: number
}

/** A finished model call. `owner` is the owner of the model. */
export interface ModelMeasurement {
  readonly owner: 'server' | 'store'
  readonly operation: 'write' | 'embed'
  /** The code of a `ModelError`, or `other`. Undefined when the call worked. */
  readonly fault: string | undefined
  readonly seconds: number
  readonly tokensIn: number
  readonly tokensOut: number
}

/** A finished hand-over of a mail to a mail server. */
export interface SendMeasurement {
  readonly result: 'sent' | 'later' | 'refused' | 'silent' | 'error'
  readonly seconds: number
}

/** Events of mailbox sync: an undelivered mail, a renumbered folder, a mail that sync missed. */
export type MailSyncEvent = 'bounce' | 'renumbered' | 'missed'

/** The start of a span. `traceparent` is the caller's header of W3C Trace Context. */
export interface SpanStart {
  readonly name: string
  readonly kind: 'server' | 'client' | 'internal'
  readonly traceparent?: string | undefined
}

/** Facts of a span that are known at its end. `failure` is a code. */
export interface SpanFacts {
  readonly name?: string
  readonly attributes?: Readonly<Record<string, string | number>>
  readonly failure?: string | undefined
}

/** Runs work within a span. */
export type RunInSpan = <Result>(
  start: SpanStart,
  run: (describe: (facts: SpanFacts) => void) => Promise<Result>,
) => Promise<Result>

/** Receives measurements of this process. No field holds an address, a name or an id. */
export interface Telemetry {
  readonly trace: RunInSpan
  readonly recordRequest: (request: RequestMeasurement) => void
  readonly recordJob: (job: JobMeasurement) => void
  readonly recordModelCall: (call: ModelMeasurement) => void
  readonly recordSend: (send: SendMeasurement) => void
  readonly countMailEvent: (event: MailSyncEvent) => void
  readonly countStream: (change: 1 | -1) => void
}

const doNothing = (): void => undefined

/** Drops all measurements. */
export const noTelemetry: Telemetry = {
  trace: (_start, run) => run(doNothing),
  recordRequest: doNothing,
  recordJob: doNothing,
  recordModelCall: doNothing,
  recordSend: doNothing,
  countMailEvent: doNothing,
  countStream: doNothing,
}

/** Seconds since a `performance.now()`. */
export const measureSecondsSince = (startedMs: number): number => (performance.now() - startedMs) / 1000
