import { StartFault } from './fault.ts'

/**
 * Why a start cannot go on, in one sentence that the operator can act on; undefined for a fault of ours, whose trace says
 * more.
 *
 * @example explainStartFailure(error) // 'A file cannot be used (EACCES: ...): check DATA_DIR, ...'
 */
export function explainStartFailure(error: unknown): string | undefined {
  if (error instanceof StartFault) return error.message
  if (!(error instanceof Error)) return undefined
  const isOfFiles = 'syscall' in error || ('code' in error && error.code === 'ERR_SQLITE_ERROR')
  if (!isOfFiles) return undefined
  return `A file cannot be used (${error.message}): check DATA_DIR, who owns it, and the space left.`
}
