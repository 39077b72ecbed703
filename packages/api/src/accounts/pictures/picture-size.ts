/** Width and height of a picture in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

const pngHeaderName = 0x49484452

/** Size from a PNG header. Undefined when it is invalid. */
export function readPngSize(bytes: DataView): PictureSize | undefined {
  if (bytes.byteLength < 24 || bytes.getUint32(12) !== pngHeaderName) return undefined
  return { width: bytes.getUint32(16), height: bytes.getUint32(20) }
}

const isFrameMarker = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isMarkerWithoutLength = (marker: number): boolean =>
  marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Size of the first frame of a JPEG. Undefined without one. */
export function readJpegSize(bytes: DataView): PictureSize | undefined {
  let at = 2
  while (at + 9 < bytes.byteLength) {
    const marker = bytes.getUint8(at + 1)
    if (bytes.getUint8(at) !== 0xff || marker === 0xff) at += 1
    else if (isFrameMarker(marker)) return { width: bytes.getUint16(at + 7), height: bytes.getUint16(at + 5) }
    else if (marker === 0xd9 || marker === 0xda) return undefined
    else at += isMarkerWithoutLength(marker) ? 2 : 2 + bytes.getUint16(at + 2)
  }
  return undefined
}

const webpChunkNames = { lossy: 0x56503820, lossless: 0x5650384c, extended: 0x56503858 } as const

/** Size from the first chunk of a WebP. Undefined for an unknown chunk. */
export function readWebpSize(bytes: DataView): PictureSize | undefined {
  if (bytes.byteLength < 30) return undefined
  const name = bytes.getUint32(12)
  if (name === webpChunkNames.lossy)
    return { width: bytes.getUint16(26, true) & 0x3fff, height: bytes.getUint16(28, true) & 0x3fff }
  if (name === webpChunkNames.lossless) {
    const sides = bytes.getUint32(21, true)
    return { width: 1 + (sides & 0x3fff), height: 1 + ((sides >>> 14) & 0x3fff) }
  }
  if (name !== webpChunkNames.extended) return undefined
  return { width: 1 + (bytes.getUint32(24, true) & 0xffffff), height: 1 + (bytes.getUint32(26, true) >>> 8) }
}
