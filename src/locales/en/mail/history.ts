type SentenceBuilder = (actor: string, about: string) => string

/** Words of the history of a conversation, by its actions. */
export const historyWords = {
  label: 'History',
  more: (count: number) => `${String(count)} earlier changes`,
  you: 'You',
  nobody: 'A former member',
  actions: {
    assigned: (actor, about) => `${actor} assigned this to ${about}`,
    unassigned: (actor) => `${actor} unassigned this`,
    archived: (actor) => `${actor} archived this`,
    restored: (actor) => `${actor} moved this to the inbox`,
    resolved: (actor) => `${actor} marked this as needing no reply`,
    reopened: (actor) => `${actor} marked this as needing a reply`,
    spam: (actor) => `${actor} marked this as spam`,
    not_spam: (actor) => `${actor} marked this as not spam`,
    merged: (actor, about) => `${actor} merged “${about}” into this`,
    split: (actor, about) => `${actor} split “${about}” into two conversations`,
    snoozed: (actor, about) =>
      about === ''
        ? `${actor} snoozed this until the customer answers`
        : `${actor} snoozed this until ${about}`,
    unsnoozed: (actor) => `${actor} ended the snooze`,
    returned: () => 'Back from snooze',
    woken: () => 'Back from snooze, because the customer answered',
    follow_up: (actor, about) => `${actor} set a reminder on ${about} if no answer comes`,
    unanswered: () => 'Back, because the customer did not answer',
    tagged: (actor, about) => `${actor} tagged this ${about}`,
    untagged: (actor, about) => `${actor} removed the tag ${about}`,
    scheduled: (actor, about) => `${actor} scheduled a reply for ${about}`,
    unscheduled: (actor) => `${actor} cancelled the scheduled reply`,
    withheld: () => 'The scheduled reply was not sent, because the customer wrote again',
    sent: (actor, about) =>
      about === '' ? `${actor} sent an email` : `The email of ${actor} was sent as scheduled`,
    forwarded: (actor, about) => `${actor} forwarded an email to ${about}`,
    assigned_in_turn: (_actor, about) => `Assigned to ${about} in turn`,
    unassigned_away: (_actor, about) => `Back with the team, because ${about} is out of office`,
  } satisfies Record<string, SentenceBuilder>,
  toSelf: (actor: string) =>
    actor === 'You' ? 'You assigned this to yourself' : `${actor} assigned this to themselves`,
  toYou: (actor: string) => `${actor} assigned this to you`,
} as const
