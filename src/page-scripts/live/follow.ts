import { readPage } from '../../stores/page.ts'
import { fetchPiece } from '../../stores/piece.ts'
import { pressIsOver } from '../../stores/press.ts'
import { $stale } from '../../stores/stale.ts'
import { hearNews } from '../../stores/news.ts'
import { isAbout, isBusy, offer, swap, withdraw } from './region.ts'

const burstMs = 500
/** An import tells of something every moment; a page is fetched this often at most. */
const gapMs = 2000

/** Fetches this page anew when something happens that its regions show, and puts the server's regions in their place. */
export function startFollowing(): void {
  const page = readPage()
  if (page.kind === 'verified' && page.store) follow(page.epoch)
}

function follow(epoch: number): void {
  const due = new Set<string>()
  const shown = new Map(regions().map((region) => [region.id, region.outerHTML]))
  let timer: ReturnType<typeof setTimeout> | undefined
  let fetchedMs = -gapMs

  function schedule(): void {
    if (due.size === 0 || timer !== undefined || document.visibilityState === 'hidden' || $stale.get()) return
    const waitMs = Math.max(burstMs, fetchedMs + gapMs - performance.now())
    timer = setTimeout(() => {
      void fetchAnew().finally(() => {
        timer = undefined
        schedule()
      })
    }, waitMs)
  }

  async function fetchAnew(): Promise<void> {
    const ids = [...due]
    due.clear()
    fetchedMs = performance.now()
    const address = location.href
    const fresh = await fetchPage(epoch)
    await pressIsOver()
    if (location.href !== address) {
      for (const id of ids) due.add(id)
      return
    }
    for (const id of ids) {
      const region = document.getElementById(id)
      const next = fresh?.getElementById(id)
      if (!region || !next || next.outerHTML === shown.get(id)) continue
      shown.set(id, next.outerHTML)
      const mine = document.adoptNode(next)
      if (isBusy(region)) offer(region, mine)
      else {
        withdraw(region)
        swap(region, mine)
      }
    }
  }

  document.addEventListener('visibilitychange', schedule)
  hearNews(epoch, (news) => {
    for (const region of regions()) if (isAbout(region, news)) due.add(region.id)
    schedule()
  })
}

const regions = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-live][id]')]

/** This page as the server draws it now; undefined when it cannot be had, or is another session's. */
async function fetchPage(epoch: number): Promise<Document | undefined> {
  const html = await fetchPiece(location.href)
  if (html === undefined) return undefined
  const fresh = new DOMParser().parseFromString(html, 'text/html')
  const facts = JSON.parse(fresh.querySelector('#page-session')?.textContent ?? '{}') as { epoch?: number }
  return facts.epoch === epoch ? fresh : undefined
}
