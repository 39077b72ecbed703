/**
 * The paths of the calls that a page's smallest scripts make, which weigh less than the table of all calls; a test holds them to
 * it.
 */
export const smallPaths = {
  me: '/v1/auth/me',
  checkInternet: '/v1/auth/check-internet',
  notify: '/api/v1/notify',
} as const
