import { shellMessages } from '../../../messages/shell.ts'
import { initialsOf } from '../../../ui/initials.ts'
import { escapeHtml } from '../../../ui/static-html.ts'

/** The closed avatar menu. */
export function renderAvatarMenu({
  name,
  email,
  image,
}: {
  name: string
  email: string
  image?: string | undefined
}): string {
  const shown = name || email
  const face =
    image === undefined ? escapeHtml(initialsOf(shown)) : `<img src="${escapeHtml(image)}" alt=""/>`
  return (
    '<button class="header-button" id="avatar-menu" type="button" aria-haspopup="menu" aria-expanded="false" data-state="closed">' +
    `<span class="avatar" aria-hidden="true">${face}</span>` +
    `<span class="visually-hidden">${escapeHtml(shellMessages.account(shown))}</span></button>`
  )
}
