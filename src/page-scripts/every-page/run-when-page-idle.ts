/**
 * A busy browser or a hidden tab may never report an idle moment. The task then starts after this timeout.
 */
const longestWaitMs = 2000

/** Runs `task` once the page is loaded and the browser idle, two seconds later in any case. */
export function runWhenPageIdle(task: () => void): void {
  const runWhenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: longestWaitMs })
    else setTimeout(task)
  }
  if (document.readyState === 'complete') runWhenIdle()
  else addEventListener('load', runWhenIdle, { once: true })
}
