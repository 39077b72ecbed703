import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { freePort, root, startDev } from '../../harness.ts'
import type { RunningProcess } from '../../harness.ts'

const parts = ['src', 'build', 'public', 'astro.config.mjs', 'tsconfig.json']
const form = 'src/islands/auth/signin.tsx'
const words = 'src/locales/en/auth/sign-in.ts'

let folder: string
let dev: RunningProcess

/** A copy of the site's sources to edit, inside the checkout so that it finds its dependencies. */
test.beforeAll(async () => {
  mkdirSync(join(root, 'data'), { recursive: true })
  folder = mkdtempSync(join(root, 'data', 'edited-'))
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  // Without a workspaces entry here, Vite would serve files of the whole checkout.
  const { workspaces: _, ...described } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<string, unknown>
  writeFileSync(join(folder, 'package.json'), JSON.stringify(described))
  dev = await startDev(folder, await freePort())
})

test.afterAll(async () => {
  await dev.stop()
  rmSync(folder, { recursive: true })
})

function edit(file: string, from: string, to: string): void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

/** Opens the page until it stops reloading, because development bundles dependencies on first use. */
async function open(page: Page): Promise<void> {
  await page.goto(`${dev.url}/signin`)
  await page.waitForLoadState('networkidle')
}

test('an edit reaches the open page, in its own HTML and in an island that sleeps or is awake', async ({
  page,
}) => {
  await open(page)
  const island = page.locator('astro-island[component-url*="signin.tsx"]')
  await expect(island).toHaveAttribute('ssr')
  edit(words, `title: 'Login to your account'`, `title: 'Come in'`)
  await expect(page.getByRole('heading', { name: 'Come in' })).toBeVisible()
  edit(words, `forgot: 'Forgot password?'`, `forgot: 'Lost your password?'`)
  await expect(page.getByRole('link', { name: 'Lost your password?' })).toBeVisible()
  edit(form, '<ValidatedForm form', '<ValidatedForm className="form asleep" form')
  await expect(page.locator('form.asleep')).toBeVisible()

  await page.waitForLoadState('networkidle')
  await page.getByLabel('Email').focus()
  await expect(island).not.toHaveAttribute('ssr')
  edit(form, 'className="form asleep"', 'className="form awake"')
  await expect(page.locator('form.awake')).toBeVisible()
})
