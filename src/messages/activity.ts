const sentences: Readonly<Record<string, (note: string) => string>> = {
  admin_entered: () => 'logged in to the store as a super administrator',
  admin_left: () => 'left the store',
  member_invited: (note) => `invited ${note}`,
  invite_revoked: (note) => `took back the invitation of ${note}`,
  invite_restored: (note) => `brought the invitation of ${note} back`,
  member_joined: (note) => `joined the store as ${note}`,
  member_left: () => 'left the store for good',
  member_removed: (note) => `removed ${note}`,
  member_restored: (note) => `took the removal of ${note} back`,
  role_changed: (note) => `changed a role: ${note}`,
  mailbox_connected: (note) => `connected the e-mail account ${note}`,
  mailbox_failing: (note) => `tested the e-mail account ${note}, which does not work any more`,
  mailbox_disconnected: (note) => `disconnected the e-mail account ${note}`,
  shop_connected: (note) => `connected the Shopify store ${note}`,
  shop_failing: (note) => `tested the Shopify store ${note}, which does not work any more`,
  reply_limits_changed: (note) => `changed how many replies the store may send: ${note}`,
  customer_erased: () => 'erased the data of a customer',
  customer_exported: () => 'downloaded the data of a customer',
  shop_disconnected: (note) => `disconnected the Shopify store ${note}`,
}

/** Words of the activity log of a store. */
export const activityMessages = {
  title: 'Activity',
  hint: 'Who came in, who was let in or out, and what was connected.',
  none: 'Nothing yet',
  noneHint: 'What is done in the store is listed here.',
  failed: 'The activity could not be loaded.',
  more: 'Show older entries',
  pages: 'Pages',
  newest: 'Back to the newest',
  /** What was done, after the name of who did it. An action that this list does not know is shown as it came. */
  sentence: (action: string, note: string | undefined): string =>
    (
      sentences[action]?.(note ?? '') ?? [action.replaceAll('_', ' '), note].filter(Boolean).join(': ')
    ).trim(),
  /** Why a super admin came in. */
  reason: (action: string, note: string | undefined): string | undefined =>
    action === 'admin_entered' ? note : undefined,
} as const
