import { plain, readWords } from '../knowledge/words.ts'

/** Words that turn a statement round. */
const negations: Readonly<Record<string, string>> = {
  en: 'not no never without cannot cant dont doesnt didnt wont isnt arent wasnt werent havent hasnt hadnt couldnt wouldnt shouldnt mustnt neednt nothing none nobody neither nor nowhere',
  de: 'nicht kein keine keinen keinem keiner keines nie niemals ohne nichts niemand weder',
  fr: 'pas jamais aucun aucune rien sans ni',
  es: 'no nunca ningún ninguno ninguna sin nada nadie tampoco ni jamás',
  it: 'non mai nessun nessuno nessuna senza niente nulla né',
  nl: 'niet geen nooit zonder niets niemand noch',
  pt: 'não nunca nenhum nenhuma sem nada ninguém nem jamais',
  pl: 'nie nigdy żaden żadna żadne żadnych bez nic nikt ani',
  sv: 'inte ingen inga inget aldrig utan ej icke ingenting',
  da: 'ikke ingen intet aldrig uden ej',
  no: 'ikke ingen intet ingenting aldri uten ei',
  fi: 'ei en et emme ette eivät älä älkää ilman eikä koskaan',
}
/** Words that leave something out. */
const exclusions =
  /^(?:exclu\w*|except\w*|exempt\w*|refus\w*|unable|impossibl\w*|ausgeschloss\w*|ausgenomm\w*|ausser|unmoglich|sauf|hormis|excepto|salvo|escl\w*|tranne|uitgeslot\w*|uitgezonderd|behalve|excet\w*|wyjatk\w*|oprocz|undantag\w*|undtag\w*|unntatt|unntak\w*|lukuun|lehn\w*|ablehn\w*|verweiger\w*)$/
/** Words that say 'costs nothing' or 'was not', and may stand for a negation. */
const hidden: readonly RegExp[] = [
  /^(?:free|gratis|complimentary|kostenlos\w*|kostenfrei\w*|portofrei\w*|versandkostenfrei\w*|umsonst|gratuit\w*|offert\w*|gratuito\w*|kosteloos|bezplatn\w*|darmow\w*|fri|kostnadsfri\w*|ilmai\w*|maksutt?o\w*)$/,
  /^(?:un(?:used|worn|opened|washed|damaged|available|paid|wanted|signed|tracked)|non\w{5,}|un(?:benutz|getrag|geoffn|beschadig|gebrauch|gewasch)\w*|inutilis\w*|intact\w*|ongebruik\w*|ongedrag\w*|ongeopend\w*|oanvand\w*|ubrugt\w*|ubrukt\w*|kayttamat\w*|nieuzywan\w*|nienosz\w*)$/,
]
const idioms =
  /\b(?:not far|not until|no later than|not only|no more than|not more than|no less than|not later than|no longer than|no problem|do not hesitate|don't hesitate|not just|whether or not|nicht nur|nicht später als|nicht länger als|kein problem|pas seulement|au plus tard|pas plus de|no solo|no sólo|no más de|non solo|niet alleen|não só|nie tylko|inte bara)\b/giu

/** Ways to say that something is free. */
const costsNothing =
  /(?:costs?|cost)(?: you)? nothing|(?:kostet|kosten)(?: \p{L}+){0,3} nichts|ne (?:vous )?coûte(?:nt)? rien|no (?:le )?cuesta nada|non costa nulla|kost (?:u )?niets|não custa nada/giu

const byLanguage = new Map(
  Object.entries(negations).map(
    ([language, list]) => [language, new Set(list.split(' ').map(plain))] as const,
  ),
)

/** How often a text says no outright, and how often in a way that may stand for it. */
function count(text: string, language: string): { outright: number; hidden: number } {
  // 'don't' in one word, whichever apostrophe it has.
  const words = readWords(
    text
      .replace(idioms, ' ')
      .replace(costsNothing, 'gratis')
      .replaceAll(/n['’]t\b/gi, 'nt'),
  ).map(plain)
  const said = byLanguage.get(language)
  return {
    outright: words.filter((word) => said?.has(word) || exclusions.test(word)).length,
    hidden: words.filter((word) => hidden.some((pattern) => pattern.test(word))).length,
  }
}

/**
 * True when a sentence and its source both affirm or both deny; the sentence may repeat fewer denials. A hidden
 * negation matches an explicit one: 'unworn' equals 'not worn'.
 */
export function isSamePolarity(
  sentence: { text: string; language: string },
  source: { text: string; language: string },
): boolean {
  const a = count(sentence.text, sentence.language)
  const b = count(source.text, source.language)
  const both = Math.min(a.hidden, b.hidden)
  const said = a.outright + fill(a.hidden - both, b.outright - a.outright)
  const meant = b.outright + fill(b.hidden - both, a.outright - b.outright)
  return said === meant || (said > 0 && said < meant)
}

/** As many of the hidden negations as make up for what is missing. */
const fill = (hiddenOnes: number, missing: number): number => Math.max(0, Math.min(hiddenOnes, missing))
