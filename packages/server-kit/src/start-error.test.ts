import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { DatabaseSync } from 'node:sqlite'
import { createServer } from 'node:http'
import { describe, expect, test } from 'vitest'
import { StartError, explainStartFailure, explainListenFailure } from './start-error.ts'

const failure = (act: () => unknown): unknown => {
  try {
    return act()
  } catch (error) {
    return error
  }
}

describe('explainStartFailure', () => {
  test('passes on what was said for the operator', () => {
    expect(explainStartFailure(new StartError('Set SITE_URL.'))).toBe('Set SITE_URL.')
  })

  test.each([
    ['a file', () => readFileSync('/dev/null/x')],
    ['a database file', () => new DatabaseSync(tmpdir())],
  ])('has a sentence for %s that cannot be used', (_name, act) => {
    expect(explainStartFailure(failure(act))).toMatch(/^A file cannot be used \(.+\): check DATA_DIR, .+\.$/)
  })

  test('leaves a fault of ours to its trace', () => {
    expect(explainStartFailure(new TypeError('x is not a function'))).toBeUndefined()
    expect(explainStartFailure('thrown text')).toBeUndefined()
  })
})

const place = { host: '127.0.0.1', port: 4321, setting: 'PORT' }

function listenError(port: number, host: string): Promise<unknown> {
  const server = createServer()
  return new Promise((resolve) => server.once('error', resolve).listen(port, host))
}

describe('explainListenFailure', () => {
  test('names the port that is taken, and the setting to change', async () => {
    const first = createServer()
    await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve))
    const address = first.address()
    const port = typeof address === 'object' && address ? address.port : 0
    expect(explainListenFailure(await listenError(port, '127.0.0.1'), { ...place, port })).toBe(
      `Port ${port} on 127.0.0.1 is taken: stop what uses it, or set PORT to a free one.`,
    )
    first.close()
  })

  test('names a host that is not of this machine', async () => {
    const error = await listenError(0, '203.0.113.1')
    expect(explainListenFailure(error, { ...place, host: '203.0.113.1' })).toBe(
      'HOST 203.0.113.1 is not an address of this machine.',
    )
  })

  test.each([
    [
      Object.assign(new Error('no'), { code: 'EACCES' }),
      /not allowed for this user: set PORT to one above 1023/,
    ],
    [Object.assign(new Error('no'), { code: 'EIO' }), /^Cannot listen on port 4321 of 127\.0\.0\.1 \(EIO\)/],
    ['thrown text', /unknown reason/],
  ])('has a sentence for anything else', (error, sentence) => {
    expect(explainListenFailure(error, place)).toMatch(sentence)
  })
})
