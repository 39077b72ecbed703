import { useStore } from '@nanostores/react'
import { DropdownMenu } from '@radix-ui/themes'
import { useState } from 'react'
import { shellMessages } from '../../messages/shell.ts'
import { link } from '../../routes.ts'
import { $stores, loadStores, switchStore } from '../../stores/stores.ts'
import { showToast } from '../../stores/toasts.ts'
import { ChevronIcon } from '../../ui/icons.tsx'
import { PortalTheme } from '../../ui/portal-theme.tsx'

interface StoreSwitcherProps {
  readonly id: string
  readonly name: string
}

/** The current store's name, and the way to the person's other stores (spec section 2, Shell). */
export function StoreSwitcher({ id, name }: StoreSwitcherProps) {
  const stores = useStore($stores)
  const [problem, setProblem] = useState<string>()

  async function load(isOpen: boolean): Promise<void> {
    if (isOpen) setProblem(await loadStores())
  }

  async function choose(chosen: string): Promise<void> {
    const failure = chosen === id ? undefined : await switchStore(chosen)
    if (failure) showToast('error', failure)
  }

  return (
    <PortalTheme>
      <DropdownMenu.Root modal={false} onOpenChange={(isOpen) => void load(isOpen)}>
        <DropdownMenu.Trigger>
          <button
            className="header-button"
            type="button"
            aria-label={`${shellMessages.store} ${name}, ${shellMessages.switchStore}`}
          >
            <span className="name">{name}</span>
            <ChevronIcon />
          </button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content variant="soft">
          <DropdownMenu.Label>{shellMessages.switchStore}</DropdownMenu.Label>
          {stores ? (
            <DropdownMenu.RadioGroup value={id}>
              {stores.map((store) => (
                <DropdownMenu.RadioItem
                  key={store.id}
                  value={store.id}
                  onSelect={() => void choose(store.id)}
                >
                  {store.name}
                </DropdownMenu.RadioItem>
              ))}
            </DropdownMenu.RadioGroup>
          ) : (
            <p className="menu-note" role={problem ? 'alert' : 'status'}>
              {problem ?? shellMessages.storesLoading}
            </p>
          )}
          <DropdownMenu.Separator />
          <DropdownMenu.Item asChild>
            <a href={link('selectStore')} target="_blank" rel="noopener">
              {shellMessages.addStore}
              <span className="visually-hidden"> {shellMessages.newTab}</span>
            </a>
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </PortalTheme>
  )
}
