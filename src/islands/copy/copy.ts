/** Shows the buttons that copy a text, on the pages that have some: only those fetch the code for it. */
export function startCopy(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-copy]')
  if (buttons.length > 0) void import('./copy-text.ts').then(({ showCopy }) => buttons.forEach(showCopy))
}
