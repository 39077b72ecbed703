/** How a store wants its drafts. */
export interface Style {
  readonly tone: 'friendly' | 'neutral' | 'formal'
  readonly length: 'short' | 'medium' | 'long'
  /** ISO 639-1; the language of the mail when not given. */
  readonly language?: string | undefined
  /** Free text of the store. */
  readonly guardrails: string
  /** Subjects that drafts must not mention. */
  readonly never: readonly string[]
  /** True when names of customers are hidden from models. */
  readonly masking: boolean
}

/** A person's wishes for one draft. They take precedence over the store's style. */
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

/** The default style of a store. */
export const usualStyle: Style = {
  tone: 'friendly',
  length: 'medium',
  guardrails: '',
  never: [],
  masking: true,
}
