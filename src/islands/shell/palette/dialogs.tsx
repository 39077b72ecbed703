import { useStore } from '@nanostores/react'
import { Fragment } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { shortcutMessages, mailKeys, replyKeys } from '../../../messages/keys.ts'
import { $shellDialog } from '../../../stores/shell-dialogs.ts'
import { $pageActions } from '../../../stores/page-actions.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { createIsland } from '../../create-island.tsx'
import { CommandPalette } from './palette.tsx'
import { paletteMessages } from '../words.ts'

const closeDialog = (): void => $shellDialog.set(undefined)

function ShellDialogsView() {
  const open = useStore($shellDialog)
  if (open === 'palette')
    return (
      <Dialog
        key={open}
        className="popup palette"
        aria-label={paletteMessages.title}
        focusesField
        closesOutside
        onClose={closeDialog}
      >
        <CommandPalette close={closeDialog} />
      </Dialog>
    )
  if (open === 'keys')
    return (
      <Dialog
        key={open}
        className="popup keys"
        aria-label={shortcutMessages.title}
        closesOutside
        onClose={closeDialog}
      >
        <KeyOverview />
      </Dialog>
    )
  return null
}

/** A list of keys with what each does. */
const toKeyList = <Name extends string>(
  { title, keys }: { readonly title: string; readonly keys: Readonly<Record<Name, string>> },
  names: Readonly<Record<Name, string>>,
) => ({
  title,
  keys: Object.entries<string>(names).map(([name, key]) => [key, keys[name as Name]] as const),
})

/** The keys of every page and the terms of a search, and the keys of the mail where it is open. */
function KeyOverview() {
  const { title, mail, reply, search, everywhere } = shortcutMessages
  const isMail = useStore($pageActions) !== undefined
  const lists = [
    ...(isMail ? [toKeyList(mail, mailKeys), toKeyList(reply, replyKeys)] : []),
    search,
    everywhere,
  ]
  return (
    <>
      <header className="row spread">
        <h2>{title}</h2>
        <button className="button quiet" type="button" onClick={closeDialog}>
          {shortcutMessages.close}
        </button>
      </header>
      {lists.map(({ title: heading, keys }) => (
        <section key={heading}>
          <h3 className="muted tiny">{heading}</h3>
          <dl className="facts">
            {keys.map(([key, text]) => (
              <Fragment key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{text}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}

const ShellDialogs = createIsland(ShellDialogsView)

/** Adds the dialogs of the shell to the page. They have no server HTML. */
export function mountShellDialogs(): void {
  const place = document.createElement('div')
  document.body.append(place)
  // Renders at once, because the next key belongs to the dialog.
  flushSync(() => createRoot(place).render(<ShellDialogs />))
}
