/** An unknown variable that resembles one of ours, and the one it resembles. */
export interface Misspelling {
  readonly given: string
  readonly meant: string
}

// Short names are near to those of other programs: HOST to HOME, WORK to TERM.
const shortestName = 8

/**
 * The first variable of an environment that looks like one of `names`: one letter more, less, other or swapped, two in long names. Names without an underscore are skipped.
 */
export function findMisspeltSetting(
  names: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Misspelling | undefined {
  const known = new Set(names)
  const ours = names.filter((name) => name.length >= shortestName && name.includes('_'))
  for (const given of Object.keys(environment)) {
    if (known.has(given) || !given.includes('_')) continue
    const meant = ours.find((name) => isWithinEditDistance(given, name, name.length > 10 ? 2 : 1))
    if (meant) return { given, meant }
  }
  return undefined
}

/** True if `a` becomes `b` with at most `most` insertions, deletions, changes or swaps of neighbors. */
function isWithinEditDistance(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const above = row[j] ?? 0
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity
      next.push(Math.min(above + 1, (next[j - 1] ?? 0) + 1, changed, swapped))
    }
    before = row
    row = next
  }
  return (row[b.length] ?? 0) <= most
}
