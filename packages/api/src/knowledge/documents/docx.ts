import { unzipSync, zipSync } from 'fflate'
import type { Unzipped } from 'fflate'
import { convertToHtml } from 'mammoth'
import { failed } from './extraction.ts'
import type { Extraction } from './extraction.ts'
import { htmlToText } from './html.ts'

/** The parts of a Word document hold more than is read. */
class UnpackedTooLarge extends Error {
  override readonly name = 'UnpackedTooLarge'
}

const mostBytes = 32 * 1024 * 1024
const mostEntries = 2000

/**
 * The text of a Word document, or why there is none. What a zip unpacks to is counted before a byte of it is written: each part gets a buffer of
 * the size that the zip declares for it and cannot grow beyond that. The Word reader then gets the parts with text only,
 * packed again without compression, so that it has nothing of its own to inflate.
 */
export async function readDocx(bytes: Uint8Array): Promise<string | Extraction> {
  try {
    const packed = zipSync(unpack(bytes), { level: 0 })
    // By way of HTML, which says what is a heading, a list and a table. Pictures are not among the parts.
    const page = await convertToHtml({ buffer: Buffer.from(packed) }, { ignoreEmptyParagraphs: false })
    return htmlToText(page.value)
  } catch (error) {
    if (error instanceof UnpackedTooLarge) return failed('large')
    // mammoth and the zip and XML readers below it throw plain errors at anything that is not a document.
    if (error instanceof Error) return failed('damaged')
    throw error
  }
}

function unpack(bytes: Uint8Array): Unzipped {
  let entries = 0
  let total = 0
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      entries += 1
      if (entries > mostEntries) throw new UnpackedTooLarge('too many parts')
      if (!name.endsWith('.xml') && !name.endsWith('.rels')) return false
      total += originalSize
      if (total > mostBytes) throw new UnpackedTooLarge('too many bytes')
      return true
    },
  })
}
