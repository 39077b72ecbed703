import { cloneElement, useState } from 'react'
import type { ComponentProps, KeyboardEvent, PointerEvent, ReactElement, ReactNode } from 'react'
import type * as parts from './menu-parts.tsx'
import { useLazyCode } from './use-lazy-code.ts'

type MenuParts = typeof parts

interface MenuProps {
  /** The button that opens it; its `id` names the menu by it. */
  readonly trigger: ReactElement<ComponentProps<'button'> & { readonly id: string }>
  readonly align?: 'start' | 'end'
  readonly onOpenChange?: (isOpen: boolean) => void
  /** Renders the items of the open menu. */
  readonly children: (parts: MenuParts) => ReactNode
}

const loadMenuParts = () => import('./menu-parts.tsx')
const openingKeys = new Set(['Enter', ' ', 'ArrowDown'])

/** Loads the code of menus early. A failure shows with the press that needs it. */
function preloadMenu(): void {
  loadMenuParts().catch(() => undefined)
}

/** A menu whose code is loaded when its button is in use. The first press opens it once the code is there. */
export function Menu({ trigger, align = 'start', onOpenChange, children }: MenuProps) {
  const [press, setPress] = useState<Event>()
  const code = useLazyCode(loadMenuParts, press !== undefined, () => setPress(undefined))
  if (press && code)
    return (
      <code.LoadedMenu {...{ trigger, align, onOpenChange }} firstPress={press}>
        {children(code)}
      </code.LoadedMenu>
    )

  function onPointerDown(event: PointerEvent<HTMLButtonElement>): void {
    if (event.button !== 0 || event.ctrlKey || event.currentTarget.disabled) return
    // The browser would move the focus back to the button after the menu took it.
    event.preventDefault()
    event.currentTarget.focus()
    setPress(event.nativeEvent)
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (!openingKeys.has(event.key)) return
    event.preventDefault()
    setPress(event.nativeEvent)
  }

  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    ...{ 'data-state': 'closed', 'data-waiting': press ? '' : undefined },
    ...{ onPointerEnter: preloadMenu, onFocus: preloadMenu, onPointerDown, onKeyDown },
    // A menu that opened after the person went on would take their focus.
    onBlur: () => setPress(undefined),
  })
}
