import { AuthError } from '@draftdesk/auth-core'
import { describe, expect, test } from 'vitest'
import { saveDraft } from './drafts.ts'
import { fakeCall } from './testing/fake-call.ts'

const written = { to: 'Ann <ann@mail.test>', cc: '', subject: 'Re: Mug', body: 'It is on its way.' }
const refuse = (current: object) =>
  fakeCall({ updateDraft: new AuthError('conflict', { status: 409, current }) }).call
const theirs = {
  version: 7,
  to: [{ name: 'Ann', address: 'ann@mail.test' }],
  cc: [],
  subject: 'Re: Mug',
  body: 'It is on its way.',
}

describe('saveDraft', () => {
  test('takes for saved what was saved before, by another tab or by a call without an answer', async () => {
    expect(await saveDraft('d1', 3, written, refuse(theirs))).toEqual({ kind: 'saved', version: 7 })
  })

  test('says what somebody else wrote meanwhile, and from which version to save', async () => {
    const saved = await saveDraft('d1', 3, written, refuse({ ...theirs, body: 'It is lost.' }))
    expect(saved).toEqual({
      kind: 'conflict',
      version: 7,
      theirs: 'Ann <ann@mail.test>\nRe: Mug\nIt is lost.',
    })
  })
})
