import { noteTyped, settleTyped } from '../../stores/typed-fields.ts'

/** Keeps what was typed through an error page or a sign-in, and says on the page between that it does. */
export function startTypedFields(): void {
  const query = new URLSearchParams(location.search)
  const back = query.get('lastPage') ?? query.get('from')
  const leadsBack = back === null ? undefined : URL.parse(back, location.origin)?.pathname
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const waits = settleTyped(leadsBack, visit?.type === 'back_forward')
  for (const words of document.querySelectorAll<HTMLElement>('[data-typed]')) words.hidden = !waits
  addEventListener('pagehide', () => noteTyped())
}
