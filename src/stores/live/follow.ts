import { hearNews } from './news.ts'
import type { News } from './news.ts'
import { isSwitchedOn, readPage } from '../session/page.ts'
import { pressIsOver } from './press.ts'
import { $stale } from '../session/stale.ts'

const burstMs = 500
/** An import publishes all the time; a page reads this often at most. */
const gapMs = 2000

/**
 * Calls `read` when news are about what a page shows, and then `show` once no press is under way. A hidden or stale tab
 * reads nothing.
 */
export function followNews<Answer>(
  isAbout: (news: News) => boolean,
  read: () => Promise<Answer>,
  show: (answer: Answer) => void,
): void {
  const page = readPage()
  if (page.kind !== 'verified' || !page.store || !isSwitchedOn('live')) return
  let isDue = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let readAtMs = -gapMs

  function schedule(): void {
    if (!isDue || timer !== undefined || document.visibilityState === 'hidden' || $stale.get()) return
    timer = setTimeout(() => void update(), Math.max(burstMs, readAtMs + gapMs - performance.now()))
  }

  async function update(): Promise<void> {
    isDue = false
    readAtMs = performance.now()
    const answer = await read()
    await pressIsOver()
    show(answer)
    timer = undefined
    schedule()
  }

  document.addEventListener('visibilitychange', schedule)
  hearNews(page.epoch, (news) => {
    isDue ||= news.type === 'resync' || isAbout(news)
    schedule()
  })
}
