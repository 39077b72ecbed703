import { parentPort, workerData } from 'node:worker_threads'
import { buildTestPath } from '@draftdesk/contract/testing'

/** A signed-in browser and the conversation that its tabs show. */
export interface TabOwner {
  readonly cookie: string
  readonly threadId: string
}

interface TabTask {
  readonly url: string
  readonly owners: readonly TabOwner[]
  readonly tabsEach: number
}

const publishEveryMs = 20_000

/** Opens the tabs in a thread of their own. Each reads its stream, and states its presence every 20 s. */
async function openTabs({ url, owners, tabsEach }: TabTask): Promise<void> {
  const viewers = owners.flatMap(({ cookie, threadId }, index) =>
    Array.from({ length: tabsEach }, (_, tab) => ({
      ...{ viewer: `viewer-${String(index)}-${String(tab)}`, thread_id: threadId },
      headers: { cookie, 'sec-fetch-site': 'same-origin', origin: url, 'x-requested-with': 'draftdesk' },
    })),
  )
  for (const { headers } of viewers) {
    const answer = await fetch(`${url}/v1/events`, { headers })
    if (answer.status !== 200) throw new Error(`a stream failed: ${String(answer.status)}`)
    void answer.body?.pipeTo(new WritableStream()).catch(() => undefined)
  }
  let next = 0
  const publish = async (): Promise<void> => {
    const { headers, ...presence } = viewers[next % viewers.length] ?? { headers: {} }
    next += 1
    const answer = await fetch(`${url}${buildTestPath('setPresence')}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...presence, is_replying: false }),
    })
    if (answer.status >= 300) throw new Error(`presence failed: ${String(answer.status)}`)
    await answer.text()
  }
  while (next < viewers.length) await publish()
  setInterval(() => void publish(), publishEveryMs / viewers.length)
  parentPort?.postMessage('open')
}

await openTabs(workerData as TabTask)
