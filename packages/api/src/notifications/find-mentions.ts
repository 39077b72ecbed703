import { limitText } from '../platform/text-limits.ts'
import { lengths } from '@draftdesk/contract/lengths'

/** A note, and the names of all members. */
const limits = { characters: lengths.note * 3, ms: 50, runsIn: 'loop' } as const

const code = /```[\s\S]*?(?:```|$)|`[^`\n]+`/g
const wordSign = /^[\p{L}\p{N}]/u

/** Finds the names that a note mentions by `@name`, outside of code. A longer name hides a shorter one that it begins with. */
export const findMentions = limitText(
  limits,
  function findMentions(text: string, memberNames: readonly string[]): readonly string[] {
    if (!text.includes('@')) return []
    const plain = text.replace(code, ' ').toLowerCase()
    const names = [...new Set(memberNames.map((name) => name.toLowerCase()))]
      .filter((name) => name !== '')
      .toSorted((a, b) => b.length - a.length)
    const found = new Set<string>()
    for (let at = plain.indexOf('@'); at >= 0; at = plain.indexOf('@', at + 1)) {
      const name = names.find(
        (one) =>
          plain.startsWith(one, at + 1) &&
          !wordSign.test(plain.slice(at + 1 + one.length, at + 3 + one.length)),
      )
      if (name !== undefined) found.add(name)
    }
    return [...found]
  },
)
