/** Texts of the error pages. */
export const errorPageMessages = {
  error: {
    title: 'You cannot open this page',
    text: 'Your account has no access to it, or it belongs to another store.',
    action: 'Go to your home page',
  },
  /** A form that was not read, by the reason. */
  refused: {
    foreignForm: {
      title: 'Nothing was done',
      text: 'This form was sent from another site. Please open the page here and send it again.',
      action: 'Go to your home page',
    },
    tooLarge: {
      title: 'This is too large to send',
      text: 'Nothing was saved. Go back in your browser, then send a shorter text or a smaller file.',
      action: 'Open the page again',
    },
    wrongType: {
      title: 'This form could not be read',
      text: 'Nothing was saved, because this page cannot read this type of form.',
      action: 'Open the page again',
    },
    cutOff: {
      title: 'This form did not arrive completely',
      text: 'Nothing was done. Please send it again.',
      action: 'Open the page again',
    },
  },
  badGateway: {
    title: 'Draftdesk is not answering',
    text: 'Our server could not be reached just now. Please try again in a moment.',
    typed: 'Your input comes back there, except passwords and files.',
    action: 'Try again',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address. The page may have moved, or the address may be mistyped.',
    action: 'Go to your home page',
  },
  crash: {
    title: 'An unexpected error occurred!',
    text: 'This was our mistake. Please reload the page. If it happens again, please tell us.',
    action: 'Reload the page',
  },
} as const
