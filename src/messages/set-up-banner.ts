/** Words of the yellow banner on document pages. */
export const setUpBannerMessages = {
  text: 'Drafts are written once all is in place. Please confirm that you have set up:',
  document: 'a document',
  shop: 'a Shopify store',
  mailbox: 'an e-mail account',
  dismiss: 'Dismiss this reminder',
} as const
