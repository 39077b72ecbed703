import type { SourceImport } from './sources.ts'

const matchApiFolder = (name: string): RegExp => new RegExp(`^packages/api/src/${name}/`)
const apiBase = ['api/database', 'api/platform', 'api/claims', 'api/events', 'contract', 'server-kit']
const apiDomain = [
  ...['api/accounts', 'api/stores', 'api/mailboxes', 'api/threads', 'api/knowledge', 'api/orders'],
  ...[
    'api/shops',
    'api/notices',
    'api/notifications',
    'api/admin',
    'api/reading',
    'api/drafting',
    'api/oauth',
    'api/outbox',
    'api/model',
  ],
  'api/learning',
  'api/languages',
  'api/wording',
]
const createDomainRoom = (name: string, ...others: string[]) => ({
  [`api/${name}`]: { path: matchApiFolder(name), may: [`api/${name}`, ...apiBase, ...others] },
})

/**
 * The rooms of the API, from the bottom up: base, product, then `calls` and `workers`, and on top the
 * programs. Product rooms know no status codes, and each other only as listed.
 */
const apiRooms = {
  'api/database': { path: matchApiFolder('database'), may: ['api/database', 'contract', 'server-kit'] },
  'api/platform': {
    path: matchApiFolder('platform'),
    may: ['api/platform', 'api/database', 'contract', 'server-kit'],
  },
  'api/claims': { path: matchApiFolder('claims'), may: ['api/claims', 'api/platform', 'api/database'] },
  'api/events': {
    path: matchApiFolder('events'),
    may: ['api/events', 'api/platform', 'api/database', 'contract'],
  },
  ...createDomainRoom('oauth'),
  ...createDomainRoom('accounts'),
  ...createDomainRoom('wording', 'api/languages'),
  ...createDomainRoom('notifications', 'api/notices', 'api/wording'),
  ...createDomainRoom('stores', 'api/accounts', 'api/notifications'),
  ...createDomainRoom('languages'),
  ...createDomainRoom('reading', 'api/languages'),
  ...createDomainRoom('threads', 'api/reading', 'api/notifications'),
  ...createDomainRoom('mailboxes', 'api/reading', 'api/threads', 'api/oauth'),
  ...createDomainRoom(
    'outbox',
    'api/reading',
    'api/threads',
    'api/mailboxes',
    'api/oauth',
    'api/notifications',
  ),
  ...createDomainRoom('knowledge', 'api/languages', 'api/reading'),
  ...createDomainRoom('shops', 'api/oauth'),
  ...createDomainRoom('orders', 'api/languages', 'api/oauth', 'api/shops'),
  ...createDomainRoom('model'),
  ...createDomainRoom(
    'drafting',
    'api/languages',
    'api/model',
    'api/knowledge',
    'api/reading',
    'api/threads',
    'api/orders',
    'api/shops',
  ),
  ...createDomainRoom('learning', 'api/knowledge'),
  ...createDomainRoom('notices', 'api/wording'),
  ...createDomainRoom(
    'admin',
    'api/accounts',
    'api/stores',
    'api/mailboxes',
    'api/orders',
    'api/shops',
    'api/threads',
    'api/drafting',
  ),
  ...createDomainRoom('telemetry', 'api/mailboxes', 'api/shops', 'api/model'),
  ...createDomainRoom('calls', ...apiDomain),
  ...createDomainRoom('workers', ...apiDomain),
  ...createDomainRoom('demo', ...apiDomain, 'api/calls'),
  ...createDomainRoom('http', ...apiDomain, 'api/calls', 'api/workers', 'api/demo'),
  ...createDomainRoom(
    'commands',
    ...apiDomain,
    'api/telemetry',
    'api/calls',
    'api/workers',
    'api/http',
    'api/demo',
  ),
  ...createDomainRoom(
    'testing',
    ...apiDomain,
    'api/calls',
    'api/workers',
    'api/http',
    'api/demo',
    'api/commands',
    'api',
  ),
  api: {
    path: /^packages\/api\/src\/[^/]+\.ts$/,
    may: [...apiBase, ...apiDomain, 'api/calls', 'api/workers', 'api/http', 'api/demo', 'api/commands'],
  },
  'api/tools': { path: /^packages\/api\/[^/]+\.ts$/, may: ['api', 'api/testing', 'contract'] },
  'api/bench-mail': {
    path: /^packages\/api\/bench-mail\//,
    may: ['api/bench-mail', 'api/testing', 'api/database', 'contract'],
  },
}

/**
 * The rooms of the site's server from the bottom up. Each may import those before it, and all may import
 * `server`.
 */
const serverOrder = ['transport', 'session', 'upstream', 'live', 'gate', 'proxy', 'render', 'pages'].map(
  (name) => `server/${name}`,
)
const textRooms = ['locales', 'messages', 'islands/words']
const serverBase = ['server', 'auth-core', 'contract', 'server-kit', 'models', 'routes', ...textRooms]
const serverRooms = Object.fromEntries(
  serverOrder.map((name, index) => [
    name,
    {
      path: new RegExp(`^src/${name}/`),
      may: [
        ...serverBase,
        ...serverOrder.slice(0, index + 1),
        // Pages may import loaders to start their reads in parallel with the session check.
        ...(name === 'server/pages' ? ['islands/load'] : []),
      ],
    },
  ]),
)

/**
 * The rooms (docs/architecture.md) by path prefix, with their allowed imports. `auth-core`, `contract` and
 * `server-kit` stand for the packages' entry points.
 */
export const rooms: Readonly<Record<string, { readonly path: RegExp; readonly may: readonly string[] }>> = {
  'auth-core': { path: /^packages\/auth-core\//, may: ['auth-core'] },
  contract: { path: /^packages\/contract\//, may: ['contract', 'auth-core'] },
  'server-kit': { path: /^packages\/server-kit\//, may: ['server-kit'] },
  ...apiRooms,
  // The texts of the pages by language, and the access to those of the reader's language.
  locales: { path: /^src\/locales\//, may: ['locales', 'contract'] },
  messages: { path: /^src\/messages\//, may: ['messages', 'locales'] },
  // The service worker. A browser loads it by itself, so it imports nothing.
  'service-worker': { path: /^public\/push\.js$/, may: [] },
  // Turns answers into text for people, and actions into calls. Pure code, for loaders and stores.
  models: { path: /^src\/models\//, may: ['models', 'auth-core', 'contract', 'routes', ...textRooms] },
  ui: { path: /^src\/ui\//, may: ['ui'] },
  routes: { path: /^src\/routes(?:\.test)?\.ts$/, may: ['auth-core'] },
  types: { path: /^src\/env\.d\.ts$/, may: ['server', ...serverOrder, 'auth-core'] },
  ...serverRooms,
  'server/testing': {
    path: /^src\/server\/testing\//,
    may: ['server/testing', 'server/process', 'islands/load', 'islands', ...serverBase, ...serverOrder],
  },
  // Assembles a process from the rooms. No room imports it.
  'server/process': {
    path: /^src\/server\/process\//,
    may: ['server/process', ...serverBase, ...serverOrder],
  },
  // Shared by all rooms and imports none of them: settings, headers, data for pages.
  server: { path: /^src\/server\/[^/]+\.ts$/, may: serverBase },
  'stores/testing': {
    path: /^src\/stores\/testing\//,
    may: ['stores/testing', 'stores', 'islands', 'auth-core', 'contract', 'models', ...textRooms],
  },
  stores: {
    path: /^src\/stores\//,
    may: ['stores', 'auth-core', 'contract', 'models', 'routes', ...textRooms],
  },
  // The texts of a subject. Loaders, tests and menus may import them too.
  'islands/words': { path: /^src\/islands\/[^/]+\/(?:[^/]+\/)?words\.ts$/, may: textRooms },
  // The one file of a subject that runs on the server: the loader of its page.
  'islands/load': {
    path: /^src\/islands\/[^/]+\/load\.ts$/,
    may: ['islands/load', 'islands', ...serverBase, 'server/upstream', 'server/gate'],
  },
  // The static pieces of a subject, in .astro.
  'islands/pieces': {
    path: /^src\/islands\/.+\.astro$/,
    may: ['islands', 'islands/pieces', 'components', 'ui', 'models', 'contract', 'routes', ...textRooms],
  },
  islands: {
    path: /^src\/islands\//,
    may: ['islands', 'stores', 'ui', 'auth-core', 'contract', 'models', 'routes', ...textRooms],
  },
  // Small scripts without React. Those of `every-page` run on every page.
  'page-scripts': {
    path: /^src\/page-scripts\//,
    // A script may mount an island that a key opens on any page.
    may: ['page-scripts', 'islands', 'stores', 'auth-core', 'contract', 'models', 'routes', ...textRooms],
  },
  styles: { path: /^src\/styles\//, may: ['styles'] },
  // Static pieces of pages.
  components: {
    path: /^src\/components\//,
    may: [
      'components',
      'page-scripts',
      'islands',
      'ui',
      'models',
      'contract',
      'routes',
      ...textRooms,
      'styles',
    ],
  },
  layouts: {
    path: /^src\/layouts\//,
    may: [
      'layouts',
      'server',
      'islands/pieces',
      'components',
      'page-scripts',
      'islands',
      'ui',
      'models',
      'routes',
      ...textRooms,
      'styles',
    ],
  },
  pages: {
    path: /^src\/pages\//,
    may: [
      'layouts',
      'islands/pieces',
      'components',
      'islands',
      'islands/load',
      'ui',
      'server',
      'server/process',
      ...serverOrder,
      'models',
      'routes',
      ...textRooms,
      'styles',
    ],
  },
  middleware: {
    path: /^src\/middleware\.ts$/,
    may: ['locales', 'server', 'server/process', ...serverOrder, 'auth-core', 'routes'],
  },
  dev: { path: /^src\/dev\//, may: ['dev', 'api'] },
  build: {
    path: /^build\//,
    may: ['build', 'locales', 'contract', 'server', 'server/process', ...serverOrder, 'ui', 'stores'],
  },
  scripts: { path: /^scripts\//, may: ['scripts', 'api'] },
  examples: { path: /^examples\//, may: ['examples', 'auth-core', 'contract'] },
  tests: {
    path: /^tests\//,
    may: [
      'tests',
      'server',
      ...serverOrder,
      'routes',
      ...textRooms,
      'build',
      'api',
      'api/testing',
      'auth-core',
      'contract',
      'auth-core/testing',
    ],
  },
  config: { path: /^[^/]+\.(?:ts|js|mjs)$/, may: ['build', 'dev', 'config', 'layouts', 'api/platform'] },
}

/** Groups of rooms in the table of docs/architecture.md, by name. */
const roomGroups: Readonly<Record<string, readonly string[]>> = {
  'API BASE': apiBase,
  'API DOMAIN': apiDomain,
  'SERVER BASE': serverBase,
  'SERVER ROOMS': serverOrder,
}

/** Writes the import table of docs/architecture.md: one room per line, without itself. */
export function formatRoomTable(): string {
  const width = Math.max(...Object.keys(rooms).map((name) => name.length))
  const wrap = (line: string): string => {
    const end = line.length > 110 ? line.lastIndexOf(', ', 108) + 1 : 0
    return end === 0 ? line : `${line.slice(0, end)}\n${wrap(' '.repeat(width + 3) + line.slice(end))}`
  }
  const names = Object.entries(roomGroups).map(
    ([group, all]) => `${group.padEnd(width)}  = ${all.join(', ')}`,
  )
  const lines = Object.entries(rooms).map(([name, { may }]) => {
    const groups = Object.entries(roomGroups).filter(([, all]) => all.every((each) => may.includes(each)))
    const inGroups = new Set(groups.flatMap(([, all]) => all))
    const alone = may.filter((each) => each !== name && !inGroups.has(each))
    const others = [...groups.map(([group]) => group), ...alone].join(', ')
    return `${name.padEnd(width)} -> ${others || 'nothing of ours'}`
  })
  return [...names, '', ...lines].map(wrap).join('\n')
}

/** The entry points of the contract without zod. */
export const lightDoors: readonly string[] = [
  'variables',
  'answer-normalizers',
  'non-call-paths',
  'call',
  'choice-lists',
  'cut-text',
  'durations',
  'input-limits',
  'link-hosts',
  'mail-providers',
  'page-languages',
  'placeholders',
  'roles',
].map((door) => `@draftdesk/contract/${door}`)

/** Folders of browser code, which may import only types from the other entry points of the contract. */
export const browserFiles = /^src\/(?:models|stores|islands|page-scripts|ui)\/(?!.*\/load\.ts$)/

/** The room of a path. Undefined for a file outside all rooms. */
export function findRoom(path: string): string | undefined {
  return Object.entries(rooms).find(([, room]) => room.path.test(path))?.[0]
}

/** The room of an import's target. Undefined for a package. */
export function findImportedRoom({ specifier, to }: SourceImport): string | undefined {
  if (to !== undefined) return findRoom(to) ?? 'outside'
  const own = /^@draftdesk\/(.+)$/.exec(specifier)?.[1]
  return own === 'auth-core/testing' ? own : own?.replace(/\/.*/, '')
}
