/** Says a line to the person at the console. */
export const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
