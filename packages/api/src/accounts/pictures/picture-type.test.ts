import { buildTestPath } from '@draftdesk/contract/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jpegPicture, pngPicture, webpPicture } from '../../testing/files/pictures.ts'
import { buildPicturePath, readPictureHeader } from './picture-type.ts'

/** The bytes of a picture with some of them written over. */
function patch(bytes: Uint8Array, at: number, ...values: number[]): Uint8Array {
  const patched = Uint8Array.from(bytes)
  patched.set(values, at)
  return patched
}

const ascii = (text: string): number[] => [...new TextEncoder().encode(text)]
const frameAt = jpegPicture.findIndex((byte, at) => byte === 0xff && jpegPicture[at + 1] === 0xc2)
const riff = [...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WEBP')]
const lossless = Uint8Array.from([
  ...riff,
  ...ascii('VP8L'),
  0,
  0,
  0,
  0,
  0x2f,
  0xff,
  0x4f,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
])
const extended = Uint8Array.from([
  ...riff,
  ...ascii('VP8X'),
  10,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0xff,
  0x0f,
  0,
  0x00,
  0x10,
  0,
])

describe('readPictureHeader', () => {
  test.each([
    ['a png', pngPicture, 'image/png', 1, 1],
    ['a jpeg', jpegPicture, 'image/jpeg', 1, 1],
    ['a webp', webpPicture, 'image/webp', 1, 1],
    ['a wide png', patch(pngPicture, 16, 0, 1, 0, 0, 0, 0, 0x10, 1), 'image/png', 65_536, 4097],
    ['a high jpeg', patch(jpegPicture, frameAt + 5, 0xff, 0xdc, 0x10, 0), 'image/jpeg', 4096, 65_500],
    ['a wide webp', patch(webpPicture, 26, 0xff, 0x7f, 1, 0x40), 'image/webp', 16_383, 1],
    ['a lossless webp', lossless, 'image/webp', 4096, 2],
    ['an extended webp', extended, 'image/webp', 4096, 4097],
  ])('reads the kind and the size of %s', (_, bytes, type, width, height) => {
    expect(readPictureHeader(bytes)).toEqual({ type, width, height })
  })

  test.each([
    ['a jpeg without a frame before its scan', patch(jpegPicture, frameAt + 1, 0xda)],
    ['a jpeg whose height comes later', patch(jpegPicture, frameAt + 5, 0, 0)],
    ['a webp of an unknown part', patch(webpPicture, 12, ...ascii('VP9 '))],
    ['a png that is cut off', pngPicture.slice(0, 20)],
    ['a png without a width', patch(pngPicture, 16, 0, 0, 0, 0)],
    ['a gif, which is not shown', Uint8Array.from([...ascii('GIF89a'), 1, 0, 1, 0])],
    ['a text', Uint8Array.from(ascii('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
  ])('knows no size of %s', (_, bytes) => {
    expect(readPictureHeader(bytes)).toBeUndefined()
  })

  test('ends and never throws, whatever follows the beginning', () => {
    const beginnings = [pngPicture.slice(0, 16), jpegPicture.slice(0, 3), webpPicture.slice(0, 16)]
    fc.assert(
      fc.property(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 64 }), (beginning, rest) => {
        const { width = 1, height = 1 } = readPictureHeader(Uint8Array.from([...beginning, ...rest])) ?? {}
        expect(Math.min(width, height)).toBeGreaterThan(0)
      }),
    )
  })
})

describe('buildPicturePath', () => {
  test('leads to a picture by its id', () => {
    expect(buildPicturePath('7')).toBe(buildTestPath('picture', '7'))
  })
})
