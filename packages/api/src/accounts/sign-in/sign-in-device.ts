import { cutText } from '@draftdesk/contract/cut-text'
import { isIPv4 } from 'node:net'

/** Device and approximate network of a sign-in, without enough data to track a person. */
export interface SignInDevice {
  device: string
  place: string
}

/** A sign-in without a known browser or app. */
export const unknownDevice: SignInDevice = { device: '', place: '' }

// The order matters, because most browsers also name their ancestors.
const browserPatterns: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systemPatterns: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * Describes a device from `User-Agent` and address.
 *
 * @example describeDevice('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', '203.0.113.9') // { device: 'Firefox on Linux', place: '203.0.*.*' }
 */
export function describeDevice(userAgent: string, address: string): SignInDevice {
  const shown = cutText(userAgent, 400)
  const browser = browserPatterns.find(([mark]) => mark.test(shown))?.[1]
  const system = systemPatterns.find(([mark]) => mark.test(shown))?.[1]
  return { device: [browser, system].filter(Boolean).join(' on '), place: shortenIpAddress(address) }
}

function shortenIpAddress(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 2).join('.')}.*.*`
  return address.includes(':') ? `${address.split(':').slice(0, 2).join(':')}:*` : ''
}
