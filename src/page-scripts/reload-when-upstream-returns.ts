import { pageFailureMessages } from '../messages/failures.ts'
import { isSiteServerReachable } from '../stores/live/watch-connection.ts'

const checkEveryMs = 5000

/** Continues automatically when the upstream responds again, unless a form has input. */
export function reloadWhenUpstreamReturns(): void {
  const place = document.querySelector('#unreachable')
  if (place) setTimeout(() => void continueWhenOnline(place), checkEveryMs)
}

async function continueWhenOnline(place: Element): Promise<void> {
  if (!(await isSiteServerReachable())) {
    setTimeout(() => void continueWhenOnline(place), checkEveryMs)
    return
  }
  const fields = [...document.querySelectorAll<HTMLInputElement>('form input')]
  if (fields.every(({ value, type }) => type === 'hidden' || value === '')) location.reload()
  else place.querySelector('p')?.replaceChildren(pageFailureMessages.back)
}
