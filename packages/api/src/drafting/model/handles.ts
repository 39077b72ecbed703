import { cutText } from '@draftdesk/contract/cut-text'
import { withheldAddress } from '@draftdesk/contract/placeholders'
import { visibleText } from '../../reading/visible.ts'
import { findAddresses, longestHidden } from './addresses.ts'
import type { AddressKind } from './addresses.ts'

/** Replaces addresses with handles such as ⟦L1⟧, so that a model can neither see nor invent one. */
export interface AddressHandles {
  /**
   * The beginning of a text, `longestHidden` at most, with handles in place of private values. AddressHandles of a
   * fact are restored where it is cited. AddressHandles of an untrusted text, without `ref`, never are.
   */
  readonly hide: (text: string, ref?: string) => string
  /**
   * Restores the addresses of cited facts in a model's text of limited length. Other handles become
   * `withheldAddress`.
   */
  readonly show: (text: string, refs: readonly string[]) => string
}

const letters: Record<AddressKind | 'name', string> = { link: 'L', mail: 'M', number: 'N', name: 'K' }
const handle = /⟦\s*([A-Z]\d+)\s*⟧/g

/** Lookalike letters that patterns miss: full-width, circled and mathematical. */
const disguised = /[\uFF01-\uFF5E\u24B6-\u24E9\u{1D400}-\u{1D7FF}]/gu
const joiners = /(?<=[\x21-\x7E])[\u200C\u200D]+(?=[\x21-\x7E])/g
const removeDisguise = (text: string) =>
  visibleText(text)
    .replace(joiners, '')
    .replace(disguised, (letter) => letter.normalize('NFKC'))

/** Removes our own brackets from foreign texts, where they would act as handles. */
const withoutBrackets = (text: string) => text.replaceAll('⟦', '[').replaceAll('⟧', ']')

/** Creates the handles of one draft. `names` are hidden as whole words too, and always restored. */
export function createAddressHandles(names: readonly string[] = []): AddressHandles {
  const byText = new Map<string, string>()
  const byHandle = new Map<string, { text: string; refs: Set<string>; isName: boolean }>()

  const take = (kind: keyof typeof letters, text: string) => {
    const known = byText.get(text)
    if (known !== undefined) return known
    const letter = letters[kind]
    const count = [...byHandle.keys()].filter((key) => key.startsWith(letter)).length
    const key = `${letter}${count + 1}`
    byText.set(text, key)
    byHandle.set(key, { text, refs: new Set(), isName: kind === 'name' })
    return key
  }
  const wanted = names
    .map((name) => name.trim())
    .filter((name) => name.length > 1)
    .toSorted((a, b) => b.length - a.length)
  const namePattern =
    wanted.length > 0
      ? new RegExp(
          `(?<![\\p{L}\\p{N}])(?:${wanted.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})(?![\\p{L}\\p{N}])`,
          'gu',
        )
      : undefined

  return {
    hide: (text, ref) => {
      const clean = withoutBrackets(removeDisguise(cutText(text, longestHidden)))
      const hidden = replaceAddresses(clean, ({ kind, text: address }) => {
        const key = take(kind, address)
        if (ref !== undefined) byHandle.get(key)?.refs.add(ref)
        return `⟦${key}⟧`
      })
      return namePattern ? hidden.replace(namePattern, (name) => `⟦${take('name', name)}⟧`) : hidden
    },
    show: (text, refs) =>
      mapOutside(removeDisguise(cutText(text, longestHidden)), (piece) =>
        withoutBrackets(replaceAddresses(piece, () => '\0')),
      )
        .replace(handle, (_, key: string) => {
          const found = byHandle.get(key)
          const isCited = found && (found.isName || refs.some((ref) => found.refs.has(ref)))
          return isCited ? found.text : withheldAddress
        })
        .replaceAll('\0', withheldAddress),
  }
}

function replaceAddresses(
  text: string,
  write: (found: ReturnType<typeof findAddresses>[number]) => string,
): string {
  let end = 0
  let written = ''
  for (const found of findAddresses(text)) {
    written += text.slice(end, found.at) + write(found)
    end = found.at + found.text.length
  }
  return written + text.slice(end)
}

/** Maps the text between handles. */
function mapOutside(text: string, change: (piece: string) => string): string {
  let end = 0
  let written = ''
  for (const match of text.matchAll(handle)) {
    written += change(text.slice(end, match.index)) + match[0]
    end = match.index + match[0].length
  }
  return written + change(text.slice(end))
}
