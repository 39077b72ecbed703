import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { enterStore } from '../../testing/store.ts'
import { createFindHost, isPrivateAddress } from './find-host.ts'

describe('isPrivateAddress', () => {
  test.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::7f00:1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2002:7f00:1::',
    '2002:101:101::',
    '192.0.0.8',
    '192.31.196.1',
    '192.52.193.1',
    '192.88.99.1',
    '192.175.48.1',
    '198.18.0.1',
    '203.0.113.1',
    '240.0.0.1',
    '::ffff:192.88.99.1',
    '::ffff:0:127.0.0.1',
    '64:ff9b::10.0.0.1',
    '64:ff9b:1::1.1.1.1',
    '100::1',
    '100:0:0:1::1',
    '2001::1',
    '2001:20::1',
    '2001:db8::1',
    '2620:4f:8000::1',
    '3fff:fff::1',
    '4000::1',
    '5f00::1',
    'fec0::1',
  ])('knows %s', (address) => {
    expect(isPrivateAddress(address)).toBe(true)
  })

  test.each([
    '1.1.1.1',
    '100.128.0.1',
    '172.32.0.1',
    '192.169.0.1',
    '8.8.8.8',
    '2606:4700::1111',
    '2001:4860:4860::8888',
    '3ffe::1',
    '::ffff:1.1.1.1',
    '64:ff9b::1.1.1.1',
  ])('lets %s pass', (address) => {
    expect(isPrivateAddress(address)).toBe(false)
  })
})

describe('createFindHost', () => {
  test('refuses this machine by any of its names, unless it may not', async () => {
    for (const name of ['localhost', '127.0.0.1', '127.1', '0x7f000001', '2130706433', '::1'])
      expect([name, await createFindHost(false)(name)]).toEqual([
        name,
        { kind: 'failed', failure: expect.stringMatching(/private|host/) as string },
      ])
    const loopback = { kind: 'found', address: '127.0.0.1' }
    expect(await createFindHost(true)('localhost')).toEqual(loopback)
    expect(await createFindHost(true)('127.1')).toEqual(loopback)
  })

  test('connects to the first address of a name, if none of them is private', async () => {
    const ask = (allowPrivate: boolean, ...addresses: string[]) =>
      createFindHost(allowPrivate, () => Promise.resolve(addresses))('shop.test')
    const found = { kind: 'found', address: '1.1.1.1' }
    expect(await ask(false, '1.1.1.1', '8.8.8.8')).toEqual(found)
    expect(await ask(false, '1.1.1.1', '10.0.0.1')).toEqual({ kind: 'failed', failure: 'private' })
    expect(await ask(true, '1.1.1.1', '10.0.0.1')).toEqual(found)
  })

  test('says that a name is nowhere', async () => {
    const nowhere = { kind: 'failed', failure: 'host' }
    expect(await createFindHost(true)('nowhere.invalid')).toEqual(nowhere)
    expect(await createFindHost(true, () => Promise.resolve([]))('a.test')).toEqual(nowhere)
  })

  test('takes no fault of its own for a name that is not there', async () => {
    await expect(createFindHost(true, () => Promise.reject(new TypeError('own')))('a.test')).rejects.toThrow(
      'own',
    )
  })
})

describe('linkMailbox without private hosts', () => {
  let t: TestApi
  beforeAll(async () => {
    t = await openTestApi()
  })
  afterAll(() => t.close())

  test('connects to no server in a private network, and to none without encryption', async () => {
    const { token } = await enterStore(t, 'ann@example.com')
    const server = { host: 'localhost', port: 993, security: 'tls' }
    const input = { address: 'a@b.co', password: 'x', imap: server, smtp: server }
    const { status, body } = await t.send('linkMailbox', { token, input })
    expect([status, body['detail']]).toEqual([400, expect.stringContaining('private network')])
    const plain = await t.send('linkMailbox', {
      token,
      input: { ...input, version: 1, imap: { ...server, security: 'none' } },
    })
    expect([plain.status, plain.body['detail']]).toEqual([400, expect.stringContaining('Without encryption')])
  })
})
