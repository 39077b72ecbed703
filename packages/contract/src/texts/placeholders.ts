/** Replaces an address of a draft that no source contains. A reply with it cannot be sent. */
export const withheldAddressPlaceholder = '⟦…⟧'

/** An open placeholder in a text. */
export interface Placeholder {
  readonly text: string
  /** Its position in the searched text. */
  readonly at: number
  /** Its line, counted from 1. */
  readonly line: number
}

const toRegexAlternatives = (words: string): string =>
  words
    .split('|')
    .map((each) => each.trim())
    .join('|')

/** Placeholder names that a bracket may hold alone: '[tracking number]', '<Name>'. */
const placeholderNouns = toRegexAlternatives(`
  name|names|first name|firstname|last name|surname|full name|customer|customer name|client name|agent name|user name|company|company name
  |link|url|website|tracking link|return link|date|delivery date|time|day|number|order|order number|order no|order id|order nr|tracking number
  |tracking id|tracking code|invoice number|amount|price|sum|product|product name|item|item name|address|street|city|e-mail|email|email address
  |phone|phone number|signature|sender|recipient|carrier|reason|code|voucher code|discount code|number of days|x days|blank|placeholder
  |vorname|nachname|kundenname|kunde|ihr name|dein name|datum|lieferdatum|uhrzeit|bestellnummer|auftragsnummer|sendungsnummer|trackingnummer
  |rechnungsnummer|kundennummer|betrag|preis|produkt|produktname|artikel|adresse|anschrift|telefonnummer|unterschrift|signatur|grund|anzahl
  |nom|prénom|nom du client|lien|date de livraison|heure|numéro|numéro de commande|numéro de suivi|montant|prix|produit|adresse|téléphone|raison
  |nombre|apellido|nombre del cliente|enlace|fecha|fecha de entrega|hora|número|número de pedido|número de seguimiento|importe|precio|producto
  |dirección|teléfono|motivo|nome|cognome|nome del cliente|collegamento|data|data di consegna|ora|numero|numero d'ordine|numero di ordine
  |numero di tracciamento|importo|prezzo|prodotto|indirizzo|telefono|nome do cliente|ligação|data de entrega|número do pedido
  |código de rastreio|valor|preço|produto|endereço|naam|voornaam|achternaam|klantnaam|bezorgdatum|tijd|bestelnummer|ordernummer
  |volgnummer|trackingcode|bedrag|prijs|adres|telefoonnummer|namn|förnamn|länk|ordernummer|spårningsnummer|belopp|navn|fornavn|ordrenummer
  |sporingsnummer|beløb|beløp|dato|nimi|linkki|päivämäärä|tilausnumero|seurantanumero|imię|nazwisko|imię i nazwisko|numer zamówienia
  |numer przesyłki|kwota|jméno|odkaz|číslo objednávky|ad|isim|bağlantı|tarih|sipariş numarası|takip numarası
`)

/** First words of an open bracket: '[insert …]', '[your …]'. */
const fillInVerbs = toRegexAlternatives(`
  insert|enter|add|fill in|put|paste|type in|replace with|your|their|customer's|customer’s|client's|client’s
  |bitte einfügen|bitte ergänzen|bitte eintragen|ihr|ihre|ihren|dein|deine|deinen|name des|name der
  |insérer|insérez|ajouter|ajoutez|indiquer|indiquez|compléter|complétez|votre|vos|insertar|inserte|añadir|añada|agregar|indique|su|tu
  |inserire|inserisci|aggiungere|aggiungi|il tuo|la tua|il suo|la sua|inserir|insira|adicionar|adicione|o seu|a sua|vul in|voeg in|uw|jouw
  |infoga|fyll i|ditt|din|indsæt|indtast|sett inn|skriv inn|lisää|syötä|wstaw|wpisz|uzupełnij|twoje|twój|vložte|doplňte|ekleyin|girin
`)

/** Last words of such a bracket: '[Link hier einfügen]'. */
const fillInEndings = toRegexAlternatives(
  'einfügen|eintragen|ergänzen|einsetzen|invoegen|invullen|here|goes here|ici|aquí|qui|aqui|tähän|tutaj|buraya',
)

const fillInPattern = `(?:(?:${fillInVerbs})[\\s:][^\\]<>]{1,80}|[^\\]<>]{1,80}\\s(?:${fillInEndings})|(?:the |a |an )?(?:${placeholderNouns}))[.:!?… ]{0,3}`

const capitalIdentifiers = toRegexAlternatives(
  '(?:FIRST|LAST|FULL|CUSTOMER|CLIENT|AGENT|USER|COMPANY|ORDER|TRACKING|INVOICE|PRODUCT|DELIVERY)[_ ](?:NAME|NUMBER|ID|LINK|DATE|URL|CODE)',
)

/** Patterns of open placeholders in all languages and template systems. */
const placeholderPatterns: readonly RegExp[] = [
  // Templates: ⟦…⟧, [[name]], {{name}}, {name}, ${name}, {% if %}, <%= name %>, %%name%%, *|NAME|*
  /⟦[^⟧\n]{0,200}⟧?|⟧/u,
  /\[\[[^[\]\n]{1,200}\]\]|\{\{[^{}\n]{1,200}\}\}|\{%[^{}\n]{1,200}%\}|<%[^<>\n]{1,200}%>/u,
  /[$#]?\{!?[\p{L}\d][\p{L}\p{N}_. -]{0,60}\}/u,
  /%%[\p{L}_]{2,40}%%|\*\|[A-Z_:]{2,40}\|\*/u,
  // [insert link], <your name>: not the words of a link, [returns page](https://…).
  new RegExp(`\\[\\s?${fillInPattern}\\](?!\\()|<\\s?${fillInPattern}>`, 'iu'),
  /\((?:please )?insert (?:the |a |your )?(?:link|url|name|date|number|address|price|amount)\b[^()\n]{0,40}\)/iu,
  /\binsert (?:the |a |your )?(?:link|url|name|date|number|address|price|amount) here\b/iu,
  /\[[X_]{2,20}\]|\[object Object\]/iu,
  // In Spanish and Portuguese TODO is a word.
  /(?<!(?:\b(?:por|con|sobre|ante|de|en|y|es|a|com|sobretodo)|\p{Lu}{2,}) )\bTODO\b(?! ?(?:el|lo|la|los|las|un|una|o|os|este|esto|esta|eso|su|tu|mi|nuestro|está|es|va|se|que|en|de|para|bien|correcto|\p{Lu}{2,})(?!\p{L}))/u,
  /\b(?:TBD|FIXME|TKTK)\b|^[\s>*-]{0,5}MISSING ?[:|]/mu,
  // XXX as a placeholder, but not in card numbers, sizes or kisses.
  /(?<![\p{L}\p{N}*#-]|[X\d] )X{3,10}(?![\p{L}\p{N}*#-]| [X\d])|(?<![\p{L}\p{N}])XX(?= ?(?:%|€|\$|£|days|hours|Tage|Stunden|jours|días|giorni|dagen)(?!\p{L}))|(?:[€$£] ?)XX(?![\p{L}\p{N}])|\bXX[./-]XX\b/u,
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${capitalIdentifiers.replaceAll('[_ ]', '_')})(?![\\p{L}\\p{N}])`, 'u'),
  new RegExp(
    `^(?:Dear|Hi|Hello|Hey|Hallo|Liebe[r]?|Guten Tag|Bonjour|Cher|Chère|Hola|Ciao|Gentile|Olá|Beste|Hej|Cześć) (?:NAME|FIRSTNAME|VORNAME|NACHNAME|NOM|PRÉNOM|NOMBRE|NOME|NAAM|${capitalIdentifiers}|undefined|null|NaN)(?![\\p{L}\\p{N}])`,
    'mu',
  ),
  /\blorem ipsum\b/iu,
]

const webAddress = /\bhttps?:\/\/[^\s<>"'{}[\]⟦⟧]+/giu

/** Blanks out links, because their words are no placeholders. */
const blankOutLinks = (text: string): string =>
  text.replace(webAddress, (address) => '/'.repeat(address.length))

const toPlaceholder = (text: string, { 0: found, index: at }: RegExpExecArray): Placeholder => ({
  text: found.trim(),
  at,
  line: text.slice(0, at).split('\n').length,
})

/** The first open placeholder of a text. Undefined if there is none. */
export function findPlaceholder(text: string): Placeholder | undefined {
  const searched = blankOutLinks(text)
  const found = placeholderPatterns.map((pattern) => pattern.exec(searched)).filter((match) => match !== null)
  const [first] = found.toSorted((one, other) => one.index - other.index)
  return first && toPlaceholder(text, first)
}

const globalPatterns = placeholderPatterns.map((pattern) => new RegExp(pattern, `${pattern.flags}g`))

/** All open placeholders of a text, in order. */
export function listPlaceholders(text: string): readonly Placeholder[] {
  const searched = blankOutLinks(text)
  const found = globalPatterns.flatMap((pattern) => [...searched.matchAll(pattern)])
  let end = 0
  return found
    .toSorted((one, other) => one.index - other.index)
    .filter(({ index, 0: { length } }) => {
      const isFree = index >= end
      if (isFree) end = index + length
      return isFree
    })
    .map((match) => toPlaceholder(text, match))
}

/** Explains which placeholder is still open, and where. */
export function explainPlaceholder({ text, line }: Placeholder, field: 'subject' | 'body'): string {
  const place = field === 'subject' ? 'the subject' : line === 1 ? 'the first line' : `line ${String(line)}`
  return text.startsWith('⟦')
    ? `In ${place} an address is missing: none of your texts has it. Please replace “${text}” or delete it.`
    : `In ${place} “${text}” is not filled in. Please replace it or delete it.`
}
