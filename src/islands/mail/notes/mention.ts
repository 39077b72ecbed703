/** An unfinished mention: the position of its `@`, and the letters after it. */
export interface MentionQuery {
  readonly at: number
  readonly query: string
}

/** Most members that are offered at once. */
const mostOffered = 6

export function findMentionAtCaret(text: string, caret: number): MentionQuery | undefined {
  const found = /(?:^|[\s(])@([^@\n]{0,40})$/u.exec(text.slice(0, caret))
  const query = found?.[1]
  return query === undefined ? undefined : { at: caret - query.length - 1, query }
}

/** Finds members with a name part that starts with the letters of a mention. */
export function matchMentionMembers<Member extends { readonly name: string }>(
  members: readonly Member[],
  { query }: MentionQuery,
): readonly Member[] {
  const wanted = query.toLowerCase()
  const matchesQuery = ({ name }: Member): boolean => {
    const lower = name.toLowerCase()
    return lower.startsWith(wanted) || lower.split(/\s+/).some((part) => part.startsWith(wanted))
  }
  const isWhole = members.some(({ name }) => name.toLowerCase() === wanted.trimEnd() && query.endsWith(' '))
  return isWhole ? [] : members.filter(matchesQuery).slice(0, mostOffered)
}

/** Replaces the letters of a mention with the member's name. */
export function completeMention(
  text: string,
  caret: number,
  { at }: MentionQuery,
  name: string,
): { readonly text: string; readonly caret: number } {
  const before = `${text.slice(0, at)}@${name} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}
