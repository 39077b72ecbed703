import { mapByLanguage } from '../../languages/languages.ts'
import { findAddresses } from '../model/find-addresses.ts'

const usesFirstNames = mapByLanguage(({ usesFirstNames }) => usesFirstNames)

/** A plausible given name, such as 'Anne-Marie', 'O’Neil' or 'McCoy'. */
const givenNamePattern = /^\p{Lu}[\p{Ll}\p{M}]+(?:-\p{Lu}?[\p{Ll}\p{M}]+)*$/u
const familyNamePattern = /^(?:\p{Lu}\.?|(?:\p{Lu}['’])?\p{Lu}[\p{L}\p{M}'’-]*\p{Ll})$/u
const nameParticlePattern =
  /^(?:von|van|der|den|de|da|do|dos|das|del|della|di|la|le|af|av|al|el|bin|ben|y|e|zu|ter|ten)$/

/** Words of a company, a department or a title. A name with one of them is not a person. */
const wordsThatAreNoNames = new Set(
  `accounting accounts admin agency and association billing boutique bureau cafe center centre clinic club co company
  consulting contact corp customer department desk design doctor dr email eurl finance firma foundation frau gmbh group guest
  happy hello help herr hotel house inc info it kg lady lda limited llc logistics lord ltd ltda mail management marketing
  master media miss mister mr mrs ms office online orders pension press prof professor publishing purchasing reception
  restaurant sales sarl school service services shop sir sl solutions spa srl store studio studios support systems
  team technologies the trading unknown university user valued verlag web`
    .trim()
    .split(/\s+/),
)
/** Family names that often come first, such as 'Nguyen' or 'Wang'. */
const familyFirstNames = new Set(
  `chan chang chen cheng chiu cho choi chung fujita guo han hayashi he ho hu huang huynh inoue ito jang jiang jung kang kato kim
  kimura kobayashi kwon le li liang lim lin liu luo matsumoto nakamura ng nguyen park pham saito sasaki sato shimizu song sun
  suzuki takahashi tan tanaka tang tran vo wang watanabe wong wu xie xu yamada yamaguchi yamamoto yang yoshida yu yuan zhang
  zhao zheng zhou zhu`
    .trim()
    .split(/\s+/),
)

const maxNameLength = 60

/**
 * Chooses the name for the greeting: the first name of a plain personal name where that is usual, else the whole name.
 * Returns an empty string for a name with an address or a number, because anyone can choose such a name.
 */
export function chooseGreetingName(name: string, language: string): string {
  const whole = name.trim().replaceAll(/\s+/g, ' ')
  if (whole.length > maxNameLength || /[\p{N}<>⟦⟧|@/:]/u.test(whole) || findAddresses(whole).length > 0)
    return ''
  const [last, first, ...more] = whole.split(',').map((part) => part.trim())
  const ordered = first && last && more.length === 0 ? `${first} ${last}` : whole
  const words = ordered.split(' ')
  const [own = '', ...rest] = words
  const isNobody = words.some((word) => wordsThatAreNoNames.has(word.toLowerCase().replace(/\.$/, '')))
  if (isNobody) return whole
  const names = rest.filter((word) => !nameParticlePattern.test(word))
  const isPerson =
    givenNamePattern.test(own) &&
    names.length === 1 &&
    familyNamePattern.test(names[0] ?? '') &&
    !nameParticlePattern.test(rest.at(-1) ?? '')
  if (!isPerson) return whole
  const isFirst = ordered !== whole || !familyFirstNames.has(own.toLowerCase())
  return isFirst && usesFirstNames.get(language) ? own : ordered
}
