/** Words of a saved text that contradicts another one. */
export const savedContradictionMessages = {
  title: (name: string) => `“${name}” is saved`,
  hint: (count: number) =>
    count === 1
      ? 'It contradicts another text. Only one of these sentences can be right.'
      : `It contradicts other texts in ${String(count)} places. Only one of two sentences can be right.`,
  own: 'In this text',
  edit: 'Keep editing',
  done: 'Done',
} as const
