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
  ])('finds a time in another event (%s): %s', (language, text) => {
    expect(containsWantedFact('time', text, language)).toBe(true)
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
})
