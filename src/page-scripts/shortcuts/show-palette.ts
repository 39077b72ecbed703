import { mountPalette } from '../../islands/palette/mount-palette.tsx'
import { paletteMessages as words } from '../../messages/palette.ts'
import { loadStores } from '../../stores/own-stores.ts'
import { readPage } from '../../stores/page.ts'
import { listPlaces } from './list-places.ts'
import { showDialog } from './show-dialog.ts'

/** Opens the palette over the page, with what was typed already; a second time it closes it. */
export function showPalette(typed: string): void {
  const open = document.querySelector<HTMLDialogElement>('dialog.palette')
  if (open) {
    open.close()
    return
  }
  if (document.querySelector('dialog[open]')) return
  // What can be done is read before the dialog covers it.
  const places = listPlaces()
  const dialog = showDialog('palette')
  dialog.ariaLabel = words.title
  const unmount = mountPalette(dialog, { places, typed, close: () => dialog.close() })
  dialog.addEventListener('close', unmount)
  const page = readPage()
  // A super admin changes stores in the admin area, with a reason.
  if (page.kind === 'verified' && !page.user.isSuperAdmin) void loadStores()
}
