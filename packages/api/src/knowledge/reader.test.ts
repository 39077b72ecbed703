import { describe, expect, test } from 'vitest'
import { createReader } from './reader.ts'

const text = new Uint8Array(Buffer.from('Free for 30 days.'))
const heavy = new Uint8Array(Buffer.from(`<p>${'<b>x</b>'.repeat(600_000)}</p>`))

describe('createReader', () => {
  test('reads many files, two at a time', async () => {
    const reader = createReader()
    const found = await Promise.all(Array.from({ length: 5 }, () => reader.read('text', text)))
    expect(found).toEqual(Array(5).fill({ kind: 'text', text: 'Free for 30 days.' }))
    await reader.close()
  })

  test('gives up on a file that takes too long or too much memory', async () => {
    const hasty = createReader({ limitMs: 1 })
    expect(await hasty.read('html', heavy)).toEqual({ kind: 'failed', failure: 'slow' })
    await hasty.close()
    const small = createReader({ limitMegabytes: 16 })
    expect(await small.read('html', heavy)).toEqual({ kind: 'failed', failure: 'large' })
    await small.close()
  })

  test('ends what is being read, and what waits, when it closes', async () => {
    const reader = createReader()
    const found = Promise.all(Array.from({ length: 4 }, () => reader.read('html', heavy)))
    await reader.close()
    expect(await found).toEqual(Array(4).fill({ kind: 'failed', failure: 'interrupted' }))
  })
})
