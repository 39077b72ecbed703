import { StartError } from './start-error.ts'

/**
 * Explains a failed start in one sentence for the operator. Undefined for a bug, whose stack trace says more.
 *
 * @example explainStartFailure(error) // 'A file cannot be used (EACCES: ...): check DATA_DIR, ...'
 */
export function explainStartFailure(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message
  if (!(error instanceof Error)) return undefined
  const isOfFiles = 'syscall' in error || ('code' in error && error.code === 'ERR_SQLITE_ERROR')
  if (!isOfFiles) return undefined
  return `A file cannot be used (${error.message}): check DATA_DIR, who owns it, and the space left.`
}
