import { useStore } from '@nanostores/react'
import { Command } from 'cmdk'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OwnStore } from '../../../models/own-stores.ts'
import type { FoundConversation } from '../../../models/thread-row.ts'
import { astroRoutePatterns, buildLink } from '../../../routes.ts'
import { $earlyInput } from '../../../stores/shell-dialogs.ts'
import { findConversations } from './actions.ts'
import { $ownStores, loadOwnStores, switchStore } from '../../../stores/own-stores.ts'
import { $pageActions } from '../../../stores/page-actions.ts'
import { readPageSessionData } from '../../../stores/session/page-session-data.ts'
import { showToast } from '../../../stores/toasts.ts'
import { listSidebarItems } from '../nav/sidebar.ts'
import { paletteMessages as words } from '../words.ts'

/** The command palette: pages, actions, conversations and stores. It offers only what this page can do. */
export function CommandPalette({ close }: { readonly close: () => void }) {
  const [typed, setTyped] = useState(() => $earlyInput.get())
  const [{ actions, pages, canSearch }] = useState(collectPaletteItems)
  const stores = useOtherStores()
  const query = typed.trim()
  const found = useConversationSearch(canSearch ? query : '')

  function closeAndRun(run: () => void): void {
    // Closes first, because the dialog returns the focus and the action may move it.
    flushSync(close)
    run()
  }

  async function enterStore(id: string): Promise<void> {
    const failure = await switchStore(id)
    if (failure) showToast('error', failure)
  }

  return (
    <Command
      label={words.label}
      filter={(_value, search, keywords) => scoreWordMatch(keywords?.join(' ') ?? '', search)}
      loop
    >
      <Command.Input
        className="input"
        value={typed}
        onValueChange={setTyped}
        placeholder={words.placeholder}
        aria-label={words.label}
        autoFocus
      />
      <Command.List label={words.results}>
        {!canSearch && <Command.Empty>{words.none}</Command.Empty>}
        <PaletteGroup
          title={words.here}
          offers={actions.filter(({ group }) => group === 'here')}
          choose={closeAndRun}
        />
        <PaletteGroup
          title={words.mail}
          offers={actions.filter(({ group }) => group === 'mail')}
          choose={closeAndRun}
        />
        <PaletteGroup title={words.pages} offers={pages} choose={closeAndRun} />
        <PaletteGroup
          title={words.stores}
          offers={stores.map(({ id, name }) => ({
            label: words.switchTo(name),
            run: () => void enterStore(id),
          }))}
          choose={closeAndRun}
        />
        {canSearch && query !== '' && (
          <Command.Group heading={words.conversations} forceMount>
            {found.map(({ id, subject, sender }) => (
              <Command.Item
                className="option line gap-3"
                key={id}
                forceMount
                value={`conversation ${id}`}
                onSelect={() =>
                  closeAndRun(() => location.assign(buildLink('email', { id }, { filter: 'all' })))
                }
              >
                <span className="fill">{subject}</span>
                <small className="muted">{sender}</small>
              </Command.Item>
            ))}
            <Command.Item
              className="option line gap-3"
              forceMount
              value="search"
              onSelect={() =>
                closeAndRun(() => location.assign(buildLink('emails', {}, { filter: 'all', q: query })))
              }
            >
              {words.search(query)}
            </Command.Item>
          </Command.Group>
        )}
      </Command.List>
    </Command>
  )
}

/** An entry of the palette: a page, an action, a conversation or a store. */
interface PaletteItem {
  readonly label: string
  /** The key of the action, if it has one. */
  readonly key?: string | undefined
  readonly run: () => void
}

function collectPaletteItems() {
  const page = readPageSessionData()
  const isAdmin = page.kind === 'verified' && page.user.isSuperAdmin && !page.store
  const permissions = page.kind === 'verified' ? page.permissions : []
  const items = listSidebarItems({
    area: isAdmin ? 'admin' : 'store',
    pattern: astroRoutePatterns.emails,
    filter: 'all',
    permissions,
  })
  return {
    actions: $pageActions.get()?.() ?? [],
    pages: items.map(({ label, href }): PaletteItem => ({ label, run: () => location.assign(href) })),
    // Other servers may not search: their pages have no field for it.
    canSearch: document.querySelector('form[role="search"]') !== null,
  }
}

/** The other stores of a store user. A super admin changes stores in the admin area, with a reason. */
function useOtherStores(): readonly OwnStore[] {
  const stores = useStore($ownStores)
  const page = readPageSessionData()
  const isStoreUser = page.kind === 'verified' && !page.user.isSuperAdmin
  useEffect(() => {
    if (isStoreUser) void loadOwnStores()
  }, [isStoreUser])
  return isStoreUser ? (stores ?? []).filter(({ id }) => id !== page.store?.id) : []
}

interface PaletteGroupProps {
  readonly title: string
  readonly offers: readonly PaletteItem[]
  readonly choose: (run: () => void) => void
}

function PaletteGroup({ title, offers, choose }: PaletteGroupProps) {
  if (offers.length === 0) return null
  return (
    <Command.Group heading={title}>
      {offers.map(({ label, key, run }) => (
        <Command.Item
          key={label}
          className="option line gap-3"
          value={`${title} ${label}`}
          keywords={[label]}
          onSelect={() => choose(run)}
        >
          <span className="fill">{label}</span>
          {key !== undefined && <kbd>{key}</kbd>}
        </Command.Item>
      ))}
    </Command.Group>
  )
}

const searchPauseMs = 150

/** Searches conversations after a pause in typing. */
function useConversationSearch(query: string): readonly FoundConversation[] {
  const [found, setFound] = useState<readonly FoundConversation[]>([])
  useEffect(() => {
    if (query.length < 2) {
      setFound([])
      return undefined
    }
    const stop = new AbortController()
    const timer = setTimeout(
      () =>
        void findConversations(query, stop.signal).then((some) => {
          if (!stop.signal.aborted) setFound(some)
        }),
      searchPauseMs,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query])
  return found
}

/**
 * Rates how well a label answers a query: 0 for no match. Each word of the query has to begin a word of the label; labels
 * that begin with the query come first.
 */
export function scoreWordMatch(label: string, query: string): number {
  const wanted = splitWords(query)
  const words = splitWords(label)
  if (!wanted.every((start) => words.some((word) => word.startsWith(start)))) return 0
  const isFirst = words.join(' ').startsWith(wanted.join(' '))
  return isFirst
    ? 1
    : words[0] !== undefined && wanted.some((start) => words[0]?.startsWith(start))
      ? 0.75
      : 0.5
}

/** The words of a text, without case and accents. */
const splitWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
