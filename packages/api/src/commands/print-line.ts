/** Prints a line to the console. */
export const printLine = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
