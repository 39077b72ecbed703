import type { Dovecot } from '../src/testing/servers/dovecot.ts'
import { createCorpus } from './corpus.ts'
import { openDesk, until } from './desk.ts'
import type { Desk } from './desk.ts'
import { percentile, say } from './figures.ts'

const runs = 5
/** Conversations that get a draft as soon as a mailbox is linked. */
const wanted = 5

/** The document of a shop that sells what the corpus asks about. */
const text = `# Delivery
A parcel takes two to four days. Where a parcel is says the tracking page in the mail that we send when it leaves us.

# Versand
Der Versand nach Österreich dauert drei bis fünf Tage.

# Returns
You can return shoes and tents that were not used within 30 days. What broke within two years we repair or replace.

# Changes of an order
The address of an order can be changed until the parcel has left us.`

/** How soon after 'connected' the first draft for a mail of the mailbox waits, and the fifth, with `size` mails in the mailbox. */
export async function benchFirst(dovecot: Dovecot, size: number, server?: string): Promise<void> {
  const name = server ? 'PostgreSQL' : 'PGlite'
  const first: number[] = []
  const all: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const desk = await openDesk(dovecot, `first-${String(run)}-${name.toLowerCase()}`, server)
    await desk.receive(createCorpus(desk.address, size, Date.now()))
    await desk.start()
    await desk.signIn()
    await desk.send('createPolicy', { token: desk.token(), input: { title: 'Questions', text } })
    await desk.link()
    const connectedMs = performance.now()
    const waiting = async (count: number) => {
      await until(async () => (await countDrafts(desk)) >= count, { everyMs: 100, what: 'a draft' })
      return (performance.now() - connectedMs) / 1000
    }
    first.push(await waiting(1))
    all.push(await waiting(wanted))
    await desk.kill('SIGTERM')
    await desk.close()
  }
  const seconds = (values: readonly number[]) =>
    `p50 ${String(percentile(values, 0.5))} s, slowest ${String(percentile(values, 1))} s`
  say(`from 'connected' to a draft, ${String(size)} mails, ${name}`, `${seconds(first)} of ${String(runs)}`)
  say(`to the fifth, ${name}`, seconds(all))
}

/** Conversations whose draft is written: its text, or what was found where there is too little for one. */
async function countDrafts({ send, token }: Desk): Promise<number> {
  const { body } = await send('threads', { token: token(), input: { filter: 'drafts', limit: '10' } })
  let count = 0
  for (const { id } of body['threads'] as { id: string }[]) {
    const answer = await send('thread', { token: token(), id })
    const [draft] = answer.body['drafts'] as { state?: string }[]
    count += Number(draft?.state === 'ready')
  }
  return count
}
