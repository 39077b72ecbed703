import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { DayRows } from '../view.ts'
import { Row } from './row.tsx'
import { watchNear } from './watch-near.ts'

interface ListPageProps {
  readonly scroll: RefObject<HTMLDivElement | null>
  readonly days: readonly DayRows[]
  readonly nowMs: number
  readonly current: string | undefined
  readonly focused: string | undefined
  /** The row that is to take the focus. */
  readonly wanted: string | undefined
  readonly chosen: ReadonlySet<string>
  readonly canChoose: boolean
}

/** A page of the list. Far from the visible part it holds its place with its height alone, unless a row of it is in use. */
export function ListPage({
  scroll,
  days,
  nowMs,
  current,
  focused,
  wanted,
  chosen,
  canChoose,
}: ListPageProps) {
  const page = useRef<HTMLDivElement>(null)
  const [restPx, setRestPx] = useState<number>()
  const isUsed = days.some(({ threads }) =>
    threads.some(({ id }) => id === current || id === focused || id === wanted || chosen.has(id)),
  )
  useEffect(() => {
    const watch = watchNear(scroll.current, (isNear) =>
      setRestPx(isNear ? undefined : page.current?.offsetHeight),
    )
    if (page.current) watch.observe(page.current)
    return () => watch.disconnect()
  }, [scroll])

  if (restPx !== undefined && !isUsed)
    return <div className="list-page" ref={page} style={{ height: `${String(restPx)}px` }} />
  return (
    <div className="list-page" ref={page}>
      {days.map(({ key, title, threads }) => (
        <section key={key}>
          {title !== undefined && <h2 className="day">{title}</h2>}
          <ul className={canChoose ? 'threads choosing' : 'threads'}>
            {threads.map((thread) => (
              <Row
                key={thread.id}
                {...{ thread, nowMs, canChoose }}
                isCurrent={thread.id === current}
                isChosen={chosen.has(thread.id)}
                wantsFocus={thread.id === wanted}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
