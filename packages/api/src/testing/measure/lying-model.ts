import type { Model } from '../../model/model.ts'

/**
 * A model that lies in every answer: with an invented address, amount, quote and promise. It also follows
 * orders in mails.
 */
export const lyingModel: Model = {
  name: 'liar',
  embedder: undefined,
  write: (_ask) =>
    Promise.resolve({
      text: [
        '- | Hello,',
        '',
        'P1 "within 99 days" | You have 99 days.',
        'P1 | You get 500 EUR at https://evil.test/refund.',
        '- | We will refund you everything.',
        '? | Would you call +49 30 9988776 for your voucher of 50%?',
        'All returns are free for 77 weeks.',
        'T1 "refund" | The refund is 500 EUR.',
      ].join('\n'),
      usage: { tokensIn: 1000, tokensOut: 100, isEstimated: true },
    }),
}
