import { execFileSync } from 'node:child_process'
import { root } from './sources.ts'

const commentPattern = /\/\*+([^]*?)\*\/|<!--([^]*?)-->|(?<![^\s{(,;])\/\/ (.*(?:\n[ \t]*\/\/ .*)*)/g

/** The comments of a source, without their marks. Lines of `//` that follow each other are one comment. */
export function findComments(source: string): string[] {
  return [...source.matchAll(commentPattern)].map(([, star, angle, line]) =>
    (star ?? angle ?? line ?? '')
      .replace(/^[ \t]*(?:\*|\/\/)[ \t]?/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

/** True for a comment that begins with a question word or speaks of unnamed people. */
export function isHardToRead(comment: string): boolean {
  return (
    /^(?:What|Whether|Who|Whoever|Nobody|Somebody|Of)\b/.test(comment) ||
    /\b(?:whoever|nobody|somebody)\b/i.test(comment)
  )
}

/** Nouns that end like a participle. */
const nounsInEd = ['Bed', 'Breed', 'Deed', 'Feed', 'Need', 'Seed', 'Shed', 'Speed']

/** Participles without `ed`. Words that are nouns as well are left out: `Cut`, `Read`, `Set`, `Thought`. */
const irregularParticiples = [
  ...['Begun', 'Bound', 'Bought', 'Broken', 'Brought', 'Built', 'Caught', 'Chosen', 'Done', 'Drawn'],
  ...['Driven', 'Fallen', 'Felt', 'Forgotten', 'Found', 'Frozen', 'Given', 'Gone', 'Grown', 'Heard'],
  ...['Held', 'Hidden', 'Kept', 'Known', 'Laid', 'Led', 'Left', 'Lent', 'Lost', 'Made', 'Meant', 'Met'],
  ...['Misspelt', 'Paid', 'Proven', 'Risen', 'Said', 'Seen', 'Sent', 'Shown', 'Sold', 'Spent', 'Spoken'],
  ...['Stolen', 'Stood', 'Struck', 'Stuck', 'Taken', 'Taught', 'Thrown', 'Told', 'Torn', 'Understood'],
  ...['Withdrawn', 'Withheld', 'Won', 'Worn', 'Written'],
]

/** The exported types of a source whose whole name is a past participle, such as `Sent` or `Answered`. */
export function findParticipleTypes(source: string): string[] {
  return [...source.matchAll(/^export (?:abstract )?(?:interface|type|class|enum) ([A-Z][a-z]+)\b/gm)]
    .map(([, name = '']) => name)
    .filter((name) => {
      const word = name.replace(/^(?:Un|Re)(?=[a-z]{4})/, '')
      const isRegular = name.endsWith('ed') && !nounsInEd.includes(name)
      return (
        isRegular || irregularParticiples.includes(name) || irregularParticiples.includes(capitalize(word))
      )
    })
}

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Subjects of the commits since a time. None where there is no Git; a shallow clone has those that it fetched. */
export function readSubjects(since: Date): string[] {
  try {
    const log = execFileSync('git', ['log', '--no-merges', '--format=%cI %s'], {
      ...{ cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024 },
    })
    return log
      .split('\n')
      .filter(Boolean)
      .map((line) => ({ at: line.slice(0, line.indexOf(' ')), subject: line.slice(line.indexOf(' ') + 1) }))
      .filter(({ at }) => new Date(at) > since)
      .map(({ subject }) => subject)
  } catch {
    return []
  }
}
