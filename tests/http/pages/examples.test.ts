import { buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { useOwner } from '../use-demo.ts'

const demo = useOwner()

const texts = { title: 'Late parcel', question: 'Where is <b>it</b>?', answer: 'On its\nway.' }

/** Writes an example; its id. */
async function write(title: string): Promise<string> {
  const sent = await demo.browser.call('POST', buildTestPath('createExample'), { ...texts, title })
  return (sent.json() as { id: string }).id
}

describe('an example', () => {
  test('is read with its mail and its reply as text', async () => {
    const page = await demo.browser.get(`/example/${await write('Read me')}`)
    expect(page.text).toContain('Where is &lt;b&gt;it&lt;/b&gt;?')
    expect(page.text).toContain('On its\nway.')
    expect(page.text).toContain('In use')
  })

  test('is switched off and on on its own page', async () => {
    const id = await write('Switch me')
    const turn = (version: string, isOn: string) =>
      demo.browser.post(`/example/${id}`, { version, is_on: isOn, title: 'Switch me' })
    expect((await turn('1', 'false')).location).toBe(`/example/${id}`)
    expect((await turn('2', 'true')).status).toBe(303)
    expect((await demo.browser.get(`/example/${id}`)).text).toContain('“Switch me” is used for drafts again.')
    const late = await turn('2', 'false')
    expect(late.text).toContain('A colleague changed this in the meantime.')
    expect(late.text).toContain('name="version" value="3"')
  })

  test('that is deleted has a page that says so', async () => {
    const id = await write('Delete me')
    expect((await demo.browser.call('DELETE', buildTestPath('deleteExample', id))).status).toBe(200)
    expect((await demo.browser.get(`/example/${id}`)).status).toBe(404)
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
    await demo.product.fault('example', 'offline', 2)
    const page = await demo.browser.get('/example/any')
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('cannot be reached right now')])
  })

  test('ask the upstream once for each list beside the session check', async () => {
    await demo.product.takeCalls()
    expect((await demo.browser.get('/examples-page')).status).toBe(200)
    const paths = (await demo.product.takeCalls()).map(({ path }) => path)
    expect(paths.toSorted()).toEqual([
      buildTestPath('session'),
      buildTestPath('exampleProposals'),
      buildTestPath('examples'),
    ])
  })

  test('say what an example is for while there are none, and offer to write the first', async () => {
    const stores = (await demo.browser.call('GET', buildTestPath('stores'))).json() as {
      id: string
      name: string
    }[]
    const other = stores.find(({ name }) => name === 'Harbour Home')
    await demo.browser.call('POST', buildTestPath('switchStore', other?.id ?? ''))
    const page = await demo.browser.get('/examples-page')
    expect(page.text).toContain('with your reply to it. Similar messages are answered in your words')
    expect(page.text).toMatch(/href="\/create-example"[^>]*>Write your first example</)
    expect(page.text).not.toContain('Late parcel')
  })
})
