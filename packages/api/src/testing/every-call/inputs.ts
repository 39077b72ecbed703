/** An input or an answer of a call, as JSON. */
export type Body = Record<string, unknown>

/** A second password that passes the rule. */
export const nextPassword = 'Another-horse-2'

export const inputText = (value: unknown): string => (typeof value === 'string' ? value : '')
export const idOf = (body: Body) => inputText(body['id'])
export const input = (values: Body) => ({ input: values })
export const fileOf = (name: string, content: string | Uint8Array<ArrayBuffer>, type: string) =>
  new File([content], name, { type })
