/** The product's name and what it promises, wherever a page says so. */
export const productMessages = {
  name: 'Draftdesk',
  home: 'Home',
  skip: 'Skip to content',
  promise: 'Every customer email, with a reply already drafted.',
  reasons: [
    'Drafts are written from your own policies and examples.',
    'You read every draft first. Nothing leaves without you.',
    'Orders and customers from your shop, right beside the thread.',
  ],
  sample: {
    subject: 'Where is my order?',
    sender: 'Mara Lindt',
    mail: 'Hi, I ordered two mugs last week and have not heard anything. Could you check?',
    label: 'Draft reply',
    draft: 'Hi Mara, your mugs left our warehouse on Tuesday and should reach you by Friday.',
  },
} as const

/** The title of a browser tab. */
export function pageTitle(title: string): string {
  return `${title} · ${productMessages.name}`
}
