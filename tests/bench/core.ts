import { groupByDay } from '@draftdesk/auth-core/dates'
import { decideGuard } from '@draftdesk/auth-core/guard'
import { parseSender } from '@draftdesk/auth-core/sender'
import type { SessionCheckResult } from '@draftdesk/auth-core'
import { routes } from '../../src/routes.ts'
import type { Route } from '../../src/routes.ts'
import { guardTargets } from '../../src/server/gate/guard-targets.ts'
import { saveFigures, median } from './report.ts'

interface CoreFigure {
  readonly name: string
  readonly perSecond: number
}

const sampleVerdict: SessionCheckResult = {
  kind: 'verified',
  user: {
    id: '1',
    firstName: 'Olga',
    lastName: 'Owner',
    email: 'owner@bench.test',
    profileImage: undefined,
    isActive: true,
    isVerified: true,
    isSuperAdmin: false,
    preferedLanguage: undefined,
  },
  store: {
    id: '1',
    name: 'Northwind',
    storeId: 1,
    isDocumentUploaded: true,
    isEmailAccountAdded: false,
    isShopifyAccountAdded: true,
    isOnboarded: true,
  },
  role: 'owner',
  permissions: [],
}

/** Measures guard decisions, sender parses and groupings per second: medians of nine rounds after a warm-up. */
export function benchCore(): void {
  const pages = Object.values<Route>(routes)
  const senders = [
    'Mara <mara@shop.test>',
    'plain@shop.test',
    { emailAddress: { name: 'M', address: 'm@s.test' } },
    7,
  ]
  const now = Date.UTC(2026, 10, 21)
  const list = (length: number) =>
    Array.from({ length }, (_, i) => ({
      emails: [{ created_at: new Date(now - i * 360_000).toISOString() }],
    }))
  const lists = [10, 100, 1000].map((length) => [length, list(length)] as const)

  const figures = [
    timeWork(
      'guard decisions',
      100_000,
      () => {
        let entered = 0
        for (const page of pages) {
          if (decideGuard(sampleVerdict, page, { path: '/dashboard' }, guardTargets).kind === 'enter')
            entered += 1
        }
        return entered
      },
      pages.length,
    ),
    timeWork(
      'sender parses',
      100_000,
      () => {
        let letters = 0
        for (const sender of senders) letters += parseSender(sender)?.name.length ?? 0
        return letters
      },
      senders.length,
    ),
    ...lists.map(([length, threads]) =>
      timeWork(
        `threads grouped, ${length} at once`,
        100_000 / length,
        () => groupByDay(threads, now).length,
        length,
      ),
    ),
  ]
  for (const { name, perSecond } of figures) {
    process.stdout.write(
      `${name.padEnd(32)} ${Math.round(perSecond).toLocaleString('en').padStart(14)} a second\n`,
    )
  }
  saveFigures('core', figures)
}

/** The operations per second, if one `work` does `each` of them. */
function timeWork(name: string, times: number, work: () => number, each: number): CoreFigure {
  // The sum is unused. Without it the engine may optimize the work away.
  let sum = 0
  const rounds = Array.from({ length: 10 }, () => {
    const from = performance.now()
    for (let i = 0; i < times / each; i += 1) sum += work()
    return performance.now() - from
  }).slice(1)
  if (Number.isNaN(sum)) throw new Error(`${name} counted nothing`)
  return { name, perSecond: (times * 1000) / median(rounds) }
}
