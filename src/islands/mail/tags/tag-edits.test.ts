import { afterEach, describe, expect, test, vi } from 'vitest'
import { $toasts } from '../../../stores/toasts.ts'
import { createTestListedThread, openTestMailPage } from '../open-test-mail-page.ts'
import { applyTagChange } from './apply-tag-change.ts'
import { findNewTagName, listTagChoices, createTagEdit } from './tag-edits.ts'

afterEach(() => vi.unstubAllGlobals())

const [exchange, late, returned] = [
  { id: 'x', name: 'Exchange', color: 'red' },
  { id: 'l', name: 'Late parcel', color: 'blue' },
  { id: 'r', name: 'Return', color: 'gray' },
]
const store = [exchange, late, returned]

describe('applyTagChange', () => {
  test('keeps tags by name, and each once', () => {
    expect(applyTagChange([returned], { tag: exchange, isAdded: true })).toEqual([exchange, returned])
    expect(applyTagChange([returned], { tag: returned, isAdded: true })).toEqual([returned])
    expect(applyTagChange([exchange, returned], { tag: exchange, isAdded: false })).toEqual([returned])
  })
})

describe('listTagChoices', () => {
  const names = (query: string, tagged = [[] as typeof store]) =>
    listTagChoices(store, tagged, query).map(({ tag, on }) => `${tag.name} ${on}`)

  test('lists the tags of the conversations first', () => {
    expect(names('', [[returned], []])).toEqual(['Return some', 'Exchange none', 'Late parcel none'])
    expect(names('', [[returned], [returned, late]])).toEqual([
      'Late parcel some',
      'Return all',
      'Exchange none',
    ])
  })

  test('finds by words of the name, and names that begin so first', () => {
    expect(names('RET')).toEqual(['Return none'])
    expect(names('e')).toEqual(['Exchange none', 'Late parcel none', 'Return none'])
    expect(names('parcel late')).toEqual(['Late parcel none'])
    expect(names('refund')).toEqual([])
  })
})

describe('findNewTagName', () => {
  test('is the query, unless a tag has this name or it is blank', () => {
    expect(findNewTagName(store, '  Wrong   size ')).toBe('Wrong size')
    expect(findNewTagName(store, 'LATE  parcel')).toBeUndefined()
    expect(findNewTagName(store, '  ')).toBeUndefined()
  })
})

describe('createTagEdit', () => {
  test('shows at once, and an undo takes it back', async () => {
    let version = 1
    const { mail, sent } = openTestMailPage([createTestListedThread(1, { tags: [late] })], ({ body }) => {
      version += 1
      const isAdded = 'add_tags' in (body as object)
      return createTestListedThread(1, { version, tags: isAdded ? [exchange, late] : [late] })
    })
    const done = mail.edits.run(createTagEdit(exchange, true), ['t1'])
    expect(mail.state.$rows.get()[0]?.tags).toEqual([exchange, late])
    await done
    expect($toasts.get().at(-1)?.text).toBe('“Subject 1” is tagged Exchange.')
    $toasts.get().at(-1)?.action?.run()
    await vi.waitFor(() => expect(mail.state.$rows.get()[0]?.tags).toEqual([late]))
    expect(sent.map(({ body }) => body)).toEqual([
      { version: 1, add_tags: ['x'] },
      { version: 2, remove_tags: ['x'] },
    ])
  })

  test('changes several conversations by one call, each with its own tags', async () => {
    const rows = [createTestListedThread(1, { tags: [late] }), createTestListedThread(2)]
    const { mail, sent } = openTestMailPage(rows, () => ({ changed: 2 }))
    await mail.edits.run(createTagEdit(returned, true), ['t1', 't2'])
    expect(mail.state.$rows.get().map(({ tags }) => tags)).toEqual([[late, returned], [returned]])
    expect(sent.map(({ body }) => body)).toEqual([{ ids: ['t1', 't2'], action: 'tag', tag_ids: ['r'] }])
  })
})
