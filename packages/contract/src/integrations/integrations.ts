import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { createOmissibleField } from '../shared-fields.ts'
import { consentProviderField, mailboxAnswer, mailboxCalls, mailProviderField } from './mailbox.ts'
import { mailSyncField } from './mail-sync.ts'
import { shopAnswer, shopCalls, noShopReasonField } from './shop.ts'

/** Linked accounts of the store, and available mail providers. */
export const integrationsAnswer = z.object({
  mailbox: z.nullable(mailboxAnswer),
  shop: z.nullable(shopAnswer),
  /** The choice made instead of linking a shop. Null without one. */
  shop_choice: z.nullable(noShopReasonField),
  providers: z.array(mailProviderField),
  /** True on a server that allows private networks and unencrypted connections. Default: false. */
  allows_private: z.optional(z.boolean()),
  /** Integrations that are linked by consent: `shop` is an app of this server, `woocommerce` needs HTTPS. */
  offers: createOmissibleField(
    z.object({
      shop: z.boolean(),
      woocommerce: createOmissibleField(z.boolean()),
      mail: createOmissibleField(z.array(consentProviderField)),
    }),
  ),
  /** Left out by a server that reads no mail. */
  sync: createOmissibleField(z.nullable(mailSyncField)),
})

export type IntegrationsAnswer = z.infer<typeof integrationsAnswer>

/** The calls of the mailbox and the shop of the token's store. */
export const integrationCalls = {
  integrations: {
    method: 'GET',
    path: '/v1/integrations',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: integrationsAnswer,
    token: 'required',
    summary: 'Shows the linked email account and shop, never their credentials',
  },
  ...mailboxCalls,
  ...shopCalls,
} as const satisfies Record<string, Call>
