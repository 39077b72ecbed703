import type { ReactNode } from 'react'
import { peopleMessages } from '../words.ts'
import { buildLink } from '../../../routes.ts'
import type { ListedEntry } from '../../../ui/entries/use-entries.ts'
import { EntryList } from '../../../ui/entries/entry-list.tsx'
import type { EntryListProps } from '../../../ui/entries/entry-list.tsx'
import { Panel } from '../../../ui/panel.tsx'

interface PeoplePanelProps<Entry extends ListedEntry> extends Omit<EntryListProps<Entry>, 'href' | 'words'> {
  readonly kind: 'members' | 'invites'
  readonly title: string
  readonly hint: string
  readonly removed: (title: string) => string
  /** Content above the list. */
  readonly form?: ReactNode
}

/** A list of people on one page. */
export function PeoplePanel<Entry extends ListedEntry>(props: PeoplePanelProps<Entry>) {
  const { kind, title, hint, removed, form, ...entries } = props
  return (
    <Panel id={kind} title={title} hint={hint}>
      {form}
      <EntryList
        {...entries}
        href={buildLink('accounts')}
        words={{ more: '', again: peopleMessages.again, undo: peopleMessages.undo, removed }}
      />
    </Panel>
  )
}
