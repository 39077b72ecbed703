import { AuthError } from '@draftdesk/auth-core'
import { afterEach, expect, test, vi } from 'vitest'
import { $toasts } from '../../../stores/toasts.ts'
import { createTestFullThread, openTestMailPage } from '../open-test-mail-page.ts'
import { createNoteActions } from './notes.ts'

afterEach(() => vi.unstubAllGlobals())

function open(hasFailed = false) {
  const { mail } = openTestMailPage(
    [],
    () => createTestFullThread('t1', 1, ''),
    createTestFullThread('t1', 1, ''),
  )
  const made: string[] = []
  const names: string[] = []
  const notes = createNoteActions(mail.state, {
    change: ((_thread: string, request: { name: string }) => {
      names.push(request.name)
      return Promise.resolve({ id: 'n1' })
    }) as never,
    refresh: () => Promise.resolve(),
    send: ((request: { name: string; path: string }) => {
      made.push(`${request.name} ${request.path}`)
      return Promise.resolve(hasFailed ? { ok: false, error: new AuthError('unreachable') } : { ok: true })
    }) as never,
  })
  return { state: mail.state, notes, made, names }
}
const file = new File(['x'], 'receipt.pdf')

test('chosen files go to the note once it is there, and are chosen no more', async () => {
  const { state, notes, made, names } = open()
  notes.type('t1', 't1', 'See the receipt.')
  notes.attach('t1', [file, new File(['y'], 'other.pdf')])
  notes.detach('t1', 0)
  expect(await notes.add('t1')).toBe(true)
  expect([names, made]).toEqual([['createNote'], ['addNoteFile /v1/notes/n1/files']])
  expect(state.$noteFiles.get()['t1']).toBeUndefined()
})

test('a file that was not added is named', async () => {
  const { notes } = open(true)
  await notes.addFile('t1', 'n1', file)
  expect($toasts.get().at(-1)?.tone).toBe('error')
})

test('a file is removed by its id', async () => {
  const { notes, names } = open()
  await notes.removeFile('t1', 'f1')
  expect(names).toEqual(['removeNoteFile'])
})
