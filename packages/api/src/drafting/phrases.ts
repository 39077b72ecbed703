import { findConcepts } from '../knowledge/concepts.ts'
import { readWords } from '../knowledge/words.ts'

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

/** Whether a sentence promises something in the store's name. */
export const isPromise = (text: string): boolean => {
  const small = text.toLowerCase().replaceAll('’', "'")
  return promises.some((pattern) => pattern.test(small))
}

/** What one says to be polite, whatever the mail is about. */
const courtesy =
  /\b(?:hello|hi|dear|thank|thanks|sorry|apolog|regret|regards|sincerely|wishes|welcome|glad|happy to|pleased|hope|let (?:me|us) know|feel free|hallo|liebe|lieber|guten|sehr geehrte|danke|dank|leid|entschuldig|bedauer|grüße|grüßen|gruß|freue|freuen|hoffe|melden sie sich|gerne|bonjour|merci|désol|excus|regrett|cordialement|salutations|plaisir|heureux|espér|n'hésitez|hola|estimad|gracias|siento|sentimos|disculp|lament|saludo|encantad|esper|ciao|gentile|buongiorno|grazie|scus|spiac|saluti|lieti|sper|beste|bedankt|excuses|groet|hopelijk|olá|obrigad|desculp|cumprimentos|pozdraw|dzień dobry|dziękuj|przeprasz|przykro|hej|tack|ledsen|beklagar|hälsning|tak|undskyld|beklager|hilsen|takk|hei|kiit|pahoittel|anteeksi|terveisin)/iu

/** What a sentence may speak of and still state nothing of the store's rules. */
const harmless = new Set(
  'order parcel deliver late lost damage defect wrong missing track contact gift colour size material change connect sample weekend christmas address'
    .split(' ')
    .map((concept) => `@${concept}`),
)
const longestCourtesy = 30

/** Whether a sentence without a number or a promise is only polite: it says so, or it speaks of nothing that a rule is about. */
export function isCourtesy(text: string, language: string): boolean {
  if (isPromise(text)) return false
  const words = readWords(text)
  if (words.length > longestCourtesy) return false
  const serious = findSerious(words, language)
  return serious.length === 0
    ? words.length <= 6 || courtesy.test(text)
    : courtesy.test(text) && words.length <= 14 && serious.length <= 1
}

/** Whether a sentence speaks of something that a rule of a store may be about. */
export const isSerious = (text: string, language: string): boolean =>
  findSerious(readWords(text), language).length > 0

const findSerious = (words: readonly string[], language: string): string[] =>
  [...findConcepts(words, language).keys()].filter((concept) => !harmless.has(concept))
