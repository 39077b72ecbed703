import { useState } from 'react'
import type { SyntheticEvent } from 'react'

/** Does in the browser what a form would send, one thing at a time: whether it is under way, and what starts it. */
export function useBusy(): [
  isBusy: boolean,
  run: (event: SyntheticEvent, work: () => Promise<void>) => void,
] {
  const [isBusy, setBusy] = useState(false)
  return [
    isBusy,
    (event, work) => {
      event.preventDefault()
      if (isBusy) return
      setBusy(true)
      void work().finally(() => setBusy(false))
    },
  ]
}
