import type { Dovecot } from '../src/testing/servers/dovecot.ts'
import { createCorpus } from './corpus.ts'
import { openBenchStore, waitUntil } from './bench-store.ts'
import type { BenchStore } from './bench-store.ts'
import { computePercentile, printFigure } from './figures.ts'

const runCount = 5
/** Conversations that get a draft as soon as a mailbox is linked. */
const wantedDrafts = 5

/** A document that answers the questions of the corpus. */
const documentText = `# Delivery
A parcel takes two to four days. Where a parcel is says the tracking page in the mail that we send when it leaves us.

# Versand
Der Versand nach Österreich dauert drei bis fünf Tage.

# Returns
You can return shoes and tents that were not used within 30 days. What broke within two years we repair or replace.

# Changes of an order
The address of an order can be changed until the parcel has left us.`

/** The time from linking a mailbox with `size` mails to its first and fifth draft. */
export async function benchFirstDrafts(dovecot: Dovecot, size: number, server?: string): Promise<void> {
  const name = server ? 'PostgreSQL' : 'PGlite'
  const first: number[] = []
  const all: number[] = []
  for (let run = 0; run < runCount; run += 1) {
    const bench = await openBenchStore(dovecot, `first-${String(run)}-${name.toLowerCase()}`, server)
    await bench.receive(createCorpus(bench.address, size, Date.now()))
    await bench.start()
    await bench.signIn()
    await bench.send('createPolicy', {
      token: bench.token(),
      input: { title: 'Questions', text: documentText },
    })
    await bench.link()
    const connectedMs = performance.now()
    const waitForDrafts = async (count: number) => {
      await waitUntil(async () => (await countDrafts(bench)) >= count, { everyMs: 100, what: 'a draft' })
      return (performance.now() - connectedMs) / 1000
    }
    first.push(await waitForDrafts(1))
    all.push(await waitForDrafts(wantedDrafts))
    await bench.kill('SIGTERM')
    await bench.close()
  }
  const formatSeconds = (values: readonly number[]) =>
    `p50 ${String(computePercentile(values, 0.5))} s, slowest ${String(computePercentile(values, 1))} s`
  printFigure(
    `from 'connected' to a draft, ${String(size)} mails, ${name}`,
    `${formatSeconds(first)} of ${String(runCount)}`,
  )
  printFigure(`to the fifth, ${name}`, formatSeconds(all))
}

/** Counts finished drafts, with a text or with findings only. */
async function countDrafts({ send, token }: BenchStore): Promise<number> {
  const { body } = await send('threads', { token: token(), input: { filter: 'drafts', limit: '10' } })
  let count = 0
  for (const { id } of body['threads'] as { id: string }[]) {
    const answer = await send('thread', { token: token(), id })
    const [draft] = answer.body['drafts'] as { state?: string }[]
    count += Number(draft?.state === 'ready')
  }
  return count
}
