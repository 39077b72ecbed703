import type { OrderStage } from '../orders/order-state.ts'

/** What the local writer says of its own, in one language. Square brackets hold what is left out when it is not known. */
export interface Phrases {
  hello: string
  thanks: string
  /** Before a passage in another language. */
  quoted: string
  bye: string
  order: Readonly<Record<OrderStage, string>>
  tracking: string
}

type Order = readonly [
  unpaid: string,
  paid: string,
  packed: string,
  shipped: string,
  delivered: string,
  cancelled: string,
  refunded: string,
]

const phrases = (
  [hello, thanks, quoted, bye, tracking]: readonly [string, string, string, string, string],
  [unpaid, paid, packed, shipped, delivered, cancelled, refunded]: Order,
): Phrases => ({
  ...{ hello, thanks, quoted, bye, tracking },
  order: { unpaid, paid, packed, shipped, delivered, cancelled, refunded },
})

const books: Readonly<Record<string, Phrases>> = {
  en: phrases(
    [
      'Hello[ {name}],',
      'Thank you for your mail.',
      'Our documents say this about it:',
      'Kind regards',
      'The tracking number is {tracking}[: {url}]',
    ],
    [
      'Your order {order} has not been paid yet.',
      'Your order {order} is paid[ since {on}] and is being prepared.',
      'Your order {order} is packed[ since {on}] and waits for the carrier.',
      'Your order {order} was shipped[ on {on}][ with {carrier}].',
      'Your order {order} was delivered[ on {on}].',
      'Your order {order} was cancelled[ on {on}].',
      'Your order {order} was refunded[ on {on}][: {refunded}].',
    ],
  ),
  de: phrases(
    [
      'Guten Tag[ {name}],',
      'vielen Dank für Ihre Nachricht.',
      'In unseren Unterlagen steht dazu:',
      'Freundliche Grüße',
      'Die Sendungsnummer ist {tracking}[: {url}]',
    ],
    [
      'Ihre Bestellung {order} ist noch nicht bezahlt.',
      'Ihre Bestellung {order} ist[ seit dem {on}] bezahlt und wird vorbereitet.',
      'Ihre Bestellung {order} ist[ seit dem {on}] verpackt und wartet auf den Paketdienst.',
      'Ihre Bestellung {order} wurde[ am {on}][ mit {carrier}] versandt.',
      'Ihre Bestellung {order} wurde[ am {on}] zugestellt.',
      'Ihre Bestellung {order} wurde[ am {on}] storniert.',
      'Ihre Bestellung {order} wurde[ am {on}] erstattet[: {refunded}].',
    ],
  ),
  fr: phrases(
    [
      'Bonjour[ {name}],',
      'Merci pour votre message.',
      'Voici ce que disent nos documents :',
      'Cordialement',
      'Le numéro de suivi est {tracking}[ : {url}]',
    ],
    [
      'Votre commande {order} n’est pas encore payée.',
      'Votre commande {order} est payée[ depuis le {on}] et en préparation.',
      'Votre commande {order} est emballée[ depuis le {on}] et attend le transporteur.',
      'Votre commande {order} a été expédiée[ le {on}][ avec {carrier}].',
      'Votre commande {order} a été livrée[ le {on}].',
      'Votre commande {order} a été annulée[ le {on}].',
      'Votre commande {order} a été remboursée[ le {on}][ : {refunded}].',
    ],
  ),
  es: phrases(
    [
      'Hola[ {name}]:',
      'Gracias por su mensaje.',
      'Nuestros documentos dicen al respecto:',
      'Un saludo',
      'El número de seguimiento es {tracking}[: {url}]',
    ],
    [
      'Su pedido {order} todavía no está pagado.',
      'Su pedido {order} está pagado[ desde el {on}] y en preparación.',
      'Su pedido {order} está empaquetado[ desde el {on}] y espera al transportista.',
      'Su pedido {order} fue enviado[ el {on}][ con {carrier}].',
      'Su pedido {order} fue entregado[ el {on}].',
      'Su pedido {order} fue cancelado[ el {on}].',
      'Su pedido {order} fue reembolsado[ el {on}][: {refunded}].',
    ],
  ),
  it: phrases(
    [
      'Buongiorno[ {name}],',
      'grazie per il suo messaggio.',
      'I nostri documenti dicono a riguardo:',
      'Cordiali saluti',
      'Il numero di tracciamento è {tracking}[: {url}]',
    ],
    [
      'Il suo ordine {order} non è ancora pagato.',
      'Il suo ordine {order} è pagato[ dal {on}] e in preparazione.',
      'Il suo ordine {order} è imballato[ dal {on}] e attende il corriere.',
      'Il suo ordine {order} è stato spedito[ il {on}][ con {carrier}].',
      'Il suo ordine {order} è stato consegnato[ il {on}].',
      'Il suo ordine {order} è stato annullato[ il {on}].',
      'Il suo ordine {order} è stato rimborsato[ il {on}][: {refunded}].',
    ],
  ),
  nl: phrases(
    [
      'Goedendag[ {name}],',
      'Bedankt voor uw bericht.',
      'Onze documenten zeggen hierover:',
      'Met vriendelijke groet',
      'Het trackingnummer is {tracking}[: {url}]',
    ],
    [
      'Uw bestelling {order} is nog niet betaald.',
      'Uw bestelling {order} is[ sinds {on}] betaald en wordt klaargemaakt.',
      'Uw bestelling {order} is[ sinds {on}] ingepakt en wacht op de vervoerder.',
      'Uw bestelling {order} is[ op {on}][ met {carrier}] verzonden.',
      'Uw bestelling {order} is[ op {on}] bezorgd.',
      'Uw bestelling {order} is[ op {on}] geannuleerd.',
      'Uw bestelling {order} is[ op {on}] terugbetaald[: {refunded}].',
    ],
  ),
  pt: phrases(
    [
      'Olá[ {name}],',
      'Obrigado pela sua mensagem.',
      'Os nossos documentos dizem sobre isto:',
      'Com os melhores cumprimentos',
      'O número de seguimento é {tracking}[: {url}]',
    ],
    [
      'A sua encomenda {order} ainda não está paga.',
      'A sua encomenda {order} está paga[ desde {on}] e em preparação.',
      'A sua encomenda {order} está embalada[ desde {on}] e aguarda a transportadora.',
      'A sua encomenda {order} foi enviada[ em {on}][ com {carrier}].',
      'A sua encomenda {order} foi entregue[ em {on}].',
      'A sua encomenda {order} foi cancelada[ em {on}].',
      'A sua encomenda {order} foi reembolsada[ em {on}][: {refunded}].',
    ],
  ),
  pl: phrases(
    [
      'Dzień dobry[ {name}],',
      'Dziękujemy za wiadomość.',
      'W naszych dokumentach czytamy:',
      'Pozdrawiamy',
      'Numer śledzenia: {tracking}[, {url}]',
    ],
    [
      'Zamówienie {order} nie jest jeszcze opłacone.',
      'Zamówienie {order} jest opłacone[ od {on}] i przygotowywane.',
      'Zamówienie {order} jest zapakowane[ od {on}] i czeka na kuriera.',
      'Zamówienie {order} zostało wysłane[ {on}][, przewoźnik: {carrier}].',
      'Zamówienie {order} zostało doręczone[ {on}].',
      'Zamówienie {order} zostało anulowane[ {on}].',
      'Zamówienie {order} zostało zwrócone[ {on}][: {refunded}].',
    ],
  ),
  sv: phrases(
    [
      'Hej[ {name}],',
      'Tack för ditt meddelande.',
      'I våra dokument står det:',
      'Vänliga hälsningar',
      'Spårningsnumret är {tracking}[: {url}]',
    ],
    [
      'Din beställning {order} är inte betald än.',
      'Din beställning {order} är betald[ sedan {on}] och förbereds.',
      'Din beställning {order} är packad[ sedan {on}] och väntar på transportören.',
      'Din beställning {order} skickades[ den {on}][ med {carrier}].',
      'Din beställning {order} levererades[ den {on}].',
      'Din beställning {order} avbeställdes[ den {on}].',
      'Din beställning {order} återbetalades[ den {on}][: {refunded}].',
    ],
  ),
  da: phrases(
    [
      'Hej[ {name}],',
      'Tak for din besked.',
      'I vores dokumenter står der:',
      'Venlig hilsen',
      'Sporingsnummeret er {tracking}[: {url}]',
    ],
    [
      'Din ordre {order} er ikke betalt endnu.',
      'Din ordre {order} er betalt[ siden {on}] og bliver gjort klar.',
      'Din ordre {order} er pakket[ siden {on}] og venter på fragtfirmaet.',
      'Din ordre {order} blev sendt[ den {on}][ med {carrier}].',
      'Din ordre {order} blev leveret[ den {on}].',
      'Din ordre {order} blev annulleret[ den {on}].',
      'Din ordre {order} blev refunderet[ den {on}][: {refunded}].',
    ],
  ),
  no: phrases(
    [
      'Hei[ {name}],',
      'Takk for meldingen.',
      'I dokumentene våre står det:',
      'Vennlig hilsen',
      'Sporingsnummeret er {tracking}[: {url}]',
    ],
    [
      'Bestillingen din {order} er ikke betalt ennå.',
      'Bestillingen din {order} er betalt[ siden {on}] og gjøres klar.',
      'Bestillingen din {order} er pakket[ siden {on}] og venter på transportøren.',
      'Bestillingen din {order} ble sendt[ {on}][ med {carrier}].',
      'Bestillingen din {order} ble levert[ {on}].',
      'Bestillingen din {order} ble kansellert[ {on}].',
      'Bestillingen din {order} ble refundert[ {on}][: {refunded}].',
    ],
  ),
  fi: phrases(
    [
      'Hei[ {name}],',
      'Kiitos viestistäsi.',
      'Ohjeissamme sanotaan näin:',
      'Ystävällisin terveisin',
      'Seurantanumero on {tracking}[: {url}]',
    ],
    [
      'Tilaustasi {order} ei ole vielä maksettu.',
      'Tilauksesi {order} on maksettu[ {on}] ja sitä valmistellaan.',
      'Tilauksesi {order} on pakattu[ {on}] ja odottaa kuljetusta.',
      'Tilauksesi {order} lähetettiin[ {on}][, kuljetus: {carrier}].',
      'Tilauksesi {order} toimitettiin[ {on}].',
      'Tilauksesi {order} peruttiin[ {on}].',
      'Tilauksesi {order} hyvitettiin[ {on}][: {refunded}].',
    ],
  ),
  cs: phrases(
    [
      'Dobrý den[ {name}],',
      'děkujeme za zprávu.',
      'V našich dokumentech k tomu stojí:',
      'S pozdravem',
      'Číslo zásilky je {tracking}[: {url}]',
    ],
    [
      'Vaše objednávka {order} zatím není zaplacena.',
      'Vaše objednávka {order} je zaplacena[ od {on}] a připravuje se.',
      'Vaše objednávka {order} je zabalena[ od {on}] a čeká na dopravce.',
      'Vaše objednávka {order} byla odeslána[ {on}][, dopravce {carrier}].',
      'Vaše objednávka {order} byla doručena[ {on}].',
      'Vaše objednávka {order} byla zrušena[ {on}].',
      'Platba za vaši objednávku {order} byla vrácena[ {on}][: {refunded}].',
    ],
  ),
  ro: phrases(
    [
      'Bună ziua[ {name}],',
      'Vă mulțumim pentru mesaj.',
      'Documentele noastre spun despre aceasta:',
      'Cu stimă',
      'Numărul de urmărire este {tracking}[: {url}]',
    ],
    [
      'Comanda dumneavoastră {order} nu este încă plătită.',
      'Comanda dumneavoastră {order} este plătită[ din {on}] și se pregătește.',
      'Comanda dumneavoastră {order} este ambalată[ din {on}] și așteaptă curierul.',
      'Comanda dumneavoastră {order} a fost expediată[ pe {on}][ cu {carrier}].',
      'Comanda dumneavoastră {order} a fost livrată[ pe {on}].',
      'Comanda dumneavoastră {order} a fost anulată[ pe {on}].',
      'Comanda dumneavoastră {order} a fost rambursată[ pe {on}][: {refunded}].',
    ],
  ),
}

/** The languages that the local writer has words of its own in. */
export const writtenLanguages: readonly string[] = Object.keys(books)

/** The words of a language; English where there are none. */
export function phrasesOf(language: string): { language: string; phrases: Phrases } {
  const own = books[language]
  const english = books['en']
  if (own) return { language, phrases: own }
  if (!english) throw new Error('the phrase book has no English')
  return { language: 'en', phrases: english }
}

/** Fills what a phrase leaves open, and drops what is in square brackets where that is not known. */
export const fill = (phrase: string, values: Readonly<Record<string, string | undefined>>): string =>
  phrase
    .replaceAll(/\[([^\]]*)\]/g, (_, part: string) =>
      [...part.matchAll(/\{(\w+)\}/g)].every(([, key]) => values[key ?? '']) ? part : '',
    )
    .replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
