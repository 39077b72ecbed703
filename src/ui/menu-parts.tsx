import { DropdownMenu } from 'radix-ui'
import { useEffect, useRef } from 'react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { CheckIcon, ForwardIcon } from './icons.tsx'

interface LoadedMenuProps {
  readonly trigger: ReactElement<{ readonly id: string }>
  readonly align: 'start' | 'end'
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** The press that asked for this code. The menu opens by it. */
  readonly firstPress: Event
  readonly children: ReactNode
}

const contentClass = 'rt-PopperContent rt-BaseMenuContent rt-DropdownMenuContent rt-r-size-2 rt-variant-soft'
const viewportClass = 'rt-BaseMenuViewport rt-DropdownMenuViewport'
const itemClass = 'rt-reset rt-BaseMenuItem rt-DropdownMenuItem'

/**
 * A menu on Radix primitives in the look of Radix Themes. The themed component would add a scroll area,
 * tooltips and a theme to every page.
 */
export function LoadedMenu({ trigger, align, onOpenChange, firstPress, children }: LoadedMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const Kind = firstPress.constructor as new (type: string, init: EventInit) => Event
    button.current?.focus()
    button.current?.dispatchEvent(new Kind(firstPress.type, firstPress))
  }, [firstPress])
  return (
    <DropdownMenu.Root modal={false} {...(onOpenChange && { onOpenChange })}>
      <DropdownMenu.Trigger asChild ref={button}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={contentClass}
          aria-labelledby={trigger.props.id}
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          <div className={viewportClass}>{children}</div>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** A submenu. A long list scrolls. */
export function SubMenu({
  label,
  className,
  children,
}: {
  label: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className={`${itemClass} rt-BaseMenuSubTrigger rt-DropdownMenuSubTrigger`}>
        {label}
        <span className="rt-BaseMenuShortcut rt-DropdownMenuShortcut">
          <ForwardIcon />
        </span>
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal>
        <DropdownMenu.SubContent
          className={`${contentClass} rt-BaseMenuSubContent rt-DropdownMenuSubContent`}
          alignOffset={-8}
          sideOffset={1}
          collisionPadding={8}
        >
          <div className={className ? `${viewportClass} ${className}` : viewportClass}>{children}</div>
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  )
}

export function MenuItem(props: ComponentProps<typeof DropdownMenu.Item>) {
  return <DropdownMenu.Item {...props} className={itemClass} />
}

export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return <DropdownMenu.Label className="rt-BaseMenuLabel rt-DropdownMenuLabel">{children}</DropdownMenu.Label>
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="rt-BaseMenuSeparator rt-DropdownMenuSeparator" />
}

/** An item of a menu, with an optional note beside its name. */
interface MenuChoiceItem {
  readonly id: string
  readonly name: string
  readonly note?: string
}

interface MenuChoiceProps<Item extends MenuChoiceItem> {
  readonly items: readonly Item[]
  /** The id of the selected item. */
  readonly current: string | undefined
  readonly onChoose: (item: NoInfer<Item>) => void
}

/** A list with one selected item. */
export function MenuRadioList<Item extends MenuChoiceItem>({
  items,
  current = '',
  onChoose,
}: MenuChoiceProps<Item>) {
  return (
    <DropdownMenu.RadioGroup value={current}>
      {items.map((item) => (
        <DropdownMenu.RadioItem
          key={item.id}
          className={`${itemClass} rt-BaseMenuRadioItem rt-DropdownMenuRadioItem`}
          value={item.id}
          ref={item.id === current ? scrollItemIntoView : undefined}
          onSelect={() => onChoose(item)}
        >
          {item.name}
          {item.note && <span className="menu-item-note muted tiny">{item.note}</span>}
          <DropdownMenu.ItemIndicator className="rt-BaseMenuItemIndicator rt-DropdownMenuItemIndicator">
            <CheckIcon />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}

function scrollItemIntoView(item: HTMLElement | null): void {
  item?.scrollIntoView({ block: 'nearest' })
}
