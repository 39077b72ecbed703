import { describe, expect, test } from 'vitest'
import { encodeForm, prependField, writeBody } from './form.ts'

/** The fields of a multipart body, as the platform reads them. */
async function read(body: BodyInit, type: string) {
  return [...(await new Response(body, { headers: { 'content-type': type } }).formData())]
}
const typeOf = (headers: Readonly<Record<string, string>> | undefined) => headers?.['content-type'] ?? ''

describe('encodeForm', () => {
  test('writes what every reader of forms reads', async () => {
    const fields = { email: 'ada@shop.test', text: 'two\r\nlines — ü', empty: '' }
    const { headers, body } = encodeForm(fields)
    expect(await read(body, typeOf(headers))).toEqual(Object.entries(fields))
    expect(Object.keys(headers)).toEqual(['content-type'])
  })

  test('parts each form by a line that nobody can guess', () => {
    const [one, two] = [encodeForm({}), encodeForm({})].map(({ headers }) => typeOf(headers))
    expect(one).toMatch(/^multipart\/form-data; boundary=draftdesk-[\da-f-]{36}$/)
    expect(one).not.toBe(two)
  })
})

describe('writeBody', () => {
  test('writes the texts of a form, without its file', async () => {
    const form = new FormData()
    form.append('name', 'Ada')
    form.append('picture', new File(['x'], 'x.png'))
    const { headers, body } = writeBody({ body: form })
    if (typeof body !== 'string') throw new Error('There is no text')
    expect(await read(body, typeOf(headers))).toEqual([['name', 'Ada']])
  })

  test('writes JSON, or nothing at all', () => {
    expect(writeBody({ body: { a: 1 } })).toEqual({
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
    })
    expect(writeBody({})).toEqual({})
  })
})

describe('prependField', () => {
  const part = (mark: string) =>
    Buffer.from(`--${mark}\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--${mark}--\r\n`)

  test.each([
    ['multipart/form-data; boundary=xyz', 'xyz'],
    ['Multipart/Form-Data; boundary=xyz; charset=utf-8', 'xyz'],
    ['multipart/form-data; charset=utf-8;boundary=xyz', 'xyz'],
    ['multipart/form-data; boundary="x y;z"', 'x y;z'],
    [`multipart/form-data; boundary=${'x'.repeat(70)}`, 'x'.repeat(70)],
    [`multipart/form-data; boundary="${'x'.repeat(70)}"`, 'x'.repeat(70)],
  ])('puts a field in front of a form of the type %s', async (type, mark) => {
    const longer = prependField(part(mark), type, 'proof', 'of the browser')
    expect(await read(new Uint8Array(longer), type)).toEqual([
      ['proof', 'of the browser'],
      ['a', '1'],
    ])
  })

  test.each(['application/json', 'text/plain; multipart/form-data; boundary=x', 'multipart/form-data', ''])(
    'leaves a body of the type %j as it is',
    (type) => {
      const body = part('x')
      expect(prependField(body, type, 'proof', '1')).toBe(body)
    },
  )
})
