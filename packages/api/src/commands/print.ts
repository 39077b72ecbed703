/** Prints a line to the console. */
export const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
