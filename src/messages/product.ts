/** The product's name and its promises. */
export const productMessages = {
  name: 'Draftdesk',
  home: 'Home',
  skip: 'Skip to content',
  promise: 'Customer email and reply drafts for your team, in one place.',
  reasons: [
    'Conversations come in from the mailbox you link, with what you answered.',
    'Drafts wait beside the mail that your policies and examples answer.',
    'Nothing is sent to a customer by itself.',
  ],
  sample: {
    subject: 'Where is my order?',
    sender: 'Mara Lindt',
    mail: 'Hi, I ordered two mugs last week and have not heard anything. Could you check?',
    label: 'You',
    reply: 'Hi Mara, your mugs left our warehouse on Tuesday and should reach you by Friday.',
  },
} as const

/** The title of a browser tab. */
export function pageTitle(title: string): string {
  return `${title} · ${productMessages.name}`
}
