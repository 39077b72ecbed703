import { fileAndStreamPaths } from '@draftdesk/contract'
import type { pictures } from '../../database/schema.ts'
import { findImageType } from '../../platform/network/image-type.ts'
import { readJpegSize, readPngSize, readWebpSize } from './picture-size.ts'
import type { PictureSize } from './picture-size.ts'

/** Supported picture types. */
export type PictureType = (typeof pictures.$inferSelect)['type']

/** The /v1 path of a picture, public to anyone with its id. */
export const buildPicturePath = (id: string): string => fileAndStreamPaths.picture.replace(':id', id)

const sizeReaders: Readonly<Record<PictureType, (bytes: DataView) => PictureSize | undefined>> = {
  'image/png': readPngSize,
  'image/jpeg': readJpegSize,
  'image/webp': readWebpSize,
}

/** Detects type and size from the bytes, ignoring name and content type. Undefined for other files. */
export function readPictureHeader(
  bytes: Uint8Array,
): (PictureSize & { readonly type: PictureType }) | undefined {
  const type = findPictureType(bytes)
  const size = type && sizeReaders[type](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return size && size.width > 0 && size.height > 0 ? { type, ...size } : undefined
}

function findPictureType(bytes: Uint8Array): PictureType | undefined {
  const type = findImageType(bytes)
  return type !== undefined && Object.hasOwn(sizeReaders, type) ? (type as PictureType) : undefined
}
