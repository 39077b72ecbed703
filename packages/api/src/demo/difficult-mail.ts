import type { Services } from '../calls/call-handler.ts'
import { addThread } from '../threads/matching/add-thread.ts'

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const shopAddress = 'Harbour Home <help@demo.test>'

interface DifficultThread {
  readonly subject: string
  readonly from: string
  readonly says: string
  /** The number of mails, which alternate between customer and store. */
  readonly mails?: number
}

/** Mails that break layouts: unbroken words, right-to-left text, and very long threads. */
const oddThreads: readonly DifficultThread[] = [
  {
    subject: `${longWord} ${longWord}`,
    from: `${longWord} von und zu ${longWord} <${'very.long.'.repeat(5)}name@a-rather-long-domain-of-a-customer.test>`,
    says: `${longWord.repeat(3)}\n\nhttps://example.test/${'path/'.repeat(60)}?${'q=1&'.repeat(60)}\n\nThank you`,
  },
  {
    subject: 'أين طلبي رقم 48213؟',
    from: 'ليلى حداد <layla@mail.test>',
    says: 'مرحباً،\n\nلم يصل طلبي رقم #48213 بعد. هل يمكنكم التحقق من ذلك (Northwind Post)؟\n\nWith a line in English between.\n\nشكراً',
  },
  { subject: 'מתי המשלוח יגיע?', from: 'נועה כהן <noa@mail.test>', says: 'שלום, מתי יגיע המשלוח שלי? תודה!' },
  { subject: '', from: '<nobody@mail.test>', says: '' },
  { subject: '🏔️👨‍👩‍👧‍👦 Z̸̡̛͇̈́a̷͉̾l̴͎̽g̵͎͝o̸̧͠ '.repeat(4), from: '🦊🦊🦊 <fox@mail.test>', says: '👍'.repeat(400) },
  {
    subject: 'A conversation without an end',
    from: 'Paul Persistent <paul@mail.test>',
    says: 'And one more question. Do you still have it, and when would it come?',
    mails: 200,
  },
]

/** Adds mails with difficult content to a store. */
export async function addDifficultMail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  storeId: string,
): Promise<void> {
  for (const { subject, from, says, mails = 1 } of oddThreads) {
    const [first, ...more] = Array.from({ length: mails }, (_, index) => ({
      direction: index % 2 === 0 ? ('in' as const) : ('out' as const),
      sender: index % 2 === 0 ? from : shopAddress,
      body: says,
      createdAt: new Date(clock() - (mails - index) * 600_000),
    }))
    if (first) await addThread(db, storeId, { subject, emails: [first, ...more] })
  }
}
