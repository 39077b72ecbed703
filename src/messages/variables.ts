/** Words of the variables that a saved reply can have. */
export const variableMessages = {
  title: 'Insert a variable',
  hint: 'Filled when you insert the reply. Send stops at a variable that could not be filled.',
  names: {
    'customer.first_name': 'Customer’s first name',
    'order.number': 'Order number',
    'order.state': 'State of the order, as a sentence',
    'order.tracking': 'Tracking link',
    'agent.name': 'Your name',
    'store.name': 'Store name',
  },
} as const
