import * as z from 'zod/mini'
import { unusedMessageAnswer } from '../answers.ts'
import type { Call } from '../call.ts'
import {
  createEmailAddressField,
  nonEmptyTextField,
  flagFilterField,
  createOmissibleField,
  versionField,
} from '../shared-fields.ts'
import { maxLengths } from '../input-limits.ts'
import { consentProviders, mailConsents } from './mail-providers.ts'
import { finishOAuthRequest, linkFailureField, linkFields, oAuthStartAnswer } from './linking.ts'
import { changeMailSyncRequest, mailSyncAnswer } from './mail-sync.ts'

const hostField = z
  .string('Please enter the server.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(maxLengths.host),
    z.regex(/^[a-z0-9]([a-z0-9._-]*[a-z0-9])?$|^[0-9a-f:]+$/, 'This is not the name of a server.'),
  )
const portField = z
  .int('Please enter a port.')
  .check(z.gte(1, 'Please enter a port.'), z.lte(65_535, 'Please enter a port.'))

/** A direction of a mailbox: its server and the security of the connection. */
export const mailServerSchema = z.object({
  host: hostField,
  port: portField,
  /** `tls` from the first byte, `starttls` after a plain greeting, `none` only in a private network. */
  security: z.enum(['tls', 'starttls', 'none']),
})

/**
 * PUT /v1/integrations/mailbox. A missing password stays unchanged; missing servers come from the provider, a
 * missing provider from the address, and a missing user name is the address.
 */
export const linkMailboxRequest = z.object({
  address: createEmailAddressField('Please enter the email address.'),
  username: z.optional(z.string().check(z.trim(), z.maxLength(maxLengths.line))),
  password: z.optional(z.string().check(z.maxLength(maxLengths.secret))),
  provider: z.optional(z.string().check(z.maxLength(64))),
  imap: z.optional(mailServerSchema),
  smtp: z.optional(mailServerSchema),
  /** The edited version. Missing if nothing was linked. */
  version: z.optional(versionField),
})

/** Mail providers with OAuth. */
export const consentProviderField = z.enum(
  consentProviders,
  `Choose ${consentProviders.map((id) => mailConsents[id].name).join(' or ')}.`,
)

/** POST /v1/integrations/mailbox/oauth/start: the provider for the consent. */
export const startMailboxOAuthRequest = z.object({ provider: consentProviderField })

const directionFailureField = z.nullable(linkFailureField)

/**
 * The linked email account, without its password. `failure.side` names the failing direction (reading, when
 * both fail), and `detail` explains both.
 */
export const mailboxAnswer = z.object({
  ...linkFields,
  address: z.string(),
  username: z.string(),
  /** The consent provider. Null for a password. */
  provider: createOmissibleField(z.nullable(consentProviderField)),
  imap: mailServerSchema,
  smtp: mailServerSchema,
  failure: z.nullable(
    z.object({ side: z.enum(['imap', 'smtp']), code: nonEmptyTextField, detail: nonEmptyTextField }),
  ),
  /**
   * The result of the last test for each direction, null if it works. Left out by a server that reports only
   * one.
   */
  sides: z.optional(z.object({ imap: directionFailureField, smtp: directionFailureField })),
})

/** A mail provider with known servers. */
export const mailProviderField = z.object({
  id: nonEmptyTextField,
  name: nonEmptyTextField,
  /** The domains of its addresses. */
  domains: z.array(z.string()),
  imap: mailServerSchema,
  smtp: mailServerSchema,
  /** A hint shown before the password is entered. */
  hint: z.nullable(z.string()),
})

export type MailServer = z.infer<typeof mailServerSchema>
export type MailboxAnswer = z.infer<typeof mailboxAnswer>
export type MailProvider = z.infer<typeof mailProviderField>
export type LinkMailboxRequest = z.infer<typeof linkMailboxRequest>

/** DELETE /v1/integrations/mailbox, in the query: an owner has the conversations deleted as well. */
export const unlinkMailboxRequest = z.object({ erase: flagFilterField })

const emptyObject = z.object({})

/** The calls of the email account of the token's store. Changing it needs the permission `settings`. */
export const mailboxCalls = {
  linkMailbox: {
    method: 'PUT',
    path: '/v1/integrations/mailbox',
    payload: 'json',
    request: linkMailboxRequest,
    isVersioned: true,
    status: 200,
    answer: mailboxAnswer,
    token: 'required',
    summary: 'Tests reading and sending with an email account, and links it when both work',
  },
  testMailbox: {
    method: 'POST',
    path: '/v1/integrations/mailbox/test',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: mailboxAnswer,
    token: 'required',
    summary: 'Tests the linked email account again; a failure is in the answer',
  },
  unlinkMailbox: {
    method: 'DELETE',
    path: '/v1/integrations/mailbox',
    payload: 'query',
    request: unlinkMailboxRequest,
    status: 200,
    answer: unusedMessageAnswer,
    token: 'required',
    summary: 'Disconnects the email account and deletes its password; `erase` deletes its conversations too',
  },
  startMailboxOAuth: {
    method: 'POST',
    path: '/v1/integrations/mailbox/oauth/start',
    payload: 'json',
    request: startMailboxOAuthRequest,
    status: 200,
    answer: oAuthStartAnswer,
    token: 'required',
    summary: 'Returns the address where the owner of an email account consents to reading and sending',
  },
  finishMailboxOAuth: {
    method: 'POST',
    path: '/v1/integrations/mailbox/oauth/callback',
    payload: 'json',
    request: finishOAuthRequest,
    status: 200,
    answer: mailboxAnswer,
    token: 'required',
    summary: 'Links an email account with the parameters of the return from its provider, once',
  },
  mailSync: {
    method: 'GET',
    path: '/v1/integrations/mailbox/sync',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: mailSyncAnswer,
    token: 'required',
    summary: 'Shows the sync state of the linked email account',
  },
  changeMailSync: {
    method: 'PATCH',
    path: '/v1/integrations/mailbox/sync',
    payload: 'json',
    request: changeMailSyncRequest,
    status: 200,
    answer: mailSyncAnswer,
    token: 'required',
    summary: 'Pauses the reading of the email account, sets its window or its folder of sent mail',
  },
  syncNow: {
    method: 'POST',
    path: '/v1/integrations/mailbox/sync',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: mailSyncAnswer,
    token: 'required',
    summary: 'Starts a sync of the linked email account',
  },
} as const satisfies Record<string, Call>
