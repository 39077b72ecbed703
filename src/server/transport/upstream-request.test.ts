import { describe, expect, test } from 'vitest'
import { toUpstreamRequest } from './upstream-request.ts'

const call = { method: 'POST', path: '/x' } as const
const formOf = (fields: Readonly<Record<string, string | File>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
/** The type of a form, and its fields as the platform reads them. */
async function read(form: FormData) {
  const { headers, body } = toUpstreamRequest({ ...call, body: form })
  if (typeof body !== 'string') throw new Error('There is no text')
  const answer = new Response(body, { headers: headers ?? {} })
  return { type: headers?.['content-type'] ?? '', fields: [...(await answer.formData())] }
}

describe('toUpstreamRequest', () => {
  test('writes a form that every reader of forms reads', async () => {
    const fields = { email: 'ada@shop.test', text: 'two\r\nlines — ü', empty: '' }
    expect((await read(formOf(fields))).fields).toEqual(Object.entries(fields))
  })

  test('parts each form by a line that nobody can guess', async () => {
    const [one, two] = await Promise.all([read(formOf({})), read(formOf({}))])
    expect(one.type).toMatch(/^multipart\/form-data; boundary=draftdesk-[\da-f-]{36}$/)
    expect(one.type).not.toBe(two.type)
  })

  test('writes the texts of a form, without its file', async () => {
    const form = formOf({ name: 'Ada', picture: new File(['x'], 'x.png') })
    expect((await read(form)).fields).toEqual([['name', 'Ada']])
  })

  test('writes JSON, or nothing at all', () => {
    expect(toUpstreamRequest({ ...call, body: { a: 1 } })).toEqual({
      ...{ method: 'POST', path: '/x', body: '{"a":1}' },
      headers: { 'content-type': 'application/json' },
    })
    expect(toUpstreamRequest(call)).toEqual({ method: 'POST', path: '/x', headers: {} })
  })

  test('takes a query, and what else goes with it; each body with its own type', () => {
    const more = { headers: { 'content-type': 'text/html', 'x-a': 'b' }, token: 't', timeoutMs: 5 }
    expect(toUpstreamRequest({ ...call, query: { q: 'a b' }, body: {} }, more)).toEqual({
      ...{ method: 'POST', path: '/x?q=a+b', body: '{}', token: 't', timeoutMs: 5 },
      headers: { 'content-type': 'application/json', 'x-a': 'b' },
    })
    const upload = { headers: { 'content-type': 'text/html' }, body: '<p>' }
    expect(toUpstreamRequest({ ...call, body: {} }, upload)).toEqual({ ...call, ...upload })
  })
})
