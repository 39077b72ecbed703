/** A browser that is busy, or shows the page to nobody, may never report a quiet moment; then these ms are enough. */
const patienceMs = 2000

/** Runs `task` once the browser has nothing better to do, and after two seconds in any case. */
export function whenQuiet(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: patienceMs })
  else setTimeout(task)
}
