import { limitText } from '../platform/text-limits.ts'

/** Words that begin a question, by language, and the words that join two of them. */
const openings = [
  'how|what|when|where|which|who|whom|whose|why|can|could|do|does|did|is|are|will|would|may|should|must|have|has|am|shall',
  'wie|was|wann|wo|woher|wohin|welche[rsnm]?|wer|wem|wen|warum|weshalb|wieso|kann|können|könnte|könnten|darf|muss|ist|sind|gibt|haben|hat|wird|werden|liefern|bieten|versenden|ab|bis|bekomme|kostet',
  'comment|combien|quand|où|quel|quelle|quels|quelles|qui|pourquoi|puis-je|peut-on|pouvez|pourriez|est-ce|avez|livrez|faut|dois-je|que|à',
  'cómo|cuándo|cuánto|cuánta|cuántos|dónde|qué|cuál|cuáles|quién|por|puedo|puede|pueden|podría|hay|tienen|tenéis|es|está|hacen|envían|enviáis|hasta',
  'come|quando|quanto|quanti|dove|quale|quali|chi|perché|cosa|posso|potete|si|è|avete|spedite|ci',
  'hoe|wanneer|waar|welke|welk|wie|wat|waarom|kan|kunt|kunnen|mag|moet|is|zijn|heeft|hebben|hoeveel|tot',
  'quanto|onde|qual|quais|quem|porque|posso|pode|podem|há|têm|é',
  'jak|kiedy|gdzie|ile|jaki|jaka|jakie|kto|dlaczego|czy',
  'hur|när|var|vilken|vilka|vem|varför|kan|får|är|har|finns|vad',
  'hvordan|hvornår|hvor|hvilken|hvilke|hvem|hvorfor|må|er|har|findes|finnes|hva|hvad',
  'miten|milloin|missä|mikä|mitkä|kuka|miksi|voiko|voinko|onko|paljonko|kuinka',
].join('|')
const joins: Readonly<Record<string, string>> = {
  en: 'and|or|but|also',
  de: 'und|oder|sowie|aber',
  fr: 'et|ou|mais',
  es: 'y|e|o|u|pero',
  it: 'e|ed|o|ma',
  nl: 'en|of|maar',
  pt: 'e|ou|mas',
  pl: 'i|a|oraz|lub',
  sv: 'och|eller|men',
  da: 'og|eller|men',
  no: 'og|eller|men',
  fi: 'ja|tai|mutta',
}
const interrogatives =
  'how|what|when|where|which|who|why|wie|was|wann|wo|welche[rsnm]?|wer|warum|comment|combien|quand|où|quel(?:le)?s?|pourquoi|cómo|cuándo|cuánto|dónde|qué|quién|come|quando|quanto|dove|hoe|wanneer|waar|hoeveel|jak|kiedy|gdzie|hur|när|hvordan|hvornår|miten|milloin'

/** The words that join two questions in a language. */
const betweenOf = (language: string): RegExp => {
  const join = joins[language] ?? 'and|und|et|og|och'
  return new RegExp(
    `(?:\\s*[,;–—-]\\s*|\\s+)(?:${join})\\s+(?:(?:also|auch|aussi|también|anche|ook|too)\\s+)?(?=¿?(?:${openings})(?!\\p{L}))|\\s*[,;]\\s+(?=¿?(?:${interrogatives})(?!\\p{L}))`,
    'giu',
  )
}
const asks = new RegExp(`(?<!\\p{L})(?:${openings})(?!\\p{L})`, 'iu')
/** Fewer words ask nothing by themselves. */
const fewestWords = 3

/** A longer sentence is cut. */
const limits = { characters: 4000, ms: 50, runsIn: 'loop' } as const

/** Cuts a sentence into the questions that it asks: 'how long do I have, and who pays the postage?' are two. */
export const splitQuestions = limitText(
  limits,
  function splitQuestions(text: string, language: string): string[] {
    // The pattern tries every space of a long row again.
    const sentence = text.replace(/\s+/g, ' ')
    const pieces: string[] = []
    let from = 0
    for (const { index, 0: found } of sentence.matchAll(betweenOf(language))) {
      const piece = sentence.slice(from, index).trim()
      const rest = sentence.slice(index + found.length)
      const isBoth = [piece, rest].every((each) => each.split(/\s+/).length >= fewestWords && asks.test(each))
      if (!isBoth) continue
      pieces.push(piece)
      from = index + found.length
    }
    return [...pieces, sentence.slice(from).trim()]
  },
)
