const count = (number: number, of: string): string => `${String(number)} ${of}${number === 1 ? '' : 's'}`

/** Words of the customer data in the settings. */
export const customerMessages = {
  title: 'Customer data',
  hint: 'Hand a customer what you hold of them, or erase it.',
  address: 'E-mail address of the customer',
  export: 'Download their data',
  erase: 'Erase them',
  eraseHint:
    'Erasing deletes their conversations with drafts, every email that they took part in, and their orders here. It cannot be undone. Nothing in your mailbox or in Shopify is changed.',
  confirm: 'Yes, erase this customer for good',
  confirmNeeded: 'Please tick the box first: erasing cannot be undone.',
  erased: (conversations: number, emails: number) =>
    `Erased: ${count(conversations, 'conversation')}, ${count(emails, 'email')}.`,
  failed: 'This did not work. Please try again.',
  loadFailed: 'The requests could not be loaded.',
  requests: 'Requests by way of Shopify',
  none: 'No customer has asked for anything.',
  kinds: {
    export: 'Wants their data',
    erase: 'Was erased',
    shop: 'Shop data erased',
    uninstalled: 'App removed',
  },
  notErased: 'Asked to erase an address of your own store. Nothing was erased.',
  due: (day: string) => `Answer by ${day}`,
  doneOn: (day: string) => `Done on ${day}`,
  unknown: 'Shopify gave no address',
  close: 'I have answered',
  closed: 'The request is done.',
} as const
