const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text can be compared with an id; PostgreSQL refuses to look for anything else. */
export const isUuid = (text: string): boolean => pattern.test(text)
