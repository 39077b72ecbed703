/** The one way an e-mail address is written in the database. */
export const normalizeAddress = (address: string): string => address.trim().normalize('NFC').toLowerCase()
