import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { headerMessages } from '../../../messages/shell.ts'
import { formatLanguageName } from '../../../models/format-language-name.ts'
import type { LanguageChoice } from '../../../models/languages.ts'
import { $languages, loadLanguages, saveDefaultLanguage } from '../../../stores/languages.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { createIsland } from '../../create-island.tsx'
import { MenuNote } from '../../../ui/menu-note.tsx'
import { Menu } from '../../../ui/menu.tsx'

interface AvatarMenuProps {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly image?: string | undefined
  readonly language?: string | undefined
}

/** Its name in the language of the page, and a note if it sets drafts only. */
function describeLanguageChoice({ code, name, hasPages }: LanguageChoice): string {
  const known = formatLanguageName(code)
  const notes = [known === name || known === code ? '' : known, hasPages ? '' : headerMessages.draftsOnly]
  return notes.filter(Boolean).join(', ')
}

function AvatarMenuView({ userId, name, email, image, language }: AvatarMenuProps) {
  const languages = useStore($languages)
  const [current, setCurrent] = useState(language)
  const [problem, setProblem] = useState<string>()

  async function loadWhenOpened(isOpen: boolean): Promise<void> {
    if (isOpen && !languages) setProblem(await loadLanguages())
  }

  async function chooseLanguage(code: string, title: string): Promise<void> {
    if (await saveDefaultLanguage(userId, { code, name: title })) setCurrent(code)
  }

  return (
    <Menu
      align="end"
      onOpenChange={(isOpen) => void loadWhenOpened(isOpen)}
      trigger={
        <button className="button bare" id="avatar-menu" type="button">
          <Avatar name={name || email} image={image} />
          <span className="visually-hidden">{headerMessages.account(name || email)}</span>
        </button>
      }
    >
      {({ MenuRadioList, MenuItem, MenuSeparator, SubMenu }) => (
        <>
          <div className="menu-note stack gap-0 break">
            {name}
            <span className="muted small">{email}</span>
          </div>
          <MenuSeparator />
          <SubMenu label={headerMessages.language} className="languages">
            {languages ? (
              <MenuRadioList
                items={languages.map((language) => ({
                  id: language.code,
                  name: language.name,
                  note: describeLanguageChoice(language),
                }))}
                current={current}
                onChoose={({ id, name: title }) => void chooseLanguage(id, title)}
              />
            ) : (
              <MenuNote problem={problem}>{headerMessages.languagesLoading}</MenuNote>
            )}
          </SubMenu>
          <MenuSeparator />
          <form method="post" action="/logout">
            <MenuItem asChild>
              <button type="submit" className="log-out">
                {headerMessages.logout}
              </button>
            </MenuItem>
          </form>
        </>
      )}
    </Menu>
  )
}

/** The user menu: account, default language and log out. */
export const AvatarMenu = createIsland(AvatarMenuView)
