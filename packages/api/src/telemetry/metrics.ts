import { version } from '@draftdesk/server-kit'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolState } from '../database/open-database.ts'
import { modelFaults } from '../model/model.ts'
import { noTelemetry } from '../platform/telemetry.ts'
import type { Telemetry } from '../platform/telemetry.ts'
import type { MetricCounts } from './load-metric-counts.ts'

/** Metrics of a process in Prometheus text format. */
export interface Metrics {
  /** Updates the counters and histograms. */
  readonly telemetry: Telemetry
  /** Renders all metrics. Undefined counts: the database did not answer. */
  readonly render: (counts: MetricCounts | undefined, pool: PoolState | undefined) => Promise<string>
  readonly contentType: string
}

const requestBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const callBuckets = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120]
const jobBuckets = [0.1, 1, 10, 60, 600, 3600]

const failedStatuses = [409, 410, 429, 500, 503, 507]

/** A client may send any method. */
const knownMethods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])

/** Creates the metrics of a process. Each label has a fixed set of values. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    telemetry: createRecorders(registry),
    render: createMetricsRenderer(registry),
    contentType: registry.contentType,
  }
}

function createRecorders(registry: Registry): Telemetry {
  const registers = [registry]
  const requests = new Histogram({
    name: 'draftdesk_request_duration_seconds',
    help: 'Duration of requests by route pattern.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: requestBuckets,
    registers,
  })
  const jobs = new Histogram({
    name: 'draftdesk_job_duration_seconds',
    help: 'Duration of tries of jobs.',
    labelNames: ['job', 'result'] as const,
    buckets: jobBuckets,
    registers,
  })
  const calls = new Histogram({
    name: 'draftdesk_model_call_duration_seconds',
    help: 'Duration of calls of language models.',
    labelNames: ['owner', 'operation', 'result'] as const,
    buckets: callBuckets,
    registers,
  })
  const tokens = new Counter({
    name: 'draftdesk_model_tokens_total',
    help: 'Tokens of language models.',
    labelNames: ['owner', 'operation', 'direction'] as const,
    registers,
  })
  const sends = new Histogram({
    name: 'draftdesk_send_duration_seconds',
    help: 'Duration of hand-overs to mail servers.',
    labelNames: ['result'] as const,
    buckets: callBuckets,
    registers,
  })
  const failures = new Counter({
    name: 'draftdesk_model_failures_total',
    help: 'Failed calls of language models, by reason.',
    labelNames: ['owner', 'reason'] as const,
    registers,
  })
  const failedResponses = new Counter({
    name: 'draftdesk_failed_responses_total',
    help: 'Responses by a status that tells of a conflict, a limit or a failure.',
    labelNames: ['status'] as const,
    registers,
  })
  const mailEvents = new Counter({
    name: 'draftdesk_mail_events_total',
    help: 'Undelivered mails, renumbered folders and missed mails.',
    labelNames: ['event'] as const,
    registers,
  })
  // Prometheus sees no increase at the first event of a counter that was never zero.
  for (const event of ['bounce', 'renumbered', 'missed']) mailEvents.inc({ event }, 0)
  for (const status of failedStatuses) failedResponses.inc({ status }, 0)
  for (const owner of ['server', 'store'])
    for (const reason of [...modelFaults, 'other']) failures.inc({ owner, reason }, 0)
  const streams = new Gauge({
    name: 'draftdesk_event_streams',
    help: 'Open event streams.',
    registers,
  })
  return {
    ...noTelemetry,
    recordRequest: ({ method, route, status, seconds }) => {
      requests.observe({ method: knownMethods.has(method) ? method : 'other', route, status }, seconds)
      if (failedStatuses.includes(status)) failedResponses.inc({ status })
    },
    recordJob: ({ name, result, seconds }) => jobs.observe({ job: name, result }, seconds),
    recordModelCall: ({ owner, operation, fault, seconds, tokensIn, tokensOut }) => {
      calls.observe({ owner, operation, result: fault === undefined ? 'ok' : 'failed' }, seconds)
      if (fault !== undefined) failures.inc({ owner, reason: fault })
      tokens.inc({ owner, operation, direction: 'in' }, tokensIn)
      tokens.inc({ owner, operation, direction: 'out' }, tokensOut)
    },
    recordSend: ({ result, seconds }) => sends.observe({ result }, seconds),
    countMailEvent: (event) => mailEvents.inc({ event }),
    countStream: (change) => streams.inc(change),
  }
}

function createMetricsRenderer(registry: Registry): Metrics['render'] {
  const registers = [registry]
  const build = new Gauge({
    name: 'draftdesk_build_info',
    help: 'Version of the process.',
    labelNames: ['version'] as const,
    registers,
  })
  build.set({ version }, 1)
  const isDatabaseUp = new Gauge({
    name: 'draftdesk_database_up',
    help: '1 if the database answered the counts of this scrape in time.',
    registers,
  })
  const poolConnections = new Gauge({
    name: 'draftdesk_database_pool_connections',
    help: 'Connections to PostgreSQL.',
    labelNames: ['state'] as const,
    registers,
  })
  const poolWaiting = new Gauge({
    name: 'draftdesk_database_pool_waiting',
    help: 'Queries that wait for a connection.',
    registers,
  })
  const writeCounts = createCountGauges(registry)
  return async (counts, pool) => {
    isDatabaseUp.set(counts ? 1 : 0)
    writeCounts(counts)
    if (pool) {
      poolConnections.set({ state: 'idle' }, pool.idle)
      poolConnections.set({ state: 'busy' }, pool.total - pool.idle)
      poolWaiting.set(pool.waiting)
    }
    return registry.metrics()
  }
}

/** Gauges of rows in the database. All processes report the same values. */
function createCountGauges(registry: Registry): (counts: MetricCounts | undefined) => void {
  const createGauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name: `draftdesk_${name}`, help, labelNames, registers: [registry] })
  const gauges: Readonly<Record<keyof MetricCounts, Gauge>> = {
    mailboxes: createGauge('mailboxes', 'Mailboxes by state of their sync.', ['state']),
    mailboxesFailing: createGauge('mailboxes_failing', 'Mailboxes that are not read, by reason.', ['reason']),
    mailboxesBehind: createGauge(
      'mailboxes_behind',
      'Mailboxes whose sync is behind by at least this long.',
      ['seconds'],
    ),
    mailboxLag: createGauge('mailbox_lag_seconds', 'The longest time since a mailbox was up to date.'),
    mailboxesWithoutSent: createGauge(
      'mailboxes_without_sent_folder',
      'Mailboxes without a known Sent folder.',
    ),
    unreadableMails: createGauge('unreadable_mails', 'Mails that could not be parsed.', ['fault']),
    jobs: createGauge('jobs', 'Jobs by state.', ['kind', 'state']),
    jobDelay: createGauge('job_delay_seconds', 'How long the oldest due job waits.', ['kind']),
    sends: createGauge('sends', 'Mails that are not sent yet or failed.', ['state']),
    shopsFailing: createGauge('shops_failing', 'Shops that cannot be read, by reason.', ['reason']),
    storesAtModelLimit: createGauge('stores_at_model_limit', 'Stores that used up the tokens of the month.'),
    openQuestions: createGauge('open_questions', 'Questions of customers that no document answers.'),
    backupAge: createGauge(
      'backup_age_seconds',
      'The age of the last good nightly backup. 0 before the first.',
    ),
    failedBackups: createGauge('failed_backups', 'Nightly backups that failed since the last good one.'),
  }
  return (counts) => {
    for (const metric of Object.values(gauges)) metric.reset()
    for (const key of Object.keys(counts ?? {}) as (keyof MetricCounts)[])
      for (const { value, labels } of counts?.[key] ?? []) gauges[key].set(labels, value)
  }
}
