import { shellMessages } from '../../../messages/shell.ts'
import { escapeHtml } from '../../../ui/static-html.ts'

/** The closed store switcher. */
export function renderStoreSwitcher({ name }: { name: string }): string {
  return (
    `<button class="header-button" id="store-switcher" type="button" aria-label="${escapeHtml(shellMessages.switcher(name))}"` +
    ` aria-haspopup="menu" aria-expanded="false" data-state="closed"><span class="name">${escapeHtml(name)}</span>` +
    '<svg class="icon" viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" stroke-width="1.5"' +
    ' stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m6.5 8 3.5 3.5L13.5 8"></path></svg></button>'
  )
}
