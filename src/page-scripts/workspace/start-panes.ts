import { $mailPlace, openMail } from '../../stores/mail.ts'
import { listSwapped } from '../../stores/swapped.ts'
import { link } from '../../routes.ts'
import { actOnChosen } from './act-on-rows.ts'
import { actOnConversation, assignConversation } from './act.ts'
import { startChosen } from './chosen.ts'
import { startEndless } from './endless.ts'
import { startMenus } from './menus.ts'
import { startKeys } from './keys.ts'
import { closeConversation, fetchAhead, showConversation, showLatest, showUnopened } from './pane.ts'
import { startRowActions } from './row-actions.ts'
import { findCurrent, findNeighbour } from './rows.ts'
import { startSwiping } from './swipe-rows.ts'

/** Has conversations open in their pane instead of a page of their own, and the keys of the mail work; `data-awake` says so. */
export function startPanes(): void {
  let isFirst = true
  $mailPlace.subscribe((place) => {
    // The page shows already what it came with.
    if (isFirst) isFirst = false
    else if (place?.route === 'email')
      void showConversation(link('email', place.params, place.search), place.params.id)
    else if (place?.route === 'emails') showUnopened()
  })
  const workspace = document.querySelector('.workspace')
  workspace?.addEventListener('click', (event) => follow(event as MouseEvent))
  workspace?.addEventListener('pointerover', ({ target }) => {
    fetchAhead((target as Element).closest<HTMLElement>('[data-thread]') ?? undefined)
  })
  workspace?.addEventListener('submit', (event) => {
    const { submitter, target: form } = event as SubmitEvent
    if (!(form instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return
    const isDone = form.matches('.reading-actions')
      ? actOnConversation(form, submitter)
      : form.matches('.thread-days') && actOnChosen(form, submitter)
    if (isDone) event.preventDefault()
  })
  workspace?.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.matches('.reading-actions [name="assignee"]'))
      void assignConversation(target)
  })
  startMenus()
  startChosen()
  startEndless()
  document.addEventListener(listSwapped, startEndless)
  startKeys()
  startRowActions()
  startSwiping()
  // An address may name a place in the conversation.
  if (location.hash === '') showLatest()
  workspace?.setAttribute('data-awake', '')
  fetchAhead(findNeighbour(findCurrent(), 1))
}

/** Opens what a link in the panes leads to, if it is a conversation and the person did not mean another tab. */
function follow(event: MouseEvent): void {
  const way = (event.target as Element).closest<HTMLAnchorElement>(
    '[data-thread] a, a[data-step], .reading-back',
  )
  if (!way || event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const href = way.getAttribute('href')
  if (!href) return
  event.preventDefault()
  if (way.matches('.reading-back')) closeConversation(href, false)
  else openMail(href, false)
}
