import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { PasswordRule } from './new-password-fields.tsx'

const draw = (unmet: readonly ('length' | 'digit')[]) =>
  renderToStaticMarkup(
    <PasswordRule
      id="rule"
      rule="The rule."
      parts={{ length: 'eight characters', digit: 'a number' }}
      unmet={unmet}
      words={{ met: 'done', unmet: 'still missing' }}
      isInvalid={false}
    />,
  )

describe('PasswordRule', () => {
  test('says of each part whether it is met, also to those who cannot see it', () => {
    const html = draw(['digit'])
    expect(html).toMatch(
      /<li [^>]*data-met="true">.*eight characters<span class="visually-hidden">done<\/span>/,
    )
    expect(html).toMatch(/a number<span class="visually-hidden">still missing<\/span>/)
  })

  test('shows the rule until it is met', () => {
    expect(draw(['digit'])).toContain('The rule.')
    expect(draw([])).not.toContain('The rule.')
  })
})
