import { describe, expect, test } from 'vitest'
import { draftingSettingsMessages as words } from './words.ts'
import { openVisit } from '../../server/testing/open-visit.ts'
import { loadDrafting } from './load.ts'

const stored = {
  ...{ version: 3, is_on: true, tone: 'friendly', length: 'medium', language: null, guardrails: '' },
  ...{ never: [], masking: true, uses_model: true, month_tokens: null, price_in: null, price_out: null },
  model: { url: '', name: '', embedding: '', has_key: false },
  month: { calls: 0, tokens: 0, cost: null, is_estimated: false },
  server_model: null,
}
const form = {
  ...{ version: '3', is_on: 'on', tone: 'formal', length: 'short', guardrails: 'Be brief.', never: 'Toys' },
  ...{ uses_model: 'on', url: 'https://model.test/v1', name: 'tiny', key_password: 'sk-1' },
}
const open = (tested: object, fields: object = form) =>
  openVisit('/settings-page/drafting', {
    form: { ...fields, action: 'test' },
    answers: { draftingSettings: { answer: stored }, testModel: { answer: tested } },
  })

describe('loadDrafting', () => {
  test.for([
    [true, words.tested('tiny', 40, 'It answered: Hello.')],
    [false, 'It answered: Hello.'],
  ] as const)(
    'tries the model that was typed, saves nothing and loses nothing of it: %s',
    async ([ok, said]) => {
      const { context, sent } = open({ ok, name: 'tiny', ms: 40, detail: 'It answered: Hello.' })
      const shown = await loadDrafting(context)
      expect(sent.map(({ name }) => name)).toEqual(['testModel', 'draftingSettings'])
      expect(sent[0]?.body).toEqual({ model: { url: 'https://model.test/v1', name: 'tiny', key: 'sk-1' } })
      expect(shown).toMatchObject({
        [ok ? 'tested' : 'problem']: `${said} ${words.keyAgain}`,
        settings: {
          ...{ version: 3, tone: 'formal', length: 'short', guardrails: 'Be brief.', never: 'Toys' },
          ...{ url: 'https://model.test/v1', name: 'tiny', hasKey: false },
        },
      })
      expect(JSON.stringify(shown)).not.toContain('sk-1')
    },
  )

  test('asks for no key again where none was typed', async () => {
    const { context } = open({ ok: false, name: '', ms: 0, detail: 'Away.' }, { ...form, key_password: '' })
    expect(await loadDrafting(context)).toMatchObject({ problem: 'Away.' })
  })
})
