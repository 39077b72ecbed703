import { unzipSync, zipSync } from 'fflate'
import type { Unzipped } from 'fflate'
import { convertToHtml } from 'mammoth'
import { createFailedExtraction } from './extraction-result.ts'
import type { ExtractionResult } from './extraction-result.ts'
import { htmlToText } from './html-to-text.ts'

/** Thrown if the unpacked parts of a Word document exceed the limit. */
class UnpackedTooLargeError extends Error {
  override readonly name = 'UnpackedTooLargeError'
}

const maxUnpackedBytes = 32 * 1024 * 1024
const maxEntries = 2000

/**
 * Extracts the text of a Word document, or the reason for a failure. Parts cannot exceed their declared size,
 * and the Word reader gets only the text parts, uncompressed.
 */
export async function readDocx(bytes: Uint8Array): Promise<string | ExtractionResult> {
  try {
    const packed = zipSync(unzipXmlParts(bytes), { level: 0 })
    // Converts to HTML, which marks headings, lists and tables. Pictures are left out.
    const page = await convertToHtml({ buffer: Buffer.from(packed) }, { ignoreEmptyParagraphs: false })
    return htmlToText(page.value)
  } catch (error) {
    if (error instanceof UnpackedTooLargeError) return createFailedExtraction('large')
    // mammoth and its zip and XML readers throw plain errors for invalid documents.
    if (error instanceof Error) return createFailedExtraction('damaged')
    throw error
  }
}

function unzipXmlParts(bytes: Uint8Array): Unzipped {
  let entries = 0
  let total = 0
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      entries += 1
      if (entries > maxEntries) throw new UnpackedTooLargeError('too many parts')
      if (!name.endsWith('.xml') && !name.endsWith('.rels')) return false
      total += originalSize
      if (total > maxUnpackedBytes) throw new UnpackedTooLargeError('too many bytes')
      return true
    },
  })
}
