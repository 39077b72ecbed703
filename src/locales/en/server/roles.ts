/** Words of the table of roles. */
export const roleMessages = {
  title: 'Roles',
  hint: 'A changed role takes effect at once.',
  right: 'Right',
  permissions: {
    read: 'Read emails, orders, policies and notes',
    notes: 'Write notes to the team',
    mail: 'Answer, send and organise emails',
    knowledge: 'Write policies and examples',
    settings: 'Change settings and connections',
    accounts: 'Invite and remove people',
    owners: 'Add and remove owners',
  },
  yes: 'Yes',
  no: 'No',
} as const
