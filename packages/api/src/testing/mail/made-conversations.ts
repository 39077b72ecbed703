import { dayMs, hourMs } from '@draftdesk/contract/durations'
import type { TestMail } from './mails.ts'

/** Mails of a shop, with the expected conversations. */
export interface MadeMails {
  readonly mails: readonly TestMail[]
  /** The ids of each conversation. */
  readonly conversations: readonly (readonly string[])[]
}

const shopAddress = 'help@shop.test'
const subjects = ['Order #1001', 'Mugs', 'My tent', 'Return']
const replyPrefixes = ['Re: ', 'RE: ', 'AW: ', 'Sv: ']

/** Creates a seeded generator of random numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

/**
 * Conversations of a few customers about recurring subjects. One reply in five names a rewritten Message-ID,
 * some mails are missing, some programs send no references, and customers write again before an answer.
 */
export function makeConversations(seed: number, count: number): MadeMails {
  const random = createRandom(seed)
  const pickOne = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
  const mails: TestMail[] = []
  const conversations: string[][] = []
  /** The end of a conversation between a customer and the shop. */
  const busyUntil = new Map<string, number>()
  for (let number = 0; number < count; number += 1) {
    const customer = `customer${String(Math.floor(random() * 4))}@mail.test`
    const subject = pickOne(subjects)
    const about = `${customer} ${subject}`
    let atMs = Math.max(
      Date.UTC(2026, 0, 1) + Math.floor(random() * 100) * dayMs,
      (busyUntil.get(about) ?? 0) + (1 + Math.floor(random() * 20)) * dayMs,
    )
    const ids: string[] = []
    /** The references of each side's next mail, oldest first, as its mail program knows them. */
    let references: string[] = []
    const isShopsFirst = random() < 0.2
    const length = 1 + Math.floor(random() * 6)
    for (let index = 0; index < length; index += 1) {
      const isShops = index === 0 ? isShopsFirst : random() < 0.5
      const id = `<${String(number)}-${String(index)}@${isShops ? 'shop.test' : customer.replace('@', '.')}>`
      const parent = references.at(-1)
      const isRewritten = !isShops && parent?.endsWith('@shop.test>') === true && random() < 0.2
      const answers = isRewritten ? `<${String(number)}-${String(index)}@rewritten.test>` : parent
      const namesNone = index > 0 && !isShops && random() < 0.04
      const isGone = random() < 0.05
      if (!isGone) {
        mails.push({
          id,
          from: isShops ? shopAddress : customer,
          to: isShops ? customer : shopAddress,
          subject: index === 0 ? subject : `${pickOne(replyPrefixes)}${subject}`,
          text: `${id} says something.`,
          atMs,
          ...(answers !== undefined &&
            !namesNone && {
              answers,
              references: isRewritten ? [...references.slice(0, -1), answers] : references,
            }),
        })
        ids.push(id)
      }
      references = [...references, id]
      atMs += Math.floor(1 + random() * 40) * hourMs
    }
    busyUntil.set(about, atMs)
    conversations.push(ids)
  }
  return { mails, conversations }
}

/** The F-score of pairs of mails that share a conversation. */
export function scorePairs(
  found: readonly (readonly string[])[],
  wanted: readonly (readonly string[])[],
): number {
  const listPairs = (groups: readonly (readonly string[])[]) =>
    new Set(
      groups.flatMap((group) => {
        const ids = group.toSorted()
        return ids.flatMap((one, at) => ids.slice(at + 1).map((other) => `${one} ${other}`))
      }),
    )
  const [foundPairs, wantedPairs] = [listPairs(found), listPairs(wanted)]
  const both = [...foundPairs].filter((pair) => wantedPairs.has(pair)).length
  return (2 * both) / (foundPairs.size + wantedPairs.size)
}
