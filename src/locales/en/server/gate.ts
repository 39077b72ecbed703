/** The gate's messages: toasts of the guard and errors of refused calls. */
export const gateMessages = {
  documentNeeded: 'To proceed, please upload a Document. This step is necessary for draft generation.',
  connectionNeeded:
    'To proceed, please link an Email Account and/or a Shopify Store. This step is necessary for draft generation..',
  foreignForm:
    'This form was sent from another site, so nothing was done. Please open the page and send it again.',
  missingHeader: 'Calls to this address need the header x-requested-with.',
  staleSession:
    'You switched to another store or account in another tab. Reload this page to continue there.',
  staleForm:
    'Nothing was changed, because you switched to another store or account in another tab. This page shows the current one.',
  signedOut: 'You are signed out. Please sign in again.',
  notSignedOut:
    'You are still signed in: Draftdesk could not end your session just now. Please try again in a moment.',
  unreachable: 'Draftdesk cannot be reached right now. Please try again in a moment.',
  broughtBack:
    'Draftdesk did not answer when you sent this. Your input is here again, except passwords and codes. Please send it once more.',
  fileAgain: 'Please choose the file again.',
  tooMany: 'Too many requests. Please wait a minute.',
  notAReport: 'This is not an error report.',
  headRefused: 'This address does not accept HEAD requests.',
  badAddress: 'This address is not valid.',
  tooLarge: 'This is too large to send.',
  challengeOver: 'This sign-in took too long. Please log in again.',
  notJson: 'Draftdesk sent an answer that could not be read. Please try again in a moment.',
} as const
