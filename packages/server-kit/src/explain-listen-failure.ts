/** The address of a server, and the name of its port setting. */
export interface ListenAddress {
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
