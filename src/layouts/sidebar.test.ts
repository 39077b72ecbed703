import { describe, expect, test } from 'vitest'
import { routes } from '../routes.ts'
import { listSidebar } from './sidebar.ts'

describe('listSidebar', () => {
  test('lists only pages that exist', () => {
    const patterns = new Set<string>(
      Object.values(routes).map(({ pattern }) => pattern.replace(/\/?\[.*$/, '')),
    )
    for (const area of ['store', 'admin'] as const) {
      for (const { href } of listSidebar(area, '/', ['settings'])) {
        expect([...patterns].some((pattern) => href === pattern || href.startsWith(`${pattern}/`))).toBe(true)
      }
    }
  })

  test('marks the current page and the pages below it', () => {
    const current = (path: string) =>
      listSidebar('store', path, [])
        .filter(({ isCurrent }) => isCurrent)
        .map(({ label }) => label)
    expect(current('/dashboard')).toEqual(['Dashboard'])
    expect(current('/dashboard/below')).toEqual(['Dashboard'])
    expect(current('/dashboards')).toEqual([])
  })

  test('hides Settings without the permission', () => {
    expect(listSidebar('store', '/', []).map(({ label }) => label)).not.toContain('Settings')
  })
})
