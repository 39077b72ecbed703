import { saveUnsavedFields, restoreUnsavedInput } from '../../stores/unsaved-fields.ts'

/** Restores unsaved input after an error page or a sign-in, which announces it. */
export function startUnsavedFieldRecovery(): void {
  const query = new URLSearchParams(location.search)
  const address = query.get('lastPage') ?? query.get('from')
  const returnTo = address === null ? undefined : URL.parse(address, location.origin)?.pathname
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const waits = restoreUnsavedInput(returnTo, visit?.type === 'back_forward')
  for (const words of document.querySelectorAll<HTMLElement>('[data-typed]')) words.hidden = !waits
  addEventListener('pagehide', () => saveUnsavedFields())
}
