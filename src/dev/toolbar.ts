import { defineToolbarApp } from 'astro/toolbar'
import {
  createButton,
  createHeading,
  createList,
  createSmallText,
  createRow,
  createSection,
  createSelect,
  createText,
} from './elements.ts'

interface DemoPerson {
  readonly email: string
  readonly name: string
  readonly is_super_admin: boolean
  readonly is_verified: boolean
  readonly stores: readonly DemoStore[]
}

interface DemoStore {
  readonly store_id: number
  readonly name: string
  readonly [flag: string]: unknown
}

interface SentMail {
  readonly at: string
  readonly to: string
  readonly subject: string
  readonly hint: string
}

interface RecentCall {
  readonly at: string
  readonly method: string
  readonly path: string
  readonly status?: number
  readonly ms: number
  readonly fault?: string
}

interface ActiveFault {
  readonly call: string
  readonly fault: string
}

const storeSetUpStates = [
  'is_onboarded',
  'is_document_uploaded',
  'is_email_account_added',
  'is_shopify_account_added',
]
const faultNames = ['401', '429', '500', '502', 'slow', 'offline']
const pollMs = 1500

const toolbarStyle = `
  h2 { font-size: 13px; margin: 16px 0 6px; color: #cbd5e1; }
  ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 4px; }
  li, label, .row { display: flex; gap: 8px; align-items: center; flex-wrap: wrap; font-size: 12px; }
  button, select { font: inherit; font-size: 12px; color: #fff; background: #343841; border: 1px solid #4b5563; border-radius: 4px; padding: 2px 8px; cursor: pointer; }
  button:hover { background: #4b5563; }
  small { color: #94a3b8; }
  .scroll { max-height: 60vh; overflow: auto; }
`

/**
 * The toolbar app of `npm run dev`: sign in as a demo person, change their store, simulate faults, and see
 * mails and calls.
 */
export default defineToolbarApp({
  init(canvas, app) {
    const panel = document.createElement('astro-dev-toolbar-window')
    const sheet = document.createElement('style')
    sheet.textContent = toolbarStyle
    const body = document.createElement('div')
    body.className = 'scroll'
    panel.append(sheet, body)
    canvas.append(panel)
    let timer: ReturnType<typeof setInterval> | undefined
    app.onToggled(({ state }) => {
      clearInterval(timer)
      if (!state) return
      void drawToolbar(body)
      timer = setInterval(() => void drawMailsAndCalls(body), pollMs)
    })
  },
})

async function callDemoControl<T>(path: string, method = 'GET', body?: object): Promise<T> {
  const answer = await fetch(`/__demo/${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
  return (await answer.json()) as T
}

async function drawToolbar(body: HTMLElement): Promise<void> {
  const people = await callDemoControl<DemoPerson[]>('people')
  const [active, names] = await Promise.all([
    callDemoControl<ActiveFault[]>('faults'),
    callDemoControl<string[]>('names'),
  ])
  body.replaceChildren(
    createHeading('Become'),
    createList(people.map((person) => drawPerson(person, () => drawToolbar(body)))),
    createHeading('Make a call fail'),
    drawFaults(active, names, () => drawToolbar(body)),
    createSection('news'),
  )
  await drawMailsAndCalls(body)
}

async function drawMailsAndCalls(body: HTMLElement): Promise<void> {
  const [mails, calls] = await Promise.all([
    callDemoControl<SentMail[]>('outbox'),
    callDemoControl<RecentCall[]>('calls'),
  ])
  body
    .querySelector('#news')
    ?.replaceChildren(
      createHeading('Outbox'),
      createList(
        mails
          .slice(0, 5)
          .map((mail) => createRow(createText(`${mail.to}: ${mail.subject}`), createSmallText(mail.hint))),
      ),
      createHeading('Last calls'),
      createList(
        calls
          .slice(0, 12)
          .map((call) =>
            createRow(createText(`${call.method} ${call.path}`), createSmallText(describeCallOutcome(call))),
          ),
      ),
    )
}

function describeCallOutcome({ status, ms, fault }: RecentCall): string {
  return `${status ?? 'no answer'} in ${ms} ms${fault ? ` (${fault})` : ''}`
}

function drawPerson(person: DemoPerson, redraw: () => Promise<void>): HTMLElement {
  const expireSession = (mode: 'expire' | 'end') =>
    callDemoControl('session', 'POST', { email: person.email, mode })
  return createRow(
    createButton(person.name, () => signInAsPerson(person.email)),
    createSmallText(person.email),
    createButton('Expire token', () => expireSession('expire')),
    createButton('End sessions', () => expireSession('end')),
    ...person.stores.flatMap((store) => [
      createText(store.name),
      ...storeSetUpStates.map((flag) => drawStoreFlag(store, flag, redraw)),
    ]),
  )
}

/** Signs out and signs in with a token of the person, like a link from another system. */
async function signInAsPerson(email: string): Promise<void> {
  const { token, expires_in: minutes } = await callDemoControl<{ token: string; expires_in: number }>(
    'become',
    'POST',
    {
      email,
    },
  )
  await fetch('/logout', { method: 'POST', body: new URLSearchParams(), redirect: 'manual' })
  location.assign(
    `/signin?${new URLSearchParams({ urltoken: token, expiry_in: String(minutes) }).toString()}`,
  )
}

function drawStoreFlag(store: DemoStore, flag: string, redraw: () => Promise<void>): HTMLElement {
  const label = document.createElement('label')
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.checked = store[flag] === true || store[flag] === 'True'
  box.addEventListener('change', () => {
    void callDemoControl('store', 'POST', { store_id: store.store_id, [flag]: box.checked }).then(redraw)
  })
  label.append(box, createSmallText(flag.replace('is_', '').replaceAll('_', ' ')))
  return label
}

function drawFaults(
  active: readonly ActiveFault[],
  names: readonly string[],
  redraw: () => Promise<void>,
): HTMLElement {
  const call = createSelect(['all', ...names])
  const fault = createSelect(faultNames)
  return createRow(
    call,
    fault,
    createButton('Switch on', () =>
      callDemoControl('faults', 'POST', { call: call.value, fault: fault.value }).then(redraw),
    ),
    createButton('All off', () => callDemoControl('faults', 'DELETE').then(redraw)),
    createSmallText(active.map((one) => `${one.call}: ${one.fault}`).join(', ')),
  )
}
