import { describe, expect, test } from 'vitest'
import { routes } from '../../../routes.ts'
import type { MailFilter, RouteName } from '../../../routes.ts'
import { listSidebarItems, listTabbarItems } from './sidebar.ts'
import type { SidebarInput } from './sidebar.ts'

const at = (route: RouteName, rest: Partial<SidebarInput> = {}): SidebarInput => ({
  area: 'store',
  pattern: routes[route].pattern,
  filter: 'all',
  permissions: [],
  ...rest,
})

describe('listSidebarItems', () => {
  test('marks the current page and the pages below it', () => {
    const current = (place: SidebarInput) =>
      listSidebarItems(place)
        .filter(({ isCurrent }) => isCurrent)
        .map(({ label }) => label)
    expect(current(at('dashboard'))).toEqual(['Dashboard'])
    expect(current(at('createPolicy'))).toEqual(['Policies'])
    for (const route of ['examples', 'example', 'createExample'] as const)
      expect(current(at(route))).toEqual(['Examples'])
    for (const route of ['adminStores', 'adminStore'] as const)
      expect(current(at(route, { area: 'admin' }))).toEqual(['Store Management'])
    expect(current(at('selectStore'))).toEqual([])
  })

  test('counts every guarded page with a sidebar to one item', () => {
    const aside = new Set<RouteName>(['home', 'adminHome', 'selectStore', 'welcome', 'original', 'twoStep'])
    for (const [name, { access, pattern }] of Object.entries(routes)) {
      if (aside.has(name as RouteName) || (access !== 'store' && access !== 'admin')) continue
      const items = listSidebarItems({ area: access, pattern, filter: 'all', permissions: ['settings'] })
      expect([name, items.filter(({ isCurrent }) => isCurrent).length]).toEqual([name, 1])
    }
  })

  test('hides Settings without the permission', () => {
    expect(listSidebarItems(at('dashboard')).map(({ label }) => label)).not.toContain('Settings')
  })

  test('lists the filters below Emails on email pages only, the current one marked', () => {
    const below = (route: RouteName, filter: MailFilter) =>
      listSidebarItems(at(route, { filter }))
        .filter(({ isBelow }) => isBelow)
        .map(({ label, isCurrent }) => (isCurrent ? `[${label}]` : label))
    expect(below('emails', 'all')).toEqual(['Drafts', '[All]', 'Sent', 'Archive', 'Snoozed'])
    expect(below('emails', 'drafts')).toEqual(['[Drafts]', 'All', 'Sent', 'Archive', 'Snoozed'])
    expect(below('email', 'sent')).toEqual(['Drafts', 'All', '[Sent]', 'Archive', 'Snoozed'])
    expect(below('dashboard', 'all')).toEqual([])
    const open = listSidebarItems(at('emails')).filter(({ isOpen }) => isOpen)
    expect(open.map(({ label, isCurrent }) => [label, isCurrent])).toEqual([['Emails', false]])
  })
})

describe('listTabbarItems', () => {
  test('marks one page at most', () => {
    const list = (place: SidebarInput) =>
      listTabbarItems(place).map(({ label, isCurrent }) => (isCurrent ? `[${label}]` : label))
    expect(list(at('emails'))).toEqual(['[Emails]', 'Drafts', 'Policies'])
    expect(list(at('email', { filter: 'sent' }))).toEqual(['[Emails]', 'Drafts', 'Policies'])
    expect(list(at('emails', { filter: 'drafts' }))).toEqual(['Emails', '[Drafts]', 'Policies'])
    expect(list(at('createPolicy'))).toEqual(['Emails', 'Drafts', '[Policies]'])
    expect(list(at('dashboard', { filter: 'drafts' }))).toEqual(['Emails', 'Drafts', 'Policies'])
  })
})
