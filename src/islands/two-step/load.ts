import type { PageContext } from '../../server/upstream/page-visit.ts'
import { toPageSection } from '../../server/upstream/page-section.ts'
import { buildLink } from '../../routes.ts'
import { toTwoStep } from './view.ts'
import { twoStepMessages as words } from './words.ts'

/** The user's two-step sign-in, or an error message. Undefined if the API does not support it. */
export async function loadTwoStep({ locals: { visit } }: PageContext) {
  const found = await visit.call('twoStep')
  return toPageSection(found, (answer) => ({ twoStep: toTwoStep(answer, visit.zone) }), words.loadFailed)
}

/** Loads /two-step-page, where people set up two-step sign-in when their store or the server asks for it. */
export async function loadTwoStepPage(context: PageContext) {
  const { session } = context.locals.visit
  const isNeeded = session?.needsTwoStep === true
  const isSuperAdmin = session?.user.isSuperAdmin === true
  const found = await loadTwoStep(context)
  const reason = isSuperAdmin ? words.ofSuperAdmins : words.ofStore
  return {
    reason: isNeeded ? reason : undefined,
    /** The page for a person who does not set up two-step sign-in. */
    choice: isNeeded && !isSuperAdmin ? buildLink('selectStore') : undefined,
    home: buildLink(isSuperAdmin ? 'adminDashboard' : 'home'),
    twoStep: found?.twoStep,
    loadError: found?.twoStep ? undefined : (found?.loadError ?? words.loadFailed),
  }
}
