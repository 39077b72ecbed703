/** Words of the variables that a saved reply can have. */
export const variableMessages = {
  title: 'Insert a variable',
  hint: 'Draftdesk fills in variables when you insert the reply. A reply with an empty variable cannot be sent.',
  names: {
    'customer.first_name': 'Customer’s first name',
    'order.number': 'Order number',
    'order.state': 'Order status, as a sentence',
    'order.tracking': 'Tracking link',
    'agent.name': 'Your name',
    'store.name': 'Store name',
  },
} as const
