import { describe, expect, test } from 'vitest'
import { shrinkCss } from './shrink-css.ts'
import { buildRadixCss } from './radix-css.ts'

const themes = '@radix-ui/themes'
const limits = {
  classes: new Set(['rt-Button', 'rt-variant-soft']),
  properties: new Set(['--ours']),
  attributes: { 'data-accent-color': ['iris'], 'data-is-root-theme': [] },
}
const clean = (css: string) => shrinkCss(css, limits).replaceAll(/\s+/g, ' ').trim()

describe('shrinkCss', () => {
  test('keeps what can match and drops what cannot', () => {
    expect(clean('.rt-Button { color: red } .rt-Table { color: red }')).toBe('.rt-Button { color: red }')
    expect(clean('.rt-Button:where(.rt-variant-solid) { color: red }')).toBe('')
    expect(clean('.rt-Button:where(.rt-variant-soft, .rt-variant-solid) { color: red }')).toBe(
      '.rt-Button:where(.rt-variant-soft) { color: red }',
    )
    expect(clean('.rt-Button:not(.rt-variant-solid) { color: red }')).toBe('.rt-Button { color: red }')
  })

  test('knows the values that an attribute has', () => {
    expect(clean("[data-accent-color='ruby'] { color: red }")).toBe('')
    expect(clean("[data-accent-color='iris'] { color: red }")).toBe(
      "[data-accent-color='iris'] { color: red }",
    )
    expect(clean("[data-is-root-theme='true'] { color: red }")).toBe('')
    expect(clean("[data-side='top'] { color: red }")).toBe("[data-side='top'] { color: red }")
  })

  test('turns the dark class into the preference of the reader', () => {
    expect(clean(':root, .light { color: white } .dark, .dark-theme { color: black }')).toBe(
      ':root { color: white } @media (prefers-color-scheme: dark) { :root { color: black } }',
    )
    expect(
      clean(':is(.dark, .dark-theme) :where(.radix-themes:not(.light, .light-theme)) { color: black }'),
    ).toBe('@media (prefers-color-scheme: dark) { .radix-themes { color: black } }')
  })

  test('drops custom properties that nothing reads, and those that only they read', () => {
    expect(clean(':root { --a: 1; --b: var(--a); --c: 2; --ours: 3 } .rt-Button { width: var(--c) }')).toBe(
      ':root { --c: 2; --ours: 3 } .rt-Button { width: var(--c) }',
    )
  })

  test('drops animations that no rule starts', () => {
    expect(
      clean(
        '@keyframes in { to { top: 0 } } @keyframes out { to { top: 1px } } .rt-Button { animation: in 1s }',
      ),
    ).toBe('@keyframes in { to { top: 0 } } .rt-Button { animation: in 1s }')
  })
})

describe('buildRadixCss', () => {
  test('finds a component by its import and its look by the props it gets', async () => {
    const source = `import { Button } from '${themes}'\n<Button variant="soft" size={isBig ? '3' : '1'}>`
    const css = await buildRadixCss([source])
    expect(css).toContain('.rt-Button:where(.rt-r-size-3)')
    expect(css).toContain('.rt-Button:where(.rt-r-size-1)')
    expect(css).not.toContain('.rt-r-size-4')
    expect(css).toContain('.rt-BaseButton:where(.rt-variant-soft')
    expect(css).not.toContain('rt-variant-outline')
    expect(css).not.toContain('.rt-Table')
  })

  test('keeps the look that a component has by default', async () => {
    const css = await buildRadixCss([`import { Button } from '${themes}'\n<Button>`])
    expect(css).toContain('.rt-Button:where(.rt-r-size-2)')
    expect(css).toContain('.rt-BaseButton:where(.rt-variant-solid)')
  })

  test('is empty of components for a source without any', async () => {
    expect(await buildRadixCss(['<p class="plain">'])).not.toMatch(/\.rt-[A-Z]/)
  })
})
