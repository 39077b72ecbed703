import { pageFailureMessages } from '../messages/failures.ts'
import { isOnline } from '../stores/live/watch-connection.ts'

const checkEveryMs = 5000

/** Continues automatically when the upstream responds again, unless a form has input. */
export function watchUpstream(): void {
  const place = document.querySelector('#unreachable')
  if (place) setTimeout(() => void continueWhenOnline(place), checkEveryMs)
}

async function continueWhenOnline(place: Element): Promise<void> {
  if (!(await isOnline())) {
    setTimeout(() => void continueWhenOnline(place), checkEveryMs)
    return
  }
  const fields = [...document.querySelectorAll<HTMLInputElement>('form input')]
  if (fields.every(({ value, type }) => type === 'hidden' || value === '')) location.reload()
  else place.querySelector('p')?.replaceChildren(pageFailureMessages.back)
}
