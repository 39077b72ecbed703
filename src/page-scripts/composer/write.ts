import { composerMessages as words } from '../../messages/composer.ts'
import { isSame } from '../../models/draft.ts'
import type { Written } from '../../models/draft.ts'
import { saveDraft } from '../../stores/drafts.ts'
import { isLedAway } from '../../stores/failure.ts'
import { showToast } from '../../stores/toasts.ts'
import { forgetTyped, recallTyped, rememberTyped, sweepTyped } from '../../stores/typed-draft.ts'
import { forget, openId } from '../workspace/pane.ts'
import { attach } from './attach.ts'
import {
  fieldOf,
  formOf,
  forms,
  idOf,
  names,
  readSaved,
  readTyped,
  setVersion,
  showProgress,
  showRefusal,
  versionOf,
} from './form.ts'
import { sendAndNext } from './send-and-next.ts'
import { offerTyped } from './typed-before.ts'

/** A pause in typing after which a reply is saved, and how often that is tried again without a connection. */
const pauseMs = 1000
const againMs = 15_000

/** What this tab knows of a form beside what its fields hold. */
interface Desk {
  saved: Written
  timer: number
  saving: Promise<boolean> | undefined
}

const desks = new WeakMap<HTMLFormElement, Desk>()

/**
 * Saves what is typed into replies as it is typed, and holds it in the tab until it is saved. The forms may be swapped for others
 * while the page is open, so everything is heard at the document.
 */
export function startWriting(): void {
  const wake = () => {
    document.querySelectorAll<HTMLFormElement>(forms).forEach(deskOf)
    offerTyped()
  }
  wake()
  sweepTyped(Date.now())
  new MutationObserver(wake).observe(document.body, { childList: true, subtree: true })
  document.addEventListener('input', ({ target }) => {
    const form = formOf(target)
    if (form && !(target instanceof HTMLInputElement && target.type === 'file')) {
      sayHead(form)
      note(form)
    }
  })
  document.addEventListener('change', ({ target }) => {
    const form = formOf(target)
    if (form && target instanceof HTMLInputElement && target.files)
      void attach(form, target, () => save(form))
  })
  document.addEventListener('keydown', (event) => {
    const isMeant = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat
    const form = isMeant ? (formOf(event.target) ?? readForm(event.target)) : undefined
    if (!form) return
    event.preventDefault()
    form.requestSubmit(form.querySelector<HTMLButtonElement>('button[value=send]'))
  })
  document.addEventListener('submit', (event) => {
    const form = formOf(event.target)
    const button = event.submitter
    if (!form || !(button instanceof HTMLButtonElement) || form.dataset['ready'] !== undefined) return
    event.preventDefault()
    void leave(form, button)
  })
  document.addEventListener('click', ({ target }) => {
    const form = target instanceof Element && target.closest('[data-insert]') ? formOf(target) : undefined
    const body = form && fieldOf(form, 'body')
    if (body instanceof HTMLTextAreaElement)
      void import('./insert-example.ts').then(({ insertExample }) => insertExample(body))
  })
  addEventListener('online', () => every((form) => void save(form)))
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') every((form) => void save(form))
  })
  addEventListener('beforeunload', (event) => {
    // The session ended: the text is put back after the next sign-in.
    if (isLedAway()) return
    every((form) => {
      if (isUnsaved(form) && form.dataset['ready'] === undefined) event.preventDefault()
    })
  })
}

const every = (act: (form: HTMLFormElement) => void): void =>
  document.querySelectorAll<HTMLFormElement>(forms).forEach(act)

/** The one reply of the conversation that is read, when no field, link or dialog has the key. */
function readForm(target: EventTarget | null): HTMLFormElement | undefined {
  const isFree =
    target === document.body ||
    (target instanceof Element &&
      target.matches('#conversation-title, #reading-scroll, #drafts, #mail-list [aria-current]'))
  const replies = document.querySelectorAll<HTMLFormElement>(`#drafts ${forms}`)
  return isFree && replies.length === 1 && !document.querySelector('dialog[open]') ? replies[0] : undefined
}

/** Begins to look after a form: what was typed before and never saved is put back. */
function deskOf(form: HTMLFormElement): Desk {
  const known = desks.get(form)
  if (known) return known
  const desk: Desk = { saved: readSaved(form), timer: 0, saving: undefined }
  desks.set(form, desk)
  form.querySelector('[data-attach]')?.removeAttribute('hidden')
  const typed = recallTyped(idOf(form))
  // Saved as its tab was closed, without an answer that anybody heard.
  if (typed && isSame(typed, readTyped(form))) forgetTyped(idOf(form))
  else if (typed) {
    for (const name of names) {
      const field = fieldOf(form, name)
      if (field) field.value = typed[name]
    }
    // What somebody else has saved since is not overwritten unseen.
    setVersion(form, typed.version)
    showToast('info', words.restored)
    // Whoever marks the text hears of it.
    fieldOf(form, 'body')?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (isUnsaved(form)) note(form)
  return desk
}

const isUnsaved = (form: HTMLFormElement): boolean => !isSame(readTyped(form), deskOf(form).saved)

/** Says in the head of a form whom it goes to by now. */
function sayHead(form: HTMLFormElement): void {
  const { to, subject } = readTyped(form)
  const [named, titled] = form.querySelectorAll('.composer-fold > summary [data-says]')
  if (named) named.textContent = to.trim() || words.nobody
  if (titled) titled.textContent = subject.trim() || words.noSubject
}

/** Says beside the marks that the text is another one than was checked, once it is. */
function sayChanged(form: HTMLFormElement): void {
  const body = fieldOf(form, 'body')
  const hint = form.parentElement?.querySelector<HTMLElement>('[data-edited]')
  if (hint && body && body.value !== deskOf(form).saved.body) hint.hidden = false
}

/** Holds what was typed in the tab, and saves it after a pause. */
function note(form: HTMLFormElement, waitMs = pauseMs): void {
  const desk = deskOf(form)
  clearTimeout(desk.timer)
  // It was typed and taken back.
  if (!isUnsaved(form)) {
    forgetTyped(idOf(form))
    showProgress(form, '')
    return
  }
  const thread = openId() ?? ''
  rememberTyped(idOf(form), { ...readTyped(form), version: versionOf(form), thread }, Date.now())
  sayChanged(form)
  showProgress(form, words.unsaved)
  desk.timer = window.setTimeout(() => void save(form), waitMs)
}

/** Saves a form, one save at a time; answers whether all of it is saved. */
async function save(form: HTMLFormElement): Promise<boolean> {
  const desk = deskOf(form)
  while (desk.saving) await desk.saving
  if (!isUnsaved(form)) return true
  clearTimeout(desk.timer)
  desk.saving = saveOnce(form, desk)
  try {
    return await desk.saving
  } finally {
    desk.saving = undefined
  }
}

async function saveOnce(form: HTMLFormElement, desk: Desk): Promise<boolean> {
  const typed = readTyped(form)
  showProgress(form, words.saving)
  const result = await saveDraft(idOf(form), versionOf(form), typed)
  if (result.version !== undefined) setVersion(form, result.version)
  if (result.kind === 'saved') {
    const isReaddressed = desk.saved.to !== typed.to || desk.saved.cc !== typed.cc
    desk.saved = typed
    showProgress(form, words.saved)
    if (isSame(readTyped(form), typed)) forgetTyped(idOf(form))
    else note(form)
    noteSaved(form, isReaddressed)
    return true
  }
  if (result.kind === 'gone') {
    // What was typed is offered for a reply of its own.
    form.closest('.draft')?.remove()
    return false
  }
  if (result.kind === 'conflict') showTheirs(form, result.theirs)
  showRefusal(form, result.kind === 'conflict' ? words.conflict : result.problem)
  if (result.kind === 'failed' && result.isAway)
    desk.timer = window.setTimeout(() => void save(form), againMs)
  return false
}

/** What was fetched of the conversation before is old, and so are the marks beside the text and the quotation below it. */
function noteSaved(form: HTMLFormElement, isReaddressed: boolean): void {
  const address = form.getAttribute('action') ?? ''
  forget(address)
  if (isReaddressed || document.getElementById(`marks-${idOf(form)}`))
    void import('./refresh-marks.ts').then(({ refreshMarks }) =>
      refreshMarks(address, idOf(form), () => !isUnsaved(form)),
    )
}

/** Shows what somebody else wrote, or what else is new, above one's own text, which stays in its form. */
function showTheirs(form: HTMLFormElement, theirs: string): void {
  const shown = form.querySelector('.theirs') ?? document.createElement('pre')
  shown.className = 'theirs'
  shown.setAttribute('tabindex', '0')
  shown.textContent = theirs
  form.prepend(shown)
}

/** Sends the form with a button of it once what was typed is saved: whatever fails, the text is still there. */
async function leave(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const isDiscarding = button.value === 'discard'
  if (!isDiscarding && !(await save(form))) return
  if (button.value === 'send') {
    const { showPlaceholder } = await import('./show-placeholder.ts')
    if (showPlaceholder(form)) return
  }
  if (!navigator.onLine) {
    showRefusal(form, words.offline)
    return
  }
  if (button.value === 'send') {
    const value = (name: string) => fieldOf(form, name)?.value ?? ''
    button.disabled = true
    const unsent = await sendAndNext(value('id'), Number(value('version')), value('seen'))
    button.disabled = false
    if (unsent === undefined) return
    if (unsent.changes !== undefined) showTheirs(form, unsent.changes)
    if (unsent.problem !== '') {
      showRefusal(form, unsent.problem)
      return
    }
  }
  form.dataset['ready'] = ''
  forgetTyped(idOf(form))
  // While a form tells of being sent it cannot be sent again.
  setTimeout(() => form.requestSubmit(button))
}
