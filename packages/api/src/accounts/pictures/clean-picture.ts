import { maxPictureSidePixels } from '@draftdesk/contract'
import type { pictures } from '../../database/schema.ts'
import { findImageType } from '../../platform/network/image-type.ts'

type Picture = typeof pictures.$inferSelect

/** A picture to store, or the reason why there is none. */
export type CleanPictureResult =
  | ({ readonly kind: 'clean' } & Pick<Picture, 'type' | 'content'>)
  | { readonly kind: 'unsupported' | 'tooLarge' | 'damaged' }

const types: ReadonlySet<string> = new Set<Picture['type']>(['image/png', 'image/jpeg', 'image/webp'])
const isPictureType = (type: string | undefined): type is Picture['type'] =>
  type !== undefined && types.has(type)

/** Pages show a profile picture with at most 72 CSS pixels. */
const storedSidePixels = 512

/**
 * Decodes a picture and encodes it again: upright, at most 512 pixels wide and high, with its color profile and
 * no other metadata, such as the location. Its type is read from the bytes.
 */
export async function cleanPicture(bytes: Uint8Array): Promise<CleanPictureResult> {
  const type = findImageType(bytes)
  if (!isPictureType(type)) return { kind: 'unsupported' }
  // Loads native code, which most processes never need.
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPictureSidePixels ** 2, failOn: 'error' })
    const { width, height } = await picture.metadata()
    if (Math.max(width, height) > maxPictureSidePixels) return { kind: 'tooLarge' }
    const content = await picture
      .autoOrient()
      .resize({
        width: storedSidePixels,
        height: storedSidePixels,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .keepIccProfile()
      .timeout({ seconds: 10 })
      .toBuffer()
    return { kind: 'clean', type, content: new Uint8Array(content) }
  } catch {
    return { kind: 'damaged' }
  }
}
