import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jpegPicture, pngPicture, webpPicture } from '../../testing/files/pictures.ts'
import { readPictureHeader } from './picture-type.ts'
import type { PictureType } from './picture-type.ts'
import { stripPictureMetadata } from './strip-picture-metadata.ts'
import { readExifOrientation } from './exif-orientation.ts'

const secret = 'GPS 52.5163 N 13.3777 E'
const latin = (text: string) => Buffer.from(text, 'latin1')

/** A TIFF header with an artist's name before the turn, in either order of bytes. */
function tiff(turn: number, isLittle = false): Buffer {
  const header = Buffer.alloc(38)
  const write16 = (value: number, at: number) =>
    isLittle ? header.writeUInt16LE(value, at) : header.writeUInt16BE(value, at)
  const write32 = (value: number, at: number) =>
    isLittle ? header.writeUInt32LE(value, at) : header.writeUInt32BE(value, at)
  header.write(isLittle ? 'II' : 'MM', 'latin1')
  write16(42, 2)
  write32(8, 4)
  write16(2, 8)
  write16(0x010e, 10)
  write16(2, 12)
  write32(secret.length, 14)
  write32(38, 18)
  write16(0x0112, 22)
  write16(3, 24)
  write32(1, 26)
  write16(turn, 30)
  return Buffer.concat([header, latin(secret)])
}

const segment = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}
const chunk = (name: string, content: Buffer) => {
  const part = Buffer.concat([Buffer.alloc(4), latin(name), content, Buffer.alloc(4)])
  part.writeUInt32BE(content.length, 0)
  part.writeUInt32BE(crc32(part.subarray(4, -4)), part.length - 4)
  return part
}
const riff = (name: string, content: Buffer) => {
  const part = Buffer.concat([latin(name), Buffer.alloc(4), content, Buffer.alloc(content.length % 2)])
  part.writeUInt32LE(content.length, 4)
  return part
}

const bytes = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

const taggedJpeg = (turn: number) =>
  bytes(
    jpegPicture.subarray(0, 2),
    segment(0xe1, Buffer.concat([latin('Exif\0\0'), tiff(turn, true)])),
    segment(0xe1, latin(`http://ns.adobe.com/xap/1.0/\0<x>${secret}</x>`)),
    segment(0xed, latin(`Photoshop 3.0\0${secret}`)),
    segment(0xe2, latin(`MPF\0${secret}`)),
    segment(0xe2, latin('ICC_PROFILE\0')),
    segment(0xfe, latin(secret)),
    jpegPicture.subarray(2),
    latin(`a film: ${secret}`),
  )
const taggedPng = (turn: number) =>
  bytes(
    pngPicture.subarray(0, 33),
    chunk('eXIf', tiff(turn)),
    chunk('tEXt', latin(`Author\0${secret}`)),
    chunk('iTXt', latin(secret)),
    pngPicture.subarray(33),
    latin(secret),
  )
const buildWebp = (...parts: Uint8Array[]) => bytes(riff('RIFF', Buffer.concat([latin('WEBP'), ...parts])))
const flagged = (flags: number) => riff('VP8X', Buffer.from([flags, 0, 0, 0, 0, 0, 0, 0, 0, 0]))
function taggedWebp(turn: number): Uint8Array<ArrayBuffer> {
  const exif = riff('EXIF', Buffer.concat([latin('Exif\0\0'), tiff(turn)]))
  return bytes(
    buildWebp(flagged(0b1100), webpPicture.subarray(12), exif, riff('XMP ', latin(secret))),
    latin(secret),
  )
}

const turnOf = (picture: Uint8Array): number | undefined => {
  const at = Buffer.from(picture).indexOf(latin('MM\0*'))
  return at < 0 ? undefined : readExifOrientation(picture.subarray(at))
}

describe('stripPictureMetadata', () => {
  test.each<[PictureType, (turn: number) => Uint8Array<ArrayBuffer>]>([
    ['image/jpeg', taggedJpeg],
    ['image/png', taggedPng],
    ['image/webp', taggedWebp],
  ])('leaves of an %s what it is drawn from, and how it is turned', (type, build) => {
    for (const turn of [1, 3, 6, 8, 9]) {
      const tagged = build(turn)
      expect(Buffer.from(tagged).includes(secret)).toBe(true)
      const stripped = stripPictureMetadata(type, tagged) ?? new Uint8Array()
      expect(Buffer.from(stripped).includes('GPS')).toBe(false)
      expect(turnOf(stripped)).toBe(turn === 1 || turn === 9 ? undefined : turn)
      expect(readPictureHeader(stripped)).toEqual(readPictureHeader(tagged))
      expect(stripPictureMetadata(type, stripped)).toEqual(stripped)
    }
  })

  test('writes the turn of a png, and of a webp behind its parts, as the one thing that Exif says', () => {
    const turned = Buffer.concat([
      latin('MM\0*\0\0\0\b'),
      Buffer.from([0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]),
    ])
    const inPng = bytes(pngPicture.subarray(0, 33), chunk('eXIf', turned), pngPicture.subarray(33))
    expect(stripPictureMetadata('image/png', taggedPng(6))).toEqual(inPng)
    expect(stripPictureMetadata('image/webp', taggedWebp(6))).toEqual(
      buildWebp(flagged(0b1000), webpPicture.subarray(12), riff('EXIF', turned)),
    )
  })

  test.each<[string, number, number, Buffer[]]>([
    ['how it is turned, and XMP', 0b111100, 0b111000, [riff('EXIF', tiff(6)), riff('XMP ', latin(secret))]],
    ['a turn that is no turn', 0b111100, 0b110000, [riff('EXIF', tiff(1))]],
    ['nothing', 0b110000, 0b110000, []],
    ['a turn in XMP alone', 0b000100, 0, [riff('XMP ', tiff(6))]],
  ])('says in a webp with %s what is left in it', (_name, before, after, parts) => {
    const stripped = stripPictureMetadata(
      'image/webp',
      buildWebp(flagged(before), webpPicture.subarray(12), ...parts),
    )
    expect(stripped?.[20]).toBe(after)
    expect(turnOf(stripped ?? pngPicture)).toBe(after & 0b1000 ? 6 : undefined)
  })

  test.each([
    ['of one part', webpPicture.subarray(12)],
    ['whose first part is empty', bytes(riff('VP8X', Buffer.alloc(0)), webpPicture.subarray(12))],
  ])('leaves no turn in a webp %s, which has no place to say so', (_name, parts) => {
    const stripped = stripPictureMetadata('image/webp', buildWebp(parts, riff('EXIF', tiff(6))))
    expect(stripped).toEqual(buildWebp(parts))
  })

  test('leaves every part that a png or a webp is drawn from, be it empty, and no other', () => {
    const drawn = 'PLTE IDAT tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' ')
    const build = (...parts: Uint8Array[]) =>
      bytes(pngPicture.subarray(0, 33), ...parts, pngPicture.subarray(33))
    const some = drawn.map((name) => chunk(name, Buffer.alloc(0)))
    const others = ['tIME', 'zTXt', 'hIST', 'prVt'].map((name) => chunk(name, latin(secret)))
    expect(stripPictureMetadata('image/png', build(...some, ...others))).toEqual(build(...some))
    const shown = ['VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP', 'VP8 '].map((name) => riff(name, Buffer.alloc(0)))
    expect(stripPictureMetadata('image/webp', buildWebp(riff('priv', latin('odd')), ...shown))).toEqual(
      buildWebp(...shown),
    )
  })

  test.each<[string, Uint8Array<ArrayBuffer>]>([
    ['a text', bytes(pngPicture.subarray(0, 33), chunk('tEXt', tiff(6)), pngPicture.subarray(33))],
    [
      'an entry that is cut off',
      bytes(pngPicture.subarray(0, 33), chunk('eXIf', tiff(6).subarray(0, 32)), pngPicture.subarray(33)),
    ],
  ])('believes no turn of %s', (_name, picture) => {
    expect(stripPictureMetadata('image/png', picture)).toEqual(pngPicture)
  })

  test('changes nothing in a picture without such parts', () => {
    expect(stripPictureMetadata('image/png', pngPicture)).toEqual(pngPicture)
    expect(stripPictureMetadata('image/webp', webpPicture)).toEqual(webpPicture)
    expect(stripPictureMetadata('image/jpeg', jpegPicture)).toEqual(jpegPicture)
  })

  test('ends a JPEG whose end is missing', () => {
    expect(stripPictureMetadata('image/jpeg', jpegPicture.subarray(0, -2))).toEqual(jpegPicture)
  })

  test('keeps the colour profile', () => {
    const stripped = stripPictureMetadata('image/jpeg', taggedJpeg(6)) ?? new Uint8Array()
    expect(Buffer.from(stripped).includes('ICC_PROFILE')).toBe(true)
  })

  test.each<[PictureType, Uint8Array]>([
    ['image/png', pngPicture.subarray(0, 40)],
    ['image/png', pngPicture.subarray(0, -12)],
    ['image/png', bytes(pngPicture.subarray(0, -12), Buffer.from([0, 0, 0, 1]), pngPicture.subarray(-8))],
    ['image/jpeg', jpegPicture.subarray(0, 60)],
    ['image/webp', webpPicture.subarray(0, 30)],
    ['image/webp', webpPicture.subarray(0, 12)],
  ])('knows no way with an %s that is cut off', (type, cut) => {
    expect(stripPictureMetadata(type, cut)).toBeUndefined()
  })

  test('ends and never throws, whatever follows the beginning', () => {
    const beginnings: [PictureType, Uint8Array][] = [
      ['image/png', taggedPng(6).subarray(0, 60)],
      ['image/jpeg', taggedJpeg(6).subarray(0, 24)],
      ['image/webp', taggedWebp(6).subarray(0, 30)],
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...beginnings),
        fc.uint8Array({ maxLength: 200 }),
        ([type, beginning], rest) => {
          const stripped = stripPictureMetadata(type, bytes(beginning, rest))
          expect(stripped?.length ?? 0).toBeLessThanOrEqual(beginning.length + rest.length + 40)
        },
      ),
    )
  })
})
