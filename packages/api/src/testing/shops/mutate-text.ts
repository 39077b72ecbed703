/** A true sentence with one wrong detail, and the kind of change. */
export interface TextMutation {
  kind: 'number' | 'unit' | 'negation' | 'address' | 'amount'
  text: string
}

const unitMutations: readonly (readonly [RegExp, string])[] = [
  [/\b(?:working|business) days?\b/, 'weeks'],
  [/(?<!working |business |the )\bdays?\b/, 'weeks'],
  [/\byears?\b/, 'months'],
  [/\bhours?\b/, 'days'],
  [/\bEUR\b/, 'USD'],
  [/€/, '£'],
  [/ ?%| percent\b/, ' EUR'],
  [/\b(?:Werktagen|Tagen?)\b/, 'Wochen'],
  [/\bJahren?\b/, 'Monate'],
  [/\bStunden?\b/, 'Tage'],
  [/\bEuro\b/, 'Dollar'],
  [/\bRaten\b/, 'Prozent'],
  [/\bjours(?: ouvrés)?\b/, 'semaines'],
  [/\bmois\b/, 'ans'],
  [/\bheures?\b/, 'minutes'],
  [/\beuros\b/, 'dollars'],
]
const negationMutations: Readonly<Record<string, readonly [RegExp, string]>> = {
  en: [/\b(can|will|is|are|has|have|may|goes|stay|lasts|do|does)\b(?! not)/, '$1 not'],
  de: [
    /\b(können|gilt|ist|sind|kostet|reicht|kommt|zahlen|dauert|haben|erstatten|versenden)\b(?! nicht)/,
    '$1 nicht',
  ],
  fr: [/\b(coûte|est|dure|pouvez|avez)\b(?! pas)/, '$1 pas'],
}
const addressMutations: Readonly<Record<string, string>> = {
  en: ' Write to help@other.test.',
  de: ' Mehr auf https://other.test/hilfe.',
  fr: ' Appelez le 01 44 55 66 77.',
}
const wordMutations: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\bsix\b/, 'nine'],
    [/\bfive\b/, 'eight'],
    [/\btwo\b/, 'four'],
    [/\bthree\b/, 'seven'],
    [/\bten\b/, 'twelve'],
  ],
  de: [
    [/\bdrei\b/, 'acht'],
    [/\bzwölf\b/, 'sechs'],
    [/\bzehn\b/, 'neun'],
    [/\bzwei\b/, 'vier'],
  ],
  fr: [
    [/\btrois\b/, 'neuf'],
    [/\bsix\b/, 'dix'],
  ],
}

/** Creates all variants of a sentence with one wrong detail. */
export function mutateText(text: string, language: string): TextMutation[] {
  const found: TextMutation[] = []
  const addMutation = (kind: TextMutation['kind'], changed: string) => {
    if (changed !== text) found.push({ kind, text: changed })
  }
  for (const match of text.matchAll(/\d+/g)) {
    const changeNumber = (value: number) =>
      addMutation(
        'number',
        `${text.slice(0, match.index)}${value}${text.slice(match.index + match[0].length)}`,
      )
    changeNumber(Number(match[0]) + 1)
    changeNumber(Number(match[0]) * 3 + 2)
  }
  for (const [pattern, other] of wordMutations[language] ?? [])
    addMutation('number', text.replace(pattern, other))
  for (const [pattern, other] of unitMutations) addMutation('unit', text.replace(pattern, other))
  const negation = negationMutations[language]
  if (negation) addMutation('negation', text.replace(...negation))
  addMutation('address', `${text.replace(/\.$/, '')}.${addressMutations[language] ?? ''}`)
  addMutation('amount', text.replace(/\.$/, ', 25 EUR.'))
  return found
}
