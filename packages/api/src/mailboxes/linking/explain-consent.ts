import type { ConsentFault } from './mail-consents.ts'

const explanations: Readonly<Record<ConsentFault, string>> = {
  declined: 'Access was declined, so nothing was connected.',
  scope:
    'Access to read and send mail was not granted, so nothing was connected. Please connect again and tick every box.',
  lasting: 'The provider granted access for one hour only, so nothing was connected. Please connect again.',
  address: 'The provider did not return the email address of this account, so nothing was connected.',
  stale: 'This connection attempt has expired. Please connect the email account again.',
  provider: 'The provider could not be reached or rejected the request. Please try again in a moment.',
}

/** The explanation of a failed consent. */
export const explainConsent = (fault: ConsentFault): string => explanations[fault]
