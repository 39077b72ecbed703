/**
 * A busy browser or a hidden tab may never report an idle moment. The task then starts after this timeout.
 */
const patienceMs = 2000

/** Runs `task` once the page is loaded and the browser idle, two seconds later in any case. */
export function whenQuiet(task: () => void): void {
  const begin = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: patienceMs })
    else setTimeout(task)
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
