import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'

const rulesFile = fileURLToPath(new URL('../../../../operations/prometheus/alerts.yaml', import.meta.url))
const promtool = ['/usr/bin/promtool', '/usr/local/bin/promtool'].find((path) => existsSync(path))
const missing = 'promtool is not installed here: apt install prometheus.'

/** Each failure as a series, scraped every 30 s. It begins at 2 min 30 s, after five good values. */
const gauge = (series: string, good = 0, bad = 1) => ({ series, values: `${good}x4 ${bad}x20` })
const job = 'job="draftdesk"'
const failures: Readonly<Record<string, { readonly series: string; readonly values: string }>> = {
  MailboxLoginRefused: gauge('draftdesk_mailboxes_failing{reason="login"}'),
  MailServerAway: gauge('draftdesk_mailboxes_failing{reason="timeout"}'),
  MailServerThrottles: gauge('draftdesk_mailboxes_failing{reason="busy"}'),
  MailboxesBehind: gauge('draftdesk_mailboxes_behind{seconds="120"}'),
  MailUnreadable: gauge('draftdesk_unreadable_mails{fault="broken"}'),
  MailboxRenumbered: gauge('draftdesk_mail_events_total{event="renumbered"}'),
  MailMissed: gauge('draftdesk_mail_events_total{event="missed"}'),
  SentFolderMissing: gauge('draftdesk_mailboxes_without_sent_folder'),
  ModelFailing: gauge('draftdesk_model_failures_total{owner="server",reason="busy"}'),
  ModelLimitReached: gauge('draftdesk_stores_at_model_limit'),
  QuestionWithoutAnswer: gauge('draftdesk_open_questions', 3, 4),
  ShopFailing: gauge('draftdesk_shops_failing{reason="token"}'),
  SendConflict: gauge('draftdesk_failed_responses_total{status="409"}', 7, 8),
  SendDelayed: gauge('draftdesk_sends{state="delayed"}'),
  SendFailed: gauge('draftdesk_sends{state="failed"}', 2, 3),
  SendUnknown: gauge('draftdesk_sends{state="unknown"}'),
  MailBounced: gauge('draftdesk_mail_events_total{event="bounce"}'),
  AttachmentGone: gauge('draftdesk_failed_responses_total{status="410"}'),
  ProcessDown: gauge(`up{${job}}`, 1, 0),
  ProcessRestarted: gauge(`process_start_time_seconds{${job}}`, 1000, 2000),
  JobsAbandoned: gauge('draftdesk_jobs{kind="drafts",state="abandoned"}'),
  JobsLate: gauge('draftdesk_job_delay_seconds{kind="drafts"}', 100, 130),
  JobsParked: gauge('draftdesk_jobs{kind="drafts",state="parked"}', 1, 2),
  DatabaseAway: gauge('draftdesk_database_up', 1, 0),
  BackupFailed: gauge('draftdesk_failed_backups'),
  BackupLate: gauge('draftdesk_backup_age_seconds', 129_000, 130_000),
  DatabasePoolExhausted: gauge('draftdesk_database_pool_waiting'),
  EventLoopBlocked: gauge(`nodejs_eventloop_lag_p99_seconds{${job},instance="api"}`, 0, 2),
  ResponsesFail: gauge('draftdesk_failed_responses_total{status="503"}'),
}

const firing = (alert: string, evalTime: string, isFiring: boolean) => ({
  expr: `count(ALERTS{alertname="${alert}", alertstate="firing"})`,
  eval_time: evalTime,
  exp_samples: isFiring ? [{ value: 1 }] : [],
})

function runPromtool(...parameters: string[]): string {
  try {
    return execFileSync(promtool ?? '', parameters, { encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    if (!(error instanceof Error) || !('stdout' in error) || !('stderr' in error)) throw error
    return `${String(error.stdout)}${String(error.stderr)}`
  }
}

describe('the alerts', () => {
  test('have a failure each that must fire them', () => {
    const { groups } = parse(readFileSync(rulesFile, 'utf8')) as {
      readonly groups: readonly { readonly rules: readonly { readonly alert: string }[] }[]
    }
    const names = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert))
    expect(Object.keys(failures).toSorted()).toEqual(names.toSorted())
  })

  test.skipIf(!promtool)(`fire within four minutes, and never before (${promtool ?? missing})`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'draftdesk-alerts-'))
    const file = join(folder, 'test.yaml')
    const tests = Object.entries(failures).map(([alert, series]) => ({
      name: alert,
      interval: '30s',
      input_series: [series],
      promql_expr_test: [firing(alert, '2m', false), firing(alert, '6m30s', true)],
    }))
    writeFileSync(file, stringify({ rule_files: [rulesFile], evaluation_interval: '30s', tests }))
    expect(runPromtool('check', 'rules', rulesFile)).toContain(
      `SUCCESS: ${Object.keys(failures).length} rules found`,
    )
    expect(runPromtool('test', 'rules', file)).toContain('SUCCESS')
    rmSync(folder, { recursive: true })
  })
})
