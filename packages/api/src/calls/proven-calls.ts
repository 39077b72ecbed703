import type { CallName } from '@draftdesk/contract'

/**
 * How a call proves who makes it. `recent`: the sign-in, or a later proof, is younger than `proofMinutes`. `password`:
 * the password in its request is proof enough for a person without two-step sign-in. `code`: its request has a code of
 * its own. `afterSignIn`: as `recent`, but the sign-in is no proof, because a stolen session must not add a way in.
 * `codeOrProof`: as `code` if its request has one, and else as `afterSignIn`.
 */
export type ProofRule = 'recent' | 'password' | 'code' | 'afterSignIn' | 'codeOrProof'

/** The calls that ask again who makes them, because a person may leave their screen unlocked. */
export const provenCalls = {
  exportCustomer: 'recent',
  eraseCustomer: 'recent',
  deleteStore: 'recent',
  deleteAccount: 'password',
  changePassword: 'password',
  beginTwoStep: 'password',
  renewRecoveryCodes: 'codeOrProof',
  endTwoStep: 'code',
  beginPasskey: 'afterSignIn',
  removePasskey: 'afterSignIn',
  setReplyLimits: 'recent',
  setModelLimit: 'recent',
  deleteAdminStore: 'recent',
  resetTwoStep: 'recent',
  grantSuperAdmin: 'recent',
  revokeSuperAdmin: 'recent',
} as const satisfies Partial<Record<CallName, ProofRule>>
