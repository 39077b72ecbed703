import type { PassageText } from '../passages/split-into-passages.ts'

/** File kinds of policies. */
export type FileKind = 'pdf' | 'docx' | 'text' | 'html'

/** Reason codes of a failed extraction. */
export type ExtractionFailure =
  | 'mismatch'
  | 'encrypted'
  | 'damaged'
  | 'scanned'
  | 'empty'
  | 'slow'
  | 'large'
  | 'interrupted'
  | 'unreadable'
  | 'full'

export interface FailedExtraction {
  kind: 'failed'
  failure: ExtractionFailure
}

/** The text of a file. `isCut`: the file contains more text. */
export interface ExtractedText {
  kind: 'text'
  text: string
  isCut: boolean
}

export type ExtractionResult = ExtractedText | FailedExtraction

/** An extraction together with the passages of its text. */
export type DocumentReadResult = (ExtractedText & { cuts: readonly PassageText[] }) | FailedExtraction

/** Explains why a file has no text. */
export const createFailedExtraction = (failure: ExtractionFailure): FailedExtraction => ({
  kind: 'failed',
  failure,
})

const kindByExtension: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  docx: 'docx',
  txt: 'text',
  md: 'text',
  markdown: 'text',
  html: 'html',
  htm: 'html',
}

/** Finds the kind of a file by its name. Undefined for a kind that the server cannot read. */
export function findFileKind(fileName: string): FileKind | undefined {
  return kindByExtension[/\.([^.]+)$/.exec(fileName.toLowerCase())?.[1] ?? '']
}

const failureTexts: Readonly<Record<ExtractionFailure, string>> = {
  mismatch:
    'The content of this file is of another kind than its name says. Please save it again and upload it.',
  encrypted: 'This file is protected with a password. Please save a copy without it and upload that.',
  damaged: 'This file is damaged and cannot be read. Please save it again and upload it.',
  scanned:
    'There is no text in this file, only pictures of it. Please upload one with text, or write it here.',
  empty: 'There is no text in this file.',
  slow: 'Reading this file took too long. Please split it into smaller ones.',
  large: 'This file unpacks to more than can be read. Please split it into smaller ones.',
  interrupted: 'Reading this file was interrupted. Please upload it again.',
  unreadable:
    'Reading this file failed twice without an answer. Please save it in another format and upload that.',
  full: 'The documents of this store hold as much text as they can. Please delete some and upload this one again.',
}

/** Explains a failure to people. Failures of older versions get a general sentence. */
export function explainExtractionFailure(failure: string): string {
  return (failureTexts as Readonly<Record<string, string | undefined>>)[failure] ?? failureTexts.damaged
}
