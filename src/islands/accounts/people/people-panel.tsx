import type { ReactNode } from 'react'
import { peopleMessages } from '../words.ts'
import { buildLink } from '../../../routes.ts'
import type { ListedEntry } from '../../../ui/entries/use-entries.ts'
import { EntryList } from '../../../ui/entries/entry-list.tsx'
import type { EntryListProps } from '../../../ui/entries/entry-list.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'

interface PeoplePanelProps<Entry> extends Omit<EntryListProps<Entry>, 'href' | 'words'> {
  readonly kind: 'members' | 'invites'
  readonly title: string
  readonly hint: string
  readonly removed: (title: string) => string
  /** Content above the list. */
  readonly form?: ReactNode
}

/** A list of people on one page, with its error message. */
export function PeoplePanel<Entry extends ListedEntry>(props: PeoplePanelProps<Entry>) {
  const { kind, title, hint, removed, form, ...entries } = props
  const { problem } = entries.list
  return (
    <Panel id={kind} title={title} hint={hint}>
      {form}
      {problem && (
        <div className="pad">
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
      <EntryList
        {...entries}
        href={buildLink('accounts')}
        words={{ more: '', again: peopleMessages.again, undo: peopleMessages.undo, removed }}
      />
    </Panel>
  )
}
