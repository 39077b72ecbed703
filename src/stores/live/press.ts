/** The longest delay between pointerup and click of a touch. */
const clickMs = 300
/** A pointer that opens a browser menu never sends pointerup. */
const longestMs = 5000

let press = Promise.resolve()

// The server imports this file but has no pointer.
if (typeof window !== 'undefined')
  addEventListener(
    'pointerdown',
    ({ button }) => {
      if (button === 0) press = followPress()
    },
    true,
  )

/**
 * Resolves once no pointer is down and the click was handled. Automatic changes wait for this, because a
 * browser drops a click whose target has moved.
 */
export async function waitForPress(): Promise<void> {
  for (let last; last !== press;) {
    last = press
    await last
  }
}

function followPress(): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController()
    const options = { capture: true, signal: heard.signal }
    const end = (): void => {
      heard.abort()
      resolve()
    }
    const endIn = (ms: number) => (): void => void setTimeout(end, ms)
    addEventListener('click', endIn(0), options)
    addEventListener('pointerup', endIn(clickMs), options)
    addEventListener('pointercancel', endIn(clickMs), options)
    endIn(longestMs)()
  })
}
