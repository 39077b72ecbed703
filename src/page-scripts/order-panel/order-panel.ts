/** Has orders looked up beside conversations. */
export function startOrderPanel(): void {
  void import('./order-panel-element.ts').then(({ defineOrderPanel }) => defineOrderPanel())
}
