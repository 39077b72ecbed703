import { describe, expect, test } from 'vitest'
import { findImageType } from './image-type.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

describe('findImageType', () => {
  test.each([
    ['image/png', '\x89PNG\r\n\x1a\nrest'],
    ['image/jpeg', '\xff\xd8\xff\xe0rest'],
    ['image/gif', 'GIF89a'],
    ['image/webp', 'RIFF\x01\x02\x03\x04WEBPVP8 '],
  ])('knows %s by its first bytes', (type, start) => {
    expect(findImageType(bytes(start))).toBe(type)
    for (let length = 0; length < 3; length += 1)
      expect(findImageType(bytes(start.slice(0, length)))).toBeUndefined()
    expect(findImageType(bytes(` ${start}`))).toBeUndefined()
  })

  test.each([
    '',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'RIFF\x01\x02\x03\x04WAVEfmt ',
    'XXXX\x01\x02\x03\x04WEBP',
  ])('takes %j for no picture', (start) => {
    expect(findImageType(bytes(start))).toBeUndefined()
  })
})
