import { readExifOrientation, buildOrientationHeader } from './exif-orientation.ts'

const startOfScanMarker = 0xda
const endOfImageMarker = 0xd9

const readSegmentName = (bytes: Uint8Array, at: number): string =>
  Buffer.from(bytes.subarray(at, at + 4)).toString('latin1')

/** True for segments needed to render: JFIF, color profile and Adobe's marker. Comments are removed. */
function isNeededSegment(marker: number, bytes: Uint8Array, at: number): boolean {
  if (marker === 0xe0) return readSegmentName(bytes, at + 4) === 'JFIF'
  if (marker === 0xe2) return readSegmentName(bytes, at + 4) === 'ICC_'
  if (marker === 0xee) return readSegmentName(bytes, at + 4) === 'Adob'
  return !(marker >= 0xe1 && marker <= 0xef) && marker !== 0xfe
}

/** Returns the segments needed to render a JPEG, and its orientation. A missing end marker is allowed. */
export function stripJpegMetadata(bytes: Uint8Array): Uint8Array[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = [bytes.subarray(0, 2)]
  let orientation: number | undefined
  let hasScan = false
  let at = 2
  while (at + 4 <= bytes.length && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker === endOfImageMarker) break
    if (marker === 0xff) {
      at += 1
      continue
    }
    const end = at + 2 + view.getUint16(at + 2)
    if (end > bytes.length || end < at + 4) return undefined
    if (marker === 0xe1 && readSegmentName(bytes, at + 4) === 'Exif')
      orientation ??= readExifOrientation(bytes.subarray(at + 10, end))
    const next = marker === startOfScanMarker ? findMarker(bytes, end) : end
    hasScan ||= marker === startOfScanMarker
    if (isNeededSegment(marker, bytes, at)) parts.push(bytes.subarray(at, next))
    at = next
  }
  if (!hasScan) return undefined
  if (orientation !== undefined) parts.splice(1, 0, buildExifSegment(orientation))
  return [...parts, Uint8Array.of(0xff, endOfImageMarker)]
}

/** Finds the end of the entropy-coded data: the next marker except restarts and escaped bytes. */
function findMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? endOfImageMarker
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}

const buildExifSegment = (orientation: number): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xe1, 0, 34]),
    Buffer.from('Exif\u0000\u0000'),
    buildOrientationHeader(orientation),
  ])
