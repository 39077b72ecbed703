import { $mailPlace, openMail } from '../../stores/mail.ts'

/** Keyboards repeat a key that is held down more often than this. */
const restMs = 100

let waiting: { readonly href: string; readonly timer: number } | undefined

/** Opens a conversation once the held key that came to it rests: to draw each of those on the way takes longer than the next one needs to come. */
export function openAtRest(href: string): void {
  clear()
  waiting = { href, timer: window.setTimeout(rest, restMs) }
}

/** Opens at once what waits for a key to rest. */
export function rest(): void {
  const href = waiting?.href
  clear()
  if (href !== undefined) openMail(href, true)
}

/** Has a key rest where it is released or another one comes; whoever goes elsewhere meanwhile does not come back to it. */
export function startHolding(): void {
  for (const type of ['keydown', 'keyup'] as const)
    document.addEventListener(type, ({ repeat }) => {
      if (!repeat) rest()
    })
  $mailPlace.listen(clear)
}

function clear(): void {
  clearTimeout(waiting?.timer)
  waiting = undefined
}
