/** How a store wants its drafts. */
export interface Style {
  readonly tone: 'friendly' | 'neutral' | 'formal'
  readonly length: 'short' | 'medium' | 'long'
  /** ISO 639-1; the language of the mail when not given. */
  readonly language?: string | undefined
  /** In the store's own words. */
  readonly guardrails: string
  /** What drafts say nothing about. */
  readonly never: readonly string[]
  /** Whether models see names of customers. */
  readonly masking: boolean
}

/** What a person wants of one draft, beside what the store wants of all. */
export interface Wish {
  readonly instruction?: string | undefined
  readonly tone?: Style['tone'] | undefined
  readonly length?: Style['length'] | undefined
  readonly language?: string | undefined
}

/** The style of one draft. */
export const withWish = (style: Style, { tone, length, language }: Wish): Style => ({
  ...style,
  tone: tone ?? style.tone,
  length: length ?? style.length,
  language: language ?? style.language,
})

/** What a store wants that has said nothing. */
export const usualStyle: Style = {
  tone: 'friendly',
  length: 'medium',
  guardrails: '',
  never: [],
  masking: true,
}
