import { cutText } from '@draftdesk/contract/cut-text'
/** The provider's authentication result of a sender. */
export type SenderVerdict = 'verified' | 'failed' | 'unknown'

/** The mailbox's provider, whose server names are trusted. */
export interface MailboxProvider {
  /** IMAP server and address of the mailbox. */
  readonly imapHost: string
  readonly address: string
}

/** Providers whose servers use another name in Authentication-Results. */
const signerDomains: readonly (readonly [host: RegExp, signer: RegExp])[] = [
  [/(?:^|\.)(?:gmail|googlemail|google)\.com$/, /(?:^|\.)google\.com$/],
  [/(?:^|\.)(?:me|icloud|apple)\.com$/, /(?:^|\.)(?:icloud|apple|me)\.com$/],
  [/(?:^|\.)(?:yahoo|aol)\.[a-z.]+$/, /(?:^|\.)(?:yahoo|aol|yahoodns)\.[a-z.]+$/],
]
const microsoftHosts = /(?:^|\.)(?:office365|outlook|hotmail)\.com$/

const getBaseDomain = (host: string): string => host.toLowerCase().split('.').slice(-2).join('.')

function isSignedByProvider(signer: string, { imapHost, address }: MailboxProvider): boolean {
  const host = imapHost.toLowerCase()
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  const known = signerDomains.some(([from, by]) => from.test(host) && by.test(signer))
  return (
    known || [host, domain].some((own) => own.includes('.') && getBaseDomain(own) === getBaseDomain(signer))
  )
}

const getDomain = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** True if a passed check covers the domain of `from` or a parent domain. */
function isAlignedResult(result: string, from: string | undefined): boolean {
  if (!from || !/^\s*(?:dkim|spf)\s*=\s*pass\b/i.test(result)) return false
  const named = /\b(?:header\.[di]|smtp\.mailfrom)\s*=\s*"?([^\s;"]+)/gi
  return [...result.matchAll(named)].some(([, value = '']) => {
    const domain = getDomain(value)
    return domain.includes('.') && (getDomain(from) === domain || getDomain(from).endsWith(`.${domain}`))
  })
}

/** True if the sender is authenticated by a provider that always adds its own result first. Results of other providers may be forged. */
export function isAuthenticatedSender(
  header: string | undefined,
  provider: MailboxProvider,
  from: string,
): boolean {
  const host = provider.imapHost.toLowerCase()
  const isStrict = microsoftHosts.test(host) || signerDomains.some(([known]) => known.test(host))
  return isStrict && decideSenderVerdict(header, provider, from) === 'verified'
}

/**
 * Reads the topmost Authentication-Results of a mail (RFC 8601), which must name a server of the mailbox's
 * provider, because any sender may forge it. Without a DMARC result, a passed check counts only for the domain
 * of `from`.
 */
export function decideSenderVerdict(
  header: string | undefined,
  provider: MailboxProvider,
  from: string | undefined,
): SenderVerdict {
  if (!header) return 'unknown'
  const plain = cutText(header.replace(/\([^()]*\)/g, ' '), 5000)
  const [head = '', ...rest] = plain.split(';')
  const signer = head.trim().split(/\s+/)[0]?.toLowerCase() ?? ''
  const isUnnamed = signer.includes('=')
  const counts = isUnnamed
    ? microsoftHosts.test(provider.imapHost.toLowerCase())
    : isSignedByProvider(signer, provider)
  if (!counts) return 'unknown'
  const results = isUnnamed ? [head, ...rest] : rest
  const findMethodResult = (method: string) =>
    results.flatMap(
      (part) => new RegExp(`^\\s*${method}\\s*=\\s*(\\w+)`, 'i').exec(part)?.[1]?.toLowerCase() ?? [],
    )
  const [dmarc] = findMethodResult('dmarc')
  if (dmarc === 'pass' || dmarc === 'bestguesspass') return 'verified'
  if (dmarc === 'fail') return 'failed'
  const others = [...findMethodResult('dkim'), ...findMethodResult('spf')]
  if (others.includes('pass'))
    return results.some((part) => isAlignedResult(part, from)) ? 'verified' : 'unknown'
  return others.some((result) => ['fail', 'softfail', 'permerror'].includes(result)) ? 'failed' : 'unknown'
}
