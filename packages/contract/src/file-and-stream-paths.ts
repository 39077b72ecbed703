/** Paths of bytes and streams outside the calls, with `:id` and `:index` as parameters. Unless noted they need a member's bearer token. */
export const fileAndStreamPaths = {
  /** Server-sent events: the kind of thing that changed in the store (`thread`, `list`, `mailbox`) and its id; and `presence`, the people at conversations. */
  events: '/v1/events',
  /** The bytes of a file of an email, as long as it is in the mailbox. */
  attachment: '/v1/attachments/:id',
  /** The bytes of a file of a note. */
  noteFile: '/v1/note-files/:id',
  /** The bytes of a file of a saved reply. */
  exampleFile: '/v1/example-files/:id',
  /** A remote picture of an email, by its index in the email. */
  emailPicture: '/v1/emails/:id/pictures/:index',
  /** The picture of a user. No bearer is needed, only the id. */
  picture: '/v1/pictures/:id',
  /** The OpenAPI document of the calls, without a bearer. */
  openApi: '/v1/openapi.json',
  /**
   * Shopify's webhooks for removed apps and for customer data requests. They are signed instead of using a
   * bearer.
   */
  shopifyWebhooks: '/v1/webhooks/shopify',
  /** Webhooks of WooCommerce shops about changed orders, signed with the consumer secret instead of a bearer. */
  wooCommerceWebhooks: '/v1/webhooks/woocommerce',
  /** The key of a WooCommerce shop after its owner's consent, authenticated by a state instead of a bearer. */
  wooCommerceKeys: '/v1/webhooks/woocommerce/keys',
} as const
