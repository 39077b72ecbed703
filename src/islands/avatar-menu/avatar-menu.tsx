import { useStore } from '@nanostores/react'
import { DropdownMenu } from '@radix-ui/themes'
import type { Language } from 'auth-core'
import { useState } from 'react'
import { shellMessages } from '../../messages/shell.ts'
import { $languages, loadLanguages, setLanguage } from '../../stores/languages.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { PortalTheme } from '../../ui/portal-theme.tsx'

interface AvatarMenuProps {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly image?: string | undefined
  readonly language?: string | undefined
}

/** The menu of the person: who they are, their default language, and the way out (spec section 2, Shell). */
export function AvatarMenu({ userId, name, email, image, language }: AvatarMenuProps) {
  const languages = useStore($languages)
  const [current, setCurrent] = useState(language)
  const [problem, setProblem] = useState<string>()

  async function load(isOpen: boolean): Promise<void> {
    if (isOpen && !languages) setProblem(await loadLanguages())
  }

  async function choose(chosen: Language): Promise<void> {
    if (await setLanguage(userId, chosen)) setCurrent(chosen.code)
  }

  return (
    <PortalTheme>
      <DropdownMenu.Root modal={false} onOpenChange={(isOpen) => void load(isOpen)}>
        <DropdownMenu.Trigger>
          <button
            className="header-button"
            type="button"
            aria-label={`${shellMessages.account}, ${name || email}`}
          >
            <Avatar name={name || email} image={image} />
          </button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end" variant="soft">
          <div className="menu-person">
            {name}
            <span>{email}</span>
          </div>
          <DropdownMenu.Separator />
          <DropdownMenu.Sub>
            <DropdownMenu.SubTrigger>{shellMessages.language}</DropdownMenu.SubTrigger>
            <DropdownMenu.SubContent className="languages">
              {languages ? (
                <DropdownMenu.RadioGroup value={current ?? ''}>
                  {languages.map((item) => (
                    <DropdownMenu.RadioItem
                      key={item.code}
                      value={item.code}
                      onSelect={() => void choose(item)}
                    >
                      {item.name}
                    </DropdownMenu.RadioItem>
                  ))}
                </DropdownMenu.RadioGroup>
              ) : (
                <p className="menu-note" role={problem ? 'alert' : 'status'}>
                  {problem ?? shellMessages.languagesLoading}
                </p>
              )}
            </DropdownMenu.SubContent>
          </DropdownMenu.Sub>
          <DropdownMenu.Separator />
          <form method="post" action="/logout">
            <DropdownMenu.Item asChild>
              <button type="submit">{shellMessages.logout}</button>
            </DropdownMenu.Item>
          </form>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </PortalTheme>
  )
}
