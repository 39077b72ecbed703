/** A made person whose data stand in mails. */
export interface MadePerson {
  readonly first: string
  readonly last: string
  readonly address: string
  readonly street: string
  readonly town: string
  readonly order: string
  readonly phone: string
  readonly tracking: string
  readonly amount: string
}

/** A mail of a made person, and the reply of a store to it. */
export interface MadeExchange {
  readonly person: MadePerson
  readonly question: string
  readonly answer: string
}

/** Creates a seeded generator of random numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

const firstNames =
  'Rose Mark Will Grace Hope Jack Ann Jean-Luc Anna-Lena Jürgen Zoë François Łukasz Søren Åsa Özlem Çağla Ngọc Małgorzata Nuño Þóra Siân Björn Käthe Maria|del|Carmen Hans-Peter Chloé Jiří Eszter Ștefan Ayşe Inés Niamh Ole Bo Li Mei Ivy Daisy Miles Frank Bill Pat Art Dawn June April May Christian Victor Earnest'.split(
    ' ',
  )
const lastNames =
  'Müller Weiß Groß Klein Koch Baker Young King Stone Field Rivers Black Brown Long Short Best Price Case Box Love Kowalski Nowak Wiśniewska Sørensen Øster Ångström Yılmaz Çelik Nguyễn Ó|Brien O’Neil van|der|Berg de|la|Cruz von|Hohenstein García|Márquez Dvořák Szabó Ionescu Müller-Lüdenscheidt D’Angelo Strauß Lefèvre Fernández-Ruiz Papadopoulos Jansen Bakker Smith Jones Taylor Wood Page'.split(
    ' ',
  )
const streets =
  'Mill Lane|Rosenstraße|Rue de la Paix|Calle Mayor|Via Roma|ul. Długa|Kerkstraat|Storgatan|King Street|Am Alten Markt|Avenue des Champs|Station Road|Hauptstr.|Plaza de España|Lindenallee'.split(
    '|',
  )
const towns =
  'München|London|Köln|Paris|Sevilla|Roma|Kraków|Utrecht|Malmö|Leeds|Zürich|Lyon|Gdańsk|Bath|Essen|Reading'.split(
    '|',
  )

const exchangeThemes: readonly (readonly [questions: readonly string[], answer: string])[] = [
  [
    ['Can I return the tent if it is too small?', 'Is it possible to send the tent back? It is too small.'],
    'You can return the tent within 30 days of delivery as long as it is unused. Please use the label in the parcel and we refund the amount as soon as it arrives.',
  ],
  [
    ['How do I wash the sleeping bag?', 'Can I wash the sleeping bag in the machine?'],
    'Please wash the sleeping bag by hand at 30 degrees and let it dry flat. The machine would damage the filling of the bag.',
  ],
  [
    ['Do you ship to Norway, and what does it cost?', 'Is shipping to Norway possible?'],
    'Yes, we ship to Norway and the parcel takes 5 business days. Shipping costs 12,90 € and customs are charged by the carrier.',
  ],
  [
    ['Is the jacket waterproof?', 'Does the jacket keep me dry in heavy rain?'],
    'The jacket is waterproof and its seams are sealed. It keeps you dry in heavy rain for hours, and you can renew the coating after a year.',
  ],
  [
    ['Wie lange kann ich das Zelt zurückgeben?', 'Kann ich das Zelt noch zurückgeben?'],
    'Sie können das Zelt innerhalb von 30 Tagen zurückgeben, wenn es unbenutzt ist. Wir erstatten den Betrag, sobald das Paket bei uns angekommen ist.',
  ],
]

/** Ways in which customers and stores write personal data between their sentences. */
const questionRemarks: readonly ((person: MadePerson) => string)[] = [
  ({ first, last }) => `My name is ${first} ${last}.`,
  ({ order }) => `It is about order ${order}.`,
  ({ street, town }) => `I live in ${street}, ${town}.`,
  ({ street, town }) => `My address is ${street}, ${town}, please send it there.`,
  ({ address }) => `You can write to ${address} as well.`,
  ({ phone }) => `Call me at ${phone} if that is easier.`,
  ({ last, order, amount }) => `${last} paid ${amount} for ${order}.`,
  ({ first }) => `${first} here again.`,
  ({ first, last }) => `The parcel was for ${first.toUpperCase()} ${last.toUpperCase()} at first.`,
  ({ first, last }) => `please leave it with ${first.toLowerCase()} ${last.toLowerCase()} then.`,
  ({ tracking }) => `The tracking number is ${tracking}.`,
]
const replyRemarks: readonly ((person: MadePerson) => string)[] = [
  ({ first, order }) => `Thank you, ${first}, we found ${order} at once.`,
  ({ last }) => `We noted it for Ms ${last}.`,
  ({ tracking }) => `Your parcel has the tracking number ${tracking}.`,
  ({ amount, order }) => `We refunded ${amount} for your order ${order}.`,
  ({ street, town }) => `We sent it to ${street}, ${town}.`,
  () => '',
  () => '',
]

const mailNameOf = ({ first, last }: Pick<MadePerson, 'first' | 'last'>, number: number): string =>
  `${first}.${last}${String(number)}`
    .normalize('NFKD')
    .replaceAll(/[^\w.]/g, '')
    .toLowerCase()

/** Makes mails of `count` people with names, addresses and order numbers in question and reply. */
export function makeSentPeople(seed: number, count: number): MadeExchange[] {
  const random = createRandom(seed)
  const pickOne = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
  const randomDigits = (length: number) => String(Math.floor((1 + random() * 9) * 10 ** (length - 1)))
  return Array.from({ length: count }, (_, number) => {
    const first = pickOne(firstNames).replaceAll('|', ' ')
    const last = pickOne(lastNames).replaceAll('|', ' ')
    const house = String(1 + Math.floor(random() * 180))
    const street = pickOne(streets)
    const person: MadePerson = {
      ...{ first, last, address: `${mailNameOf({ first, last }, number)}@mail.test` },
      street: random() < 0.5 ? `${street} ${house}` : `${house} ${street}`,
      town: random() < 0.5 ? `${randomDigits(5)} ${pickOne(towns)}` : pickOne(towns),
      order: pickOne([`#${randomDigits(5)}`, `NW-${randomDigits(4)}-DE`, randomDigits(6)]),
      phone: pickOne([
        `+49 171 ${randomDigits(7)}`,
        `0${randomDigits(9)}`,
        `(020) ${randomDigits(4)} ${randomDigits(4)}`,
      ]),
      tracking: pickOne([`1Z${randomDigits(8)}${randomDigits(8)}`, randomDigits(14)]),
      amount: pickOne([`${randomDigits(2)},90 €`, `€${randomDigits(3)}.50`, `${randomDigits(2)} EUR`]),
    }
    const [questions, answer] = pickOne(exchangeThemes)
    const greeting = pickOne(['Hi,', 'Hello,', 'Guten Tag,', 'Dear team,', ''])
    const bye = pickOne(['Best regards', 'Thanks', 'Viele Grüße', 'Kind regards,'])
    const question = [
      ...[
        greeting,
        '',
        [pickOne(questions), pickOne(questionRemarks)(person), pickOne(questionRemarks)(person)].join(' '),
        '',
      ],
      ...[bye, `${first} ${last}`, person.street, person.town, person.phone],
    ].join('\n')
    const hello = pickOne([
      `Hi ${first},`,
      `Dear ${first} ${last},`,
      `Hello Ms ${last},`,
      `Sehr geehrter Herr ${last},`,
    ])
    const reply = [
      hello,
      '',
      [answer, pickOne(replyRemarks)(person)].join(' ').trim(),
      '',
      'Kind regards',
      'Olga',
    ].join('\n')
    return { person, question, answer: reply }
  })
}
