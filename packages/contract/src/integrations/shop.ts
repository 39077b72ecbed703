import * as z from 'zod/mini'
import { unusedMessageAnswer } from '../answers.ts'
import type { Call } from '../call.ts'
import { createOmissibleField, versionField } from '../shared-fields.ts'
import { maxLengths } from '../input-limits.ts'
import { finishOAuthRequest, linkFailureField, linkFields, oAuthStartAnswer } from './linking.ts'

/** Shop systems by their ids. */
export const shopSystemField = z.enum(['shopify', 'woocommerce'], 'Please choose a shop system.')

export type ShopSystemId = z.infer<typeof shopSystemField>

/** The system of a shop; Shopify when it is left out. */
const optionalSystemFields = { system: z.optional(shopSystemField) }

const shopDomainField = z
  .string('Please enter the address of your shop.')
  .check(z.trim(), z.minLength(1, 'Please enter the address of your shop.'), z.maxLength(maxLengths.line))

/**
 * PUT /v1/integrations/shop; a field that is left out keeps its stored value. Credentials are the client ID
 * and secret of the owner's own Shopify app, the access token of an old one, or the consumer key and secret of
 * WooCommerce as client ID and secret.
 */
export const linkShopRequest = z.object({
  ...optionalSystemFields,
  domain: shopDomainField,
  client_id: z.optional(z.string().check(z.trim(), z.maxLength(maxLengths.line))),
  client_secret: z.optional(z.string().check(z.trim(), z.maxLength(maxLengths.secret))),
  access_token: z.optional(z.string().check(z.trim(), z.maxLength(maxLengths.secret))),
  version: z.optional(versionField),
})

/** POST /v1/integrations/shop/oauth/start: the shop for the consent. */
export const startShopOAuthRequest = z.object({ ...optionalSystemFields, domain: shopDomainField })

/** The linked shop, without its credentials. */
export const shopAnswer = z.object({
  ...linkFields,
  /** Left out by a server that knows only Shopify. */
  system: createOmissibleField(shopSystemField),
  domain: z.string(),
  /** The shop's own name. Null before the first successful check. */
  name: z.nullable(z.string()),
  failure: z.nullable(linkFailureField),
  /** The kind of access: a pasted token, the credentials of the owner's app, or consent to this server's app. */
  access: createOmissibleField(z.enum(['token', 'client', 'oauth'])),
  /** The client ID of the owner's app. */
  client_id: createOmissibleField(z.nullable(z.string())),
  /** Explanations of missing rights of the shop. */
  notes: createOmissibleField(z.array(z.string())),
})

/** The choice instead of linking a shop: sell elsewhere, or link later. */
export const noShopReasonField = z.enum(['elsewhere', 'later'], 'Please choose one of the answers.')

/** PUT /v1/integrations/shop/choice. */
export const setNoShopReasonRequest = z.object({ choice: noShopReasonField })

export type ShopAnswer = z.infer<typeof shopAnswer>

const emptyObject = z.object({})

/** The calls about the shop that a store has connected. Changing the connection needs the permission `settings`. */
export const shopCalls = {
  linkShop: {
    method: 'PUT',
    path: '/v1/integrations/shop',
    payload: 'json',
    request: linkShopRequest,
    isVersioned: true,
    status: 200,
    answer: shopAnswer,
    token: 'required',
    summary: 'Checks the credentials of an app with Shopify, and links the shop when they work',
  },
  startShopOAuth: {
    method: 'POST',
    path: '/v1/integrations/shop/oauth/start',
    payload: 'json',
    request: startShopOAuthRequest,
    status: 200,
    answer: oAuthStartAnswer,
    token: 'required',
    summary: 'Returns the address where the owner of a shop consents to the app of this server',
  },
  finishShopOAuth: {
    method: 'POST',
    path: '/v1/integrations/shop/oauth/callback',
    payload: 'json',
    request: finishOAuthRequest,
    status: 200,
    answer: shopAnswer,
    token: 'required',
    summary: 'Links a shop with the parameters of the return from Shopify, once',
  },
  testShop: {
    method: 'POST',
    path: '/v1/integrations/shop/test',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: shopAnswer,
    token: 'required',
    summary: 'Checks the linked Shopify store again; a failure is in the answer',
  },
  chooseShop: {
    method: 'PUT',
    path: '/v1/integrations/shop/choice',
    payload: 'json',
    request: setNoShopReasonRequest,
    status: 200,
    answer: setNoShopReasonRequest,
    token: 'required',
    summary: 'Continues the set-up without a shop',
  },
  unlinkShop: {
    method: 'DELETE',
    path: '/v1/integrations/shop',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: unusedMessageAnswer,
    token: 'required',
    summary: 'Disconnects the Shopify store and deletes its token',
  },
} as const satisfies Record<string, Call>
