import { describe, expect, test } from 'vitest'
import { routes } from '../routes.ts'
import { listSidebar } from './sidebar.ts'

const at = (path: string) => new URL(path, 'https://draftdesk.test')

describe('listSidebar', () => {
  test('lists only pages that exist', () => {
    const patterns = new Set<string>(
      Object.values(routes).map(({ pattern }) => pattern.replace(/\/?\[.*$/, '')),
    )
    for (const area of ['store', 'admin'] as const) {
      for (const { href } of listSidebar(area, at('/'), ['settings'])) {
        expect([...patterns].some((pattern) => href === pattern || href.startsWith(`${pattern}/`))).toBe(true)
      }
    }
  })

  test('marks the current page and the pages below it', () => {
    const current = (path: string) =>
      listSidebar('store', at(path), [])
        .filter(({ isCurrent }) => isCurrent)
        .map(({ label }) => label)
    expect(current('/dashboard')).toEqual(['Dashboard'])
    expect(current('/dashboard/below')).toEqual(['Dashboard'])
    expect(current('/dashboards')).toEqual([])
  })

  test('hides Settings without the permission', () => {
    expect(listSidebar('store', at('/'), []).map(({ label }) => label)).not.toContain('Settings')
  })

  test('counts the pages of one example to Examples', () => {
    for (const path of ['/example/1', '/create-example', '/create-example/1'])
      expect(listSidebar('store', at(path), []).find(({ isCurrent }) => isCurrent)?.label).toBe('Examples')
  })

  test('lists the filters below Emails on e-mail pages only, the current one marked', () => {
    const below = (path: string) =>
      listSidebar('store', at(path), [])
        .filter(({ isBelow }) => isBelow)
        .map(({ label, isCurrent }) => (isCurrent ? `[${label}]` : label))
    expect(below('/emails-page')).toEqual(['Drafts', '[All]', 'Sent', 'Archive'])
    expect(below('/emails-page?filter=spam')).toEqual(['Drafts', '[All]', 'Sent', 'Archive'])
    expect(below('/emails-page?filter=drafts')).toEqual(['[Drafts]', 'All', 'Sent', 'Archive'])
    expect(below('/email-page/detail/1?filter=sent')).toEqual(['Drafts', 'All', '[Sent]', 'Archive'])
    expect(below('/dashboard')).toEqual([])
    const open = listSidebar('store', at('/emails-page'), []).filter(({ isOpen }) => isOpen)
    expect(open.map(({ label, isCurrent }) => [label, isCurrent])).toEqual([['Emails', false]])
  })
})
