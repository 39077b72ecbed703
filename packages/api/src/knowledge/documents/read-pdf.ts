import { extractText, getDocumentProxy } from 'unpdf'
import { createFailedExtraction } from './extraction-result.ts'
import type { ExtractionResult } from './extraction-result.ts'

/** Extracts the text of a PDF page by page, or the reason for a failure. */
export async function readPdf(bytes: Uint8Array): Promise<string | ExtractionResult> {
  try {
    // The library rejects Node's Buffer and takes ownership of its input.
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
    const { text } = await extractText(document, { mergePages: false })
    return text.join('\n\n')
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'PasswordException') return createFailedExtraction('encrypted')
    if (name.endsWith('Exception') || error instanceof TypeError || error instanceof RangeError)
      return createFailedExtraction('damaged')
    throw error
  }
}
