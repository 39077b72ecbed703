import { buildTestPath } from '@draftdesk/contract/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { sendFile } from './send-file.ts'

afterEach(() => vi.unstubAllGlobals())

/** The address of the page after a file was sent from it and this was answered. */
async function sendTo(status: number): Promise<string> {
  let address = 'http://shop.test/accounts-page?members'
  class Request {
    readonly status = status
    readonly responseText = '{"detail":"No."}'
    readonly upload = {}
    onload: () => void = () => undefined
    open(): void {}
    setRequestHeader(): void {}
    getResponseHeader = () => 'application/json'
    send(): void {
      this.onload()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('location', { href: address, origin: 'http://shop.test' })
  vi.stubGlobal('history', {
    replaceState: (_state: unknown, _title: string, url: URL) => (address = url.href),
  })
  await sendFile({
    method: 'POST',
    path: buildTestPath('uploadPicture', '1'),
    query: {},
    name: 'uploadPicture',
  })
  return address
}

test('a file that met a 502 or the end of the session is chosen again on the page that one comes back to', async () => {
  expect(await sendTo(502)).toBe('http://shop.test/accounts-page?members=&file=again')
  expect(await sendTo(401)).toBe('http://shop.test/accounts-page?members=&file=again')
})

test('a file that arrived, or that was refused, is not', async () => {
  expect(await sendTo(200)).toBe('http://shop.test/accounts-page?members')
  expect(await sendTo(413)).toBe('http://shop.test/accounts-page?members')
})
