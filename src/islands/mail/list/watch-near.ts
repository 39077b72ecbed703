/** How far beyond the visible part of the list rows are drawn and the next page is read. */
const marginPx = 1200

/** Watches whether an element is near the visible part of the list, which scrolls by itself or with the window. */
export function watchNear(scroll: HTMLElement | null, hear: (isNear: boolean) => void): IntersectionObserver {
  const root = scroll && getComputedStyle(scroll).overflowY === 'auto' ? scroll : null
  return new IntersectionObserver((entries) => hear(entries.some(({ isIntersecting }) => isIntersecting)), {
    root,
    rootMargin: `${String(marginPx)}px 0px`,
  })
}
