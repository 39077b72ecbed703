import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { sometimes } from './fields.ts'
import { consentProvider, mailboxAnswer, mailboxCalls, mailProvider } from './mailbox.ts'
import { mailSync } from './mail-sync.ts'
import { shopAnswer, shopCalls, shopChoice } from './shop.ts'

/** What the store is linked to, and the mail providers on offer. */
export const integrationsAnswer = z.object({
  mailbox: z.nullable(mailboxAnswer),
  shop: z.nullable(shopAnswer),
  /** What was answered instead of a shop; null when nothing was, or a shop was linked since. */
  shop_choice: z.nullable(shopChoice),
  providers: z.array(mailProvider),
  /** Whether servers in private networks, and connections without encryption, are let through; not, when left out. */
  allows_private: z.optional(z.boolean()),
  /** Where consent takes the place of a password or a token: the app of this server at Shopify, and providers of mail. */
  offers: sometimes(z.object({ shop: z.boolean(), mail: sometimes(z.array(consentProvider)) })),
  /** Left out by a server that reads no mail. */
  sync: sometimes(z.nullable(mailSync)),
})

export type IntegrationsAnswer = z.infer<typeof integrationsAnswer>

/** The calls of the mailbox and the Shopify store of the token's store. */
export const integrationCalls = {
  integrations: {
    method: 'GET',
    path: '/v1/integrations',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: integrationsAnswer,
    token: 'required',
    summary: 'Shows the linked e-mail account and Shopify store, never their credentials',
  },
  ...mailboxCalls,
  ...shopCalls,
} as const satisfies Record<string, Call>
