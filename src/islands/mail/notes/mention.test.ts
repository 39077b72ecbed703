import { describe, expect, test } from 'vitest'
import { completeMention, findMentionAtCaret, matchMentionMembers } from './mention.ts'

const members = [{ name: 'Nora Nielsen' }, { name: 'Anna Berg' }, { name: 'Noah' }]
const offer = (text: string) => {
  const start = findMentionAtCaret(text, text.length)
  return start && matchMentionMembers(members, start).map(({ name }) => name)
}

describe('findMentionAtCaret', () => {
  test('finds the letters after an @ that begins a word', () => {
    expect(findMentionAtCaret('Ask @no', 7)).toEqual({ at: 4, query: 'no' })
    expect(findMentionAtCaret('ann@no', 6)).toBeUndefined()
    expect(findMentionAtCaret('@no\nx', 5)).toBeUndefined()
  })
})

describe('matchMentionMembers', () => {
  test('offers members by the beginning of either name', () => {
    expect(offer('@')).toEqual(['Nora Nielsen', 'Anna Berg', 'Noah'])
    expect(offer('Ask @no')).toEqual(['Nora Nielsen', 'Noah'])
    expect(offer('@ber')).toEqual(['Anna Berg'])
    expect(offer('@nora n')).toEqual(['Nora Nielsen'])
  })

  test('offers no one after a whole name', () => {
    expect(offer('@Noah ')).toEqual([])
    expect(offer('@Noah has it')).toEqual([])
  })
})

describe('completeMention', () => {
  test('puts the name in its place, and the caret after it', () => {
    expect(completeMention('Ask @no please', 7, { at: 4, query: 'no' }, 'Noah')).toEqual({
      text: 'Ask @Noah please',
      caret: 10,
    })
  })
})
