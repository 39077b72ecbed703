/** Words about changes that come while a page is open. */
export const liveMessages = { changed: 'Something changed here' } as const

/** Words of the sign that tells whether what happens reaches a page by itself. */
export const connectionMessages = {
  connected: 'Connected',
  trying: 'Connecting',
  polling: 'Checking every minute',
  offline: 'Offline',
  hints: {
    connected: 'New mail shows here by itself.',
    trying: 'New mail does not show by itself yet. It is looked for every minute.',
    polling: 'New mail is looked for every minute.',
    offline: 'This device has no connection.',
  },
} as const
