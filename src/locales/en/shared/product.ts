/** The product's name and its promises. */
export const productMessages = {
  name: 'Draftdesk',
  home: 'Home',
  skip: 'Skip to content',
  promise: 'Customer email and reply drafts for your team, in one place.',
  reasons: [
    'Read conversations from your mailbox, with your earlier replies.',
    'Get a draft when your policies and examples answer an email.',
    'Nothing is sent until you press Send.',
  ],
  sample: {
    subject: 'Where is my order?',
    sender: 'Mara Lindt',
    mail: 'Hi, I ordered two mugs last week and have not heard anything. Could you check?',
    label: 'You',
    reply: 'Hi Mara, your mugs left our warehouse on Tuesday and should reach you by Friday.',
  },
} as const
