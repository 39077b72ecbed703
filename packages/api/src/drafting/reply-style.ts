/** The draft style of a store. */
export interface ReplyStyle {
  readonly tone: 'friendly' | 'neutral' | 'formal'
  readonly length: 'short' | 'medium' | 'long'
  /** ISO 639-1. Default: the language of the mail. */
  readonly language?: string | undefined
  /** Free-text instructions of the store. */
  readonly guardrails: string
  /** Subjects that drafts must not mention. */
  readonly never: readonly string[]
  /** Customer names are hidden from models. */
  readonly masking: boolean
}

/** A person's options for one draft. They override the store's style. */
export interface DraftOptions {
  readonly instruction?: string | undefined
  readonly tone?: ReplyStyle['tone'] | undefined
  readonly length?: ReplyStyle['length'] | undefined
  readonly language?: string | undefined
}

export const applyDraftOptions = (
  style: ReplyStyle,
  { tone, length, language }: DraftOptions,
): ReplyStyle => ({
  ...style,
  tone: tone ?? style.tone,
  length: length ?? style.length,
  language: language ?? style.language,
})

/** The default style of a store. */
export const defaultStyle: ReplyStyle = {
  tone: 'friendly',
  length: 'medium',
  guardrails: '',
  never: [],
  masking: true,
}
