import { describe, expect, test } from 'vitest'
import { threadMessages as words } from '../../messages/emails.ts'
import { saySwitched, threadSwitches } from '../../models/threads.ts'
import type { ThreadSwitch } from '../../models/threads.ts'
import { openVisit } from '../testing/open-visit.ts'
import { changeEmail } from './change-email.ts'

const here = '/email-page/detail/t1?filter=all'
const place = { id: 't1', list: '/emails-page?filter=all' }
const thread = { id: 't1', subject: 'Parcel', emails: [], drafts: [] }
const changed = { ...thread, version: 4, assignee: null }

async function post(form: Readonly<Record<string, string>>, answer: object = changed) {
  const { context, sent, toasts } = openVisit(here, {
    form: { version: '3', subject: 'Parcel', ...form },
    answers: { updateThread: { answer } },
  })
  const response = await changeEmail(context, place)
  return { sent, toasts, to: response instanceof Response ? response.headers.get('location') : response }
}

describe('changeEmail', () => {
  test.each(Object.keys(threadSwitches) as ThreadSwitch[])(
    'switches %s, leads to the list, and offers to take it back',
    async (name) => {
      const { sent, toasts, to } = await post({ [name]: 'true' })
      expect(sent).toMatchObject([{ name: 'updateThread', body: { version: 3, [name]: true } }])
      const undo = { version: '4', [name]: 'false', subject: 'Parcel', undo: 'true' }
      expect(toasts).toEqual([
        {
          ...{ tone: 'success', text: saySwitched(name, true, 'Parcel') },
          undo: { action: here, fields: undo },
        },
      ])
      expect(to).toBe(place.list)
    },
  )

  test('leads whoever takes it back to the conversation, and says what it is now', async () => {
    const { sent, toasts, to } = await post({ version: '4', is_unread: 'false', undo: 'true' })
    expect(sent).toMatchObject([{ body: { version: 4, is_unread: false } }])
    expect([toasts[0]?.text, to]).toEqual([words.markedRead('Parcel'), here])
  })

  test('offers nothing back where the server names no version', async () => {
    const { toasts } = await post({ is_archived: 'true' }, thread)
    expect(toasts).toEqual([{ tone: 'success', text: words.archived('Parcel') }])
  })

  test.each([
    ['', null, words.unassigned('Parcel')],
    ['m1', { id: 'm1', name: 'Ada' }, words.assigned('Ada', 'Parcel')],
  ])('gives it to %j', async (assignee, answered, said) => {
    const { sent, toasts, to } = await post(
      { assign: 'true', assignee },
      { ...changed, ...{ assignee: answered } },
    )
    expect(sent).toMatchObject([{ body: { version: 3, assignee_id: assignee || null } }])
    expect([toasts, to]).toEqual([[{ tone: 'success', text: said }], here])
  })
})
