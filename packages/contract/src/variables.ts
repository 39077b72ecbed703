/** The variables of a saved reply. They are filled from the customer's own orders, the person who writes, and the store. */
export const replyVariables = [
  'customer.first_name',
  'order.number',
  'order.state',
  'order.tracking',
  'agent.name',
  'store.name',
] as const

export type ReplyVariable = (typeof replyVariables)[number]

/** Writes a variable as it stands in a text. */
export const writeVariable = (name: ReplyVariable): string => `{{${name}}}`

const pattern = new RegExp(`\\{\\{ ?(${replyVariables.join('|').replaceAll('.', '\\.')}) ?\\}\\}`, 'g')

/** True for a text with a variable whose name begins so. */
export const hasVariable = (text: string, start = ''): boolean =>
  [...text.matchAll(pattern)].some(([, name]) => name?.startsWith(start))

/** Fills the variables of a text. One without a value stays as it is. */
export const fillVariables = (text: string, values: Partial<Record<ReplyVariable, string>>): string =>
  text.replaceAll(pattern, (written, name: ReplyVariable) => values[name] || written)
