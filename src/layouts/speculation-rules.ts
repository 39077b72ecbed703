import { createHash } from 'node:crypto'

/** Prefetches a page while the pointer rests on its link. Its scripts run only after the click. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: '.shell-nav li a' }, eagerness: 'moderate' }],
})

/** The hash that allows these rules in the content security policy. */
export const speculationRulesHash =
  `sha256-${createHash('sha256').update(speculationRules).digest('base64')}` as const
