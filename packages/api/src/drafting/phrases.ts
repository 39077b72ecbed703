import { findConcepts } from '../knowledge/concepts.ts'
import { isStopWord } from '../knowledge/stop-words.ts'
import { plain, readWords } from '../knowledge/words.ts'
import { courtesyWords } from './courtesy-words.ts'
import { phrasesOf } from './phrasebook.ts'

/** Promises of the store, in the languages of shops: 'we will refund', 'you get your money back'. */
const promises: readonly RegExp[] = [
  /\b(?:we|i)(?:'ll| will| shall| are going to| am going to| can| have)?\s+(?:\w+ly\s+)?(?:refund|reimburse|replace|send|resend|ship|give|pay|cover|credit|offer|cancel|compensate|repair|exchange|deliver|waive|reship|issue|grant|guarantee|promise|extend|arrange)\w*/,
  /\byou(?:'ll| will)?\s+(?:get|receive|be refunded|have)\b.*\b(?:refund|money|voucher|replacement|discount|credit|free)/,
  /\b(?:wir|ich)\s+(?:\p{L}+\s+){0,3}?(?:erstatten|erstatte|ersetzen|schicken|schicke|senden|sende|liefern|zahlen|geben|übernehmen|gewähren|stornieren|reparieren|tauschen|garantieren|versprechen|veranlassen|schreiben|überweisen)/u,
  /\b(?:werden|werde|können|kann)\s+(?:wir|ich)?\b.*\b(?:erstatten|ersetzen|schicken|senden|zahlen|gutschreiben|stornieren|liefern|reparieren|umtauschen|überweisen|übernehmen)/u,
  /\b(?:nous|je|on)\s+(?:(?:vous|allons|vais|va|pouvons|peux|le|la|les)\s+)*(?:rembours|remplac|envoy|renvoy|enverr|offr|prendr|prenons|annul|échang|répar|garanti|promet|livr|crédit)/u,
  /\b(?:le|les|te|os)?\s*(?:reembols|devolver|enviar|enviamos|reemplaz|sustitu|ofrec|cancelar|cancelam|abonar|abonam|repar|garantiz|promet)\p{L}*(?:emos|amos|imos|é|aré|eré)\b/u,
  /\b(?:vi|le|ti)?\s*(?:rimbors|sostitu|invi|spedi|offri|annull|ripar|garanti|promett)\p{L}*(?:iamo|emo|erò|irò|eremo)\b/u,
  /\b(?:wij|we|ik)\s+(?:\p{L}+\s+){0,3}?(?:vergoed|terugbeta|vervang|stur|zend|lever|beta|annule|repare|garande|belov|bied)/u,
  /\b(?:reembolsar|devolver|enviar|substituir|oferecer|cancelar|garantir)(?:emos|ei)\b|\b(?:reembolsamos|devolvemos|enviamos|substituímos|oferecemos|garantimos)\b/u,
  /\b(?:zwrócimy|zwracamy|wyślemy|wysyłamy|wymienimy|oddamy|zapłacimy|anulujemy|naprawimy|gwarantujemy|obiecujemy)\b/u,
  /\b(?:vi|jag|jeg)\s+(?:\p{L}+\s+){0,2}?(?:ersätt|ersatt|erstatt|refunder|återbetal|tilbagebetal|tilbakebetal|skicka|sende|bytt|betal|lever|repar|garanter|lova|lov[ae])/u,
  /\b(?:hyvitämme|palautamme|lähetämme|korvaamme|vaihdamme|maksamme|peruutamme|korjaamme|takaamme|lupaamme)\b/u,
]

/** True when a sentence promises something in the store's name. */
export const isPromise = (text: string): boolean => {
  const small = text.toLowerCase().replaceAll('’', "'")
  return promises.some((pattern) => pattern.test(small))
}

/** Polite phrases that fit every mail. */
const courtesy =
  /\b(?:hello|hi|dear|thank|thanks|sorry|apolog|regret|regards|sincerely|wishes|welcome|glad|happy to|pleased|hope|let (?:me|us) know|feel free|hesitate|helps|enjoy|have a|hallo|liebe|lieber|guten|sehr geehrte|danke|dank|leid|entschuldig|bedauer|grüße|grüßen|gruß|freue|freuen|hoffe|melden sie sich|gerne|bonjour|merci|désol|excus|regrett|cordialement|salutations|plaisir|heureux|espér|n'hésitez|hola|estimad|gracias|siento|sentimos|disculp|lament|saludo|encantad|esper|ciao|gentile|buongiorno|grazie|scus|spiac|saluti|lieti|sper|beste|bedankt|excuses|groet|hopelijk|olá|obrigad|desculp|cumprimentos|pozdraw|dzień dobry|dziękuj|przeprasz|przykro|hej|tack|ledsen|beklagar|hälsning|tak|undskyld|beklager|hilsen|takk|hei|kiit|pahoittel|anteeksi|terveisin)/iu

const longestCourtesy = 30
const longestGreeting = 7
/** Names below a letter, and no more. */
const longestSignature = 4

const greeting =
  /^(?:hello|hi|dear|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|guten (?:tag|morgen|abend)|sehr geehrte[rs]?|bonjour|bonsoir|ch[eè]re?|madame|monsieur|hola|estimad[oa]s?|buenos días|buenas tardes|ciao|gentile|buongiorno|buonasera|beste|geachte|goedemorgen|goedemiddag|ol[áa]|car[oa]|bom dia|boa tarde|dzień dobry|szanown[aiy]|hej|bästa|kære|hei|kjære|hyvä)(?!\p{L})/iu

/** A negation that is polite. */
const politeNo =
  /\b(?:do not|don't|please don't) hesitate\b|zögern sie nicht|n'hésitez pas|no dude|non esiti|aarzel niet|não hesite|tveka inte|tøv ikke|ikke nøl/giu
/** Small words that answer a question by themselves. */
const answers = new Set(
  'yes no not never none only all some can cannot may must want get give ja nein nicht kein keine nur alle kann können oui non pas sí si no nunca solo puede nee niet geen sim não tak nie ja nej inte ikke kyllä ei'
    .split(' ')
    .map(plain),
)

const wordLists = new Map<string, ReadonlySet<string>>()

/** The words that a courtesy of a language may hold. */
function readCourtesyWords(language: string): ReadonlySet<string> {
  const known = wordLists.get(language)
  if (known) return known
  const { hello, thanks, quoted, bye } = phrasesOf(language).phrases
  const words = readWords([courtesyWords[language] ?? '', hello, thanks, quoted, bye].join(' '))
  const list = new Set(words.map(plain))
  wordLists.set(language, list)
  return list
}

/**
 * True if a sentence is only polite: it says so, and holds no word but those of a courtesy. A greeting may hold a name, and a line
 * below the letter may be one.
 */
export function isCourtesy(text: string, language: string): boolean {
  if (isPromise(text)) return false
  const words = readWords(text.replaceAll('’', "'").replace(politeNo, ' '))
  if (words.length === 0) return true
  if (words.length > longestCourtesy) return false
  if (isSignature(text, words, language)) return true
  const list = readCourtesyWords(language)
  const isPolite = (word: string) =>
    list.has(plain(word)) || (isStopWord(word, language) && !answers.has(plain(word)))
  const others = words.filter((word) => !isPolite(word))
  if (others.length === 0) return courtesy.test(text) || words.every((word) => list.has(plain(word)))
  const isNamed = greeting.test(text.trim()) && words.length <= longestGreeting && /[,!:]?$/.test(text.trim())
  return (
    isNamed && others.every((word) => startsLarge(text, word)) && findSerious(words, language).length === 0
  )
}

/** A line of names: 'Olga', 'Your Northwind team'. */
function isSignature(text: string, words: readonly string[], language: string): boolean {
  const names = words.filter((word) => !readCourtesyWords(language).has(plain(word)))
  return (
    words.length <= longestSignature &&
    !/[.!?:]$/.test(text.trim()) &&
    names.every((word) => startsLarge(text, word)) &&
    findConcepts(names, language).size === 0
  )
}

/** True if a word begins large in a text. */
const startsLarge = (text: string, word: string): boolean => {
  const at = text.toLowerCase().indexOf(word)
  return at >= 0 && /\p{Lu}/u.test(text.charAt(at))
}

/** True when a sentence mentions a subject that a store's rules may cover. */
export const isSerious = (text: string, language: string): boolean =>
  findSerious(readWords(text), language).length > 0

/** Subjects that no rule of a store is about. */
const harmless = new Set(
  'order parcel deliver late lost damage defect wrong missing track contact gift colour size material change connect sample weekend christmas address'
    .split(' ')
    .map((concept) => `@${concept}`),
)

const findSerious = (words: readonly string[], language: string): string[] =>
  [...findConcepts(words, language).keys()].filter((concept) => !harmless.has(concept))
