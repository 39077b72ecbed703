import type { ClientRequest } from '@draftdesk/auth-core'
import { integrationMessages as words } from '../messages/integrations.ts'
import { call as makeCall } from './call.ts'
import { getClient } from './client.ts'
import { refuse } from './failure.ts'
import { showToast } from './toasts.ts'

/** How a link stands: `failing` worked once, `failed` never did. */
export type LinkState = 'connected' | 'failing' | 'failed'

/** One direction of a mailbox. */
export interface MailServer {
  readonly host: string
  readonly port: number
  readonly security: 'tls' | 'starttls' | 'none'
}

/** What the two links have in common. */
interface Link {
  readonly state: LinkState
  /** When it was last checked, in ISO. */
  readonly checkedAt: string
  readonly version: number
  /** Why it does not work: which side, and why. */
  readonly failure: string | undefined
}

/** The linked e-mail account. */
export interface Mailbox extends Link {
  readonly address: string
  readonly username: string
  readonly imap: MailServer
  readonly smtp: MailServer
  /** Which directions worked in the last test; none where the server does not tell. */
  readonly works?: { readonly imap: boolean; readonly smtp: boolean } | undefined
}

/** What a store answers in place of linking a Shopify store. */
export type ShopChoice = 'elsewhere' | 'later'

/** The linked Shopify store. */
export interface Shop extends Link {
  readonly domain: string
  readonly name: string | undefined
}

/** A mail provider whose servers are known. */
export interface MailProvider {
  readonly id: string
  readonly name: string
  readonly domains: readonly string[]
  readonly imap: MailServer
  readonly smtp: MailServer
  readonly hint: string | undefined
}

/** What became of a call: how the link stands, or the sentence to show, and how it stands if somebody else changed it. */
export type LinkResult<T> =
  | { readonly ok: true; readonly link: T }
  | {
      readonly ok: false
      readonly problem: string
      /** The field that it is about, as /v1 calls it. */
      readonly field?: string | undefined
      readonly current?: T
    }

/** Tests an e-mail account in both directions and links it when both work. */
export function linkMailbox(body: Readonly<Record<string, unknown>>): Promise<LinkResult<Mailbox>> {
  return call({ method: 'PUT', path: '/v1/integrations/mailbox', body }, parseMailbox, words.linked.mailbox)
}

/** Checks a Shopify store and links it when Shopify lets us in. */
export function linkShop(body: Readonly<Record<string, unknown>>): Promise<LinkResult<Shop>> {
  return call({ method: 'PUT', path: '/v1/integrations/shop', body }, parseShop, words.linked.shop)
}

/** Tests the linked e-mail account again. */
export function testMailbox(): Promise<LinkResult<Mailbox>> {
  return call({ method: 'POST', path: '/v1/integrations/mailbox/test' }, parseMailbox)
}

/** Checks the linked Shopify store again. */
export function testShop(): Promise<LinkResult<Shop>> {
  return call({ method: 'POST', path: '/v1/integrations/shop/test' }, parseShop)
}

/** Disconnects; answers the sentence to show when that fails. */
export async function unlink(kind: 'mailbox' | 'shop'): Promise<string | undefined> {
  const result = await getClient().request({ method: 'DELETE', path: `/v1/integrations/${kind}` })
  if (!result.ok) return refuse(result.error, words.failed)
  showToast('success', words.unlinked[kind])
  return undefined
}

/** Says why no Shopify store is linked, so that the set-up goes on without; answers the sentence to show when that fails. */
export async function chooseShop(choice: ShopChoice): Promise<string | undefined> {
  const result = await makeCall('chooseShop', { choice })
  if (!result.ok) return refuse(result.error, words.failed)
  showToast('success', words.chosen[choice])
  return undefined
}

async function call<T extends Link>(
  request: ClientRequest,
  parse: (json: unknown) => T | undefined,
  success?: string,
): Promise<LinkResult<T>> {
  const result = await getClient().request(request)
  if (!result.ok) {
    const current = result.error.code === 'conflict' ? parse(result.error.current) : undefined
    const problem = current ? words.conflict : await refuse(result.error, words.failed)
    return { ok: false, problem, field: result.error.field, ...(current && { current }) }
  }
  const link = parse(result.value)
  if (!link) return { ok: false, problem: words.failed }
  if (success !== undefined) showToast('success', success)
  else if (link.state === 'connected') showToast('success', words.testPassed)
  return { ok: true, link }
}

type Fields = Readonly<Record<string, unknown>>

const readText = (value: unknown): string => (typeof value === 'string' ? value : '')

function parseLink(fields: Fields): Link | undefined {
  const { state, version } = fields
  if (state !== 'connected' && state !== 'failing' && state !== 'failed') return undefined
  const detail = readText((fields['failure'] as Fields | null)?.['detail'])
  return {
    state,
    checkedAt: readText(fields['checked_at']),
    version: Number(version),
    failure: detail === '' ? undefined : detail,
  }
}

function parseServer(json: unknown): MailServer {
  const { host, port, security } = (json ?? {}) as Fields
  return {
    host: readText(host),
    port: Number(port),
    security: security === 'starttls' || security === 'none' ? security : 'tls',
  }
}

function parseSides(json: unknown): Mailbox['works'] {
  const sides = json as Fields | null | undefined
  return sides ? { imap: sides['imap'] === null, smtp: sides['smtp'] === null } : undefined
}

function parseMailbox(json: unknown): Mailbox | undefined {
  const fields = (json ?? {}) as Fields
  const link = parseLink(fields)
  return (
    link && {
      ...link,
      address: readText(fields['address']),
      username: readText(fields['username']),
      imap: parseServer(fields['imap']),
      smtp: parseServer(fields['smtp']),
      works: parseSides(fields['sides']),
    }
  )
}

function parseShop(json: unknown): Shop | undefined {
  const fields = (json ?? {}) as Fields
  const link = parseLink(fields)
  const name = readText(fields['name'])
  return link && { ...link, domain: readText(fields['domain']), name: name === '' ? undefined : name }
}
