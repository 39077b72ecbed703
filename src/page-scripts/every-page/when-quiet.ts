/** A browser that is busy, or shows the page to nobody, may never report a quiet moment; then this many ms are enough. */
const PATIENCE = 2000

/** Runs `task` once the browser has nothing better to do, and after two seconds in any case. */
export function whenQuiet(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: PATIENCE })
  else setTimeout(task)
}
