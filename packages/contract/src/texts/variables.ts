/** The variables of a saved reply. Their values come from the customer's orders, the sender and the store. */
export const replyVariables = [
  'customer.first_name',
  'order.number',
  'order.state',
  'order.tracking',
  'agent.name',
  'store.name',
] as const

export type ReplyVariable = (typeof replyVariables)[number]

/** Formats a variable for a text. */
export const formatVariable = (name: ReplyVariable): string => `{{${name}}}`

const variablePattern = new RegExp(
  `\\{\\{ ?(${replyVariables.join('|').replaceAll('.', '\\.')}) ?\\}\\}`,
  'g',
)

/** True for a text with a variable that starts with this name. */
export const hasVariableWithPrefix = (text: string, start = ''): boolean =>
  [...text.matchAll(variablePattern)].some(([, name]) => name?.startsWith(start))

/** Fills the variables of a text. One without a value stays as it is. */
export const fillVariables = (text: string, values: Partial<Record<ReplyVariable, string>>): string =>
  text.replaceAll(variablePattern, (written, name: ReplyVariable) => values[name] || written)
