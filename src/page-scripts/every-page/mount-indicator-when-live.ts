import { $connectionState } from '../../stores/live/stream-state.ts'
import { loadTexts } from '../../locales/load-texts.ts'

/** Mounts the indicator of live updates in an element of the page. */
type MountIndicator = (place: HTMLElement) => void

async function loadIndicator(): Promise<MountIndicator> {
  const [{ mountConnectionIndicator }] = await Promise.all([
    import('../../islands/shell/connection-indicator.tsx'),
    loadTexts(),
  ])
  return mountConnectionIndicator
}

/**
 * Shows the indicator of live updates once the page follows them. After a failed load it tries again at the
 * next change of the connection.
 */
export function mountIndicatorWhenLive(place: HTMLElement, load = loadIndicator): void {
  let isLoading = false
  const stopListening = $connectionState.listen(() => void mountIndicator())

  async function mountIndicator(): Promise<void> {
    if (isLoading) return
    isLoading = true
    const mount = await load().catch(() => undefined)
    isLoading = false
    if (!mount) return
    stopListening()
    mount(place)
  }
}
