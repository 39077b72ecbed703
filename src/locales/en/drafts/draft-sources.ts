/** Texts about generated drafts: the sources of sentences and the ratings. */
export const draftSourceMessages = {
  marks: {
    supported: 'From your texts',
    read: 'Please check',
    unsupported: 'Not in your texts',
    courtesy: '',
    question: 'Asks the customer',
    unchecked: 'Not checked',
  },
  levels: {
    ready: 'Every question answered',
    look: 'Please check this draft',
    notes: 'No draft',
  },
  check: 'Please check:',
  writers: {
    person: 'Written by hand',
    local: 'Built from your own texts, without a language model',
    model: (name: string) => `Written by ${name || 'a language model'}`,
  },
  basedOn: (titles: readonly string[]) => `Based on ${titles.join(', ')}.`,
  found: (order: string) => `${order} found.`,
  sources: 'Sources',
  fix: 'Fix this policy',
  count: (sources: number) => (sources === 1 ? '1 source' : `${String(sources)} sources`),
  kinds: {
    passage: 'Document',
    example: 'Example',
    order: 'Order',
    thread: 'This conversation',
    store: 'Your instruction',
  },
  changed: 'Changed by hand',
  edited: 'This text changed after the check. Save it to check it again.',
  sourceLabel: (number: number) => `Source ${String(number)}`,
  writePolicy: 'Write the policy',
  writePolicyFor: (question: string) => `Write the policy for: ${question}`,
  noSource: 'Nothing in your texts says this.',
  missing: 'Not covered by your texts',
  checked: 'Sources of each sentence',
} as const

/** Words of the box that asks a store's own documents. */
export const askPoliciesMessages = {
  title: 'Ask your documents',
  hint: 'Write a question as a customer would, or paste a whole email. You see how a draft would reply, with its sources. Your text is not stored, and no customer receives anything.',
  label: 'Question or email',
  submit: 'Ask',
  failed: 'Your question could not be answered. Please try again.',
} as const

/** Words of the mails of invented customers. */
export const sampleMessages = {
  title: 'Your first replies',
  hint: 'Sample emails, answered from your own documents, without a mailbox or a language model. Nothing is sent. Questions without an answer are listed under Policies.',
  answered: (count: number, total: number) => `${count} of ${total} emails are answered from your documents.`,
  toCheck: (count: number) =>
    count === 1 ? '1 more has a draft to check.' : `${count} more have a draft to check.`,
  documents: {
    Returns: 'Returns',
    Refunds: 'Refunds',
    Shipping: 'Shipping',
    Orders: 'Orders',
    'Damaged items': 'Damaged items',
    Payment: 'Payment',
  },
  wanted: (titles: readonly string[]) =>
    titles.length === 1
      ? `One more document would answer the rest: ${titles.join()}.`
      : `${titles.length} more documents would answer the rest: ${titles.join(', ')}.`,
  gaps: 'Questions your documents do not answer',
  from: 'From',
  write: 'Write a document',
  addTo: (title: string) => `Add it to “${title}”`,
} as const
