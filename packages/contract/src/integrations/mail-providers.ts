/** Mail providers with OAuth. */
export const consentProviders = ['google', 'microsoft'] as const

/** An id of `consentProviders`. */
export type MailConsentProvider = (typeof consentProviders)[number]

/** OAuth of a provider. */
export interface MailConsent {
  readonly name: string
  /** The prefix of its client settings: `MICROSOFT` stands for `MICROSOFT_CLIENT_ID` and `_SECRET`. */
  readonly setting: string
  /** The OpenID issuer. Its discovery document names the endpoints. */
  readonly issuer: string
  readonly scope: string
  /** The scopes required to read and send mail. */
  readonly needed: readonly string[]
  /** Further parameters of the consent page. */
  readonly parameters: Readonly<Record<string, string>>
}

/** OAuth settings of the providers that support it. */
export const mailConsents = {
  google: {
    name: 'Google',
    setting: 'GOOGLE_MAIL',
    issuer: 'https://accounts.google.com',
    scope: 'openid email https://mail.google.com/',
    needed: ['https://mail.google.com/'],
    // Google issues a refresh token only with both parameters.
    parameters: { access_type: 'offline', prompt: 'consent select_account' },
  },
  microsoft: {
    name: 'Microsoft',
    setting: 'MICROSOFT',
    issuer: 'https://login.microsoftonline.com/common/v2.0',
    scope:
      'openid email profile offline_access https://outlook.office.com/IMAP.AccessAsUser.All https://outlook.office.com/SMTP.Send',
    needed: ['https://outlook.office.com/IMAP.AccessAsUser.All', 'https://outlook.office.com/SMTP.Send'],
    parameters: { prompt: 'select_account' },
  },
} as const satisfies Record<MailConsentProvider, MailConsent>

interface KnownMailServer {
  readonly host: string
  readonly port: number
  readonly security: 'tls' | 'starttls'
}

interface KnownMailProvider {
  readonly id: string
  readonly name: string
  /** The domains of its addresses. */
  readonly domains: string[]
  readonly imap: KnownMailServer
  readonly smtp: KnownMailServer
  /** A hint shown before the password is entered. */
  readonly hint: string | null
}

/* @__NO_SIDE_EFFECTS__ */
const createTlsServer = (host: string, port: number) => ({ host, port, security: 'tls' as const })
/* @__NO_SIDE_EFFECTS__ */
const createStartTlsServer = (host: string, port: number) => ({ host, port, security: 'starttls' as const })

/* @__NO_SIDE_EFFECTS__ */
const explainAppPassword = (name: string): string =>
  `${name} wants an app password here, not the one you sign in with. You make one in the security settings of your account.`
/* @__NO_SIDE_EFFECTS__ */
const explainHowToEnableImap = (name: string): string =>
  `Before this works, allow mail programs (IMAP) in the settings of your ${name} account.`

/** Known mail providers by domain, with their published servers. One with a consent has its id in `mailConsents`. */
export const mailProviders: readonly KnownMailProvider[] = [
  {
    id: 'google',
    name: 'Gmail or Google Workspace',
    domains: ['gmail.com', 'googlemail.com'],
    imap: createTlsServer('imap.gmail.com', 993),
    smtp: createTlsServer('smtp.gmail.com', 465),
    hint: explainAppPassword('Google'),
  },
  {
    id: 'microsoft',
    name: 'Outlook or Microsoft 365',
    domains: ['outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
    imap: createTlsServer('outlook.office365.com', 993),
    smtp: createStartTlsServer('smtp.office365.com', 587),
    hint: 'Microsoft lets a password in only where the administrator of the account allows IMAP and SMTP with one.',
  },
  {
    id: 'icloud',
    name: 'iCloud Mail',
    domains: ['icloud.com', 'me.com', 'mac.com'],
    imap: createTlsServer('imap.mail.me.com', 993),
    smtp: createStartTlsServer('smtp.mail.me.com', 587),
    hint: explainAppPassword('Apple'),
  },
  {
    id: 'yahoo',
    name: 'Yahoo Mail',
    domains: ['yahoo.com', 'yahoo.co.uk', 'yahoo.de', 'yahoo.fr', 'ymail.com'],
    imap: createTlsServer('imap.mail.yahoo.com', 993),
    smtp: createTlsServer('smtp.mail.yahoo.com', 465),
    hint: explainAppPassword('Yahoo'),
  },
  {
    id: 'aol',
    name: 'AOL Mail',
    domains: ['aol.com'],
    imap: createTlsServer('imap.aol.com', 993),
    smtp: createTlsServer('smtp.aol.com', 465),
    hint: explainAppPassword('AOL'),
  },
  {
    id: 'fastmail',
    name: 'Fastmail',
    domains: ['fastmail.com', 'fastmail.fm'],
    imap: createTlsServer('imap.fastmail.com', 993),
    smtp: createTlsServer('smtp.fastmail.com', 465),
    hint: explainAppPassword('Fastmail'),
  },
  {
    id: 'zoho',
    name: 'Zoho Mail',
    domains: ['zoho.com', 'zohomail.com'],
    imap: createTlsServer('imap.zoho.com', 993),
    smtp: createTlsServer('smtp.zoho.com', 465),
    hint: explainHowToEnableImap('Zoho'),
  },
  {
    id: 'gmx',
    name: 'GMX',
    domains: ['gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch'],
    imap: createTlsServer('imap.gmx.net', 993),
    smtp: createStartTlsServer('mail.gmx.net', 587),
    hint: explainHowToEnableImap('GMX'),
  },
  {
    id: 'webde',
    name: 'WEB.DE',
    domains: ['web.de'],
    imap: createTlsServer('imap.web.de', 993),
    smtp: createStartTlsServer('smtp.web.de', 587),
    hint: explainHowToEnableImap('WEB.DE'),
  },
  {
    id: 'ionos',
    name: 'IONOS',
    domains: [],
    imap: createTlsServer('imap.ionos.com', 993),
    smtp: createTlsServer('smtp.ionos.com', 465),
    hint: null,
  },
  {
    id: 'mailbox-org',
    name: 'mailbox.org',
    domains: ['mailbox.org'],
    imap: createTlsServer('imap.mailbox.org', 993),
    smtp: createTlsServer('smtp.mailbox.org', 465),
    hint: null,
  },
  {
    id: 'posteo',
    name: 'Posteo',
    domains: ['posteo.de', 'posteo.net'],
    imap: createTlsServer('posteo.de', 993),
    smtp: createTlsServer('posteo.de', 465),
    hint: null,
  },
]
