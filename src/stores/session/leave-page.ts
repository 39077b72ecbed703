/** Leaves for another page and stays busy until the browser has gone. */
export function leavePage(to: string): Promise<never> {
  location.replace(to)
  return new Promise(() => undefined)
}
