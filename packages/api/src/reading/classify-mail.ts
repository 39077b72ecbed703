/** Classification of a mail by its headers. Only `customer` mail is answered. */
export type MailKind = 'customer' | 'own' | 'bounce' | 'calendar' | 'auto' | 'list' | 'notice'

/** Data for the classification of a mail. */
export interface MailKindInput {
  /** Header values by lower-case name. */
  readonly header: (name: string) => string | undefined
  readonly from: string | undefined
  readonly replyTo: string | undefined
  readonly to: readonly string[]
  /** Content type in lower case with parameters. */
  readonly contentType: string
  readonly hasInvitation: boolean
  /** The mail is in the Sent folder. */
  readonly isSent: boolean
  /** The mailbox's provider confirms the sender, because a From header can be forged. */
  readonly isProven: boolean
  readonly subject: string
}

/** The kind and an explanation of the deciding header. */
export interface MailClassification {
  readonly kind: MailKind
  readonly reason: string
}

const noReplyName =
  /^(?:(?:do|please)?[-_.]?(?:no|not|never|ne|non|nao|niet|nie|nicht|svara|nepas|ne[-_.]pas)[-_.]?(?:reply|replies|respond|answer|antwort\w*|repondre|rispondere|responder|responda|beantwoorden|odpowiadac|inte)|no[-_.]?reply.*|nicht[-_.]?antworten|keine[-_.]antwort|donotreply.*|mailer|automated|unattended|unmonitored|.*[-_.]no[-_]?reply|auto[-_.]?confirm)(?:[+-].*)?$/
/** Parts of addresses that belong to automated systems. */
const machineName =
  /^(?:notif(?:y|ications?)|alerts?|newsletter|digest|receipts?|statements?|auto[-_.]?mail(?:er)?|mail[-_.]?robot|(?:versand|bestell|auftrags|zahlungs)best(?:ae|ä)tigung|.*[-_.](?:notifications?|alerts?|updates?|tracking|confirmations?))(?:\+.*)?$/
const mailerDaemonName = /^(?:mailer-daemon|mail-daemon|mdaemon|double-bounce|post_master)(?:[+-].*)?$/
/** Mail server names that people also use. */
const daemonLikeName = /^(?:daemon|postmaster(?:\+.*)?|bounces?(?:[+-].*)?)$/
/** Prefixes of automatic replies. A person's text would continue after them. */
const automaticSubject = new RegExp(
  `^\\[?(?:${[
    'auto(?:matic|mated)?[- ]?(?:reply|response)',
    'vacation (?:reply|response)',
    'out of (?:the )?office(?: auto ?reply)?',
    'automatische antwort',
    'abwesenheits(?:notiz|meldung|nachricht|assistent)',
    'abwesend',
    'réponse automatique',
    'absence du bureau',
    "message d['’]absence",
    'respuesta automática',
    'fuera de la oficina',
    'resposta automática',
    'risposta automatica',
    'fuori (?:sede|ufficio)',
    'automatisch antwoord',
    'afwezig',
    'autosvar',
    'automatisk svar',
    'automaattinen vastaus',
    'odpowiedź automatyczna',
    'automatická odpověď',
    'automatikus válasz',
    'αυτόματη απάντηση',
    'автоматический ответ',
    'автоматична відповідь',
    'otomatik yanıt',
    '自動(?:応答|返信)',
    '自动(?:回复|答复)',
    '자동 회신',
  ].join('|')})\\s*(?:$|[\\]:：–—-]|(?:re|aw|until)\\b)`,
  'iu',
)
const bounceSubject =
  /(?:undeliver|delivery (?:status|failure|report|has failed|problem)|returned mail|mail (?:delivery (?:failed|system|subsystem)|system error)|failure notice|could not be delivered|unzustellbar|nicht zugestellt|non remis|no se ha podido entregar|mancata consegna|delivery notification|(?:配信|配達|送信)できません|退信)/i

const getLocalPart = (address: string | undefined) => (address ?? '').split('@')[0] ?? ''
const getDomain = (address: string | undefined) => (address ?? '').split('@').at(-1)?.toLowerCase() ?? ''

export const isNoReplyAddress = (address: string | undefined): boolean =>
  noReplyName.test(getLocalPart(address))

const isAutomatedAddress = (address: string | undefined): boolean =>
  isNoReplyAddress(address) || machineName.test(getLocalPart(address))

/** The registered part of a domain: 'shop.co.uk' and 'shop.de'. */
function getRegisteredDomain(address = ''): string {
  const names = address.slice(address.lastIndexOf('@') + 1).split('.')
  if (names.length < 2) return ''
  return names.slice(/^(?:com?|org|net|gov|ac)$/.test(names.at(-2) ?? '') ? -3 : -2).join('.')
}

const listHeaders = ['list-id', 'list-post', 'mailing-list', 'list-subscribe'] as const

/** Detects a mailing list. The store's own list is a shared address, so its other senders write to the store. */
function detectMailingListOwner(
  { header, from }: MailKindInput,
  own: ReadonlySet<string>,
): 'none' | 'own' | 'other' {
  const named = listHeaders.flatMap((name) => header(name)?.toLowerCase() ?? [])
  if (named.length === 0) return 'none'
  const domains = [...own].map(getDomain)
  const isOwn = named.some((value) =>
    domains.some((domain) => value.includes(`@${domain}`) || value.includes(`.${domain}>`)),
  )
  return isOwn && !domains.includes(getDomain(from)) ? 'own' : 'other'
}

/** Classifies a mail by the first rule that matches its headers. `own` are the mailbox's addresses. */
export function classifyMail(signs: MailKindInput, own: ReadonlySet<string> = new Set()): MailClassification {
  const { header, from, replyTo, hasInvitation, isSent, isProven } = signs
  if (isSent) return { kind: 'own', reason: 'Sent from this mailbox' }
  const isOwn = from !== undefined && own.has(from)
  const isForm = isOwn ? signs.to.some((address) => own.has(address)) : isContactFormSender(from, own)
  const isAnswerable =
    replyTo !== undefined && replyTo !== from && !own.has(replyTo) && !isNoReplyAddress(replyTo)
  if (isOwn && isProven && !(isForm && isAnswerable)) return { kind: 'own', reason: 'Sent from this mailbox' }
  const report = findBounceReason(signs)
  if (report) return { kind: 'bounce', reason: report }
  if (hasInvitation) return { kind: 'calendar', reason: 'An invitation to a calendar' }
  const list = detectMailingListOwner(signs, own)
  const precedence = header('precedence')?.trim().toLowerCase()
  const isBulk = precedence !== undefined && /^(?:bulk|list|junk)$/.test(precedence)
  const isOfOthers = getRegisteredDomain(replyTo) !== getRegisteredDomain(from)
  if (isForm && isAnswerable && (isOwn || (list !== 'other' && (isOfOthers || !isBulk))))
    return { kind: 'customer', reason: 'Asks to be answered at another address than it came from' }
  const machineSign = findAutomatedMailReason(signs)
  if (machineSign) return { kind: 'auto', reason: machineSign }
  if (list === 'other') return { kind: 'list', reason: 'Comes from a mailing list' }
  if (list === 'none') {
    if (isBulk) return { kind: 'list', reason: 'Says that it went to many people (Precedence)' }
    if (header('list-unsubscribe') && !(isAnswerable && isOfOthers))
      return { kind: 'list', reason: 'A newsletter that one can unsubscribe from' }
  }
  if (isOwn) return { kind: 'notice', reason: 'Names this mailbox as its sender, but was not sent from it' }
  if (isAutomatedAddress(from)) return { kind: 'notice', reason: 'Comes from a no-reply address' }
  return { kind: 'customer', reason: 'Nothing says that it is not from a person' }
}

/** True if the sender may be a contact form with the customer in Reply-To: a no-reply address, or one of the store's site. Domains of large mail providers are not a store's site. */
const isContactFormSender = (from: string | undefined, own: ReadonlySet<string>): boolean =>
  isAutomatedAddress(from) || [...own].some((address) => getDomain(address) === getDomain(from))

/** Finds the header that marks automated mail. */
function findAutomatedMailReason({ header, contentType, subject }: MailKindInput): string | undefined {
  // Without this rule two stores with Draftdesk would answer each other forever.
  if (header('x-draftdesk-id')) return 'Was sent by Draftdesk'
  const submitted = header('auto-submitted')?.trim().toLowerCase()
  if (submitted && !submitted.startsWith('no')) return 'Says that a machine sent it (Auto-Submitted)'
  if (/^multipart\/report\b/.test(contentType)) return 'An automatic report'
  if (/^complaint about message from \d/i.test(subject)) return 'An automatic report'
  if (automaticSubject.test(subject)) return 'Its subject says that it is an automatic reply'
  const answers = ['x-autoreply', 'x-autorespond', 'x-mail-autoreply', 'x-vacation', 'x-autogenerated']
  const isMade = answers.some((name) => !/^(?:no|false)?$/i.test(header(name)?.trim() ?? ''))
  // Some mail clients suppress certain automatic replies. Only automated senders suppress all.
  const isSilent = header('x-auto-response-suppress')?.trim().toLowerCase() === 'all'
  if (isMade || isSilent || header('x-fc-machinegenerated')) return 'Says that it is an automatic reply'
  return header('precedence')?.trim().toLowerCase() === 'auto_reply'
    ? 'Says that it is an automatic reply'
    : undefined
}

function findBounceReason({ header, from, contentType, subject }: MailKindInput): string | undefined {
  const report = /^multipart\/report\b.*?report-type="?([\w-]+)/s.exec(contentType)?.[1]
  if (report === 'delivery-status' || (/^multipart\/report\b/.test(contentType) && !report))
    return 'Reports that a mail could not be delivered'
  if (header('x-failed-recipients')) return 'Names recipients that could not be reached'
  if (mailerDaemonName.test(getLocalPart(from))) return 'Comes from a mail server itself'
  const path = header('return-path')?.trim()
  const isFromNobody = from === undefined || path === '<>'
  const isFailed = bounceSubject.test(subject)
  const isPerson = path !== undefined && !isFromNobody && !isFailed && !header('auto-submitted')
  if (daemonLikeName.test(getLocalPart(from)) && !isPerson) return 'Comes from a mail server itself'
  return isFromNobody && isFailed ? 'Reports that a mail could not be delivered' : undefined
}
