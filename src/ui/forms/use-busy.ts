import { useState } from 'react'
import type { SyntheticEvent } from 'react'

/** Runs one action at a time. Returns the busy state and the function that starts an action. */
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
