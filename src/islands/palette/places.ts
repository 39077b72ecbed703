/** Something that the page has a link or a button for, by its words. */
export interface PagePlace {
  readonly label: string
  /** Its key, where it has one. */
  readonly key: string | undefined
  /** Goes there, or does it. */
  readonly run: () => void
}

/** What the palette offers of this page. */
export interface Places {
  readonly here: readonly PagePlace[]
  readonly mail: readonly PagePlace[]
  readonly pages: readonly PagePlace[]
}
