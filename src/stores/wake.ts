/** Hydrates a sleeping island now: the one whose directive says `client:wake="NAME"`. */
export function wakeIsland(name: string): void {
  document.dispatchEvent(new Event(`wake:${name}`))
}
