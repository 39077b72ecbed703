import type { PageLanguage } from '@draftdesk/contract/page-languages'

/** The forms of a text for numbers, by the plural rules of its language. `{count}` is the number. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

export function formatCount(language: PageLanguage, count: number, forms: PluralForms): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other
  return form.replaceAll('{count}', formatNumber(language, count))
}

export const formatNumber = (language: PageLanguage, count: number): string =>
  new Intl.NumberFormat(language).format(count)
