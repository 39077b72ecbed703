import { describe, expect, test } from 'vitest'
import { listCopiedFileIds, findForwardableEmailId, toForwardedOriginalView } from './view.ts'

const email = (id: string, more: object = {}) =>
  ({ id, direction: 'in', is_forward: false, is_side: false, ...more }) as never

describe('findForwardableEmailId', () => {
  test('is the customer’s last email, whoever wrote later', () => {
    const later = [email('own', { direction: 'out' }), email('supplier', { is_side: true })]
    expect(findForwardableEmailId([email('first'), email('customer'), ...later])).toBe('customer')
  })

  test('is the last email where the customer wrote none', () => {
    expect(findForwardableEmailId([email('own', { direction: 'out' })])).toBe('own')
    expect(findForwardableEmailId([])).toBeUndefined()
  })

  test('is none of a server that forwards nothing', () => {
    expect(findForwardableEmailId([email('first', { is_forward: null })])).toBeUndefined()
  })
})

describe('toForwardedOriginalView', () => {
  const file = (id: string, fileId: string | null) => ({
    ...{ id, name: `${id}.jpg`, type: 'image/jpeg', bytes: 2048, file_id: fileId },
  })
  const forward = { email_id: 'm', as: 'inline' as const, files: [file('a', 'f1'), file('b', null)] }

  test('says which files go along', () => {
    const shown = toForwardedOriginalView({ forward })
    expect(shown?.files.map(({ label, isChosen }) => [label, isChosen])).toEqual([
      ['a.jpg', true],
      ['b.jpg', false],
    ])
    expect(listCopiedFileIds({ forward })).toEqual(['f1'])
  })

  test('knows an erased original, and replies', () => {
    expect(toForwardedOriginalView({ forward: { ...forward, email_id: null } })?.isGone).toBe(true)
    expect([toForwardedOriginalView({ forward: null }), listCopiedFileIds({ forward: null })]).toEqual([
      undefined,
      [],
    ])
  })
})
