import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Each term with the synonyms that pages must not use. */
const glossary: Readonly<Record<string, RegExp>> = {
  conversation: /\b(?:threads?|tickets?)\b/i,
  email: /\be-mails?\b/i,
  'email account': /\bmail accounts?\b/i,
  'Log out': /\b(?:sign out|logout|log-out)\b/i,
  example: /\b(?:templates?|canned (?:replies|responses)|snippets?|macros?)\b/i,
  policy: /\b(?:knowledge base|articles?)\b/i,
  draft: /\b(?:AI (?:answers?|replies|reply)|suggested (?:answers?|replies|reply))\b/i,
  store: /\b(?:workspaces?|tenants?|organi[sz]ations?)\b/i,
  archive: /\b(?:trash|bin)\b/i,
  'email address': /\bmail address(?:es)?\b/i,
  reply: /\bresponses?\b/i,
  picture: /\b(?:avatars?|profile (?:images?|photos?))\b/i,
  'switched on': /\b(?:en|dis)abled?\b|\b(?:de)?activated?\b/i,
  colleague: /\b(?:co-?workers?|team ?mates?)\b/i,
}

/** The quoted texts in the files of words. */
const texts = globSync(['src/locales/en/**/*.ts'])
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/^(?:import|export) .* from .*$/gm, '')
    return [...code.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)].map(([, , text = '']) => ({ file, text }))
  })
  // A single word in small letters is a key.
  .filter(({ text }) => /[\sA-Z]/.test(text))

describe('messages', () => {
  test.for(Object.entries(glossary))('say %s, and no other word for it', ([, others]) => {
    expect(texts.filter(({ text }) => others.test(text))).toEqual([])
  })

  test('are read by these rules', () => {
    expect(texts.length).toBeGreaterThan(400)
  })
})
