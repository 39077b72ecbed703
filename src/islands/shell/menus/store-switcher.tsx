import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { headerMessages } from '../../../messages/shell.ts'
import { buildLink } from '../../../routes.ts'
import { $ownStores, loadOwnStores, switchStore } from '../../../stores/own-stores.ts'
import { showToast } from '../../../stores/toasts.ts'
import { ChevronIcon } from '../../../ui/icons.tsx'
import { createIsland } from '../../create-island.tsx'
import { MenuNote } from '../../../ui/menu-note.tsx'
import { Menu } from '../../../ui/menu.tsx'

interface StoreSwitcherProps {
  readonly id: string
  readonly name: string
}

function StoreSwitcherView({ id, name }: StoreSwitcherProps) {
  const stores = useStore($ownStores)
  const [problem, setProblem] = useState<string>()

  async function loadWhenOpened(isOpen: boolean): Promise<void> {
    if (isOpen) setProblem(await loadOwnStores())
  }

  async function chooseStore(chosen: string): Promise<void> {
    const failure = chosen === id ? undefined : await switchStore(chosen)
    if (failure) showToast('error', failure)
  }

  return (
    <Menu
      onOpenChange={(isOpen) => void loadWhenOpened(isOpen)}
      trigger={
        <button
          className="button bare"
          id="store-switcher"
          type="button"
          aria-label={headerMessages.switcher(name)}
        >
          <span className="one-line">{name}</span>
          <ChevronIcon />
        </button>
      }
    >
      {({ MenuRadioList, MenuItem, MenuLabel, MenuSeparator }) => (
        <>
          <MenuLabel>{headerMessages.switchStore}</MenuLabel>
          {stores ? (
            <MenuRadioList items={stores} current={id} onChoose={(store) => void chooseStore(store.id)} />
          ) : (
            <MenuNote problem={problem}>{headerMessages.storesLoading}</MenuNote>
          )}
          <MenuSeparator />
          <MenuItem asChild>
            <a href={buildLink('selectStore')} target="_blank" rel="noopener">
              {headerMessages.addStore}
              <span className="visually-hidden"> {headerMessages.newTab}</span>
            </a>
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

/** The current store's name, with the menu of the user's other stores. */
export const StoreSwitcher = createIsland(StoreSwitcherView)
