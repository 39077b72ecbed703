/** Words of /welcome-page. */
export const welcomeMessages = {
  title: 'Welcome',
  heading: (name: string) => (name ? `Welcome, ${name}` : 'Welcome'),
  hint: 'A few steps set your store up. What is done stays done.',
  steps: 'Steps',
  done: 'Done',
  next: 'Next',
  open: 'To do',
  store: {
    title: 'Create a store',
    text: (name: string) => `You are working in ${name}.`,
  },
  language: {
    title: 'Choose a language',
    text: 'Drafts are written in it unless a customer writes in another.',
    chosen: (name: string) => `Drafts are written in ${name}.`,
    label: 'Language of your drafts',
    choose: 'Choose a language',
    submit: 'Continue',
    skip: 'Skip for now',
    change: 'Change',
    required: 'Please choose a language.',
    failed: 'The language could not be saved. Please try again.',
    listFailed: 'The languages could not be loaded. You can choose one later in the menu of your account.',
  },
  finish: {
    title: 'Set up your store',
    text: 'Your policies, your e-mail account and your shop: what drafts rest on.',
    submit: 'Start with your policies',
    failed: 'This could not be saved. Please try again.',
    needs: [
      {
        title: 'Your policies',
        text: 'Shipping, returns, refunds: written here, or as pdf, docx, txt, md or html.',
      },
      {
        title: 'Your e-mail account',
        text: 'The address customers write to, with its password or an app password.',
      },
      {
        title: 'Your Shopify store',
        text: 'Its address, and an Admin API access token from its app settings.',
      },
    ],
  },
} as const
