/** Hydrates the sleeping island with the directive `client:wake="NAME"`. */
export function hydrateIsland(name: string): void {
  document.dispatchEvent(new Event(`wake:${name}`))
}
