import { describe, expect, test } from 'vitest'
import { formatCallPath } from '../transport/upstream-request.ts'
import { matchesPattern } from '../testing/open-site.ts'
import { openVisit } from '../testing/open-visit.ts'
import { toVisitOptions } from '../testing/page-row.ts'
import { readRows } from '../testing/read-rows.ts'
import { firstReadsByPattern } from './first-reads.ts'

describe('firstReadsByPattern', () => {
  test.each([...firstReadsByPattern])(
    'asks for %s what a loader of the page asks',
    async (pattern, readsOf) => {
      const asked: string[] = []
      const first: string[] = []
      for (const row of readRows.filter(({ path }) => matchesPattern(pattern, path.replace(/\?.*/, '')))) {
        const opening = toVisitOptions(row)
        const tab = /^\/settings-page\/(\w+)/.exec(row.path)?.[1]
        const params = { ...opening.params, ...(tab !== undefined && { tab }) }
        const { context, sent } = openVisit(row.path, { ...opening, params })
        await row.load(context)
        asked.push(...sent.map(formatCallPath))
        first.push(...readsOf(context).map(formatCallPath))
      }
      expect(first).not.toEqual([])
      expect(asked).toEqual(expect.arrayContaining(first))
    },
  )
})
