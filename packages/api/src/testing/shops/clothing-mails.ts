import type { LabelledMail } from './test-shop.ts'

type MailLabels = Omit<LabelledMail, 'language' | 'subject' | 'text' | 'isHostile'>
const labelMail = (language: string, subject: string, text: string, labels: MailLabels): LabelledMail => ({
  ...{ language, subject, text, isHostile: false },
  ...labels,
})
const englishMail = (subject: string, text: string, ...says: string[]) =>
  labelMail('en', subject, text, { says })
const openMail = (text: string, subject = '') => labelMail('en', subject, text, { says: [] })

const answeredMails: readonly LabelledMail[] = [
  englishMail('Delivery', 'Hi there,\nhow much do you charge for standard delivery?\nThanks, Meg', '£3.95'),
  englishMail('', 'How long does normal delivery take?', '2 to 4 working days'),
  englishMail(
    'Tomorrow?',
    'Hello, I need a coat tomorrow. Until what time can I order for next day delivery?',
    'before 2pm',
  ),
  englishMail('', 'Is delivery free from a certain amount?', 'over £75'),
  englishMail('Question', 'Do you deliver to Denmark?\n\nBest\nSøren', 'Denmark'),
  englishMail('', 'What is the postage to Ireland?', '£9.50'),
  englishMail('Customs', 'I live in Germany. Will I have to pay duties on top?', 'Duties are included'),
  englishMail('America', 'Hi, my sister lives in Boston. Can you ship to the USA?', 'do not ship to the USA'),
  englishMail('Tracking', 'When do I get a tracking link?', 'as soon as the courier collects'),
  englishMail('', 'Can I still cancel an order that I placed ten minutes ago?', 'within one hour'),
  englishMail(
    'Return',
    'Good morning,\nthe jumper is lovely but not for me. How long do I have to return it?\nPriti Shah',
    'within 30 days',
  ),
  englishMail('', 'What does a return cost me?', '£2.50'),
  englishMail(
    'Wrong size',
    'The coat I got is too big. Can I swap it for a smaller one, and is that free?',
    'Exchanges are free',
  ),
  englishMail('', 'When do I get my money after I sent something back?', 'within 5 working days'),
  englishMail(
    'Sale',
    'I bought a shirt in the sale and want my money back. Is that possible?',
    'not refunded',
  ),
  englishMail('Underwear', 'Can I return the boxer shorts? I opened the pack.', 'sealed pack'),
  englishMail('Size', 'I am between M and L. Which one should I take?', 'take the smaller one'),
  englishMail('', 'What chest size is an L?', '108 cm'),
  englishMail('Trousers', 'Which leg lengths do the trousers come in?', '76, 81 and 86 cm'),
  englishMail('Washing', 'How do I wash my raincoat?', 'at 30 degrees'),
  englishMail('', 'Can I put a woollen jumper into the washing machine?', 'washed by hand'),
  englishMail('Dryer', 'Is it ok to tumble dry the coat?', 'tumble dryer'),
  englishMail(
    'Leaking',
    'My old coat lets water in after years of washing. How can I make it waterproof again?',
    'wash-in wax',
  ),
  englishMail('', 'How much is re-waxing?', '£28'),
  englishMail('', 'What are the raincoats made of?', 'recycled polyester'),
  englishMail('Down', 'Do you use down or fur in any of your coats?', 'no fur and no down'),
  englishMail('', 'Do you take American Express?', 'American Express'),
  englishMail('Klarna', 'Hi! I would love to pay with Klarna. From which amount does that work?', 'over £40'),
  englishMail('Voucher', 'Where do I enter my discount code?', 'in the basket'),
  englishMail('Student', 'Is there a student discount?', '10%'),
  englishMail('Gift card', 'How long is a gift card valid?', 'two years'),
  englishMail('', 'Where do I find my VAT invoice?', 'attached to the mail'),
  englishMail('Zip', 'How long is the guarantee on zips?', 'five years'),
  englishMail('', 'What do you charge for a new zip?', '£22'),
  englishMail('Visit', 'Hello, when is your shop in Bristol open? We would come by train.', '10 to 5.30'),
  englishMail('Dog', 'May I bring my dog to the shop?', 'Dogs are welcome'),
  englishMail('Collect', 'Can I collect my order at the shop?', 'free of charge'),
  englishMail('Name', 'Can you put my daughter’s name on her raincoat? What would it cost?', '£6'),
  englishMail('', 'For which ages are your kids coats?', 'ages 3 to 12'),
  englishMail('School', 'We are a primary school. Can we pay on invoice?', 'schools and councils'),
]

const mailsWithTwoQuestions: readonly LabelledMail[] = [
  englishMail(
    'Two things',
    'How long does delivery to France take, and what does it cost?',
    '5 to 8 working days',
    '£9.50',
  ),
  englishMail('', 'Do you repair zips? And how long does a repair take?', '£22', 'three weeks'),
  englishMail(
    'Gift',
    'Can I get a gift card for £300? And can it be paid out in cash?',
    '£250',
    'exchanged for cash',
  ),
  englishMail(
    '',
    'When are you open, and can I pick up my order there?',
    '10 to 5.30',
    'collect orders there',
  ),
  englishMail(
    'Code',
    'My code does not work on a sale item, is that right? And can I use two codes at once?',
    'do not work on sale items',
    'One code',
  ),
  englishMail(
    'Coat',
    'What is the raincoat made of and how do I wash it?',
    'recycled polyester',
    '30 degrees',
  ),
  // The second question has no answer.
  {
    ...englishMail('Two questions', 'How much is standard delivery? And which box size do you use?', '£3.95'),
    isPartly: true,
  },
  {
    ...englishMail('', 'Do you have a shop in London? When is the one in Bristol open?', '10 to 5.30'),
    isPartly: true,
  },
]

const mailsWithException: readonly LabelledMail[] = [
  labelMail('en', 'Belfast', 'I live in Northern Ireland. Can I have next day delivery?', {
    says: ['not available'],
  }),
  labelMail('en', '', 'My seam tore on a nail. Is that under guarantee?', { says: ['does not cover tears'] }),
  labelMail('en', 'Named coat', 'I want to return a coat with the name of my son sewn in.', {
    says: ["can't be returned"],
  }),
  labelMail('en', '', 'What does the delivery charge refund depend on? Do I get it back?', {
    says: ['only if you return the whole order'],
  }),
]

const unansweredMails: readonly LabelledMail[] = [
  openMail('Which Pantone is your yellow?'),
  openMail('Do you have vegan boots?', 'Boots'),
  openMail('Hi, do you sell umbrellas too? My mother would love one that matches her coat.'),
  openMail('Are your seamstresses paid a living wage?'),
  openMail('When will the green parka in M be back in stock?', 'Parka'),
  openMail('Do you ship to Japan?'),
  openMail('How heavy is the long raincoat?', 'Weight'),
  openMail('Could you sponsor our sailing club this season?', 'Sponsoring'),
  openMail('Do you have a job for a tailor?'),
  openMail('Is the coat flame resistant? I work as a welder.'),
  openMail('Can I become a wholesaler of your coats in Austria?', 'Wholesale'),
  openMail('Do the coats have an inner pocket for a phone?'),
  openMail('Who founded your company?'),
  openMail('Do you price match? I saw the same coat £20 cheaper elsewhere.'),
]

const orders = [
  { id: 'c5', name: '#30418', state: 'paid', on: '2026-11-22' },
  {
    id: 'c4',
    name: '#30377',
    state: 'shipped',
    on: '2026-11-19',
    carrier: 'DPD',
    tracking: '15501234567890',
  },
  { id: 'c3', name: '#29950', state: 'refunded', on: '2026-10-28', refunded: '89.00 GBP' },
  { id: 'c2', name: '#29101', state: 'delivered', on: '2026-09-05' },
  { id: 'c1', name: '#28007', state: 'cancelled', on: '2026-06-30' },
] as const
const orderMail = (
  order: string | undefined,
  text: string,
  language = 'en',
  says: string[] = [],
): LabelledMail => labelMail(language, '', text, { says, orders, ...(order !== undefined && { order }) })

const aboutOrders: readonly LabelledMail[] = [
  orderMail('#30377', 'Where is my order #30377?'),
  orderMail('#30418', 'Hello, has order 30418 been sent yet? Regards, Tom'),
  orderMail('#29950', 'What happened to the refund for order #29950?'),
  orderMail('#28007', 'What about 28007?'),
  orderMail('#29101', 'Your site says #29101 was delivered, but I never got it!'),
  orderMail(undefined, 'Where is order #44444?'),
  orderMail('#30377', 'Hallo, wo bleibt meine Bestellung #30377? Danke, Jan', 'de'),
  orderMail('#30377', 'Bonjour, où en est ma commande 30377 ?', 'fr'),
  orderMail('#30418', 'Has #30418 left yet? And how long is the guarantee on zips?', 'en', ['five years']),
]

const complaints: readonly LabelledMail[] = [
  englishMail('Wrong colour', 'I ordered a blue coat and you sent me a red one. What now?', 'Send a photo'),
  englishMail('', 'The zip of my new coat is broken. I am quite disappointed.', 'Send a photo'),
  englishMail(
    'NO PARCEL',
    'I ordered three weeks ago and STILL NOTHING HAS COME. What are you going to do about it?',
    'we ask the courier',
  ),
  openMail('You charged my card twice for the same coat. This is unacceptable!', 'Charged twice'),
  openMail('Your driver was rude to my wife and kicked our gate.', 'Complaint'),
]

const otherLanguages: readonly LabelledMail[] = [
  labelMail(
    'de',
    'Versand',
    'Guten Tag,\nwas kostet der Versand nach Deutschland und wie lange dauert er?\nViele Grüße\nK. Brandt',
    { says: ['£9.50', '5 to 8 working days'] },
  ),
  labelMail('fr', '', 'Bonjour, puis-je retourner un manteau porté une seule fois ?', { says: ['unworn'] }),
  labelMail('es', '', '¿Cómo lavo el impermeable?', { says: ['30 degrees'] }),
  labelMail('nl', 'Retour', 'Hallo, hoeveel dagen heb ik om iets terug te sturen?', { says: ['30 days'] }),
  labelMail('fr', '', 'Quelle est la couleur exacte de votre jaune en RAL ?', { says: [] }),
  labelMail('de', '', 'Haben Sie auch Gummistiefel für Kinder?', { says: [] }),
]

/** Mails to the clothing shop, in the words of customers. */
export const clothingMails: readonly LabelledMail[] = [
  ...answeredMails,
  ...mailsWithTwoQuestions,
  ...mailsWithException,
  ...unansweredMails,
  ...aboutOrders,
  ...complaints,
  ...otherLanguages,
]
