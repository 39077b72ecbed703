import { describe, expect, test } from 'vitest'
import { stripJpegMetadata } from './strip-jpeg-metadata.ts'

type Part = readonly number[] | Uint8Array | string
const join = (...parts: Part[]): Uint8Array =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Uint8Array.from(part))),
    ),
  )
const segment = (marker: number, content: Part) => {
  const bytes = join(content)
  return join([0xff, marker, 0, bytes.length + 2], bytes)
}
const strip = (...parts: Part[]) => {
  const stripped = stripJpegMetadata(join(...parts))
  return stripped && join(...stripped)
}

const start = [0xff, 0xd8]
const end = [0xff, 0xd9]
const tables = segment(0xdb, 'tables')
/** A scan with an escaped byte, restart markers, and a padded restart marker. */
const data = [7, 0xff, 0, 7, 0xff, 0xd0, 7, 0xff, 0xd7, 7, 0xff, 0xff, 0xd3, 7]
const scan = join(segment(0xda, 'header'), data)
const note = segment(0xfe, 'Text that somebody wrote')
const upright = join('II*', [0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0])
/** How a picture is turned, in the order of bytes of Intel. */
const turned = (turn: number) =>
  join('II*', [0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, turn, 0, 0, 0], [0, 0, 0, 0])
const exif = (turn: number) => segment(0xe1, join('Exif\0\0', turned(turn)))
/** The same as it is written: a single entry, in the order of bytes of Motorola. */
const written = (turn: number) =>
  segment(
    0xe1,
    join('Exif\0\0', 'MM\0*', [0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0], [0, 0, 0, 0]),
  )

describe('stripJpegMetadata', () => {
  test('leaves every segment but a comment and what applications wrote', () => {
    for (let marker = 0x02; marker < 0xff; marker += 1) {
      if (marker === 0xd9 || marker === 0xda) continue
      const isOther = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
      const one = segment(marker, 'Text that somebody wrote')
      const left = isOther ? join(start, scan, end) : join(start, one, scan, end)
      expect([marker, strip(start, one, scan, end)]).toEqual([marker, left])
    }
  })

  test.each([
    [0xe0, 'JFIF\0'],
    [0xe2, 'ICC_PROFILE\0'],
    [0xee, 'Adobe'],
  ])('leaves what decoders need of the segments of applications: %i with %j alone', (marker, name) => {
    const one = segment(marker, name)
    const others = [0xe0, 0xe2, 0xee].filter((other) => other !== marker).map((other) => segment(other, name))
    expect(strip(start, one, ...others, scan, end)).toEqual(join(start, one, scan, end))
  })

  test('leaves the bytes of each scan as they are, and nothing between or behind', () => {
    // A table of which some bytes look like a comment.
    const codes = segment(0xc4, note)
    const twice = [start, tables, scan, codes, scan, end]
    expect(strip(...twice)).toEqual(join(...twice))
    expect(strip(start, note, tables, scan, codes, note, scan, note, end, 'a film', note)).toEqual(
      join(...twice),
    )
  })

  test('takes fill bytes before a segment away', () => {
    expect(strip(start, [0xff, 0xff], tables, [0xff], scan, end)).toEqual(join(start, tables, scan, end))
  })

  test.each<[string, Part]>([
    ['is missing', []],
    ['is cut in half', [0xff]],
    ['is a comment', note],
    ['is something else', join(tables, [0, 0xfe, 0, 2])],
  ])('ends a picture whose end %s', (_name, rest) => {
    const ended = join(start, scan, _name === 'is something else' ? tables : [], end)
    expect(strip(start, scan, rest)).toEqual(ended)
  })

  test('leaves an empty segment, be it the last', () => {
    expect(strip(start, scan, segment(0xdb, ''))).toEqual(join(start, scan, segment(0xdb, ''), end))
  })

  test.each<[string, Part[]]>([
    ['has no scan', [tables, end]],
    ['has bytes of nothing between its segments', [tables, [0, 0xfe, 0, 2], scan, end]],
    ['has a segment that is longer than what is left', [scan, [0xff, 0xdb, 0, 9, 1], end]],
    ['has a segment without a length', [scan, [0xff, 0xdb, 0, 0], end]],
    ['has a segment shorter than its length', [scan, [0xff, 0xdb, 0, 1], end]],
  ])('knows no way with a picture that %s', (_name, parts) => {
    expect(strip(start, ...parts)).toBeUndefined()
  })

  test('writes how a picture is turned, by the first that says it, right behind its start', () => {
    for (const turn of [2, 6, 8])
      expect(strip(start, tables, exif(turn), exif(3), scan, end)).toEqual(
        join(start, written(turn), tables, scan, end),
      )
    const silent = segment(0xe1, join('Exif\0\0', upright))
    expect(strip(start, silent, exif(5), scan, end)).toEqual(join(start, written(5), scan, end))
  })

  test.each([
    ['of another segment', segment(0xed, join('Exif\0\0', turned(6)))],
    ['of another kind', segment(0xe1, join('XMPX\0\0', turned(6)))],
  ])('believes no turn %s', (_name, other) => {
    expect(strip(start, other, scan, end)).toEqual(join(start, scan, end))
  })
})
