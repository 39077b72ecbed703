const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** True if the text is a UUID. PostgreSQL rejects comparisons with other text. */
export const isUuid = (text: string): boolean => uuidPattern.test(text)
