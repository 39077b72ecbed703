/** Words of the admin area (spec section 2). */
export const adminMessages = {
  title: 'Dashboard',
  hint: 'Enter a store to help its people. They keep working while you are inside.',
  stores: 'Stores',
  count: (count: number) => (count === 1 ? '1 store' : `${count} stores`),
  number: (number: number) => `No. ${number}`,
  enter: 'Log in to store',
  none: 'No stores yet',
  noneHint: 'A store appears here as soon as its owner has created it.',
} as const
