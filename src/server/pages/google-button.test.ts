import { expect, test } from 'vitest'
import { openVisit } from '../testing/open-visit.ts'
import { loadGoogleButton } from './google-button.ts'

test.each([
  ['yes', true, false],
  ['no', false, false],
  ['unknown', true, true],
] as const)(
  "a page shows Google's button where it is offered: %s; what is unknown is asked again for the next page",
  async (offered, isShown, isProvisional) => {
    const { context } = openVisit('/signin', { identity: { offersGoogle: () => Promise.resolve(offered) } })
    expect(await loadGoogleButton(context)).toBe(isShown)
    expect(context.locals.isProvisional).toBe(isProvisional)
  },
)
