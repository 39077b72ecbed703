import { beside } from '@draftdesk/contract'
import type { pictures } from '../database/schema.ts'
import { readJpegSize, readPngSize, readWebpSize, type PictureSize } from './picture-size.ts'

/** The kinds of picture that people can show. */
export type PictureType = (typeof pictures.$inferSelect)['type']

/** Where a picture is under /v1; everybody who knows its id may see it. */
export const picturePath = (id: string): string => beside.picture.replace(':id', id)

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff]
const ascii = (text: string): Uint8Array => new TextEncoder().encode(text)

const readSize: Readonly<Record<PictureType, (bytes: DataView) => PictureSize | undefined>> = {
  'image/png': readPngSize,
  'image/jpeg': readJpegSize,
  'image/webp': readWebpSize,
}

/** What a picture is by its own bytes, whatever its name or its sender say; undefined for anything else. */
export function readPicture(bytes: Uint8Array): (PictureSize & { readonly type: PictureType }) | undefined {
  const type = findType(bytes)
  const size = type && readSize[type](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return size && size.width > 0 && size.height > 0 ? { type, ...size } : undefined
}

function findType(bytes: Uint8Array): PictureType | undefined {
  const starts = (mark: ArrayLike<number>, at = 0) =>
    Array.from(mark).every((byte, index) => bytes[at + index] === byte)
  if (starts(png) && starts(ascii('IHDR'), 12)) return 'image/png'
  if (starts(jpeg)) return 'image/jpeg'
  return starts(ascii('RIFF')) && starts(ascii('WEBP'), 8) ? 'image/webp' : undefined
}
