/** Words of the yellow banner on document pages. */
export const setUpBannerMessages = {
  text: 'Drafts know most once all of this is in place. Please confirm that you have set up:',
  document: 'a document',
  shop: 'a Shopify store',
  mailbox: 'an e-mail account',
  dismiss: 'Dismiss this reminder',
} as const
