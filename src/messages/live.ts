/** Words about changes that come while a page is open. */
export const liveMessages = { changed: 'Something changed here' } as const
