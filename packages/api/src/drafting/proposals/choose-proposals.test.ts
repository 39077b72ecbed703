import { describe, expect, test } from 'vitest'
import { runStepsWithoutYielding } from '../../platform/scheduling/run-steps.ts'
import { makeSentPeople } from '../../testing/mail/sent-people.ts'
import type { MadeExchange } from '../../testing/mail/sent-people.ts'
import { chooseProposals } from './choose-proposals.ts'
import type { AnsweredMail, AnsweredTopic, NewProposal } from './choose-proposals.ts'

const policy =
  'Returns: unused goods can be returned within 30 days of delivery. Care: wash by hand. We ship to Norway. Sleeping bags and jackets.'

const toMail = ({ person, question, answer }: MadeExchange, at: number): AnsweredMail => ({
  ...{ emailId: `q${String(at)}`, replyId: `a${String(at)}`, subject: 'Question', language: null },
  ...{ address: person.address, names: [`${person.first} ${person.last}`], question, answer },
})

const choose = (people: readonly MadeExchange[], most = 10, known: readonly AnsweredTopic[] = []) =>
  runStepsWithoutYielding(
    chooseProposals(people.map(toMail), {
      ...{ ownTexts: [policy], known, most },
      names: people.map(({ person }) => `${person.first} ${person.last}`),
    }),
  )

const wordsOf = (text: string): Set<string> => new Set(text.match(/[\p{L}\p{M}]+/gu))

/** The personal data of people that stand in a proposal. */
function findTraces({ title, question, answer }: NewProposal, people: readonly MadeExchange[]): string[] {
  const text = [title, question, answer].join('\n')
  const words = wordsOf(text)
  const small = text.toLowerCase()
  return people.flatMap(({ person: { first, last, street, town, ...rest } }) => {
    const names = [...wordsOf(`${first} ${last}`)].filter(
      (word) => /^\p{Lu}\p{L}/u.test(word) && words.has(word),
    )
    const data = [...Object.values(rest), `${first} ${last}`, street, street.replace(/^\d+ | \d+$/, ''), town]
    const spelled = data.filter((each) => small.includes(each.toLowerCase()))
    const digits = Object.values(rest)
      .flatMap((each) => each.match(/\d{4,}/g) ?? [])
      .filter((each) => text.includes(each))
    return [...names, ...spelled, ...digits]
  })
}

describe('chooseProposals', () => {
  test.each([1, 2, 3, 4])('shows no datum of 500 people whose mails it read: seed %i', (seed) => {
    const people = makeSentPeople(seed, 500)
    const proposals = choose(people)
    expect(proposals.length).toBeGreaterThanOrEqual(4)
    const traces = proposals.flatMap((proposal) => findTraces(proposal, people))
    expect([...new Set(traces)]).toEqual([])
  })

  test('keeps the rule of a German reply, and no salutation', () => {
    const proposals = choose(makeSentPeople(3, 200))
    const german = proposals.find(({ question }) => question.includes('Zelt'))
    expect(german?.answer).toMatch(/^Sie können das Zelt innerhalb von 30 Tagen zurückgeben/)
    for (const { answer } of proposals) expect(answer).not.toMatch(/Sehr geehrte/)
  })

  test('shows no datum of a few people either', () => {
    for (let seed = 10; seed < 40; seed += 1) {
      const people = makeSentPeople(seed, 12)
      const traces = choose(people).flatMap((proposal) => findTraces(proposal, people))
      expect([...new Set(traces)]).toEqual([])
    }
  })

  test('proposes each question once, and none that was proposed before', () => {
    const people = makeSentPeople(5, 200)
    const proposals = choose(people)
    expect(new Set(proposals.map(({ answer }) => answer.slice(0, 40))).size).toBe(proposals.length)
    expect(choose(people, 10, proposals)).toEqual([])
    expect(choose(people, 2)).toHaveLength(2)
  })

  test('replaces what a variable stands for, and keeps the rule', () => {
    const [pair] = makeSentPeople(1, 1)
    if (!pair) throw new Error('no pair')
    const person = { ...pair.person, first: 'Rose', last: 'Baker', address: 'rose.baker@mail.test' }
    const proposals = choose([
      {
        person,
        question:
          'Hello,\n\nI am Rose Baker. Can I still return order #48213? I paid 49,90 € on 3 May.\n\nRose',
        answer:
          'Dear Rose,\n\nyou can return order #48213 within 30 days of delivery. We refund 49,90 € to you, and the tracking number is 1Z99999999999999.\n\nKind regards\nOlga',
      },
    ])
    expect(proposals).toMatchObject([
      {
        question: 'Can I still return order {{order.number}}? I paid [amount] on [date].',
        answer:
          'you can return order {{order.number}} within 30 days of delivery. We refund [amount] to you, and the tracking number is {{order.tracking}}.',
      },
    ])
  })
})
