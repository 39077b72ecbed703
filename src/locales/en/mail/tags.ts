import { formatConversationCount } from '../shared/emails.ts'

export const tagWords = {
  tag: 'Tag',
  hint: 'Adds a tag to this conversation, or removes one.',
  title: 'Tag',
  search: 'Find or create a tag',
  list: 'Tags',
  none: 'No tag yet. Type a name to create one.',
  full: 'This store has reached its limit of tags.',
  create: (name: string) => `Create “${name}”`,
  on: 'on',
  some: 'on some',
  remove: (name: string) => `Remove the tag ${name}`,
  tagged: (name: string, subject: string) => `“${subject}” is tagged ${name}.`,
  taggedMany: (name: string, count: number) => `${formatConversationCount(count)} tagged ${name}.`,
  untagged: (name: string, subject: string) => `The tag ${name} is removed from “${subject}”.`,
  untaggedMany: (name: string, count: number) =>
    `The tag ${name} is removed from ${formatConversationCount(count)}.`,
  failed: 'The tag could not be created. Please try again.',
} as const
