const gap = 8

/** Positions a menu below the line of a character, or above it if there is more room. */
export function positionMenu(menu: HTMLElement, field: HTMLTextAreaElement, at: number): void {
  const line = findLine(field, at)
  const { offsetTop = 0, height = innerHeight } = visualViewport ?? {}
  const { width, height: own } = menu.getBoundingClientRect()
  const below = offsetTop + height - line.bottom - gap
  const above = line.top - offsetTop - gap
  const isBelow = below >= own || below >= above
  const top = isBelow ? line.bottom + 4 : line.top - own - 4
  menu.style.left = `${String(Math.max(gap, Math.min(line.left, innerWidth - width - gap)))}px`
  menu.style.top = `${String(Math.max(offsetTop + gap, Math.min(top, offsetTop + height - own - gap)))}px`
}

/** Finds the position of a character in the marks layer, which has the same layout as the field. */
function findLine(field: HTMLTextAreaElement, at: number): DOMRect {
  const marks = field.parentElement?.querySelector('.composer-marks')
  if (!marks) return field.getBoundingClientRect()
  const texts = document.createTreeWalker(marks, NodeFilter.SHOW_TEXT)
  let left = at
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = node.textContent ?? ''
    if (left < length) {
      const range = document.createRange()
      range.setStart(node, left)
      range.setEnd(node, left + 1)
      return range.getBoundingClientRect()
    }
    left -= length
  }
  return field.getBoundingClientRect()
}
