import { composerMessages as words } from '../../messages/composer.ts'
import { attachFile } from '../../stores/drafts.ts'
import { idOf, setVersion, showProgress, showRefusal } from './form.ts'

/** Adds the file that was chosen to a reply, once what was typed is saved. */
export async function attach(
  form: HTMLFormElement,
  input: HTMLInputElement,
  save: () => Promise<boolean>,
): Promise<void> {
  const [file] = input.files ?? []
  input.value = ''
  if (!file || !(await save())) return
  const status = (part: number) =>
    showProgress(form, `${words.uploading} ${String(Math.round(part * 100))} %`)
  const result = await attachFile(idOf(form), file, status)
  if (!result.ok) {
    showRefusal(form, result.problem)
    return
  }
  setVersion(form, result.version)
  const list = form.querySelector<HTMLElement>('[data-files]')
  const item = document.createElement('li')
  const name = document.createElement('span')
  name.textContent = result.file.name
  const remove = document.createElement('button')
  remove.className = 'composer-remove'
  remove.name = 'unfile'
  remove.value = result.file.id
  remove.ariaLabel = words.removeFile(result.file.name)
  remove.textContent = '×'
  item.append(name, remove)
  list?.append(item)
  if (list) list.hidden = false
  showProgress(form, words.saved)
}
