import { keyMessages as words } from '../../messages/keys.ts'

/** Opens the list of keys. */
export function showKeys(): boolean {
  const dialog = document.createElement('dialog')
  dialog.className = 'keys'
  dialog.setAttribute('aria-labelledby', 'keys-title')
  const title = document.createElement('h2')
  title.id = 'keys-title'
  title.textContent = words.title
  const list = document.createElement('dl')
  for (const [key, text] of words.list) {
    const name = document.createElement('dt')
    const sign = document.createElement('kbd')
    sign.textContent = key
    name.append(sign)
    const does = document.createElement('dd')
    does.textContent = text
    list.append(name, does)
  }
  const form = document.createElement('form')
  form.method = 'dialog'
  const close = document.createElement('button')
  close.className = 'button quiet'
  close.textContent = words.close
  form.append(close)
  dialog.append(title, list, form)
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  document.body.append(dialog)
  dialog.showModal()
  return true
}
