/** A start that failed, with one sentence for the operator. The process prints it and exits with 1. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

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

/** The address of a server, and the name of its port setting. */
interface ListenAddress {
  readonly host: string
  readonly port: number
  readonly setting: string
  /** The setting of the host. Default: HOST. */
  readonly hostSetting?: string
}

/**
 * Explains in one sentence for the operator why a server cannot listen. @example explainListenFailure(error,
 * { host: '127.0.0.1', port: 4321, setting: 'PORT' })
 */
export function explainListenFailure(
  error: unknown,
  { host, port, setting, hostSetting = 'HOST' }: ListenAddress,
): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken: stop what uses it, or set ${setting} to a free one.`
  if (code === 'EACCES')
    return `Port ${port} on ${host} is not allowed for this user: set ${setting} to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `${hostSetting} ${host} is not an address of this machine.`
  return `Cannot listen on port ${port} of ${host} (${code}): check ${hostSetting} and ${setting}.`
}
