/** Words about colleagues in a conversation. */
export const presenceWords = {
  superAdmin: (name: string) => `${name} (super administrator)`,
  reading: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} reading`,
  replying: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} replying`,
  two: (one: string, other: string) => `${one} and ${other}`,
  more: (first: string, count: number) => `${first} and ${String(count)} others`,
} as const
