import { AuthError } from '@draftdesk/auth-core'
import type { CallRequest } from '@draftdesk/contract'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { $savedFilters } from '../../../stores/saved-filters.ts'
import { $toasts } from '../../../stores/toasts.ts'
import { openTestMailPage } from '../open-test-mail-page.ts'

afterEach(() => vi.unstubAllGlobals())

const saved = (name: string, id = 'f1') => ({
  ...{ id, name, query: { filter: 'all', tag: 't1' }, is_shared: false, can_edit: true },
})
const open = (reply: (request: CallRequest) => unknown) => openTestMailPage([], reply)
const namesOf = () => $savedFilters.get()?.map(({ name }) => name)

describe('saved filters', () => {
  test('are saved and renamed, and the menu lists them by name', async () => {
    const { mail, sent } = open(({ name }) => (name === 'createSavedFilter' ? saved('Zoo') : saved('Ant')))
    expect(await mail.savedFilters.save('Zoo', saved('Zoo').query, false)).toBeUndefined()
    expect(namesOf()).toEqual(['Zoo'])
    expect(await mail.savedFilters.rename('f1', 'Ant')).toBeUndefined()
    expect(namesOf()).toEqual(['Ant'])
    expect(mail.state.$list.get().saved_filters).toEqual([saved('Ant')])
    expect(sent.map(({ name }) => name)).toEqual(['createSavedFilter', 'updateSavedFilter'])
  })

  test('are deleted, and an undo saves them again', async () => {
    const { mail, sent } = open(() => saved('Zoo', 'f2'))
    await mail.savedFilters.save('Zoo', saved('Zoo').query, false)
    await mail.savedFilters.remove(saved('Zoo', 'f2'))
    expect(namesOf()).toEqual([])
    $toasts.get().at(-1)?.action?.run()
    await vi.waitFor(() => expect(namesOf()).toEqual(['Zoo']))
    const names = ['createSavedFilter', 'deleteSavedFilter', 'createSavedFilter']
    expect(sent.map(({ name }) => name)).toEqual(names)
  })

  test('say why they were refused', async () => {
    const { mail } = open(() => new AuthError('refused', { status: 422, detail: 'There is no room.' }))
    expect(await mail.savedFilters.save('Zoo', {}, true)).toBe('There is no room.')
    await mail.savedFilters.remove(saved('Zoo'))
    expect($toasts.get().at(-1)?.tone).toBe('error')
  })
})
