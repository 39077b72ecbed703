/** Words of /confirm, which asks before a link does something for the person who opened it. */
export const confirmMessages = {
  invite: (by: string | undefined, store: string | undefined) => ({
    tab: 'Accept an invitation',
    title: 'Accept this invitation?',
    text: `${by ?? 'Somebody'} invited you to work with them in ${store ?? 'their store'}.`,
    action: 'Accept invitation',
    away: 'Not now',
  }),
  used: (store: string) => ({
    tab: 'Accept an invitation',
    title: 'This invitation was used already',
    text: `Somebody joined ${store} by it. If that was you, go on there; if not, ask for a new one.`,
    away: 'Go on',
  }),
  expired: (by: string | undefined, store: string) => ({
    tab: 'Accept an invitation',
    title: 'This invitation does not work any more',
    text: `It was for ${store}. Please ask ${by ?? 'whoever sent it'} for a new one.`,
    away: 'Go on',
  }),
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
