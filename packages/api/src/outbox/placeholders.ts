const pattern = /\[\[[^\]\n]{1,200}\]\]|\{\{[^}\n]{1,200}\}\}|^\s*(?:MISSING|TODO|TBD)\b.{0,200}$/im

/** A place in a text that still waits for somebody to fill it in; undefined when there is none. */
export const findPlaceholder = (text: string): string | undefined => pattern.exec(text)?.[0].trim()
