import { lookup } from 'node:dns/promises'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { useNameServers } from '../../testing/servers/name-server.ts'
import { createHostLookup, lookUpHostBySystem } from './host-lookup.ts'

const { serveNames } = useNameServers()
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

describe('createHostLookup', () => {
  test('finds every address of a name, those of IPv4 first', async () => {
    const { server } = await serveNames({ 'shop.test': ['2606:4700:0:0:0:0:0:1111', '1.1.1.1', '8.8.8.8'] })
    const lookUp = createHostLookup({ servers: [server] })
    expect(await lookUp('Shop.test.')).toEqual(['1.1.1.1', '8.8.8.8', '2606:4700::1111'])
  })

  test('asks no name server for an address, nor for a number that means one', async () => {
    const { server, questions } = await serveNames({})
    const lookUp = createHostLookup({ servers: [server] })
    for (const [name, address] of [
      ['1.2.3.4', '1.2.3.4'],
      ['::1', '::1'],
      ['127.1', '127.0.0.1'],
      ['0x7f000001', '127.0.0.1'],
      ['2130706433', '127.0.0.1'],
    ] as const)
      expect([name, await lookUp(name)]).toEqual([name, [address]])
    for (const name of ['', 'a b', 'a/b', 'a@b', 'a:1', '[::1]', 'fe80::1%lo', '256.1.1.1'])
      expect([name, await lookUp(name)]).toEqual([name, []])
    expect(questions).toEqual([])
  })

  test('reads the hosts file first, and knows this machine without it', async () => {
    const { server, questions } = await serveNames({})
    const folder = mkdtempSync(join(tmpdir(), 'draftdesk-hosts-'))
    folders.push(folder)
    const hostsFile = join(folder, 'hosts')
    const lookUp = createHostLookup({ servers: [server], hostsFile })
    expect(await lookUp('localhost')).toEqual(['127.0.0.1', '::1'])
    expect(await lookUp('mail.localhost')).toEqual(['127.0.0.1', '::1'])
    writeFileSync(hostsFile, '# a note\n::2 mail.lan\n10.0.0.7\tother Mail.lan # mail\nnonsense mail.lan\n')
    expect(await lookUp('mail.lan')).toEqual(['10.0.0.7', '::2'])
    expect(questions).toEqual([])
  })

  test('finds nothing when the name servers say nothing in time', async () => {
    const { server } = await serveNames({})
    const limitMs = 200
    const startedMs = performance.now()
    expect(await createHostLookup({ servers: [server], limitMs })('silent.test')).toEqual([])
    const lookUp = createHostLookup({ servers: [server] })
    expect(await lookUp('silent.test', AbortSignal.timeout(limitMs))).toEqual([])
    expect(await lookUp('silent.test', AbortSignal.abort())).toEqual([])
    expect(performance.now() - startedMs).toBeLessThan(1400)
  })

  test('finds nothing for a name that does not exist', async () => {
    const { server } = await serveNames({ 'empty.test': [] })
    expect(await createHostLookup({ servers: [server] })('empty.test')).toEqual([])
  })

  test('answers other look-ups while forty wait for silent name servers', async () => {
    const { server } = await serveNames({ 'shop.test': ['1.1.1.1'] })
    const lookUp = createHostLookup({ servers: [server], limitMs: 1500 })
    const silent = Array.from({ length: 40 }, (_, index) => lookUp(`silent${String(index)}.test`))
    const startedMs = performance.now()
    expect(await lookUp('shop.test')).toEqual(['1.1.1.1'])
    expect((await lookup('localhost')).address).toBeDefined()
    expect(performance.now() - startedMs).toBeLessThan(700)
    expect((await Promise.all(silent)).flat()).toEqual([])
  })
})

describe('lookUpHostBySystem', () => {
  test('finds this machine, and nothing for a name that does not exist', async () => {
    expect((await lookUpHostBySystem('localhost'))[0]).toBe('127.0.0.1')
    expect(await lookUpHostBySystem('nowhere.invalid')).toEqual([])
  })
})
