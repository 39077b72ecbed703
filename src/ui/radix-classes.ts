/** Classes of Radix Themes' Badge, for templates and for rows of long lists. `data-accent-color` gives the color. */
export const badgeClass = 'rt-reset rt-Badge rt-r-size-1 rt-variant-soft rt-high-contrast'

/** Classes of Radix Themes' Switch, for rows of lists. */
export const switchClass = 'rt-reset rt-SwitchRoot rt-r-size-2 rt-variant-surface'

/** Classes of Radix Themes' Callout, for templates and where its script is not loaded. */
export const calloutClass = 'rt-CalloutRoot rt-r-size-1 rt-variant-soft rt-high-contrast'
