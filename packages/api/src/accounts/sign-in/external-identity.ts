/** A person's identity from a trusted issuer. */
export interface ExternalIdentity {
  issuer: 'google' | 'sso'
  subject: string
  email: string
  isEmailVerified: boolean
  firstName: string
  lastName: string
  picture: string | undefined
}

/** Response of an issuer: an identity, a rejected token, or an unreachable issuer. */
export type IssuerResult =
  { kind: 'known'; identity: ExternalIdentity } | { kind: 'refused' } | { kind: 'failed' }

/** Reads the claims of a verified token. Undefined without subject or address. */
export function parseIdentityClaims(
  issuer: ExternalIdentity['issuer'],
  claims: Record<string, unknown>,
  isEmailTrusted: boolean,
): ExternalIdentity | undefined {
  const { sub, email, email_verified: verified, picture } = claims
  if (typeof sub !== 'string' || sub === '' || typeof email !== 'string' || !/^[^\s@]+@[^\s@]+$/.test(email))
    return undefined
  const [first = '', ...rest] = toTrimmedText(claims['name']).split(' ')
  return {
    issuer,
    subject: sub,
    email,
    isEmailVerified: isEmailTrusted
      ? verified !== false && verified !== 'false'
      : verified === true || verified === 'true',
    firstName: toTrimmedText(claims['given_name']) || first,
    lastName: toTrimmedText(claims['family_name']) || rest.join(' '),
    picture: typeof picture === 'string' && /^https:\/\//.test(picture) ? picture : undefined,
  }
}

const toTrimmedText = (value: unknown): string =>
  typeof value === 'string' ? value.trim().replaceAll('\u0000', '') : ''
