import { cutText } from '@draftdesk/contract/cut-text'
import { maxLengths } from '@draftdesk/contract/input-limits'
import { withTextLimits } from '../../platform/text-limits.ts'
import { createFailedExtraction } from './extraction-result.ts'
import type { ExtractionResult, FileKind } from './extraction-result.ts'

/**
 * The largest file in bytes, equal to `maxPolicyFileBytes` of the contract. Importing the contract would delay
 * each process.
 */
const extractionLimits = { characters: 20 * 1024 * 1024, ms: 30_000, runsIn: 'process' } as const

/** Extracts the text of a file, up to the limit of a document. */
export const extractText = withTextLimits(
  extractionLimits,
  async function extractText(kind: FileKind, bytes: Uint8Array): Promise<ExtractionResult> {
    if (!matchesFileKind(kind, bytes))
      return createFailedExtraction(isZip(bytes) || isPdf(bytes) ? 'mismatch' : 'damaged')
    const read = await readersByKind[kind](bytes)
    if (typeof read !== 'string') return read
    const text = tidyExtractedText(read)
    if (text === '') return createFailedExtraction(kind === 'pdf' ? 'scanned' : 'empty')
    const taken = cutText(text, maxLengths.documentText)
    return { kind: 'text', text: taken, isCut: taken.length < text.length }
  },
)

// Libraries are loaded on first use, which halves the start time of a process that reads one file.
const readersByKind: Readonly<Record<FileKind, (bytes: Uint8Array) => Promise<string | ExtractionResult>>> = {
  pdf: async (bytes) => (await import('./read-pdf.ts')).readPdf(bytes),
  docx: async (bytes) => (await import('./read-docx.ts')).readDocx(bytes),
  text: async (bytes) => decodeTextFile(bytes),
  html: async (bytes) => (await import('./html-to-text.ts')).htmlToText(decodeTextFile(bytes)),
}

const bytesStartWith = (bytes: Uint8Array, text: string): boolean =>
  Buffer.from(bytes.subarray(0, text.length)).toString('latin1') === text
const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')
const isZip = (bytes: Uint8Array): boolean => bytesStartWith(bytes, 'PK\u0003\u0004')
/** The old Office format, which also wraps Word documents with a password. */
const isOldOfficeFile = (bytes: Uint8Array): boolean => bytesStartWith(bytes, '\u00d0\u00cf\u0011\u00e0')

function matchesFileKind(kind: FileKind, bytes: Uint8Array): boolean {
  if (kind === 'pdf') return isPdf(bytes)
  if (kind === 'docx') return isZip(bytes)
  return !isPdf(bytes) && !isZip(bytes) && !isOldOfficeFile(bytes)
}

/** UTF-8, unless a byte order mark names another encoding. Invalid UTF-8 is read as Windows-1252. */
function decodeTextFile(bytes: Uint8Array): string {
  const mark =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : ''
  if (mark) return new TextDecoder(mark).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('windows-1252').decode(bytes)
    throw error
  }
}

/**
 * Removes what a database or a reader cannot take: null characters, lone surrogates, trailing spaces, many
 * blank lines. It works line by line, because one pattern over the whole text takes quadratic time.
 */
export function tidyExtractedText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\u0000', '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
