import { describe, expect, test } from 'vitest'
import { containsWantedFact, findWantedFactKinds } from './find-wanted-fact-kinds.ts'

describe('containsWantedFact', () => {
  test.each([
    ['en', 'You pay no postage.'],
    ['de', 'Ab diesem Betrag übernehmen wir das Porto.'],
    ['fr', 'Vous ne payez pas le port.'],
    ['es', 'Los portes corren a nuestro cargo.'],
    ['it', 'Non paga spese di spedizione.'],
    ['nl', 'U betaalt geen verzendkosten.'],
    ['pl', 'Pokrywamy koszty przesyłki.'],
    ['pt', 'Não paga portes.'],
  ])('finds an amount where the customer pays nothing (%s): %s', (language, text) => {
    expect(containsWantedFact('amount', text, language)).toBe(true)
  })

  test.each([
    ['en', 'You can change it until we pack it.'],
    ['de', 'Das geht, solange wir nicht gepackt haben.'],
    ['fr', 'Elle est prête le lendemain.'],
    ['es', 'Puede cambiarlo hasta que lo enviemos.'],
    ['it', 'È pronto il giorno dopo.'],
    ['nl', 'Het kan totdat wij het inpakken.'],
    ['pl', 'Jest gotowe następnego dnia.'],
    ['pt', 'Fica pronto no dia seguinte.'],
    ['fr', 'Le bon est valable jusqu’à ce que le stock soit épuisé.'],
  ])('finds a time in another event (%s): %s', (language, text) => {
    expect(containsWantedFact('time', text, language)).toBe(true)
  })

  test.each([
    ['en', 'You can wash it up to 50 times.'],
    ['de', 'Man kann es 50 Mal waschen.'],
    ['fr', 'On peut le laver 50 fois.'],
    ['es', 'Se puede lavar 50 veces.'],
    ['it', 'Si può lavare 50 volte.'],
    ['nl', 'Je kunt het 50 keer wassen.'],
    ['pt', 'Pode lavar 50 vezes.'],
  ])('finds a time in a number of times (%s): %s', (language, text) => {
    expect(containsWantedFact('time', text, language)).toBe(true)
  })

  test.each([
    ['en', 'We bear no postage for returns.'],
    ['de', 'Wir zahlen kein Porto.'],
    ['pl', 'Nie płacimy za zwrot.'],
    ['pl', 'Nie pokrywamy kosztów zwrotu.'],
    ['de', 'Wir übernehmen die Versandkosten nicht.'],
    ['nl', 'Wij betalen de kosten niet.'],
    ['es', 'No pagamos los gastos de devolución.'],
    ['it', 'Non paghiamo le spese di reso.'],
    ['pt', 'Não pagamos os portes.'],
  ])('finds no amount where the store pays nothing (%s): %s', (language, text) => {
    expect(containsWantedFact('amount', text, language)).toBe(false)
  })
})

describe('findWantedFactKinds', () => {
  test.each([
    ['How many times can I wash it?', ['time']],
    ['Combien de fois puis-je le laver ?', ['time']],
    ['Quante volte posso lavarlo?', ['time']],
    ['How can I see whether it is real?', []],
    ['Wie kann ich erkennen, ob es echt ist?', []],
  ])('reads a number of times as a time, and a sign as no way: %s', (question, kinds) => {
    expect(findWantedFactKinds(question)).toEqual(kinds)
  })

  test.each([
    ['Muss ich Zoll zahlen?', ['amount']],
    ['Muss ich den Rückversand selbst bezahlen?', ['amount']],
    ['Muss ich im Voraus bezahlen?', []],
    ['Muss ich mit Karte zahlen?', []],
    ['Dois-je payer les frais de retour ?', ['amount']],
    ['Dois-je payer la commande en avance ?', []],
    ['¿Tengo que pagar los gastos de envío?', ['amount']],
    ['¿Tengo que pagar la factura por adelantado?', []],
    ['Do I have to pay the postage?', ['amount']],
    ['Do I have to pay the invoice first?', []],
  ])('reads a cost as an amount, and a payment as none: %s', (question, kinds) => {
    expect(findWantedFactKinds(question)).toEqual(kinds)
  })
})
