/** Words of the pages that say what went wrong (spec sections 2 and 8). */
export const problemMessages = {
  error: {
    title: 'You cannot open this page',
    text: 'Your account has no access to it, or it belongs to another store.',
    action: 'Go to your home page',
  },
  badGateway: {
    title: 'Draftdesk is not answering',
    text: 'Our server could not be reached just now. Your work is kept, and you are still signed in.',
    action: 'Try again',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address. It may have been moved or mistyped.',
    action: 'Go to your home page',
  },
  crash: {
    title: 'An unexpected error occurred!',
    text: 'It was not your fault. Reload the page; if it happens again, please tell us.',
    action: 'Reload the page',
  },
} as const
