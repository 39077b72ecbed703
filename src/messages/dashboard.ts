/** Words of /dashboard. */
export const dashboardMessages = {
  title: 'Dashboard',
  greeting: (name: string) => (name ? `Hello, ${name}` : 'Hello'),
  setup: 'Set up your store',
  setupHint: 'Drafts are written as soon as these are in place.',
  ready: 'Your store is set up',
  readyHint: 'Everything a draft needs is in place.',
  progress: (done: number, all: number) => `${String(done)} of ${String(all)} done`,
  done: 'Done',
  next: 'Next',
  open: 'To do',
  store: {
    title: 'Create a store',
    text: (name: string) => `You are working in ${name}.`,
  },
  document: {
    title: 'Upload a document',
    text: 'Your policies on shipping, returns and refunds are what drafts are written from.',
    action: 'Go to policies',
  },
  mailbox: {
    title: 'Link an email account',
    text: 'Customer emails are read from here, and your replies are sent from here.',
    action: 'Go to integrations',
  },
  shop: {
    title: 'Link a Shopify store',
    text: 'Orders and customers give a draft the facts it needs.',
    action: 'Go to integrations',
  },
  drafts: 'Drafts',
  noDrafts: 'No drafts yet',
  draftsWait: 'Drafts appear here once your email account is linked and the first emails arrive.',
  draftsReady: 'The drafts for your customers’ emails will appear here.',
} as const
