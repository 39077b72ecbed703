import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseFiguresPeriod, toFiguresCsv, toCsvCell, toFigures } from './view.ts'

const now = Date.UTC(2026, 10, 26, 12)
const topic = {
  ...{ policy_id: 'p1', title: 'Returns', as_written: 3, edited: 2, discarded: 1, gaps: 0 },
  faults: [{ reason: 'order' as const, count: 2 }],
}
const answer = {
  ...{ from: '2026-11-01', to: '2026-11-26' },
  topics: [
    topic,
    { ...topic, policy_id: null, title: null, as_written: 0, edited: 0, discarded: 0, gaps: 4, faults: [] },
  ],
}

describe('parseFiguresPeriod', () => {
  test.each([
    ['/figures-page', { from: '2026-10-28', to: '2026-11-26', days: 30 }],
    ['/figures-page?days=7', { from: '2026-11-20', to: '2026-11-26', days: 7 }],
    ['/figures-page?days=8', { from: '2026-10-28', to: '2026-11-26', days: 30 }],
    [
      '/figures-page?from=2026-01-02&to=2026-02-03',
      { from: '2026-01-02', to: '2026-02-03', days: undefined },
    ],
    ['/figures-page?from=x&to=2026-02-03', { from: '2026-10-28', to: '2026-11-26', days: 30 }],
  ])('is of %s', (path, period) => {
    expect(parseFiguresPeriod(new URL(path, 'http://shop.test'), now)).toEqual(period)
  })
})

describe('toFigures', () => {
  test('sums all documents, and draws bars as wide as their share of the longest', () => {
    const { rows, total, bars } = toFigures(answer)
    expect(rows.map(({ name }) => name)).toEqual(['Returns', 'No document'])
    expect(total).toEqual({ asWritten: 3, edited: 2, discarded: 1, faults: 2, gaps: 4 })
    expect(bars).toHaveLength(1)
    expect(bars[0]?.parts.map(({ width }) => Math.round(width))).toEqual([50, 33, 17])
  })
})

describe('toCsvCell', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'gives a spreadsheet no formula: %j',
    (text) => {
      expect(toCsvCell(text).replace(/^"/, '')).toMatch(/^'/)
    },
  )

  test('keeps any text in one cell', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cell = toCsvCell(text)
        const inner = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
        expect(inner.replace(/^'(?=[=+\-@\t\r\n])/, '')).toBe(text)
        if (!cell.startsWith('"')) expect(cell).not.toMatch(/[",\r\n]/)
      }),
    )
  })
})

describe('toFiguresCsv', () => {
  test('has a row for each document and a column for each reason that was given', () => {
    const [head, ...lines] = toFiguresCsv(answer).split('\r\n')
    expect(head).toMatch(/^\uFEFFDocument,Sent as written,.*,Unanswered questions$/)
    expect(lines).toEqual(['Returns,3,2,1,2,2,0', 'No document,0,0,0,0,0,4', ''])
  })
})
