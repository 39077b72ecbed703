/** The longest delay between pointerup and click of a touch. */
const clickMs = 300
/** A pointer that opens a browser menu never sends pointerup. */
const longestMs = 5000

let lastPress = Promise.resolve()

// The server imports this file but has no pointer.
if (typeof window !== 'undefined')
  addEventListener(
    'pointerdown',
    ({ button }) => {
      if (button === 0) lastPress = waitForPointerUp()
    },
    true,
  )

/**
 * Resolves once no pointer is down and the click was handled. Automatic changes wait for this, because a
 * browser drops a click whose target has moved.
 */
export async function waitForPointerRelease(): Promise<void> {
  for (let last; last !== lastPress;) {
    last = lastPress
    await last
  }
}

function waitForPointerUp(): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController()
    const options = { capture: true, signal: heard.signal }
    const endPress = (): void => {
      heard.abort()
      resolve()
    }
    const endAfter = (ms: number) => (): void => void setTimeout(endPress, ms)
    addEventListener('click', endAfter(0), options)
    addEventListener('pointerup', endAfter(clickMs), options)
    addEventListener('pointercancel', endAfter(clickMs), options)
    endAfter(longestMs)()
  })
}
