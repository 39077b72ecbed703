/** Reads the EXIF orientation, 2 to 8. Undefined for an upright picture or an invalid TIFF header. */
export function readExifOrientation(header: Uint8Array): number | undefined {
  const tiff = new DataView(header.buffer, header.byteOffset, header.byteLength)
  if (tiff.byteLength < 14) return undefined
  const isLittle = tiff.getUint16(0) === 0x4949
  const first = tiff.getUint32(4, isLittle)
  if (first + 2 > tiff.byteLength) return undefined
  const entries = tiff.getUint16(first, isLittle)
  for (let entry = 0; entry < entries; entry += 1) {
    const at = first + 2 + 12 * entry
    if (at + 12 > tiff.byteLength) return undefined
    if (tiff.getUint16(at, isLittle) !== 0x0112) continue
    const turn = tiff.getUint16(at + 8, isLittle)
    return turn >= 2 && turn <= 8 ? turn : undefined
  }
  return undefined
}

/** A TIFF header with only the orientation. */
export const buildOrientationHeader = (turn: number): Buffer =>
  Buffer.from([
    ...Buffer.from('MM\u0000*\u0000\u0000\u0000\b'),
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0],
    ...[0, 0, 0, 0],
  ])
