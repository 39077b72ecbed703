import { describe, expect, test } from 'vitest'
import { createDocumentReader } from './document-reader.ts'

const text = new Uint8Array(Buffer.from('Free for 30 days.'))
const heavy = new Uint8Array(Buffer.from(`<p>${'<b>x</b>'.repeat(2_000_000)}</p>`))

const cut = { heading: '', body: 'Free for 30 days.', links: [] }

describe('createDocumentReader', () => {
  test('reads many files, two at a time', async () => {
    const reader = createDocumentReader()
    const found = await Promise.all(Array.from({ length: 5 }, () => reader.read('store', 'text', text)))
    expect(found).toEqual(
      Array(5).fill({ kind: 'text', text: 'Free for 30 days.', isCut: false, cuts: [cut] }),
    )
    await reader.close()
  })

  test('ends what is being read, and what waits, when it closes', async () => {
    const reader = createDocumentReader()
    const found = Promise.all(Array.from({ length: 4 }, () => reader.read('store', 'html', heavy)))
    await reader.close()
    expect(await found).toEqual(Array(4).fill({ kind: 'failed', failure: 'interrupted' }))
  })
})
