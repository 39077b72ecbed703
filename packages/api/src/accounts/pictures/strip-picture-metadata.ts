import { crc32 } from 'node:zlib'
import { stripJpegMetadata } from './strip-jpeg-metadata.ts'
import { readExifOrientation, buildOrientationHeader } from './exif-orientation.ts'
import type { PictureType } from './picture-type.ts'

/**
 * Removes metadata such as time, location and device from a picture, except EXIF orientation and color
 * profile. Undefined for a damaged picture.
 */
export function stripPictureMetadata(
  type: PictureType,
  bytes: Uint8Array,
): Uint8Array<ArrayBuffer> | undefined {
  const parts = strippersByType[type](bytes)
  return parts && new Uint8Array(Buffer.concat(parts))
}

const strippersByType: Readonly<Record<PictureType, (bytes: Uint8Array) => Uint8Array[] | undefined>> = {
  'image/png': stripPngMetadata,
  'image/jpeg': stripJpegMetadata,
  'image/webp': stripWebpMetadata,
}

const createDataView = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const readChunkName = (bytes: Uint8Array, at: number): string =>
  Buffer.from(bytes.subarray(at, at + 4)).toString('latin1')

// PNG chunks needed to render. Texts, times and EXIF are removed.
const keptPngChunks = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD'],
  ...['pHYs', 'acTL', 'fcTL', 'fdAT'],
])

function stripPngMetadata(bytes: Uint8Array): Uint8Array[] | undefined {
  const parts = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + createDataView(bytes).getUint32(at)
    if (end > bytes.length) return undefined
    const name = readChunkName(bytes, at + 4)
    const turn = name === 'eXIf' ? readExifOrientation(bytes.subarray(at + 8, end - 4)) : undefined
    if (turn !== undefined) parts.push(buildPngChunk('eXIf', buildOrientationHeader(turn)))
    if (keptPngChunks.has(name)) parts.push(bytes.subarray(at, end))
    if (name === 'IEND') return parts
    at = end
  }
  return undefined
}

function buildPngChunk(name: string, content: Buffer): Buffer {
  const part = Buffer.concat([Buffer.alloc(4), Buffer.from(name), content, Buffer.alloc(4)])
  part.writeUInt32BE(content.length, 0)
  part.writeUInt32BE(crc32(part.subarray(4, -4)), part.length - 4)
  return part
}

const keptWebpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const webpExifFlag = 0b1000
const webpXmpFlag = 0b0100

function stripWebpMetadata(bytes: Uint8Array): Uint8Array[] | undefined {
  const view = createDataView(bytes)
  const parts: Buffer[] = []
  let turn: number | undefined
  const end = Math.min(bytes.length, 8 + view.getUint32(4, true))
  for (let at = 12; at + 8 <= end;) {
    const size = view.getUint32(at + 4, true)
    const next = at + 8 + size + (size % 2)
    if (at + 8 + size > bytes.length) return undefined
    const name = readChunkName(bytes, at)
    if (name === 'EXIF') {
      const isMarked = readChunkName(bytes, at + 8) === 'Exif'
      turn ??= readExifOrientation(bytes.subarray(at + (isMarked ? 14 : 8), at + 8 + size))
    }
    if (keptWebpChunks.has(name)) parts.push(Buffer.from(bytes.subarray(at, next)))
    at = next
  }
  const [first] = parts
  if (!first) return undefined
  if (readChunkName(first, 0) !== 'VP8X' || first.length < 9) turn = undefined
  else
    first.writeUInt8(
      (first.readUInt8(8) & ~(webpExifFlag | webpXmpFlag)) | (turn === undefined ? 0 : webpExifFlag),
      8,
    )
  if (turn !== undefined)
    parts.push(Buffer.concat([Buffer.from('EXIF\u001a\u0000\u0000\u0000'), buildOrientationHeader(turn)]))
  const head = Buffer.from('RIFF____WEBP')
  head.writeUInt32LE(4 + parts.reduce((sum, { length }) => sum + length, 0), 4)
  return [head, ...parts]
}
