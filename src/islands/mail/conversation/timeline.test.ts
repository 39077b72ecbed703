import { describe, expect, test } from 'vitest'
import type { ShownHistoryChange } from '../history/view.ts'
import type { ShownNote } from '../notes/view.ts'
import type { ShownEmail } from './shown-emails.ts'
import { toTimeline } from './timeline.ts'

const at = (minute: number) => ({ moment: { iso: new Date(Date.UTC(2026, 0, 1, 9, minute)).toISOString() } })
const mail = (id: string, minute?: number) =>
  ({ id, ...(minute === undefined ? {} : at(minute)) }) as unknown as ShownEmail
const note = (id: string, minute: number) => ({ id, ...at(minute) }) as unknown as ShownNote
const change = (id: string, minute: number) => ({ id, ...at(minute) }) as unknown as ShownHistoryChange

const keysOf = (entries: ReturnType<typeof toTimeline>) =>
  entries.map((entry) => (entry.kind === 'changes' ? entry.changes.map(({ id }) => id).join('+') : entry.key))

describe('toTimeline', () => {
  test('puts notes and the history between mails by time', () => {
    const mails = [mail('m1', 0), mail('m2', 10)]
    const entries = toTimeline(mails, [note('n1', 5), note('n2', 20)], [change('c1', 6), change('c2', 12)])
    expect(keysOf(entries)).toEqual(['m1', 'n1', 'c1', 'm2', 'c2', 'n2'])
  })

  test('joins changes that nothing stands between', () => {
    const changes = [change('c1', 1), change('c2', 2), change('c3', 4)]
    expect(keysOf(toTimeline([mail('m1', 0)], [note('n1', 3)], changes))).toEqual(['m1', 'c1+c2', 'n1', 'c3'])
  })

  test('keeps the order of mails, also of one without a date', () => {
    const mails = [mail('m2', 10), mail('m1', 0), mail('m3')]
    expect(keysOf(toTimeline(mails, [note('n1', 5)], []))).toEqual(['n1', 'm2', 'm1', 'm3'])
  })
})
