import { emailMessages as words } from '../../messages/emails.ts'
import { actOnRows } from './act-on-rows.ts'

/** How far a finger moves before it is known to mean the row and not the page, and from where on letting it go does something. */
const beginPx = 12
const actPx = 96

type RowEdit = 'archive' | 'restore' | 'read' | 'unread'

interface Swipe {
  readonly row: HTMLElement
  readonly pointerId: number
  readonly fromX: number
  readonly fromY: number
  behind: HTMLElement | undefined
}

/** Under a thumb, a row that is drawn to the left is archived, and to the right marked as unread or read: as the bar of the ticked rows does. */
export function startSwiping(): void {
  let swipe: Swipe | undefined
  document.addEventListener(
    'pointerdown',
    ({ target, pointerType, pointerId, clientX, clientY, isPrimary }) => {
      if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return
      const row = target.closest<HTMLElement>('.choosing > [data-thread]')
      if (row && !target.closest('.thread-choice'))
        swipe = { row, pointerId, fromX: clientX, fromY: clientY, behind: undefined }
    },
  )
  document.addEventListener('pointermove', (event) => {
    if (swipe?.pointerId !== event.pointerId) return
    const [x, y] = [event.clientX - swipe.fromX, event.clientY - swipe.fromY]
    if (!swipe.behind && Math.abs(x) < beginPx) return
    if (!swipe.behind && Math.abs(x) < Math.abs(y)) swipe = undefined
    else follow(swipe, x)
  })
  const end = (event: PointerEvent): void => {
    if (swipe?.pointerId !== event.pointerId) return
    const { row, fromX, behind } = swipe
    swipe = undefined
    if (!behind) return
    const x = event.clientX - fromX
    row.style.translate = ''
    behind.remove()
    // The finger was on a link, which it did not mean.
    addEventListener('click', refuse, true)
    setTimeout(() => removeEventListener('click', refuse, true))
    if (event.type === 'pointerup' && Math.abs(x) >= actPx) void actOnRows([row], editOf(row, x))
  }
  document.addEventListener('pointerup', end)
  document.addEventListener('pointercancel', end)
}

/** Only in the list: whoever taps elsewhere at once, as on Undo, means it. */
function refuse(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('#mail-list')) return
  event.preventDefault()
  event.stopPropagation()
}

function editOf(row: HTMLElement, x: number): RowEdit {
  if (x > 0) return row.classList.contains('unread') ? 'read' : 'unread'
  return row.closest('form')?.querySelector('[value="restore"]') ? 'restore' : 'archive'
}

/** Moves a row with the finger; what it uncovers says what letting go does. */
function follow(swipe: Swipe, x: number): void {
  const { row } = swipe
  const behind = (swipe.behind ??= document.createElement('span'))
  const edit = editOf(row, x)
  behind.className = 'swipe'
  behind.ariaHidden = 'true'
  behind.dataset['edit'] = edit
  behind.toggleAttribute('data-ready', Math.abs(x) >= actPx)
  behind.textContent = words.actions[edit]
  behind.style.width = `${String(Math.abs(x))}px`
  behind.style.setProperty(x > 0 ? 'right' : 'left', '100%')
  behind.style.setProperty(x > 0 ? 'left' : 'right', 'auto')
  row.style.translate = `${String(x)}px`
  if (!behind.isConnected) row.append(behind)
}
