import { expect, test } from 'vitest'
import { noCustomerOrders } from '../packages/api/src/drafting/facts/reply-facts.ts'
import { englishSampleMails } from '../packages/api/src/drafting/sample-mails/english-mails.ts'
import { defaultStyle } from '../packages/api/src/drafting/reply-style.ts'
import { writeReply } from '../packages/api/src/drafting/write-reply.ts'
import { createTestKnowledge } from '../packages/api/src/testing/measure/measure-answers.ts'
import { blankPlaceholder, starterTexts } from '../src/messages/starters.ts'
import type { StarterName } from '../src/messages/starters.ts'

/** Sample inputs for the blanks of each starter. */
const filled: Readonly<Record<StarterName, readonly string[]>> = {
  shipping: ['Germany and Austria', '3 to 5', '2', '4.90 EUR', '50 EUR'],
  returns: ['30', 'us', 'returns@shop.test', '14'],
  refunds: ['5', 'with the parcel'],
}

/** Ids of the sample mails that a starter alone answers well enough to send. */
async function findReady(name: StarterName): Promise<string[]> {
  const left = [...filled[name]]
  const { title, text } = starterTexts[name]
  const document = { title, text: text.replaceAll(blankPlaceholder, () => left.shift() ?? '') }
  const replies = englishSampleMails.map(async ({ id, name: customer, subject, text: body, language }) => {
    const { level } = await writeReply(
      {
        ...{
          store: 'Oak',
          customer,
          knowledge: createTestKnowledge([document]),
          orders: noCustomerOrders,
          style: defaultStyle,
        },
        mail: { subject, text: body, language },
        mails: [{ ref: 'T1', isOurs: false, text: body }],
      },
      { model: undefined, why: '', clock: () => 0, signal: new AbortController().signal },
    )
    return level === 'ready' ? [id] : []
  })
  return (await Promise.all(replies)).flat()
}

test.each([
  ['shipping', ['time', 'cost']],
  ['returns', ['return', 'defect', 'exchange']],
  ['refunds', ['refund', 'discount', 'cancel']],
] as const)('the starter "%s" alone answers sample mails', async (name, ready) => {
  expect(await findReady(name)).toEqual(expect.arrayContaining([...ready]))
})
