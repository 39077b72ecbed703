/** Words of /accounts-page: the people of the store, and the invitations. */
export const peopleMessages = {
  title: 'Accounts',
  hint: 'Your account, and the people who work in this store.',
  members: 'People',
  membersHint: 'The people who work in this store. Their rights are listed under Roles.',
  loadFailed: 'The people of this store could not be loaded.',
  again: 'Try again',
  you: '(you)',
  since: (day: string) => `Since ${day}`,
  roles: { owner: 'Owner', manager: 'Manager', agent: 'Agent', observer: 'Observer' },
  role: 'Role',
  roleOf: (name: string) => `Role of ${name}`,
  save: 'Save',
  saveRole: (name: string) => `Save the role of ${name}`,
  roleChanged: (name: string, role: string) => `${name} is now ${role}.`,
  conflict: (name: string) =>
    `A colleague changed the role of ${name} in the meantime. This is the new role.`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed and can no longer open this store.`,
  undo: 'Undo',
  leave: 'Leave store',
  leaveHint: 'You need a new invitation to come back. Your work stays in the store.',
  leaveSure: 'Leave this store',
  left: (store: string) => `You have left ${store}.`,
  changeFailed: 'This could not be saved. Please try again.',
} as const

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

/** Words of the invitations. */
export const inviteMessages = {
  title: 'Invitations',
  hint: 'An invitation is a link sent by email. It works for 7 days, and only for that address.',
  setUpTitle: 'Invite a colleague',
  setUpHint: 'If a colleague knows your policies, mailbox or shop better, invite them to this store.',
  email: 'Email address',
  submit: 'Invite',
  busy: 'Inviting',
  emailRequired: 'Please enter the email address.',
  sent: (email: string) => `An invitation is on its way to ${email}.`,
  empty: 'No open invitations.',
  states: { open: 'Open', accepted: 'Accepted', expired: 'Expired' },
  invited: (day: string) => `Invited ${day}`,
  expires: (day: string) => `expires ${day}`,
  expired: (day: string) => `expired ${day}`,
  accepted: 'address not yet verified',
  resend: 'Resend',
  resendTo: (email: string) => `Resend the invitation to ${email}`,
  resent: (email: string) => `A new link is on its way to ${email}. The old link no longer works.`,
  revoke: 'Revoke',
  revokeFor: (email: string) => `Revoke the invitation of ${email}`,
  revoked: (email: string) => `The invitation of ${email} was revoked. Its link no longer works.`,
  failed: 'The invitation could not be sent. Please try again.',
} as const

/** Words of the user's own account. */
export const accountMessages = {
  title: 'Your account',
  name: 'Name and picture',
  hint: 'Your colleagues see your name and picture.',
  save: 'Save name',
  saving: 'Saving',
  nameSaved: 'Your name is saved.',
  namesRequired: 'First name and Last name are required',
  picture: 'Picture',
  choose: 'Choose a picture',
  pictureHint: 'PNG, JPEG or WebP, up to 2 MB and 4096 × 4096 pixels',
  upload: 'Upload',
  uploading: 'Uploading your picture',
  removePicture: 'Remove picture',
  pictureSaved: 'Your picture is saved.',
  pictureRemoved: 'Your picture is removed.',
  tooLarge: 'The picture is too large. It can have up to 2 MB.',
  wrongKind: 'This file is not a supported picture. Please use png, jpeg or webp.',
  failed: 'This could not be saved. Please try again.',
  password: 'Password',
  passwordHint: 'A new password signs you out on all other devices. You stay signed in here.',
  currentPassword: 'Current password',
  currentRequired: 'Please enter your current password.',
  submit: 'Change password',
  busy: 'Changing your password',
  passwordFailed: 'The password could not be changed. Please try again.',
  noPassword:
    'You sign in with Google or single sign-on, so this account has no password. To set one, log out and choose “Forgot password?” on the sign-in page.',
} as const

/** Words of the absence. */
export const absenceMessages = {
  title: 'Out of office',
  hint: 'While you are away, no new conversation is assigned to you. When a customer answers one of yours, it goes back to the team.',
  from: 'First day away',
  until: 'Last day away',
  untilHint: 'Leave this empty if you do not know yet.',
  save: 'Save',
  back: 'I am back',
  saved: 'Your colleagues see that you are out of office.',
  ended: 'Welcome back.',
  fromRequired: 'Please choose your first day away.',
  failed: 'This could not be saved. Please try again.',
} as const

/** Words of deleting one's own account. */
export const accountDeletionMessages = {
  title: 'Delete my account',
  hint: 'Your account is deleted after seven days. You can cancel the deletion until then.',
  effects: [
    'Your account, your picture, your sign-ins and your personal saved replies and filters are deleted.',
    'Your conversations go back to the team of each store.',
    'Mails and notes that you wrote stay in their stores, with your name.',
  ],
  onlyOwner: (stores: readonly string[]) =>
    `You are the only owner of ${stores.join(', ')}. Delete the store, or make another member an owner first.`,
  password: 'Your password, to delete the account',
  email: 'Your email address, to delete the account',
  submit: 'Delete my account',
  planned: (day: string) => `Your account will be deleted on ${day}.`,
  waits: (stores: readonly string[]) =>
    `It stays until ${stores.join(', ')} has another owner or is deleted.`,
  done: 'Your account will be deleted in seven days. We sent you an email.',
  failed: 'This did not work. Please try again.',
} as const

/** Words of the choices of notifications. */
export const notificationSettingsMessages = {
  title: 'Notifications',
  hint: 'Choose what you are notified of, and where. These choices are yours alone and hold in all your stores.',
  loadFailed: 'Your choices could not be loaded.',
  again: 'Try again',
  kind: 'Notify me when',
  kinds: {
    assigned: 'A conversation is assigned to me',
    mentioned: 'A note mentions me',
    answered: 'A customer answers my conversation',
    send_failed: 'A reply of mine is not sent',
    mailbox_stopped: 'The mailbox stops working (owners only)',
  },
  channels: { app: 'In Draftdesk', push: 'Push', mail: 'Email' },
  choice: (kind: string, channel: string) => `${kind}: ${channel}`,
  mailTime: 'Send an email if I have not seen it within',
  mailTimes: { '5': '5 minutes', '15': '15 minutes', '60': 'an hour', '240': '4 hours' },
  mailHint: 'If the mailbox stops working, the email is sent at once.',
  failed: 'This could not be saved. Please try again.',
  push: 'Push notifications',
  pushHint: 'They reach you while Draftdesk is closed, in each browser where you turn them on.',
  pushOn: 'Turn on in this browser',
  pushOff: 'Turn off in this browser',
  pushIsOn: 'Push notifications are on in this browser.',
  pushUnsupported: 'This browser has no push notifications.',
  pushDenied:
    'This browser blocks notifications of Draftdesk. Allow them in the settings of the browser for this site, then try again.',
  pushFailed: 'Push notifications could not be turned on. Please try again.',
  browsers: 'Other browsers with push notifications',
  unknownDevice: 'Unknown browser',
  since: (moment: string) => `since ${moment}`,
  remove: 'Turn off',
  removeNamed: (device: string) => `Turn off push notifications in ${device}`,
} as const

/** Words of the list of sign-ins. */
export const signInMessages = {
  title: 'Where you are signed in',
  hint: 'The browsers that are signed in to your account. If you do not recognise one, log it out and change your password.',
  loadFailed: 'Your sign-ins could not be loaded.',
  again: 'Try again',
  unknownDevice: 'Unknown browser',
  from: (place: string) => `from ${place}`,
  since: (moment: string) => `signed in ${moment}`,
  used: (moment: string) => `last seen ${moment}`,
  current: 'This browser',
  empty: 'You are signed in nowhere else.',
  end: 'Log out',
  endNamed: (device: string, moment: string) => `Log out ${device}, signed in ${moment}`,
  endHint: 'That browser is logged out at once. Unsaved work in it may be lost.',
  endSure: 'Log out this browser',
  ended: 'The browser is logged out.',
  endOthers: 'Log out all others',
  endOthersHint: 'All other browsers are logged out at once. Unsaved work in them may be lost.',
  endOthersSure: 'Log out all other browsers',
  othersEnded: 'All other browsers are logged out.',
  failed: 'The browser could not be logged out. Please try again.',
} as const
