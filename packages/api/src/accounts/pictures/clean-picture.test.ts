import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { jpegPicture, pngPicture, webpPicture } from '../../testing/files/pictures.ts'
import { cleanPicture } from './clean-picture.ts'

const secret = 'GPS 52.5163 N 13.3777 E'
const formats = ['png', 'jpeg', 'webp'] as const

/** A picture that is wide but shown turned, with a note of the place where it was taken. */
async function createTaggedPicture(format: (typeof formats)[number], width = 800): Promise<Uint8Array> {
  const background = { r: 200, g: 40, b: 40 }
  const content = await sharp({ create: { width, height: 400, channels: 3, background } })
    .withExif({ IFD0: { ImageDescription: secret } })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .toFormat(format)
    .toBuffer()
  expect(content.includes(secret)).toBe(true)
  return content
}

const readClean = async (bytes: Uint8Array) => {
  const result = await cleanPicture(bytes)
  if (result.kind !== 'clean') throw new Error(result.kind)
  return result
}

describe('cleanPicture', () => {
  test.each(formats)('makes a %s upright and small, without the place where it was taken', async (format) => {
    const { type, content } = await readClean(await createTaggedPicture(format))
    expect(type).toBe(`image/${format}`)
    expect(Buffer.from(content).includes('GPS')).toBe(false)
    const { width, height, orientation, exif, icc, format: stored } = await sharp(content).metadata()
    expect({ width, height, orientation, exif, stored }).toEqual({
      width: 256,
      height: 512,
      orientation: undefined,
      exif: undefined,
      stored: format,
    })
    expect(icc).toBeDefined()
  })

  test.each([
    ['png', pngPicture],
    ['jpeg', jpegPicture],
    ['webp', webpPicture],
  ])('does not enlarge a small %s', async (_format, bytes) => {
    const { width, height } = await sharp((await readClean(bytes)).content).metadata()
    expect([width, height]).toEqual([1, 1])
  })

  test.each(formats)('refuses a %s that is too wide', async (format) => {
    expect(await cleanPicture(await createTaggedPicture(format, 4097))).toEqual({ kind: 'tooLarge' })
  })

  test('refuses a picture of too many pixels before it decodes them', async () => {
    const bytes = Uint8Array.from(pngPicture)
    new DataView(bytes.buffer).setUint32(16, 100_000)
    new DataView(bytes.buffer).setUint32(20, 100_000)
    expect((await cleanPicture(bytes)).kind).not.toBe('clean')
  })

  test.each(formats)('knows that a %s is cut off', async (format) => {
    const whole = await createTaggedPicture(format)
    expect(await cleanPicture(whole.subarray(0, whole.length / 2))).toEqual({ kind: 'damaged' })
  })

  test.each(['GIF89a\u0001\u0000', '<svg xmlns="http://www.w3.org/2000/svg"/>', '', 'a text'])(
    'does not support %j',
    async (text) => {
      expect(await cleanPicture(Buffer.from(text, 'latin1'))).toEqual({ kind: 'unsupported' })
    },
  )

  test('never throws, whatever follows the beginning', async () => {
    const beginnings = [pngPicture.slice(0, 33), jpegPicture.slice(0, 24), webpPicture.slice(0, 20)]
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...beginnings),
        fc.uint8Array({ maxLength: 200 }),
        async (start, rest) => {
          const { kind } = await cleanPicture(Uint8Array.from([...start, ...rest]))
          expect(['clean', 'tooLarge', 'damaged']).toContain(kind)
        },
      ),
    )
  })
})
