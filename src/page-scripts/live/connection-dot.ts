import { connectionMessages as words } from '../../messages/live.ts'
import { watchReach } from '../../stores/stream.ts'

/** Says in the header whether what happens reaches this page. A page that opens is not announced, only what changes later is. */
export function startConnectionDot(): void {
  const dot = document.querySelector<HTMLElement>('#connection')
  const text = dot?.querySelector('.connection-text')
  if (!dot || !text) return
  watchReach((state) => {
    dot.dataset['state'] = state
    dot.title = words.hints[state]
    text.textContent = words[state]
    dot.hidden = false
    if (state === 'connected') dot.ariaLive = 'polite'
  })
}
