/** Words of /confirm, which asks before a link does something for the person who opened it. */
export const confirmMessages = {
  invite: {
    tab: 'Accept an invitation',
    title: 'Accept this invitation?',
    text: 'Somebody invited you to work with them in their store.',
    action: 'Accept invitation',
    away: 'Not now',
  },
  gone: {
    tab: 'Sign in by a link',
    title: 'This link was used already',
    text: 'A link that signs you in works once, and for a few minutes. Please sign in, or open the link again.',
    away: 'Go to the sign-in page',
  },
  link: (name: string) => ({
    tab: 'Sign in by a link',
    title: name ? `Sign in as ${name}?` : 'Sign in by this link?',
    text: 'Another site sent you here with a link that signs you in. Go on only if you know who it is.',
    action: 'Sign in',
    away: 'Sign in as somebody else',
  }),
} as const
