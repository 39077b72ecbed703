import { describe, expect, test } from 'vitest'
import { pngPicture } from '../../testing/files/pictures.ts'
import { readJpegSize, readPngSize } from './picture-size.ts'

const view = (...bytes: number[]) => new DataView(Uint8Array.from(bytes).buffer)
/** A segment that claims 772 x 258 and looks like a frame. */
const segment = (marker: number) => [0xff, marker, 0, 11, 8, 1, 2, 3, 4, 0, 0, 0, 0]
const frame = [0xff, 0xc0, 0, 11, 8, 0, 9, 0, 7, 0]
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isAlone = (marker: number) =>
  [0x00, 0x01, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7, 0xd8].includes(marker)

describe('readJpegSize', () => {
  test('takes the size from the first frame, past every other segment, and none from a scan or the end', () => {
    for (let marker = 0x02; marker < 0xff; marker += 1) {
      const first = isFrame(marker) ? { width: 772, height: 258 } : { width: 7, height: 9 }
      const isOver = marker === 0xd9 || marker === 0xda
      const read = readJpegSize(view(0xff, 0xd8, ...segment(marker), ...frame))
      expect([marker, read]).toEqual([marker, isOver ? undefined : first])
    }
  })

  test('knows the markers that stand alone, behind which the next one comes at once', () => {
    for (let marker = 0x00; marker < 0xff; marker += 1) {
      if (isFrame(marker)) continue
      const read = readJpegSize(view(0xff, 0xd8, 0xff, marker, ...frame))
      expect([marker, read]).toEqual([marker, isAlone(marker) ? { width: 7, height: 9 } : undefined])
    }
  })

  test('passes over fill bytes, and over bytes that belong to nothing', () => {
    for (const between of [[0xff], [0xff, 0xff, 0xff], [0], [0, 0xc0, 0, 11, 8, 9, 9], [0xff, 0xff, 0]])
      expect(readJpegSize(view(0xff, 0xd8, ...between, ...frame))).toEqual({ width: 7, height: 9 })
  })

  test('knows no size of a frame that is cut off', () => {
    for (let length = 0; length < frame.length; length += 1)
      expect(readJpegSize(view(0xff, 0xd8, ...frame.slice(0, length)))).toBeUndefined()
  })
})

describe('readPngSize', () => {
  test('takes the size from the header, and from nothing that stands in its place', () => {
    expect(readPngSize(view(...pngPicture.slice(0, 24)))).toEqual({ width: 1, height: 1 })
    expect(readPngSize(view(...pngPicture.slice(0, 23)))).toBeUndefined()
    expect(
      readPngSize(view(...pngPicture.slice(0, 12), 0x49, 0x44, 0x41, 0x54, ...pngPicture.slice(16))),
    ).toBeUndefined()
  })
})
