import { describe, expect, test } from 'vitest'
import { readExifOrientation, buildOrientationHeader } from './exif-orientation.ts'

/** A TIFF header of entries, in either order of bytes; each is its tag and its value. */
function tiff(entries: readonly (readonly [tag: number, value: number])[], isLittle = false): Uint8Array {
  const bytes = new Uint8Array(10 + 12 * entries.length)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d)
  view.setUint16(2, 42, isLittle)
  view.setUint32(4, 8, isLittle)
  view.setUint16(8, entries.length, isLittle)
  for (const [index, [tag, value]] of entries.entries()) {
    view.setUint16(10 + 12 * index, tag, isLittle)
    view.setUint16(18 + 12 * index, value, isLittle)
  }
  return bytes
}

/** A header with some of its bytes written over. */
const patch = (bytes: Uint8Array, at: number, ...values: number[]): Uint8Array => {
  const patched = Uint8Array.from(bytes)
  patched.set(values, at)
  return patched
}
const turned = tiff([[0x0112, 6]])

describe('readExifOrientation', () => {
  test.each([false, true])(
    'reads how a picture is turned behind other entries, little endian: %j',
    (isLittle) => {
      const read = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((turn) =>
        readExifOrientation(
          tiff(
            [
              [0x010f, 3],
              [0x0112, turn],
            ],
            isLittle,
          ),
        ),
      )
      expect(read).toEqual([undefined, 2, 3, 4, 5, 6, 7, 8, undefined])
    },
  )

  test.each([
    ['no entry', tiff([])],
    ['other entries alone', tiff([[0x010f, 6]])],
    ['an entry that is not counted', patch(turned, 9, 0)],
    ['more entries than there is room for', patch(tiff([[0x010f, 6]]), 9, 2)],
    ['an entry that is cut off', turned.slice(0, -1)],
    ['a list behind its end', patch(turned, 7, 22)],
    ['a list that begins with its last byte', patch(turned, 7, 21)],
    ['too few bytes for a header', turned.slice(0, 7)],
    ['nothing', new Uint8Array()],
  ])('knows none of a header with %s', (_name, header) => {
    expect(readExifOrientation(header)).toBeUndefined()
  })

  test('reads what is written', () => {
    expect([2, 5, 8].map((turn) => readExifOrientation(buildOrientationHeader(turn)))).toEqual([2, 5, 8])
  })
})
