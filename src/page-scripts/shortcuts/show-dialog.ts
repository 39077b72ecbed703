/** Opens a dialog that goes when it is closed, also by a press beside it; the focus then returns to where it was. */
export function showDialog(className: string): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = className
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}
