import { expect, test } from 'vitest'
import type { SiteCall } from '../../../stores/calls/site-call.ts'
import { createMailSyncState } from './mail-sync-state.ts'

const sync = {
  ...{ state: 'paused', detail: null, imported: 0, expected: 0, is_imported: true, import_days: 30 },
  ...{ is_paused: true, has_sent: true, sent_path: null, folders: [], live_at: null, next_try_at: null },
  ...{ unread_count: 0, unread_mails: [] },
}

test('a change shows the state that the server answers, and a refused one leaves it with a sentence', async () => {
  const sent: unknown[] = []
  const answers = [
    { ok: true, value: { sync } },
    { ok: false, error: { code: 'validation', detail: 'Choose 7, 30, 90 or 365 days.' } },
  ]
  const call = ((request: { name: string; body: unknown }) => {
    sent.push(request.body)
    return Promise.resolve(answers.shift())
  }) as unknown as SiteCall
  const { $sync, change } = createMailSyncState(null, call)
  expect(await change('sync-pause', '')).toBeUndefined()
  expect($sync.get()?.state).toBe('paused')
  expect(await change('sync-window', '8')).toBe('Choose 7, 30, 90 or 365 days.')
  expect($sync.get()?.state).toBe('paused')
  expect(sent).toEqual([{ is_paused: true }, { import_days: 8 }])
})
