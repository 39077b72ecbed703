const brackets = /\[\[[^[\]\n]{1,200}\]\]|\{\{[^{}\n]{1,200}\}\}/
const open = /^(?:MISSING|TODO|TBD)\b/i

/** A place in a text that still waits for somebody to fill it in; undefined when there is none. */
export function findPlaceholder(text: string): string | undefined {
  const line = text
    .split('\n')
    .map((one) => one.trim())
    .find((one) => open.test(one))
  return brackets.exec(text)?.[0] ?? line?.slice(0, 200)
}
