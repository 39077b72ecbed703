import { describe, expect, test } from 'vitest'
import { prependFormField } from './prepend-field.ts'

/** The fields of a multipart body, as the platform reads them. */
async function read(body: Buffer, type: string) {
  const answer = new Response(new Uint8Array(body), { headers: { 'content-type': type } })
  return [...(await answer.formData())]
}

describe('prependFormField', () => {
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
    const longer = prependFormField(part(mark), type, 'proof', 'of the browser')
    expect(await read(longer, type)).toEqual([
      ['proof', 'of the browser'],
      ['a', '1'],
    ])
  })

  test.each(['application/json', 'text/plain; multipart/form-data; boundary=x', 'multipart/form-data', ''])(
    'leaves a body of the type %j as it is',
    (type) => {
      const body = part('x')
      expect(prependFormField(body, type, 'proof', '1')).toBe(body)
    },
  )
})
