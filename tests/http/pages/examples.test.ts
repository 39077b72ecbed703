import { pathOf } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { useOwner } from '../use-demo.ts'

const demo = useOwner()

const texts = { title: 'Late parcel', question: 'Where is <b>it</b>?', answer: 'On its\nway.' }

/** Writes an example and finds its id in the list. */
async function write(title: string): Promise<string> {
  const sent = await demo.browser.post('/create-example', { ...texts, title })
  expect([sent.status, sent.location]).toEqual([303, '/examples-page'])
  const list = await demo.browser.get('/examples-page')
  return new RegExp(`/example/([0-9a-f-]{36})"[^>]*>${title}<`).exec(list.text)?.[1] ?? ''
}

describe('an example without JavaScript', () => {
  test('is read with its mail and its reply as text', async () => {
    const page = await demo.browser.get(`/example/${await write('Read me')}`)
    expect(page.text).toContain('Where is &lt;b&gt;it&lt;/b&gt;?')
    expect(page.text).toContain('On its\nway.')
    expect(page.text).toContain('In use')
  })

  test('is switched off and on, in the list and on its own page', async () => {
    const id = await write('Switch me')
    const off = await demo.browser.post('/examples-page', { id, version: '1', is_on: 'false' })
    expect([off.status, off.location]).toEqual([303, '/examples-page'])
    const on = await demo.browser.post(`/example/${id}`, { version: '2', is_on: 'true', title: 'Switch me' })
    expect([on.status, on.location]).toEqual([303, `/example/${id}`])
    expect((await demo.browser.get(`/example/${id}`)).text).toContain('“Switch me” is used for drafts again.')
    const late = await demo.browser.post(`/example/${id}`, {
      version: '2',
      is_on: 'false',
      title: 'Switch me',
    })
    expect(late.text).toContain('A colleague changed this in the meantime.')
    expect(late.text).toContain('name="version" value="3"')
  })

  test('is deleted and taken back', async () => {
    const id = await write('Delete me')
    const deleted = await demo.browser.post('/examples-page', { action: 'delete', id, title: 'Delete me' })
    expect(deleted.text).toContain('“Delete me” was deleted.')
    expect((await demo.browser.get(`/example/${id}`)).status).toBe(404)
    const restored = await demo.browser.post('/examples-page', { action: 'restore', id })
    expect(restored.location).toBe('/examples-page')
    expect((await demo.browser.get('/examples-page')).text).toContain('Delete me')
  })

  test('keeps what was typed when somebody else saved first, and shows theirs', async () => {
    const address = `/create-example/${await write('Edit me')}`
    const first = await demo.browser.post(address, { ...texts, answer: 'First.', version: '1' })
    expect(first.location).toBe('/examples-page')
    const late = await demo.browser.post(address, { ...texts, answer: 'Second.', version: '1' })
    expect(late.text).toContain('A colleague changed this example in the meantime.')
    expect(late.text).toMatch(/<pre[^>]*>Late parcel\s+[^<]*\s+First\.<\/pre>/)
    expect(late.text).toMatch(/<textarea[^>]*name="answer"[^>]*>Second\.<\/textarea>/)
    expect(late.text).toContain('name="version" value="2"')
    const empty = await demo.browser.post('/create-example', { ...texts, answer: '' })
    expect(empty.text).toContain('Please enter the reply.')
    expect(empty.text).toContain('value="Late parcel"')
  })
})

describe('the pages of examples', () => {
  test('lead an address without an id to the list, and one that is gone to a clear page', async () => {
    const bare = await demo.browser.get('/example')
    expect([bare.status, bare.location]).toEqual([303, '/examples-page'])
    const gone = await demo.browser.get('/example/made-up')
    expect(gone.status).toBe(404)
    expect(gone.text).toContain('This example does not exist any more.')
    expect((await demo.browser.get('/create-example/made-up')).location).toBe('/examples-page')
  })

  test('say what could not be loaded', async () => {
    await demo.product.fault('examples', '503', 1)
    expect((await demo.browser.get('/examples-page')).text).toContain('Demo fault 503')
    expect((await demo.browser.get('/examples-page?cursor=made-up')).text).toContain('does not exist')
    await demo.product.fault('example', 'offline', 2)
    const page = await demo.browser.get('/example/any')
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('cannot be reached right now')])
  })

  test('ask the upstream once beside the session check', async () => {
    await demo.product.takeCalls()
    expect((await demo.browser.get('/examples-page')).status).toBe(200)
    expect((await demo.product.takeCalls()).map(({ path }) => path)).toEqual([
      pathOf('session'),
      pathOf('examples'),
    ])
  })

  test('say what an example is for while there are none, and offer to write the first', async () => {
    const stores = (await demo.browser.call('GET', pathOf('stores'))).json() as { id: string; name: string }[]
    const other = stores.find(({ name }) => name === 'Harbour Home')
    await demo.browser.call('POST', pathOf('switchStore', other?.id ?? ''))
    const page = await demo.browser.get('/examples-page')
    expect(page.text).toContain('with your reply to it. Similar messages are answered in your words')
    expect(page.text).toMatch(/href="\/create-example"[^>]*>Write your first example</)
    expect(page.text).not.toContain('Late parcel')
  })
})
