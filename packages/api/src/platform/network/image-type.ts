const signatures: readonly (readonly [type: string, bytes: readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
]

/** The type of a script-free picture by its first bytes. Undefined for other files. */
export function findImageType(bytes: Uint8Array): string | undefined {
  const found = signatures.find(([, start]) => start.every((byte, index) => bytes[index] === byte))
  if (found) return found[0]
  const readWord = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4))
  return readWord(0) === 'RIFF' && readWord(8) === 'WEBP' ? 'image/webp' : undefined
}
