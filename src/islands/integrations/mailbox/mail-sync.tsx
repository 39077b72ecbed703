import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { buildLink } from '../../../routes.ts'
import { ActionForm } from '../../../ui/forms/action-form.tsx'
import { createIsland } from '../../create-island.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { calloutClass } from '../../../ui/radix-classes.ts'
import { createMailSyncState } from './mail-sync-state.ts'
import type { SyncChangeName } from './mail-sync-state.ts'
import { formatMoment } from '../../../models/format-moment.ts'
import type { MailSyncStatus } from '../view.ts'
import { mailboxSyncMessages as words } from '../words.ts'
import { Panel } from '../../../ui/panel.tsx'

interface MailSyncProps {
  /** Null if no mailbox is linked. The island is then empty. */
  readonly sync: MailSyncStatus | null
  /** The reader's time zone, from the server: both write the same. */
  readonly zone: string
  readonly canEdit: boolean
  /** True when the person may start a sync. */
  readonly canSync: boolean
}

interface ShownSync {
  readonly sync: MailSyncStatus
}

type SaveSyncChange = (name: SyncChangeName, value: string) => Promise<string | undefined>

const stateColors = {
  new: 'gray',
  importing: 'iris',
  live: 'green',
  waiting: 'amber',
  stopped: 'red',
  paused: 'gray',
} as const

function MailSyncView({ sync: start, zone, canEdit, canSync }: MailSyncProps) {
  const [{ $sync, follow, change }] = useState(() => createMailSyncState(start))
  const sync = useStore($sync)
  useEffect(follow, [follow])
  if (!sync) return null
  const { state, drafts } = sync
  return (
    <div className="stack" id="mail-sync">
      <Panel
        id="sync-title"
        title={words.title}
        hint={words.promise}
        aside={<Badge color={stateColors[state]}>{words.states[state]}</Badge>}
      >
        <div className="form panel-body">
          <SyncStateText sync={sync} zone={zone} canEdit={canEdit} />
          {drafts && (
            <ActionForm className="" run={() => change('sync-stop-drafts', '')}>
              <progress
                value={drafts.wanted - drafts.waiting}
                max={drafts.wanted}
                aria-label={words.draftsLabel}
              />
              <p>{words.drafts(drafts.wanted - drafts.waiting, drafts.wanted)}</p>
              {canEdit && <button className="button quiet small">{words.stopDrafts}</button>}
            </ActionForm>
          )}
          <ActionForm className="actions" run={({ button }) => change(button as SyncChangeName, '')}>
            {canSync && state !== 'paused' && (
              <button className="button quiet" value="sync-now">
                {words.now}
              </button>
            )}
            {canEdit && (
              <button className="button quiet" value={state === 'paused' ? 'sync-go-on' : 'sync-pause'}>
                {state === 'paused' ? words.goOn : words.pause}
              </button>
            )}
          </ActionForm>
          {canEdit && <SyncSettings sync={sync} change={change} />}
          {sync.unread_count > 0 && <UnreadableMails sync={sync} zone={zone} />}
        </div>
      </Panel>
    </div>
  )
}

/** The state of mail sync in words, with the next step. */
function SyncStateText({
  sync,
  zone,
  canEdit,
}: ShownSync & Pick<MailSyncProps, 'zone' | 'canEdit'>): ReactNode {
  const { state, detail, imported, expected } = sync
  const liveAt = formatMoment(sync.live_at, zone)
  const nextTryAt = formatMoment(sync.next_try_at, zone)
  if (state === 'new') return <p>{words.starting}</p>
  if (state === 'paused') return <p>{words.paused}</p>
  if (state === 'live') return <p>{joinSentences(words.live, liveAt && words.lastLook(liveAt))}</p>
  if (state === 'waiting')
    return <p>{joinSentences(detail ?? words.noReason.waiting, nextTryAt && words.nextTry(nextTryAt))}</p>
  if (state === 'stopped')
    return (
      <div className={calloutClass} data-accent-color="red">
        <p>{detail ?? words.noReason.stopped}</p>
        {canEdit && <a href={buildLink('integration', {}, { edit: 'mailbox' })}>{words.enterPassword}</a>}
      </div>
    )
  if (expected === 0) return <p>{words.searching}</p>
  return (
    <div>
      <progress value={imported} max={expected} aria-label={words.progressLabel} />
      <p>{`${words.progress(imported, expected)}. ${words.newestFirst}`}</p>
    </div>
  )
}

const joinSentences = (...sentences: readonly (string | undefined)[]): string =>
  sentences.filter(Boolean).join(' ')

interface SyncSettingsProps extends ShownSync {
  readonly change: SaveSyncChange
}

/** The folder of sent mail and the period of the import. */
function SyncSettings({ sync: { folders, sent_path: sentPath, ...sync }, change }: SyncSettingsProps) {
  const paths = sentPath === null || folders.includes(sentPath) ? folders : [sentPath, ...folders]
  const asksForSent = !sync.has_sent && folders.length > 0
  return (
    <details open={asksForSent}>
      <summary className="medium">{words.settings}</summary>
      {folders.length > 0 && (
        <SettingSelect
          name="sent_path"
          label={asksForSent ? words.sentMissing : words.sent}
          hint={asksForSent ? words.sentMissingHint : words.sentHint}
          chosen={sentPath ?? ''}
          options={[['', words.sentFound], ...paths.map((path) => [path, path] as const)]}
          save={(value) => change('sync-sent', value)}
        />
      )}
      <SettingSelect
        name="import_days"
        label={words.window}
        hint={words.windowHint}
        chosen={String(sync.import_days)}
        options={Object.entries(words.windows)}
        save={(value) => change('sync-window', value)}
      />
    </details>
  )
}

interface SettingSelectProps {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly chosen: string
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly save: (value: string) => Promise<string | undefined>
}

/** A choice of one value, saved by its own button. */
function SettingSelect({ name, label, hint, chosen, options, save }: SettingSelectProps) {
  return (
    <ActionForm className="field mt-3" run={({ read }) => save(read(name))}>
      <label htmlFor={name}>{label}</label>
      <p className="field-hint" id={`${name}-hint`}>
        {hint}
      </p>
      <div className="line start">
        <select
          className="select"
          id={name}
          name={name}
          key={chosen}
          defaultValue={chosen}
          aria-describedby={`${name}-hint`}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <button className="button quiet">{words.save}</button>
      </div>
    </ActionForm>
  )
}

/** The mails that could not be read, and why. */
function UnreadableMails({ sync, zone }: ShownSync & Pick<MailSyncProps, 'zone'>) {
  const { unread_count: unreadCount, unread_mails: unreadMails } = sync
  return (
    <details>
      <summary>{words.unread(unreadCount)}</summary>
      <p className="muted">
        {joinSentences(
          words.unreadHint(unreadCount),
          unreadCount > unreadMails.length ? words.unreadNewest(unreadMails.length) : undefined,
        )}
      </p>
      <ul className="stack gap-3">
        {unreadMails.map(({ subject, sender, received_at: receivedAt, detail }, at) => (
          <li className="stack gap-0 break" key={at}>
            <strong>{subject.trim() || words.noSubject}</strong>
            <span>
              {[sender.trim() || words.unknownSender, formatMoment(receivedAt, zone)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className="muted">{detail}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The state and the settings of mail sync. */
export const MailSync = createIsland(MailSyncView)
