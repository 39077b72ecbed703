import { useStore } from '@nanostores/react'
import { Command } from 'cmdk'
import { useEffect, useState } from 'react'
import { paletteMessages as words } from '../../messages/palette.ts'
import type { FoundConversation } from '../../models/thread-row.ts'
import { link } from '../../routes.ts'
import { findConversations } from '../../stores/mail.ts'
import { readPage } from '../../stores/page.ts'
import { $stores, switchStore } from '../../stores/own-stores.ts'
import { showToast } from '../../stores/toasts.ts'
import type { PagePlace, Places } from './places.ts'

export interface PaletteProps {
  readonly places: Places
  /** What was typed before it opened. */
  readonly typed: string
  readonly close: () => void
}

/** One box for everything: pages, what can be done here, conversations and stores. */
export function Palette({ places, typed: first, close }: PaletteProps) {
  const [typed, setTyped] = useState(first)
  const stores = useStore($stores)
  const page = readPage()
  const current = page.kind === 'verified' ? page.store?.id : undefined
  const query = typed.trim()
  const found = useFound(query)

  function choose(run: () => void): void {
    close()
    run()
  }

  async function enter(id: string): Promise<void> {
    const failure = await switchStore(id)
    if (failure) showToast('error', failure)
  }

  return (
    <Command label={words.label} loop>
      <Command.Input
        value={typed}
        onValueChange={setTyped}
        placeholder={words.placeholder}
        aria-label={words.label}
        autoFocus
      />
      <Command.List label={words.results}>
        <Group title={words.here} places={places.here} choose={choose} />
        <Group title={words.mail} places={places.mail} choose={choose} />
        <Group title={words.pages} places={places.pages} choose={choose} />
        {stores && stores.length > 1 && (
          <Command.Group heading={words.stores}>
            {stores
              .filter(({ id }) => id !== current)
              .map(({ id, name }) => (
                <Command.Item
                  key={id}
                  value={`store ${id}`}
                  keywords={[words.switchTo(name)]}
                  onSelect={() => choose(() => void enter(id))}
                >
                  {words.switchTo(name)}
                </Command.Item>
              ))}
          </Command.Group>
        )}
        {query !== '' && (
          <Command.Group heading={words.conversations} forceMount>
            {found.map(({ id, subject, sender }) => (
              <Command.Item
                key={id}
                forceMount
                value={`conversation ${id}`}
                onSelect={() => choose(() => location.assign(link('email', { id }, { filter: 'all' })))}
              >
                <span className="palette-words">{subject}</span>
                <small>{sender}</small>
              </Command.Item>
            ))}
            <Command.Item
              forceMount
              value="search"
              onSelect={() => choose(() => location.assign(link('emails', {}, { filter: 'all', q: query })))}
            >
              {words.search(query)}
            </Command.Item>
          </Command.Group>
        )}
      </Command.List>
    </Command>
  )
}

interface GroupProps {
  readonly title: string
  readonly places: readonly PagePlace[]
  readonly choose: (run: () => void) => void
}

function Group({ title, places, choose }: GroupProps) {
  if (places.length === 0) return null
  return (
    <Command.Group heading={title}>
      {places.map(({ label, key, run }) => (
        <Command.Item key={label} value={`${title} ${label}`} keywords={[label]} onSelect={() => choose(run)}>
          <span className="palette-words">{label}</span>
          {key !== undefined && <kbd>{key}</kbd>}
        </Command.Item>
      ))}
    </Command.Group>
  )
}

const pauseMs = 150

/** The conversations that have the words, once typing pauses. */
function useFound(query: string): readonly FoundConversation[] {
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
      pauseMs,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query])
  return found
}
