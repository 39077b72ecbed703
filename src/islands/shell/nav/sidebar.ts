import { emailMessages } from '../../../messages/emails.ts'
import { navMessages } from '../words.ts'
import { astroRoutePatterns, buildLink, mailFilters } from '../../../routes.ts'
import type { MailFilter, RouteName } from '../../../routes.ts'

export interface SidebarItem {
  readonly href: string
  readonly label: string
  /** The path data of its icon, drawn in a box of 20. */
  readonly icon: string
  readonly isCurrent: boolean
  /** True if the page of one of its sub-items is open. */
  readonly isOpen: boolean
  /** A sub-item of the item before it, shown on that item's pages. */
  readonly isBelow: boolean
  /** The counted list and its count. */
  readonly filter?: MailFilter | undefined
  readonly count?: number | undefined
}

/** The number of conversations by list. */
export type MailCounts = Readonly<Partial<Record<string, number | null>>>

interface NavEntry {
  readonly route: RouteName
  readonly href: string
  readonly label: () => string
  readonly icon: string
  readonly permission?: string
  /** Further pages that belong to it. */
  readonly below?: readonly RouteName[]
  /** Lists the sub-items that the entry shows on its own pages. */
  readonly list?: (filter: MailFilter, counts: MailCounts) => readonly SidebarItem[]
}

const policiesIcon = 'M5 3h7l3.5 3.5V17H5zM12 3v3.5h3.5M8 10.5h5M8 13.5h5'
const emailsIcon = 'M3 5h14v10.5H3zM3.5 5.5 10 11l6.5-5.5'

const storeNavEntries: readonly NavEntry[] = [
  {
    route: 'dashboard',
    href: buildLink('dashboard'),
    label: () => navMessages.dashboard,
    icon: 'M3.5 3.5h5v6h-5zM11.5 3.5h5v3.5h-5zM11.5 10h5v6.5h-5zM3.5 12.5h5v4h-5z',
    below: ['figures', 'figuresCsv'],
  },
  {
    route: 'policies',
    href: buildLink('policies'),
    label: () => navMessages.policies,
    icon: policiesIcon,
    below: ['createPolicy'],
  },
  {
    route: 'emails',
    href: buildLink('emails'),
    label: () => navMessages.emails,
    icon: emailsIcon,
    below: ['email'],
    list: listMailSidebarItems,
  },
  {
    route: 'integration',
    href: buildLink('integration'),
    label: () => navMessages.integrations,
    below: ['setUpPolicy'],
    icon: 'M7.5 3v4M12.5 3v4M5 7h10v2.5a5 5 0 0 1-10 0zM10 14.5V17.5',
  },
  {
    route: 'examples',
    href: buildLink('examples'),
    label: () => navMessages.examples,
    icon: 'M3.5 4.5h13v9h-6L7 16.5v-3H3.5zM7 8h6M7 10.5h4',
    below: ['example', 'createExample'],
  },
  {
    route: 'settings',
    href: buildLink('settings', { tab: 'email-configuration' }),
    label: () => navMessages.settings,
    icon: 'M3.5 6h7M14.5 6h2M3.5 14h2M9.5 14h7M12.5 4v4M7.5 12v4',
    permission: 'settings',
  },
  {
    route: 'accounts',
    href: buildLink('accounts'),
    label: () => navMessages.accounts,
    icon: 'M10 10a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM3.5 17c.5-3.2 3-5 6.5-5s6 1.8 6.5 5',
  },
]

const adminEntries: readonly NavEntry[] = [
  {
    route: 'adminDashboard',
    href: buildLink('adminDashboard'),
    label: () => navMessages.dashboard,
    icon: 'M3.5 3.5h5v6h-5zM11.5 3.5h5v3.5h-5zM11.5 10h5v6.5h-5zM3.5 12.5h5v4h-5z',
  },
  {
    route: 'adminStores',
    href: buildLink('adminStores'),
    label: () => navMessages.storeManagement,
    icon: 'M3.5 8 5 3.5h10L16.5 8zM4.5 8v8.5h11V8M8 16.5v-5h4v5',
    below: ['adminStore'],
  },
  {
    route: 'adminPeople',
    href: buildLink('adminPeople'),
    label: () => navMessages.people,
    icon: 'M10 10a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM3.5 17c.5-3.2 3-5 6.5-5s6 1.8 6.5 5',
    below: ['adminPerson'],
  },
  {
    route: 'adminUsage',
    href: buildLink('adminUsage'),
    label: () => navMessages.modelUsage,
    icon: 'M4 16.5V10M8 16.5v-6M12 16.5V6M16 16.5v-13',
  },
  {
    route: 'adminWork',
    href: buildLink('adminWork'),
    label: () => navMessages.jobs,
    icon: 'M3.5 5h13M3.5 10h13M3.5 15h8',
  },
  {
    route: 'adminActivity',
    href: buildLink('adminActivity'),
    label: () => navMessages.activity,
    icon: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 6v4.2l2.8 1.8',
  },
]

const mailIcons: Readonly<Record<MailFilter, string>> = {
  drafts: 'M4 16.5l.8-3.8 8.7-8.7 3 3-8.7 8.7zM11.5 6l3 3',
  all: 'M3.5 11.5l2-7h9l2 7v4.5h-13zM3.5 11.5h3.7l1.2 2h3.2l1.2-2h3.7',
  sent: 'M16.5 3.5 3 9l5 2.5zM16.5 3.5 11.5 17 8 11.5z',
  snoozed: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 6v4.2l2.8 1.8',
  archive: 'M3 4h14v3.5H3zM4.5 7.5V16h11V7.5M8 10.5h4',
}

const mailFilterLinks = Object.fromEntries(
  mailFilters.map((filter) => [filter, buildLink('emails', {}, { filter })]),
) as Readonly<Record<MailFilter, string>>

/** Lists with a count. The others only grow. */
const countedFilters: readonly MailFilter[] = ['drafts', 'all']

function listMailSidebarItems(current: MailFilter, counts: MailCounts): readonly SidebarItem[] {
  return mailFilters.map((filter) => ({
    href: mailFilterLinks[filter],
    label: emailMessages.filters[filter],
    icon: mailIcons[filter],
    isCurrent: filter === current,
    isOpen: false,
    isBelow: true,
    ...(countedFilters.includes(filter) && { filter, count: counts[filter] ?? undefined }),
  }))
}

/** The inputs of the sidebar. None of them identifies a user. */
export interface SidebarInput {
  readonly area: 'store' | 'admin'
  /** The pattern of the page's route. */
  readonly pattern: string
  /** The list of emails that the address names. */
  readonly filter: MailFilter
  readonly permissions: readonly string[]
}

const entriesByArea = { store: storeNavEntries, admin: adminEntries } as const

/** Lists the items of an area that the permissions allow, with the known counts. */
export function listSidebarItems(
  { area, pattern, filter, permissions }: SidebarInput,
  counts: MailCounts = {},
): SidebarItem[] {
  return entriesByArea[area].flatMap(({ route, href, label, icon, permission, below = [], list }) => {
    if (permission !== undefined && !permissions.includes(permission)) return []
    const isHere = [route, ...below].some((name) => astroRoutePatterns[name] === pattern)
    const items = isHere ? (list?.(filter, counts) ?? []) : []
    const isOpen = items.length > 0
    return [{ href, label: label(), icon, isCurrent: isHere && !isOpen, isOpen, isBelow: false }, ...items]
  })
}

/** Lists the pages that the bar on phones links. */
export function listTabbarItems({
  pattern,
  filter,
}: SidebarInput): Pick<SidebarItem, 'href' | 'label' | 'icon' | 'isCurrent'>[] {
  const isOn = (...names: RouteName[]) => names.some((name) => astroRoutePatterns[name] === pattern)
  const isMail = isOn('emails', 'email')
  const isDrafts = isMail && filter === 'drafts'
  return [
    {
      href: buildLink('emails'),
      label: navMessages.emails,
      icon: emailsIcon,
      isCurrent: isMail && !isDrafts,
    },
    {
      href: mailFilterLinks.drafts,
      label: emailMessages.filters.drafts,
      icon: mailIcons.drafts,
      isCurrent: isDrafts,
    },
    {
      href: buildLink('policies'),
      label: navMessages.policies,
      icon: policiesIcon,
      isCurrent: isOn('policies', 'createPolicy'),
    },
  ]
}
