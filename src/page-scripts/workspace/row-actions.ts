import { emailMessages as words } from '../../messages/emails.ts'
import type { ManyEdit } from '../../models/threads.ts'
import { actOnRows } from './act-on-rows.ts'

const icons = {
  archive: 'M3 4h14v3.5H3zM4.5 7.5V16h11V7.5M8 10.5h4',
  restore: 'M3 4h14v3.5H3zM4.5 7.5V16h11V7.5M10 14v-4m-2 2 2-2 2 2',
  unread: 'M3 5h14v10.5H3zM3.5 5.5 10 11l6.5-5.5',
  read: 'M3 8.5 10 4l7 4.5v7H3zM3.5 9l6.5 4 6.5-4',
} as const

type RowEdit = keyof typeof icons

/** Buttons at the row below the pointer or with the focus, one set for all rows: behind its link, Tab reaches them. */
export function startRowActions(): void {
  const buttons = document.createElement('span')
  buttons.className = 'row-actions'
  const put = (row: HTMLElement | null): void => {
    if (row === buttons.parentElement) return
    buttons.parentElement?.classList.remove('acting')
    buttons.remove()
    if (!row) return
    buttons.replaceChildren(...editsOf(row).map((action) => draw(action, row, () => put(null))))
    row.append(buttons)
    row.classList.add('acting')
  }
  const rowOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('.choosing > [data-thread]') : null
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    // The one that keys have reached has them until they leave it.
    if (pointerType === 'mouse' && !buttons.contains(document.activeElement)) put(rowOf(target))
  })
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) put(rowOf(target))
  })
}

function editsOf(row: HTMLElement): RowEdit[] {
  const isArchive = row.closest('form')?.querySelector('[value="restore"]') != null
  return [isArchive ? 'restore' : 'archive', row.classList.contains('unread') ? 'read' : 'unread']
}

function draw(action: RowEdit & ManyEdit, row: HTMLElement, leave: () => void): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'icon-button'
  button.title = words.actions[action]
  button.ariaLabel = words.actions[action]
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  for (const [name, value] of Object.entries({
    viewBox: '0 0 20 20',
    width: '16',
    fill: 'none',
    stroke: 'currentColor',
  }))
    svg.setAttribute(name, value)
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  for (const [name, value] of Object.entries({
    d: icons[action],
    'stroke-width': '1.5',
    'stroke-linejoin': 'round',
  }))
    path.setAttribute(name, value)
  svg.append(path)
  button.append(svg)
  button.addEventListener('click', () => {
    leave()
    void actOnRows([row], action)
  })
  return button
}
