import fc from 'fast-check'

const codePoint = fc.oneof(
  fc.integer({ min: 0, max: 0x7f }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
)

/** Arbitrary strings of code units: half of them ASCII, the rest with halves of surrogate pairs. */
export const anyString = (maxLength?: number) =>
  fc.string(maxLength === undefined ? { unit: codePoint } : { unit: codePoint, maxLength })
