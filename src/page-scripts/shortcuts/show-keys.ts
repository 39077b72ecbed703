import { keyMessages as words } from '../../messages/keys.ts'
import { showDialog } from './show-dialog.ts'

/** Opens the list of keys: those of every page, and those of the mail where it is open. */
export function showKeys(): void {
  if (document.querySelector('dialog[open]')) return
  const dialog = showDialog('keys')
  dialog.setAttribute('aria-labelledby', 'keys-title')
  const title = document.createElement('h2')
  title.id = 'keys-title'
  title.textContent = words.title
  const form = document.createElement('form')
  form.method = 'dialog'
  const close = document.createElement('button')
  close.className = 'button quiet'
  close.textContent = words.close
  form.append(close)
  const lists = document.querySelector('.workspace')
    ? [words.mail, words.reply, words.everywhere]
    : [words.everywhere]
  dialog.append(title, ...lists.flatMap(drawList), form)
  close.focus()
}

function drawList({ title, keys }: (typeof words)['mail' | 'reply' | 'everywhere']): HTMLElement[] {
  const heading = document.createElement('h3')
  heading.textContent = title
  const list = document.createElement('dl')
  for (const [key, text] of keys) {
    const name = document.createElement('dt')
    const sign = document.createElement('kbd')
    sign.textContent = key
    name.append(sign)
    const does = document.createElement('dd')
    does.textContent = text
    list.append(name, does)
  }
  return [heading, list]
}
