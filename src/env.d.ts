declare namespace App {
  interface Locals {
    /** Who asks, by the one session check of this request. */
    verdict: import('@draftdesk/auth-core').Verdict
    /** What a loader may do in the visitor's name. */
    visit: import('./server/upstream/visit.ts').Visit
    /** What changes who this browser is: the gate does it in a loader's name. */
    entrances: import('./server/gate/entrances.ts').Entrances
    /** What the page and its islands may know of the session. Never holds the token. */
    session: import('./server/locals.ts').PageSession | undefined
    /** The upstream could not be asked: a public page says so and offers to try again. */
    unreachable: boolean
    /** What the page asks first, under way since the session check began. */
    reads?: import('./server/upstream/reads.ts').Reads
    /** The form that the page was sent, read by the gate. */
    posted?: import('./server/gate/posted.ts').Posted
    /** The form brings back what was typed before a 502: the page shows it again, and nothing of it is done. */
    isBroughtBack?: boolean
    /** Why the page shown in place of the one asked for is shown. */
    refusal?: import('./server/gate/refuse-page.ts').Refusal
    /** A call that this server made for the request was answered with 502. */
    hasBadGateway?: boolean
    /** The page may look different at the next visit, whoever asks: it is not cached. */
    isProvisional?: boolean
    /** What is switched on for this person. */
    flags: import('./server/locals.ts').Flags
    /** Toasts carried over a redirect, shown once. */
    flash: readonly import('./server/locals.ts').Flash[]
    /** How the browser last left the sidebar. */
    sidebar: 'open' | 'collapsed'
    /** Addresses and switches that an operator sets and a page shows. */
    site: import('./server/locals.ts').PublicSettings
  }
}
