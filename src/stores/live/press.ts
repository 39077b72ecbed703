/** A touch is told of before the click that it becomes. */
const clickMs = 300
/** A pointer that leaves for a menu of the browser never comes up. */
const longestMs = 5000

let press = Promise.resolve()

// The server imports this with the island that waits for presses, and has none.
if (typeof window !== 'undefined')
  addEventListener(
    'pointerdown',
    ({ button }) => {
      if (button === 0) press = followPress()
    },
    true,
  )

/**
 * Resolves once no pointer is down on the page and its click has been heard. What changes the page by itself waits for that:
 * a browser clicks only what is pressed and released in one place.
 */
export async function pressIsOver(): Promise<void> {
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
