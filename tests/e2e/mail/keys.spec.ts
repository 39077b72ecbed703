import { buildTestPath } from '@draftdesk/contract/testing'
import type { Page } from '@playwright/test'
import { mailKeys } from '../../../src/messages/keys.ts'
import { expect, test } from '../demo.ts'

test.use({ viewport: { width: 1440, height: 900 } })

type Key = (typeof mailKeys)[keyof typeof mailKeys]

const title = (page: Page) => page.locator('#reading h1')
const names: Readonly<Record<string, string>> = { Esc: 'Escape', '↑ ↓': 'ArrowDown' }
const press = (page: Page, key: string) => page.keyboard.press(names[key] ?? key)

/** Undoes the action of a key and waits for the toast. */
async function undo(page: Page, says: string): Promise<void> {
  await page.getByRole('log').getByRole('button', { name: 'Undo' }).last().press('Enter')
  await expect(page.getByText(says).last()).toBeVisible()
}

/** The effect of each key on the first conversation of a list. Each action restores the state before it. */
const does: Readonly<Record<Key, (page: Page, first: string) => Promise<void>>> = {
  j: async (page, first) => {
    await expect(title(page)).not.toHaveText(first)
    await press(page, 'k')
  },
  k: (page, first) => expect(title(page)).toHaveText(first),
  '↑ ↓': async (page) => {
    const rows = page.locator('#mail-list h3 a')
    // Keys of the list start at a row, which Escape focuses.
    await rows.first().focus()
    await press(page, 'ArrowDown')
    await expect(rows.nth(1)).toBeFocused()
    await press(page, 'Shift+ArrowUp')
    await expect(rows.first()).toBeFocused()
    await expect(page.locator('.thread :checked')).toHaveCount(2)
    await press(page, 'Escape')
    await expect(page.locator('.thread :checked')).toHaveCount(0)
  },
  h: async (page) => {
    const dialog = page.getByRole('dialog', { name: 'Snooze' })
    await expect(dialog).toBeVisible()
    await press(page, 'Escape')
    await expect(dialog).toBeHidden()
  },
  l: async (page) => {
    const dialog = page.getByRole('dialog', { name: 'Tag' })
    await expect(dialog).toBeVisible()
    await press(page, 'Escape')
    await expect(dialog).toBeHidden()
  },
  Enter: (page) => expect(title(page)).toBeFocused(),
  Esc: (page, first) => expect(page.locator('#mail-list').getByRole('link', { name: first })).toBeFocused(),
  e: async (page, first) => {
    await expect(page.getByText(`“${first}” was archived.`)).toBeVisible()
    await undo(page, `“${first}” is back in the inbox.`)
  },
  '!': async (page, first) => {
    await expect(page.getByText(`“${first}” is marked as spam`)).toBeVisible()
    await undo(page, `“${first}” is not spam`)
  },
  m: async (page) => {
    const chosen = page.getByRole('combobox', { name: 'Assignee' })
    await expect(chosen).toBeFocused()
    await chosen.blur()
  },
  s: async (page, first) => {
    await expect(page.getByText(`“${first}” needs no reply.`)).toBeVisible()
    await undo(page, `“${first}” needs a reply.`)
  },
  u: (page) => expect(page.locator('.thread.unread:has([aria-current])')).toBeVisible(),
  r: async (page) => {
    const reply = page.getByRole('textbox', { name: 'Your reply' }).first()
    await expect(reply).toBeFocused()
    await reply.blur()
  },
  a: (page) => does.r(page, ''),
  f: async (page) => {
    await expect(page.getByText('A forward was begun.')).toBeVisible()
  },
  i: async (page) => {
    await expect(page.getByRole('combobox', { name: 'Assignee' }).locator(':checked')).toHaveText('Me')
  },
  n: async (page) => {
    const note = page.getByRole('textbox', { name: 'Your note' })
    await expect(note).toBeFocused()
    await note.blur()
    await page.getByRole('button', { name: 'Reply', exact: true }).click()
  },
  c: async (page) => {
    await expect(page.getByText('A message was begun.')).toBeVisible()
  },
  z: (page) => expect(page.locator('.thread.unread:has([aria-current])')).toHaveCount(0),
  x: async (page, first) => {
    await expect(page.getByRole('checkbox', { name: first })).toBeChecked()
    await press(page, 'x')
    await expect(page.getByRole('checkbox', { name: first })).not.toBeChecked()
  },
}

test('every key of the list does what the list says', async ({ page, signIn, expectedErrors }) => {
  await signIn('owner', { at: '/emails-page?filter=drafts' })
  await expect(page.locator('.workspace[data-awake]')).toBeVisible()
  // The server is blocked, because a new message would stay in the list.
  expectedErrors.push(/status of 400/)
  await page.route(`**${buildTestPath('createDraft')}`, (route) =>
    route.fulfill({ status: 400, json: { detail: 'A message was begun.' } }),
  )
  await page.route(`**${buildTestPath('createForward', 'ID').replace('ID', '*')}`, (route) =>
    route.fulfill({ status: 400, json: { detail: 'A forward was begun.' } }),
  )
  await press(page, 'j')
  await expect(title(page)).toBeVisible()
  const first = await page.locator('#mail-list h3').first().innerText()
  await expect(title(page)).toHaveText(first)
  for (const key of Object.values(mailKeys)) {
    await test.step(key, async () => {
      await press(page, key)
      await does[key](page, first)
      await expect(title(page)).toHaveText(first)
    })
  }
})

test('a key of a conversation that is opening acts once it is there', async ({ page, signIn }) => {
  await signIn('owner', { at: '/emails-page' })
  await expect(page.locator('.workspace[data-awake]')).toBeVisible()
  const { promise, resolve: release } = Promise.withResolvers<undefined>()
  await page.route(`**${buildTestPath('thread', 'ID').replace('ID', '*')}`, async (route) => {
    await promise
    await route.continue()
  })
  await page.locator('#mail-list h3 a').last().click()
  await press(page, 'n')
  await expect(page.getByRole('textbox', { name: 'Your note' })).toBeHidden()
  release(undefined)
  await expect(page.getByRole('textbox', { name: 'Your note' })).toBeFocused()
  await press(page, 'Escape')
})
