import type { SSRManifest } from 'astro'
import type { PublicSettings } from '../locals.ts'

type BuildContentPolicy = Pick<NonNullable<SSRManifest['csp']>, 'directives'> & {
  readonly scriptDirective: { readonly resources: readonly unknown[]; readonly hashes: readonly unknown[] }
  readonly styleDirective: { readonly resources: readonly unknown[] }
}

/**
 * The content security policy of every page: the build's policy, the hashes of inline scripts, and the origins
 * from the settings for single sign-on and crash reports.
 */
export function formatContentPolicy(
  { directives, scriptDirective, styleDirective }: BuildContentPolicy,
  { ssoScriptUrl, sentryDsn }: PublicSettings,
): string {
  const sso = ssoScriptUrl ? [new URL(ssoScriptUrl).origin] : []
  const crashes = sentryDsn ? [new URL(sentryDsn).origin] : []
  const hashes = scriptDirective.hashes.map((hash) => `'${String(hash)}'`)
  return [
    ...directives,
    ["connect-src 'self'", ...sso, ...crashes].join(' '),
    ["frame-src 'self'", ...sso].join(' '),
    "worker-src 'self' blob:",
    ['script-src', ...scriptDirective.resources, ...sso, ...hashes].join(' '),
    ['style-src', ...styleDirective.resources].join(' '),
  ].join('; ')
}
