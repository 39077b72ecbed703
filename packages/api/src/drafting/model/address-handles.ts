import { cutText } from '@draftdesk/contract/cut-text'
import { withheldAddressPlaceholder } from '@draftdesk/contract/placeholders'
import { removeInvisibleText } from '../../reading/visible-text.ts'
import { findAddresses, maxModelTextLength } from './find-addresses.ts'
import type { AddressKind } from './find-addresses.ts'

/** Replaces addresses with handles such as ⟦L1⟧, so that a model can neither see nor invent one. */
export interface AddressHandles {
  /**
   * The first `maxModelTextLength` characters of a text, with handles in place of private values. Handles of a
   * fact are restored where the fact is cited, those of an untrusted text (without `ref`) never.
   */
  readonly hide: (text: string, ref?: string) => string
  /**
   * Restores the addresses of cited facts in a model's text of limited length. Other handles become
   * `withheldAddressPlaceholder`.
   */
  readonly show: (text: string, refs: readonly string[]) => string
}

const kindLetters: Record<AddressKind | 'name', string> = { link: 'L', mail: 'M', number: 'N', name: 'K' }
const handlePattern = /⟦\s*([A-Z]\d+)\s*⟧/g

/** Lookalike letters that patterns miss: full-width, circled and mathematical. */
const disguisedLetters = /[\uFF01-\uFF5E\u24B6-\u24E9\u{1D400}-\u{1D7FF}]/gu
const invisibleJoiners = /(?<=[\x21-\x7E])[\u200C\u200D]+(?=[\x21-\x7E])/g
const normalizeDisguisedLetters = (text: string) =>
  removeInvisibleText(text)
    .replace(invisibleJoiners, '')
    .replace(disguisedLetters, (letter) => letter.normalize('NFKC'))

/** Removes our own brackets from foreign texts, where they would act as handles. */
const replaceHandleBrackets = (text: string) => text.replaceAll('⟦', '[').replaceAll('⟧', ']')

/** Creates the handles of one draft. `names` are hidden as whole words too, and always restored. */
export function createAddressHandles(names: readonly string[] = []): AddressHandles {
  const byText = new Map<string, string>()
  const byHandle = new Map<string, { text: string; refs: Set<string>; isName: boolean }>()

  const createHandle = (kind: keyof typeof kindLetters, text: string) => {
    const known = byText.get(text)
    if (known !== undefined) return known
    const letter = kindLetters[kind]
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
      const clean = replaceHandleBrackets(normalizeDisguisedLetters(cutText(text, maxModelTextLength)))
      const hidden = replaceAddresses(clean, ({ kind, text: address }) => {
        const key = createHandle(kind, address)
        if (ref !== undefined) byHandle.get(key)?.refs.add(ref)
        return `⟦${key}⟧`
      })
      return namePattern ? hidden.replace(namePattern, (name) => `⟦${createHandle('name', name)}⟧`) : hidden
    },
    show: (text, refs) =>
      mapOutsideHandles(normalizeDisguisedLetters(cutText(text, maxModelTextLength)), (piece) =>
        replaceHandleBrackets(replaceAddresses(piece, () => '\0')),
      )
        .replace(handlePattern, (_, key: string) => {
          const found = byHandle.get(key)
          const isCited = found && (found.isName || refs.some((ref) => found.refs.has(ref)))
          return isCited ? found.text : withheldAddressPlaceholder
        })
        .replaceAll('\0', withheldAddressPlaceholder),
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
function mapOutsideHandles(text: string, change: (piece: string) => string): string {
  let end = 0
  let written = ''
  for (const match of text.matchAll(handlePattern)) {
    written += change(text.slice(end, match.index)) + match[0]
    end = match.index + match[0].length
  }
  return written + change(text.slice(end))
}
