import { createClient } from '@draftdesk/auth-core'
import type { AuthError, Result, SessionData } from '@draftdesk/auth-core'
import { createAuth } from '@draftdesk/auth-core/auth'
import type { Auth } from '@draftdesk/auth-core/auth'
import { browserPorts } from '@draftdesk/auth-core/browser'
import { failureText } from '@draftdesk/auth-core/forms'
import type { Answer } from '@draftdesk/contract'
import { createCallFunction } from '@draftdesk/contract/call'

const client = createClient({ mode: 'bearer', ...browserPorts(window) })
const auth = createAuth(client)
// Every call that is not about the session itself, by its name and typed.
const call = createCallFunction<AuthError>((request) => client.request(request))

const form = findElement('sign-in', HTMLFormElement)
const message = findElement('message', HTMLElement)
const stores = findElement('stores', HTMLElement)

function renderSession({ isLoggedIn, firstName, lastName, email }: SessionData): void {
  form.hidden = isLoggedIn
  findElement('session', HTMLElement).hidden = !isLoggedIn
  findElement('who', HTMLElement).textContent = [firstName, lastName].join(' ').trim() || (email ?? '')
  if (!isLoggedIn) stores.replaceChildren()
}

/** Says what went wrong; answers the value when nothing did. */
function showResult<T>(name: keyof Auth, result: Result<T>): T | undefined {
  message.textContent = result.ok
    ? ''
    : (failureText(name, result.error) ?? `It failed: ${result.error.code}`)
  return result.ok ? result.value : undefined
}

async function signIn(): Promise<void> {
  const email = findElement('email', HTMLInputElement).value
  const password = findElement('password', HTMLInputElement).value
  let found = showResult('signIn', await auth.signIn({ email, password }))
  if (found?.kind === 'needsCode') {
    const code = window.prompt('Enter the code of your authenticator app.') ?? ''
    found = showResult('signInWithCode', await auth.signInWithCode({ code, challenge: found.challenge }))
  }
  if (found?.kind === 'unverified') message.textContent = `Please verify ${found.email} first.`
  if (found?.kind !== 'signedIn') return
  form.reset()
  showResult('me', await auth.me())
}

function createStoreItem({ id, name }: Answer<'stores'>[number]): HTMLElement {
  const button = document.createElement('button')
  button.textContent = `Enter ${name}`
  button.addEventListener('click', () => void enterStore(id))
  const item = document.createElement('li')
  item.append(button)
  return item
}

async function enterStore(id: string): Promise<void> {
  if (showResult('switchStore', await auth.switchStore(id))) showResult('me', await auth.me())
}

async function loadStores(): Promise<void> {
  const list = showResult('check', await call('stores'))
  if (list) stores.replaceChildren(...list.map(createStoreItem))
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void signIn()
})
findElement('load-stores', HTMLElement).addEventListener('click', () => void loadStores())
findElement('sign-out', HTMLElement).addEventListener('click', () => void auth.signOut())

client.subscribe(renderSession)
renderSession(client.session())

/** The element of the page with this id. */
function findElement<T extends HTMLElement>(id: string, kind: new () => T): T {
  const element = document.getElementById(id)
  if (element instanceof kind) return element
  throw new Error(`The page has no #${id}`)
}
