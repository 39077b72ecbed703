/** Has every button that copies a text work, those too that come later; only whoever presses one fetches the code for it. */
export function startCopy(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[data-copy]')
    if (button) void import('./copy-text.ts').then(({ copy }) => copy(button))
  })
}
