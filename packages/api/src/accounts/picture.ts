import { beside } from '@draftdesk/contract'
import type { pictures } from '../database/schema.ts'
import { imageType } from '../platform/image-type.ts'
import { readJpegSize, readPngSize, readWebpSize, type PictureSize } from './picture-size.ts'

/** The kinds of picture that people can show. */
export type PictureType = (typeof pictures.$inferSelect)['type']

/** Where a picture is under /v1; everybody who knows its id may see it. */
export const picturePath = (id: string): string => beside.picture.replace(':id', id)

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
  const type = imageType(bytes)
  return type !== undefined && Object.hasOwn(readSize, type) ? (type as PictureType) : undefined
}
