import { describe, expect, test } from 'vitest'
import { findFoldOffset } from '../../reading/quotes/find-fold-offset.ts'
import { chooseDraftQuotation } from './quotation.ts'

const person = { name: 'Ann Archer', address: 'ann@mail.test' }
const shop = { name: '', address: 'help@shop.test' }
const mail = {
  id: 'e1',
  kind: 'customer' as const,
  direction: 'in' as const,
  sender: 'Ann Archer <ann@mail.test>',
  fromAddress: person.address,
  replyTo: person.address,
  to: [shop],
  cc: [],
  bcc: [],
  subject: 'Tent',
  body: 'Is the tent dry?',
  createdAt: new Date('2030-03-04T09:05:00Z'),
  messageId: null,
  headers: null,
}

describe('chooseDraftQuotation', () => {
  test.each([
    ['en', 'On 04/03/2030 at 09:05 UTC, Ann Archer wrote:'],
    ['de', 'Am 04.03.2030 um 09:05 UTC schrieb Ann Archer:'],
    ['fr', 'Le 04/03/2030 à 09:05 UTC, Ann Archer a écrit :'],
    ['es', 'El 04/03/2030 a las 09:05 UTC, Ann Archer escribió:'],
    ['nl', 'Op 04-03-2030 om 09:05 UTC schreef Ann Archer:'],
    ['pl', 'W dniu 04.03.2030 o 09:05 UTC Ann Archer napisał(a):'],
    [null, 'On 04/03/2030 at 09:05 UTC, Ann Archer wrote:'],
  ])('writes words and date of the quoted mail in its language: %s', (language, line) => {
    const draft = { forward: null, to: [person], cc: [], bcc: [] }
    expect(chooseDraftQuotation({ ...mail, language }, draft)?.line).toBe(line)
    const answer = 'Yes.\n\n'
    expect(findFoldOffset(`${answer}${line}\n\n${mail.body}`)).toBe(answer.length)
  })

  test('writes the date of a forwarded mail in its language', () => {
    const draft = { forward: 'inline' as const, to: [shop], cc: [], bcc: [] }
    const lines = chooseDraftQuotation({ ...mail, language: 'de' }, draft)?.line.split('\n')
    expect(lines).toContain('Datum: 04.03.2030 09:05 UTC')
  })

  test('has Polish words above a forwarded Polish mail', () => {
    const draft = { forward: 'inline' as const, to: [shop], cc: [], bcc: [] }
    const lines = chooseDraftQuotation({ ...mail, language: 'pl' }, draft)?.line.split('\n')
    expect(lines?.[0]).toBe('---------- Przekazana wiadomość ----------')
    expect(lines).toContain('Data: 04.03.2030 09:05 UTC')
  })
})
