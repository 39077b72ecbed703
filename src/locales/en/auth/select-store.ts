/** Words of /select-store. */
export const selectStoreMessages = {
  title: 'Select a store',
  firstTitle: 'Create your first store',
  hint: 'Choose the store you want to work in.',
  firstHint: 'A store holds your email account, your shop and your policies. You can add more later.',
  create: 'Add a store',
  name: 'Store name',
  submit: 'Create store',
  busy: 'Creating your store',
  nameRequired: 'Please enter a name for the store.',
  createFailed: 'The store could not be created. Please try again.',
  switchFailed: 'Failed to switch store',
  close: 'Close this tab',
  open: 'Open',
  current: 'Current',
} as const
