/** Paths of bytes and streams outside the calls, with `:id` and `:index` as parameters. Unless noted they need a member's bearer token. */
export const otherPaths = {
  /** Server-sent events: the kind of thing that changed in the store (`thread`, `list`, `mailbox`) and its id. */
  events: '/v1/events',
  /** The bytes of a file of an e-mail, as long as it is in the mailbox. */
  attachment: '/v1/attachments/:id',
  /** A picture of another host that an e-mail shows, by its place in the e-mail. */
  emailPicture: '/v1/emails/:id/pictures/:index',
  /** The picture of a person; everybody who knows its id may see it, without a bearer. */
  picture: '/v1/pictures/:id',
  /** The OpenAPI document of the calls, without a bearer. */
  openApi: '/v1/openapi.json',
  /** Where Shopify tells of removed apps and of customers who want their data or want it gone; signed instead of a bearer. */
  shopifyWebhooks: '/v1/webhooks/shopify',
  /** Changed orders of WooCommerce shops; signed with the consumer secret instead of a bearer. */
  wooCommerceWebhooks: '/v1/webhooks/woocommerce',
  /** The key that a WooCommerce shop hands over after its owner consented; bound to a state instead of a bearer. */
  wooCommerceKeys: '/v1/webhooks/woocommerce/keys',
} as const
