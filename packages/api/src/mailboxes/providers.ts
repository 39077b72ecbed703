import type { MailProvider } from '@draftdesk/contract'

const tls = (host: string, port: number) => ({ host, port, security: 'tls' as const })
const starttls = (host: string, port: number) => ({ host, port, security: 'starttls' as const })

const appPassword = (name: string): string =>
  `${name} wants an app password here, not the one you sign in with. You make one in the security settings of your account.`
const switchOn = (name: string): string =>
  `Before this works, allow mail programs (IMAP) in the settings of your ${name} account.`

/** Known mail providers by domain, with their published servers. */
export const mailProviders: readonly MailProvider[] = [
  {
    id: 'google',
    name: 'Gmail or Google Workspace',
    domains: ['gmail.com', 'googlemail.com'],
    imap: tls('imap.gmail.com', 993),
    smtp: tls('smtp.gmail.com', 465),
    hint: appPassword('Google'),
  },
  {
    id: 'microsoft',
    name: 'Outlook or Microsoft 365',
    domains: ['outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
    imap: tls('outlook.office365.com', 993),
    smtp: starttls('smtp.office365.com', 587),
    hint: 'Microsoft lets a password in only where the administrator of the account allows IMAP and SMTP with one.',
  },
  {
    id: 'icloud',
    name: 'iCloud Mail',
    domains: ['icloud.com', 'me.com', 'mac.com'],
    imap: tls('imap.mail.me.com', 993),
    smtp: starttls('smtp.mail.me.com', 587),
    hint: appPassword('Apple'),
  },
  {
    id: 'yahoo',
    name: 'Yahoo Mail',
    domains: ['yahoo.com', 'yahoo.co.uk', 'yahoo.de', 'yahoo.fr', 'ymail.com'],
    imap: tls('imap.mail.yahoo.com', 993),
    smtp: tls('smtp.mail.yahoo.com', 465),
    hint: appPassword('Yahoo'),
  },
  {
    id: 'aol',
    name: 'AOL Mail',
    domains: ['aol.com'],
    imap: tls('imap.aol.com', 993),
    smtp: tls('smtp.aol.com', 465),
    hint: appPassword('AOL'),
  },
  {
    id: 'fastmail',
    name: 'Fastmail',
    domains: ['fastmail.com', 'fastmail.fm'],
    imap: tls('imap.fastmail.com', 993),
    smtp: tls('smtp.fastmail.com', 465),
    hint: appPassword('Fastmail'),
  },
  {
    id: 'zoho',
    name: 'Zoho Mail',
    domains: ['zoho.com', 'zohomail.com'],
    imap: tls('imap.zoho.com', 993),
    smtp: tls('smtp.zoho.com', 465),
    hint: switchOn('Zoho'),
  },
  {
    id: 'gmx',
    name: 'GMX',
    domains: ['gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch'],
    imap: tls('imap.gmx.net', 993),
    smtp: starttls('mail.gmx.net', 587),
    hint: switchOn('GMX'),
  },
  {
    id: 'webde',
    name: 'WEB.DE',
    domains: ['web.de'],
    imap: tls('imap.web.de', 993),
    smtp: starttls('smtp.web.de', 587),
    hint: switchOn('WEB.DE'),
  },
  {
    id: 'ionos',
    name: 'IONOS',
    domains: [],
    imap: tls('imap.ionos.com', 993),
    smtp: tls('smtp.ionos.com', 465),
    hint: null,
  },
  {
    id: 'mailbox-org',
    name: 'mailbox.org',
    domains: ['mailbox.org'],
    imap: tls('imap.mailbox.org', 993),
    smtp: tls('smtp.mailbox.org', 465),
    hint: null,
  },
  {
    id: 'posteo',
    name: 'Posteo',
    domains: ['posteo.de', 'posteo.net'],
    imap: tls('posteo.de', 993),
    smtp: tls('posteo.de', 465),
    hint: null,
  },
]

/** Finds a provider by id or by the domain of an address. */
export function findProvider(id: string | undefined, address: string): MailProvider | undefined {
  if (id !== undefined && id !== '') return mailProviders.find((provider) => provider.id === id)
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return mailProviders.find(({ domains }) => domains.includes(domain))
}
