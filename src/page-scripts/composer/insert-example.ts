import { composerMessages as words } from '../../messages/composer.ts'
import { listReplies, readReply } from '../../stores/example-replies.ts'
import { showToast } from '../../stores/toasts.ts'

/** Lists the examples of the store, and puts the reply of the one that is chosen where the cursor stood. */
export async function insertExample(body: HTMLTextAreaElement): Promise<void> {
  const examples = await listReplies()
  if (examples === undefined) {
    showToast('error', words.insertFailed)
    return
  }
  const dialog = document.createElement('dialog')
  dialog.className = 'keys'
  dialog.ariaLabel = words.insertTitle
  const title = document.createElement('h2')
  title.textContent = examples.length > 0 ? words.insertTitle : words.insertNone
  const list = document.createElement('ul')
  list.className = 'insert-list'
  for (const example of examples) {
    const item = document.createElement('li')
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = example.title
    button.addEventListener('click', () => {
      dialog.close()
      void insert(body, example)
    })
    item.append(button)
    list.append(item)
  }
  const form = document.createElement('form')
  form.method = 'dialog'
  const close = document.createElement('button')
  close.className = 'button quiet'
  close.textContent = words.close
  form.append(close)
  dialog.append(title, list, form)
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}

async function insert(
  body: HTMLTextAreaElement,
  { id, title }: { readonly id: string; readonly title: string },
): Promise<void> {
  const text = await readReply(id)
  if (text === undefined) {
    showToast('error', words.insertFailed)
    return
  }
  body.focus()
  body.setRangeText(text, body.selectionStart, body.selectionEnd, 'end')
  body.dispatchEvent(new Event('input', { bubbles: true }))
  showToast('success', words.inserted(title))
}
