import { useEffect, useState } from 'react'

/**
 * Loads code once it is wanted, and returns it when it is there. If it cannot be loaded, the page says so and
 * `onFail` takes the wish back, so that the next press tries again.
 */
export function useLazyCode<Code>(
  load: () => Promise<Code>,
  isWanted: boolean,
  onFail: () => void,
): Code | undefined {
  const [loaded, setLoaded] = useState<{ readonly code: Code }>()
  const isMissing = isWanted && loaded === undefined
  useEffect(() => {
    if (!isMissing) return undefined
    let isCurrent = true
    load().then(
      (code) => {
        if (isCurrent) setLoaded({ code })
      },
      () => {
        if (!isCurrent) return
        // The page answers this event of Astro with a message.
        document.dispatchEvent(new Event('astro:hydration-error'))
        onFail()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing])
  return loaded?.code
}
