declare namespace App {
  interface Locals {
    /** The result of this request's only session check. */
    verdict: import('@draftdesk/auth-core').SessionCheckResult
    /** The calls that a loader may make in the visitor's name. */
    visit: import('./server/upstream/page-visit.ts').PageVisit
    /** Actions that change the identity of this browser. The gate runs them. */
    identity: import('./server/gate/sign-in/identity-actions.ts').IdentityActions
    /** The part of the session that the page and its islands may read. Never holds the token. */
    session: import('./server/locals.ts').PageSession | undefined
    /** True if the upstream did not respond. A public page then says so and offers to try again. */
    unreachable: boolean
    /** The first calls of the page, started together with the session check. */
    reads?: import('./server/upstream/pending-reads.ts').PendingReads
    /** The form that the page was sent, read by the gate. */
    posted?: import('./server/gate/forms/posted-form.ts').PostedForm
    /** The form restores input from before a 502. The page shows the input, and no action runs. */
    isBroughtBack?: boolean
    /** The reason why another page is shown in place of the requested one. */
    refusal?: import('./server/gate/render-form-refusal.ts').FormRefusal
    /** A call that this server made for the request was answered with 502. */
    hasBadGateway?: boolean
    /** The page may differ at the next visit, so it is not cached. */
    isProvisional?: boolean
    /** The features that are on for this person. */
    flags: import('./server/locals.ts').FeatureFlags
    /** Toasts carried over a redirect, shown once. */
    flash: readonly import('./server/locals.ts').Flash[]
    /** How the browser last left the sidebar. */
    sidebar: 'open' | 'collapsed'
    /** Addresses and switches that an operator sets and a page shows. */
    site: import('./server/locals.ts').PublicSettings
  }
}
