import { useStore } from '@nanostores/react'
import { emailMessages as words } from '../../../messages/emails.ts'
import { link } from '../../../routes.ts'
import { useMail } from '../context.tsx'

/** Why a list is empty, and the next step. */
export function EmptyList() {
  const { state } = useMail()
  const { place, isLinked } = state.start
  const { has_mail: hasMail } = useStore(state.$list)
  const { filter, narrowing, cursor } = place
  const isNarrowed = Object.keys(narrowing).some((name) => name !== 'order')
  if (isNarrowed && cursor === undefined)
    return (
      <div className="empty">
        <h2>{words.noneFound.title}</h2>
        <p className="muted">
          {narrowing['q'] === undefined ? words.noneFound.narrow : words.noneFound.words(narrowing['q'])}
        </p>
        <a className="button quiet" href={link('emails', {}, { filter })}>
          {words.noneFound.action}
        </a>
      </div>
    )
  // A server that does not say whether the store has mail has some if another list may hold it.
  const has = hasMail ?? filter !== 'all'
  const empty = cursor !== undefined ? words.noneOlder : has ? words.empty[filter] : undefined
  return (
    <div className="empty">
      <h2>{empty?.title ?? words.noMail.title}</h2>
      <p className="muted">{empty?.text ?? (isLinked ? words.noMail.linked : words.noMail.unlinked)}</p>
      {!empty && !isLinked && (
        <a className="button" href={link('integration')}>
          {words.noMail.action}
        </a>
      )}
    </div>
  )
}
