/** Words about what came while a page is open. */
export const liveMessages = {
  fresh: (count: number) => `${String(count)} new`,
  changed: 'Something changed here',
  mail: 'New mail in this conversation',
} as const
