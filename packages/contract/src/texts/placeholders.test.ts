import { describe, expect, test } from 'vitest'
import {
  explainPlaceholder,
  findPlaceholder,
  listPlaceholders,
  withheldAddressPlaceholder,
} from './placeholders.ts'

const open = [
  withheldAddressPlaceholder,
  '⟦L1⟧',
  '⟧',
  '[[tracking]]',
  '{{name}}',
  '{{ order.number }}',
  '{name}',
  '{order number}',
  '${amount}',
  '#{name}',
  '{!Contact.Name}',
  '{0}',
  '{% if paid %}',
  '<%= name %>',
  '%%FIRSTNAME%%',
  '*|FNAME|*',
  '[insert link]',
  '[Insert tracking number here]',
  '[insert the date of delivery]',
  '[your name]',
  '[Your Name Here]',
  '[name]',
  '[Customer name]',
  '[LINK]',
  '[order number]',
  '[date]',
  '[X days]',
  '[XX]',
  '[___]',
  '<your name>',
  '<insert link>',
  '<Name>',
  '<order number>',
  '(insert link here)',
  'insert link here',
  '[Link hier einfügen]',
  '[Sendungsnummer]',
  '[Ihr Name]',
  '[Vorname]',
  '[Bitte ergänzen: Datum]',
  '[insérer le lien]',
  '[votre nom]',
  '[numéro de suivi]',
  '[nombre del cliente]',
  '[insertar enlace]',
  '[inserire il link]',
  '[nome]',
  '[inserir o link]',
  '[naam]',
  '[link invoegen]',
  '[uw naam]',
  '[infoga länk]',
  '[ordrenummer]',
  '[lisää linkki]',
  '[wstaw link]',
  '[numer zamówienia]',
  '[takip numarası]',
  'TODO',
  'TODO:',
  'TBD',
  'FIXME',
  'XXX',
  'XXXX',
  'XX days',
  '€XX',
  'XX/XX',
  'ORDER_NUMBER',
  '[object Object]',
  'Lorem ipsum',
]

const honest = [
  'Missing parts are sent again at no cost.\nTodo está listo para el envío.',
  'TODO EL PEDIDO está incluido. Devolvemos TODO el importe. Gracias por TODO.',
  'A size XXL or XXXL is out of stock; XL fits.',
  'The card ending in XXXX-XXXX-XXXX-1234 was charged. XXXX XXXX XXXX 9876 was not.',
  'All the best xxx',
  'See our [returns page](https://shop.test/returns) or [name](https://shop.test/name).',
  'You wrote "the tent [...] leaks" [sic]. See note [1] and the tick [x].',
  'Write to help [at] shop [dot] test, or to Ann <ann@mail.test>, or see <https://shop.test/a_b>.',
  'Press [Enter], then [Ctrl]. Subject: [Order 1042] [External] Re: your question',
  'It weighs < 2 kg and costs > 20 EUR. I <3 this tent.',
  'Name: ____________\nDate: ____________\nSignature: ____________',
  'Open the lid (insert the battery first) and add water.',
  'Write the date as DD/MM/YYYY. It is 100 % wool, 50% off.',
  'https://shop.test/?a=%7Bname%7D&b=%abc%20d&c=XXX/TODO',
  'The sizes are {S, M, L} and the code is AB_CD_12.',
  'Wir haben die Rechnung (Nummer 1042) und den Namen geändert. [Anhang: Rechnung.pdf]',
  'Is it really that late??? We are sorry!!!',
  'In Roman numerals it is XX. Super Bowl XX, and chapter XXX: "The End".'.replace('XXX', 'XXIX'),
  'Your name is on the parcel. The link here works: your date of delivery is 3 May.',
]

describe('findPlaceholder', () => {
  test.each(open)('finds %s between words and alone', (placeholder) => {
    const text = `Hello Ann,\n\nyour parcel is there ${placeholder} as we said.`
    const found = findPlaceholder(text)
    expect(placeholder).toContain(found?.text)
    expect(found?.line).toBe(3)
    expect(findPlaceholder(placeholder)).toMatchObject({
      at: placeholder.indexOf(found?.text ?? '?'),
      line: 1,
    })
  })

  test.each(['Dear NAME,', 'Hallo VORNAME,', 'Hi undefined,', 'Dear CUSTOMER NAME,', 'MISSING | the price?'])(
    'finds %s at the beginning of a line',
    (line) => {
      expect(findPlaceholder(`${line}\n\nthe tent is dry.`)?.line).toBe(1)
    },
  )

  test.each(honest)('finds nothing in honest words: %j', (text) => {
    expect(findPlaceholder(text)).toBeUndefined()
  })

  test('finds the first of several', () => {
    expect(findPlaceholder('a\n[link] {{name}}\nTODO')).toEqual({ text: '[link]', at: 2, line: 2 })
  })

  test('takes no longer than a blink for the longest reply', () => {
    for (const piece of [
      '[',
      '[your ',
      '{a',
      '<your a',
      '⟦',
      'TODO EL ',
      'X',
      'insert ',
      '%%a',
      '(insert link ',
    ]) {
      const startedMs = performance.now()
      findPlaceholder(piece.repeat(100_000 / piece.length))
      expect(performance.now() - startedMs).toBeLessThan(1000)
    }
  })
})

describe('listPlaceholders', () => {
  test('lists each once, from first to last', () => {
    const text = 'Hi {{customer.first_name}},\n{{order.number}} [link] https://shop.test/{{x}}'
    expect(listPlaceholders(text).map(({ text: open, line }) => [open, line])).toEqual([
      ['{{customer.first_name}}', 1],
      ['{{order.number}}', 2],
      ['[link]', 2],
      ['{{x}}', 2],
    ])
  })

  test.each([...open, ...honest])('begins with what stops Send in %j', (text) => {
    expect(listPlaceholders(text)[0]).toEqual(findPlaceholder(text))
  })
})

describe('explainPlaceholder', () => {
  test('names the place, and says what an address of ours means', () => {
    expect(explainPlaceholder({ text: '[link]', at: 2, line: 2 }, 'body')).toBe(
      'In line 2 “[link]” is not filled in. Please replace it or delete it.',
    )
    expect(explainPlaceholder({ text: '{{x}}', at: 2, line: 1 }, 'subject')).toBe(
      'In the subject “{{x}}” is not filled in. Please replace it or delete it.',
    )
    expect(explainPlaceholder({ text: withheldAddressPlaceholder, at: 0, line: 1 }, 'body')).toBe(
      'In the first line an address is missing: none of your texts has it. Please replace “⟦…⟧” or delete it.',
    )
  })
})
