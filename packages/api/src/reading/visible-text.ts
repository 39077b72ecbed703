// Soft hyphen, zero-width space, word joiner and byte order mark, bidirectional overrides and isolates, Unicode tags. Joiners
// (U+200C, U+200D) stay: emoji and several scripts are written with them.
const invisibleCharacters = /[\u00AD\u200B\u2060-\u2064\uFEFF\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/gu
// Control characters except tab and line feed. PostgreSQL stores no null characters.
const controlCharacters = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g

/** Removes invisible characters, normalizes line ends to line feeds and composes letters. */
export function removeInvisibleText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(invisibleCharacters, '')
    .replace(controlCharacters, '')
}

/** A header text on one line. */
export const toVisibleLine = (text: string): string => removeInvisibleText(text).replace(/\s+/g, ' ').trim()
