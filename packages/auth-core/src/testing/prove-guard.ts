import { decideGuard } from '../guard.ts'
import type { Decision, GuardRoute, GuardTargets, GuardVisit } from '../guard.ts'
import type { ActiveStore, SessionCheckResult } from '../session/session.ts'
import { enumerateGuard } from './guard-space.ts'
import type { GuardNode, GuardPage } from './guard-space.ts'

/** Result of a proof. It passed when `problems` is empty. */
export interface GuardProof {
  /** The number of checked points. */
  readonly nodes: number
  /** The longest chain of redirects. */
  readonly longest: number
  /** Each failure as a sentence. */
  readonly problems: readonly string[]
}

type VerifiedVerdict = Extract<SessionCheckResult, { kind: 'verified' }>

type DecideGuard = (
  verdict: SessionCheckResult,
  route: GuardRoute,
  visit: GuardVisit,
  targets: GuardTargets,
) => Decision

const maxHops = 3

/** The store change that a person can make on each page. */
const setUpSteps: Partial<Record<GuardRoute['place'], (store: ActiveStore | undefined) => ActiveStore>> = {
  selectStore: () => ({
    id: 's1',
    name: 'Store',
    storeId: 1,
    isDocumentUploaded: false,
    isEmailAccountAdded: false,
    isShopifyAccountAdded: false,
    isOnboarded: false,
  }),
  welcome: (store) => ({ ...requireStore(store), isOnboarded: true }),
  policies: (store) => ({ ...requireStore(store), isDocumentUploaded: true }),
  integration: (store) => ({
    ...requireStore(store),
    isEmailAccountAdded: true,
    isShopifyAccountAdded: true,
  }),
}

function requireStore(store: ActiveStore | undefined): ActiveStore {
  if (!store) throw new Error('The guard shows a set-up page without a store')
  return store
}

function describeNode({ verdict, page, visit }: GuardNode): string {
  return JSON.stringify({ page: page.path, verdict, visit })
}

/**
 * Follows every redirect from every state over your pages and checks the guard's promises: no loop, at most 3
 * hops, no redirect to a missing page, no guarded page without a verified session, and a path to the dashboard
 * from every set-up state. `pages` has one address per page and target.
 *
 * @example expect(proveGuard(pages, targets).problems).toEqual([])
 */
export function proveGuard(
  pages: readonly GuardPage[],
  targets: GuardTargets,
  decide: DecideGuard = decideGuard,
): GuardProof {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const problems: string[] = []
  let nodes = 0
  let longest = 0

  /** The end of a visit. `undefined` when it never ends. */
  function followRedirects(node: GuardNode): { page: GuardPage; hops: number } | undefined {
    let page: GuardPage | undefined = node.page
    let { visit } = node
    for (let hops = 0; hops <= maxHops; hops++) {
      const decision = decide(node.verdict, page, visit, targets)
      if (decision.kind === 'enter') return { page, hops }
      const to = decision.kind === 'refuse' ? targets.error : decision.to
      page = byPath.get(to.replace(/\?.*/, ''))
      if (!page) {
        problems.push(`Nothing is at ${to}: ${describeNode(node)}`)
        return undefined
      }
      visit = { path: to, adminHint: node.visit.adminHint }
    }
    problems.push(`More than ${maxHops} hops: ${describeNode(node)}`)
    return undefined
  }

  function checkPathToDashboard(node: GuardNode, start: VerifiedVerdict) {
    let verdict = start
    // One more step for two-step sign-in.
    for (let step = 0; step <= Object.keys(setUpSteps).length + 1; step++) {
      const end = followRedirects({ ...node, verdict })
      if (!end) return
      const { place } = end.page
      if (place === 'dashboard' || place === 'adminDashboard') return
      if (place === 'twoStep' && verdict.needsTwoStep) {
        verdict = { ...verdict, needsTwoStep: false }
        continue
      }
      const act = setUpSteps[place]
      if (!act) break
      verdict = { ...verdict, store: act(verdict.store) }
    }
    problems.push(`No way to the dashboard: ${describeNode(node)}`)
  }

  for (const node of enumerateGuard(pages)) {
    nodes++
    const end = followRedirects(node)
    if (!end) continue
    longest = Math.max(longest, end.hops)
    const isGuarded = end.page.access === 'store' || end.page.access === 'admin'
    if (isGuarded && node.verdict.kind !== 'verified')
      problems.push(`Entered without a verified verdict: ${describeNode(node)}`)
    if (node.page.place === 'home' && node.verdict.kind === 'verified')
      checkPathToDashboard(node, node.verdict)
  }
  return { nodes, longest, problems }
}
