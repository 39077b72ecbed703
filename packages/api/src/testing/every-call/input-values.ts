/** An input or an answer of a call, as JSON. */
export type InputBody = Record<string, unknown>

/** A second password that passes the rule. */
export const nextPassword = 'Another-horse-2'

export const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '')
export const getId = (body: InputBody) => textOrEmpty(body['id'])
export const toInput = (values: InputBody) => ({ input: values })
export const createFile = (name: string, content: string | Uint8Array<ArrayBuffer>, type: string) =>
  new File([content], name, { type })
