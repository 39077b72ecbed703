import { phrases } from './phrases.ts'

export const en = phrases(
  [
    'Hello[ {name}],',
    'Thank you for your mail.',
    'Our documents say this about it:',
    'Kind regards',
    'The tracking number is {tracking}[: {url}]',
    'We cannot find order {order} under this e-mail address: which address did you order with?',
    'We are sorry for the trouble.',
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
)
