import type { ConsentFault, ConsentProvider } from './mail-consents.ts'

const names: Readonly<Record<ConsentProvider, string>> = { google: 'Google', microsoft: 'Microsoft' }

/** What a provider is called. */
export const nameOf = (provider: ConsentProvider): string => names[provider]

const words: Readonly<Record<ConsentFault, string>> = {
  declined: 'Nothing was connected, because no consent was given.',
  scope:
    'Reading and sending mail was not allowed, so nothing was connected. Please connect again, and tick all that is asked for.',
  lasting: 'Access was given for an hour only, so nothing was connected. Please connect again.',
  address: 'The provider did not say which e-mail address this account has, so nothing was connected.',
  stale: 'This return is not one that we wait for. Please connect the e-mail account again.',
  provider: 'The provider could not be reached, or did not let this server in. Please try again in a moment.',
}

/** Why a consent connected nothing, for the person. */
export const explainConsent = (fault: ConsentFault): string => words[fault]
