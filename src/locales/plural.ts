/** The forms of a word by the plural category of its language (Unicode CLDR). `other` stands in for a missing one. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

const rulesByLanguage = new Map<string, Intl.PluralRules>()

/** Chooses the form of a word for a count, such as `plural('pl', 2, { one: 'plik', few: 'pliki', other: 'plików' })`. */
export function formatPlural(language: string, count: number, forms: PluralForms): string {
  const found = rulesByLanguage.get(language) ?? new Intl.PluralRules(language)
  rulesByLanguage.set(language, found)
  return forms[found.select(count)] ?? forms.other
}
