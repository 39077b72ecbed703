/** Who writes, as far as headers tell: only a `customer` is answered. */
export type MailKind = 'customer' | 'own' | 'bounce' | 'calendar' | 'auto' | 'list' | 'notice'

/** What deciding about a mail's kind needs of it. */
export interface KindSigns {
  /** Values of a header by its lower-case name. */
  readonly header: (name: string) => string | undefined
  readonly from: string | undefined
  readonly replyTo: string | undefined
  readonly to: readonly string[]
  /** Lower-case content type with its parameters. */
  readonly contentType: string
  readonly hasInvitation: boolean
  /** It lies in the folder of sent mail. */
  readonly isSent: boolean
  /** The provider of the mailbox says that it is from whom it says: anybody can write a From. */
  readonly isProven: boolean
  readonly subject: string
}

/** A mail's kind, and which sign decided, in words for a person. */
export interface Sorted {
  readonly kind: MailKind
  readonly reason: string
}

const noReply =
  /^(?:(?:do|please)?[-_.]?(?:no|not|never|ne)[-_.]?(?:reply|respond|answer|antwort\w*|repondre|rispondere|responder|responda)|no[-_.]?reply.*|nicht[-_.]?antworten|donotreply.*|notifications?|mailer|automated|.*[-_.]no[-_]?reply|auto[-_.]?confirm)(?:[+-].*)?$/
const daemon = /^(?:mailer-daemon|postmaster|mail-daemon|mdaemon|double-bounce|bounce|bounces)(?:[+-].*)?$/
const automatic =
  /^(?:auto(?:matic|mated)?[- ]?(?:reply|response)|out of (?:the )?office|automatische antwort|abwesenheits|réponse automatique|absence du bureau|respuesta automática|resposta automática|risposta automatica|automatisch antwoord|autosvar|automatisk svar|automaattinen vastaus|odpowiedź automatyczna|automatická odpověď|автоматический ответ|otomatik yanıt|自動応答|自动回复|자동 회신)/i
const failed =
  /(?:undeliver|delivery (?:status|failure|report|has failed|problem)|returned mail|mail delivery (?:failed|system|subsystem)|failure notice|unzustellbar|nicht zugestellt|non remis|no se ha podido entregar|mancata consegna|delivery notification)/i

const localPart = (address: string | undefined) => (address ?? '').split('@')[0] ?? ''

/** Whether an address is one that nobody reads. */
export const isNoReply = (address: string | undefined): boolean => noReply.test(localPart(address))

/** Sorts a mail by its headers; the first sign that is there decides. `own` are the mailbox's own addresses. */
export function sortMail(signs: KindSigns, own: ReadonlySet<string> = new Set()): Sorted {
  const { header, from, replyTo, contentType, hasInvitation, subject, isSent, isProven } = signs
  if (isSent) return { kind: 'own', reason: 'Sent from this mailbox' }
  const isOwn = from !== undefined && own.has(from)
  // The contact form of a shop writes from an address that nobody reads, or from the shop to itself, and names the customer in
  // Reply-To.
  const isForm = isOwn ? signs.to.some((address) => own.has(address)) : isNoReply(from)
  const isAnswerable = replyTo !== undefined && replyTo !== from && !own.has(replyTo) && !isNoReply(replyTo)
  if (isOwn && isProven && !(isForm && isAnswerable)) return { kind: 'own', reason: 'Sent from this mailbox' }
  const report = findReport(signs)
  if (report) return { kind: 'bounce', reason: report }
  if (hasInvitation) return { kind: 'calendar', reason: 'An invitation to a calendar' }
  if (isForm && isAnswerable)
    return { kind: 'customer', reason: 'Asks to be answered at another address than it came from' }
  // Two stores that both answer by Draftdesk would never stop.
  if (header('x-draftdesk-id')) return { kind: 'auto', reason: 'Was sent by Draftdesk' }
  const submitted = header('auto-submitted')?.trim().toLowerCase()
  if (submitted && !submitted.startsWith('no'))
    return { kind: 'auto', reason: 'Says that a machine sent it (Auto-Submitted)' }
  if (/^multipart\/report\b/.test(contentType))
    return { kind: 'auto', reason: 'A report that a machine wrote' }
  if (automatic.test(subject))
    return { kind: 'auto', reason: 'Its subject says that it is an automatic reply' }
  if (header('x-autoreply') ?? header('x-autorespond') ?? header('x-auto-response-suppress'))
    return { kind: 'auto', reason: 'Says that it is an automatic reply' }
  const precedence = header('precedence')?.trim().toLowerCase()
  if (precedence === 'auto_reply') return { kind: 'auto', reason: 'Says that it is an automatic reply' }
  if (header('list-id') ?? header('list-post')) return { kind: 'list', reason: 'Comes from a mailing list' }
  if (precedence !== undefined && /^(?:bulk|list|junk)$/.test(precedence))
    return { kind: 'list', reason: 'Says that it went to many people (Precedence)' }
  if (header('list-unsubscribe') && header('feedback-id'))
    return { kind: 'list', reason: 'A newsletter that one can unsubscribe from' }
  if (isOwn) return { kind: 'notice', reason: 'Names this mailbox as its sender, but was not sent from it' }
  if (isNoReply(from)) return { kind: 'notice', reason: 'Comes from an address that nobody reads' }
  return { kind: 'customer', reason: 'Nothing says that it is not from a person' }
}

function findReport({ header, from, contentType, subject }: KindSigns): string | undefined {
  const report = /^multipart\/report\b.*?report-type="?([\w-]+)/s.exec(contentType)?.[1]
  if (report === 'delivery-status' || (/^multipart\/report\b/.test(contentType) && !report))
    return 'Reports that a mail could not be delivered'
  if (header('x-failed-recipients')) return 'Names recipients that could not be reached'
  if (daemon.test(localPart(from))) return 'Comes from a mail server itself'
  const isFromNobody = from === undefined || header('return-path')?.trim() === '<>'
  if (isFromNobody && failed.test(subject)) return 'Reports that a mail could not be delivered'
  return undefined
}
