import type { Services } from '../calls/call-handler.ts'
import { examples } from '../database/schema.ts'
import { addThread } from '../threads/matching/add-thread.ts'
import { addDemoDraft } from './drafts.ts'

const hourMinutes = 60
const dayMinutes = 24 * hourMinutes
const shopAddress = 'Northwind Outfitters <help@demo.test>'

/** A demo mail: its age in minutes, its sender (the store by default), and its text. */
interface DemoMail {
  ago: number
  from?: string
  says: string
  /** The text is HTML. */
  isHtml?: boolean
  /** Extra header lines. */
  headers?: readonly string[]
}

interface DemoThread {
  subject: string
  mails: [DemoMail, ...DemoMail[]]
  /** A draft is added for it. */
  isDrafted?: boolean
  isArchived?: boolean
}

const demoThreads: readonly DemoThread[] = [
  {
    subject: 'Where is my order #48213?',
    mails: [
      {
        ago: 40,
        from: 'Mara Lindt <mara.lindt@mail.test>',
        says: 'Hi,\n\nI ordered two enamel mugs last Thursday (order #48213) and have not heard anything since the confirmation. They are a birthday present for Saturday. Could you check where they are?\n\nThanks\nMara',
      },
    ],
    isDrafted: true,
  },
  {
    subject: 'Wrong size delivered',
    mails: [
      {
        ago: 3 * hourMinutes,
        from: '"Okafor, Daniel" <d.okafor@mail.test>',
        says: 'Hello, the jacket arrived today but it is a size M and I ordered an L. Can I exchange it? I still have the box.\n\nDaniel',
      },
    ],
    isDrafted: true,
  },
  {
    subject: 'Do you ship to Iceland?',
    mails: [
      {
        ago: 5 * hourMinutes,
        from: 'sigga@mail.test',
        says: 'Do you ship to Iceland, and what would it cost?',
      },
    ],
  },
  {
    subject: 'Re: Refund for the tent',
    mails: [
      {
        ago: 3 * dayMinutes,
        from: 'Hélène Dubois <helene@mail.test>',
        says: 'Bonjour, I returned the tent ten days ago and the money is not back yet. The parcel: https://tracking.carrier.test/parcels/RT-99120-7741-0085-2236-1190-4471/history?language=fr&from=69002&to=10969#delivered',
      },
      {
        ago: 2 * dayMinutes,
        says: 'Bonjour Hélène,\n\nThe tent reached us on Monday. The refund is on its way to your card and takes up to five working days.\n\nOlga',
      },
      {
        ago: dayMinutes + 2 * hourMinutes,
        from: 'Hélène Dubois <helene@mail.test>',
        says: 'Merci! It has arrived this morning. One more question: do you still have the smaller tent in green?',
      },
    ],
    isDrafted: true,
  },
  {
    subject: 'Discount code does not work',
    mails: [
      {
        ago: dayMinutes + 4 * hourMinutes,
        from: 'Priya Raman <priya@mail.test>',
        says: 'The code SPRING10 says “expired”, but your newsletter says it is valid until the end of the month.',
      },
      {
        ago: dayMinutes + 3 * hourMinutes,
        says: 'Hi Priya,\n\nYou are right, the code was switched off too early. It works again now. Sorry for the trouble!\n\nOlga',
      },
    ],
  },
  {
    subject: 'Zipper broke after two weeks',
    mails: [
      {
        ago: dayMinutes + 7 * hourMinutes,
        from: 'Tom Becker <tom.becker@mail.test>',
        says: 'The zipper of the rain jacket broke on its second trip. Could you repair it? I would rather not have it replaced.\n\nTom',
      },
    ],
    isDrafted: true,
  },
  {
    subject: 'Invoice with VAT number',
    mails: [
      {
        ago: 2 * dayMinutes + hourMinutes,
        from: '"Accounts, Fjord & Co" <accounts@fjord.test>',
        says: 'Please send us the invoice for order #47980 with our VAT number NO 914 778 271.',
      },
      { ago: 2 * dayMinutes, says: 'Dear all,\n\nthe invoice with your VAT number is attached.\n\nOlga' },
    ],
  },
  {
    subject: 'Change of delivery address',
    mails: [
      {
        ago: 2 * dayMinutes + 5 * hourMinutes,
        from: 'Jonas Weber <jonas@mail.test>',
        says: 'I moved last week and forgot to change my address. Order #48102 should go to Lindenstraße 14, 10969 Berlin.',
      },
      {
        ago: 2 * dayMinutes + 4 * hourMinutes,
        says: 'Hi Jonas, done: your order goes to the new address. Welcome home!\n\nOlga',
      },
      {
        ago: 2 * dayMinutes + 3 * hourMinutes,
        from: 'Jonas Weber <jonas@mail.test>',
        says: 'That was quick, thank you!\n\nNorthwind Outfitters <help@demo.test> wrote:\n\n> Hi Jonas, done: your order goes to the new address. Welcome home!\n>\n> Olga\n\n-- \nJonas Weber\nLindenstraße 14, 10969 Berlin',
      },
    ],
  },
  {
    subject: 'Is the wool from a certified farm?',
    mails: [
      {
        ago: 4 * dayMinutes,
        from: 'Ana Sousa <ana.sousa@mail.test>',
        says: 'Hello! Before I buy the merino jumper: is the wool certified mulesing-free?',
      },
    ],
    isDrafted: true,
  },
  {
    subject: '',
    mails: [
      {
        ago: 5 * dayMinutes,
        from: '',
        says: 'Hallo? Ist da jemand? Ich warte seit einer Woche auf eine Antwort.',
      },
    ],
  },
  {
    subject: 'New message from your contact form',
    mails: [
      {
        ago: 4 * dayMinutes + 2 * hourMinutes,
        from: 'Northwind Outfitters Forms <no-reply@forms.test>',
        headers: ['Reply-To: Lena Fischer <lena.fischer@mail.test>'],
        says: 'Name: Lena Fischer\nEmail: lena.fischer@mail.test\n\nMessage:\nDo you have the enamel mugs in dark blue too? I would need six of them.',
      },
    ],
  },
  {
    subject: 'What is new for outdoor shops this month',
    mails: [
      {
        ago: 4 * dayMinutes + 5 * hourMinutes,
        from: 'Outdoor Trade Weekly <news@trade.test>',
        headers: [
          'List-Id: Outdoor Trade Weekly <weekly.trade.test>',
          'List-Unsubscribe: <https://trade.test/unsubscribe>',
        ],
        isHtml: true,
        says: '<h1 style="color: #2f6f4f">Outdoor Trade Weekly</h1><p><img src="https://pictures.trade.test/fair.jpg" alt="The spring fair" width="480" height="200"></p><p>This month: what the spring fairs showed, and how shops plan for the summer.</p><p><a href="https://trade.test/monthly">Read more</a></p>',
      },
    ],
  },
  {
    subject: 'Partnership proposal',
    mails: [
      {
        ago: 6 * dayMinutes,
        from: 'Growth Team <hello@growth.test>',
        says: 'We help brands like yours reach ten times more customers. Do you have fifteen minutes this week?',
      },
    ],
    isArchived: true,
  },
  {
    subject: 'Thank you!',
    mails: [
      {
        ago: 8 * dayMinutes,
        from: 'Mara Lindt <mara.lindt@mail.test>',
        says: 'Just wanted to say that the tent survived the storm. Great product, and great service.',
      },
      {
        ago: 8 * dayMinutes - 2 * hourMinutes,
        says: 'Hi Mara, this made our day. Thank you for telling us!\n\nOlga',
      },
    ],
  },
]

const savedExamples = [
  {
    title: 'Parcel is late',
    question:
      'Hi, my order should have been here two days ago. The tracking has not moved since. What is going on?',
    answer:
      'Hello,\n\nI am sorry that your parcel is late. I have asked the carrier to look for it and will write to you tomorrow, whatever they say. If it is lost, you choose: a new one or your money back.\n\nKind regards\nOlga',
  },
  {
    title: 'Return after 30 days',
    question: 'I know the 30 days are over, but I was abroad. Can I still return the shoes? They are unworn.',
    answer:
      'Hello,\n\nThank you for asking first. As the shoes are unworn, we make an exception: please send them back within the next two weeks and you get a voucher for the full price.\n\nKind regards\nOlga',
  },
]

/** Adds threads of the last days and two examples to a demo store. */
export async function addDemoMail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  storeId: string,
): Promise<void> {
  const minutesAgo = (minutes: number) => new Date(clock() - minutes * 60_000)
  for (const { subject, mails, isDrafted, isArchived } of demoThreads) {
    const [first, ...more] = mails
    const toEmail = ({ ago, from, says, isHtml = false, headers = [] }: DemoMail) => ({
      direction: from === undefined ? ('out' as const) : ('in' as const),
      sender: from ?? shopAddress,
      body: says,
      createdAt: minutesAgo(ago),
      isHtml,
      headers,
    })
    const last = mails.at(-1) ?? first
    const threadId = await addThread(db, storeId, {
      subject,
      emails: [toEmail(first), ...more.map(toEmail)],
      ...(isArchived && { archivedAt: minutesAgo(hourMinutes) }),
    })
    if (isDrafted)
      await addDemoDraft(db, storeId, threadId, { createdAt: minutesAgo(last.ago - 1), nowMs: clock() })
  }
  for (const [index, example] of savedExamples.entries()) {
    const createdAt = minutesAgo((index + 1) * dayMinutes)
    await db.insert(examples).values({ ...example, storeId, createdAt, updatedAt: createdAt })
  }
}
