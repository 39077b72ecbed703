/** Has orders looked up beside conversations; only the pages of the mail fetch the code for it. */
export function startOrderPanel(): void {
  if (!document.querySelector('.workspace')) return
  void import('./order-panel-element.ts').then(({ defineOrderPanel }) => defineOrderPanel())
}
