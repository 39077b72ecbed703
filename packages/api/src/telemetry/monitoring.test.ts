import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createClockTime } from '../claims/sql-time.ts'
import { useDatabase } from '../testing/database/use-database.ts'
import { createMetrics } from './metrics.ts'
import { loadMetricCounts } from './load-metric-counts.ts'

const database = useDatabase()
const operations = fileURLToPath(new URL('../../../../operations/', import.meta.url))
const readText = (path: string) => readFileSync(`${operations}${path}`, 'utf8')

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly for?: string
  readonly labels: Readonly<Record<string, string>>
  readonly annotations: Readonly<Record<string, string>>
}
const { groups } = parse(readText('prometheus/alerts.yaml')) as {
  groups: readonly { readonly rules: readonly Rule[] }[]
}
const rules = groups.flatMap((group) => group.rules)

interface Board {
  readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[]
}
const board = JSON.parse(readText('grafana/draftdesk.json')) as Board
const boardQueries = board.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

/** The metrics of a process, with all known values of labels. */
let exposed: string
let exposedNames: ReadonlySet<string>
beforeAll(async () => {
  const { db } = database
  const metrics = createMetrics()
  metrics.telemetry.recordRequest({ method: 'GET', route: '/healthz', status: 200, seconds: 1 })
  metrics.telemetry.recordJob({ name: 'send-notices', result: 'done', seconds: 1 })
  metrics.telemetry.recordSend({ result: 'sent', seconds: 1 })
  const call = { owner: 'server', operation: 'write', tokensIn: 1, tokensOut: 1, seconds: 1 } as const
  metrics.telemetry.recordModelCall({ ...call, fault: undefined })
  const counts = await loadMetricCounts({ db, now: createClockTime(Date.now), isShared: false })
  exposed = await metrics.render(counts, { total: 1, idle: 1, waiting: 0 })
  exposedNames = new Set([...exposed.matchAll(/^([a-z0-9_]+)[{ ]/gm)].map(([, name = '']) => name))
})

/** The names of metrics in a query. `up` is made by Prometheus. */
const readNames = (query: string) =>
  [...query.matchAll(/\b(?:draftdesk|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name)

/** Its selectors of one value or a list: metric, label, operator and values. */
const readSelectors = (query: string) =>
  [...query.matchAll(/(draftdesk_[a-z_]+)\{([a-z]+)(=|=~|!~)"([^"]+)"\}/g)].map(
    ([, metric = '', label = '', , values = '']) => ({ metric, label, values: values.split('|') }),
  )

describe.each([
  ['the alerts', rules.map(({ expr }) => expr)],
  ['the board', boardQueries],
])('%s', (_, queries) => {
  test('name only metrics that a process exposes', () => {
    expect(queries.length).toBeGreaterThan(15)
    expect(queries.flatMap(readNames).filter((name) => !exposedNames.has(name))).toEqual([])
  })

  test('name only values that a label can have', () => {
    const unknown = queries.flatMap(readSelectors).flatMap(({ metric, label, values }) => {
      const lines = exposed.split('\n').filter((line) => line.startsWith(`${metric}{`))
      return values.filter((value) => !lines.some((line) => line.includes(`${label}="${value}"`)))
    })
    expect(unknown).toEqual([])
  })
})

describe('the alerts', () => {
  test('have a severity and a sentence each, and names of their own', () => {
    for (const { alert, labels, annotations } of rules) {
      expect([alert, labels['severity']]).toEqual([
        alert,
        expect.stringMatching(/^(?:info|warning|critical)$/),
      ])
      expect([alert, annotations['summary']]).toEqual([alert, expect.stringMatching(/^[A-Z].+\.$/)])
    }
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  })

  test('fire within five minutes: none waits longer than two', () => {
    const waits = rules.map((rule) => rule.for ?? '0m')
    expect(waits.filter((wait) => !/^[012]m$/.test(wait))).toEqual([])
  })

  test.each([
    ['a refused login', 'MailboxLoginRefused'],
    ['a mail server that is away', 'MailServerAway'],
    ['a mail server that throttles', 'MailServerThrottles'],
    ['an unreadable mail', 'MailUnreadable'],
    ['a renumbered folder', 'MailboxRenumbered'],
    ['a missing Sent folder', 'SentFolderMissing'],
    ['a model that fails', 'ModelFailing'],
    ['the limit of tokens', 'ModelLimitReached'],
    ['a question that no document answers', 'QuestionWithoutAnswer'],
    ['a shop that is away', 'ShopFailing'],
    ['a change of a colleague before sending', 'SendConflict'],
    ['a reply that waits', 'SendDelayed'],
    ['a refused reply', 'SendFailed'],
    ['a reply of unknown delivery', 'SendUnknown'],
    ['a bounce', 'MailBounced'],
    ['an attachment that is gone', 'AttachmentGone'],
    ['a killed process', 'ProcessDown'],
    ['a database that is away', 'DatabaseAway'],
    ['a backup that failed', 'BackupFailed'],
    ['a backup that never ran', 'BackupLate'],
  ])('cover %s', (_, alert) => {
    expect(rules.map((rule) => rule.alert)).toContain(alert)
  })
})
