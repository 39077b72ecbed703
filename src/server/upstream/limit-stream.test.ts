import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { StreamTooLongError, limitStream } from './limit-stream.ts'

describe('limitStream', () => {
  test('passes a body on that is as long as it may be', async () => {
    const body = limitStream(Readable.from([Buffer.from('abc'), Buffer.from('de')]), 5)
    expect((await buffer(body)).toString()).toBe('abcde')
  })

  test('breaks off a longer one by the bytes of all its pieces', async () => {
    const body = limitStream(Readable.from([Buffer.from('abc'), Buffer.from('def')]), 5)
    await expect(buffer(body)).rejects.toThrow(StreamTooLongError)
  })

  test('fails with its source', async () => {
    const source = new PassThrough()
    const body = limitStream(source, 5)
    source.write('a')
    source.destroy(new Error('The browser left'))
    await expect(buffer(body)).rejects.toThrow('The browser left')
  })

  test('fails quietly while nobody reads it', async () => {
    const source = new PassThrough()
    const body = limitStream(source, 5)
    source.destroy(new Error('The browser left'))
    await new Promise((resolve) => body.once('close', resolve))
    expect(body.errored).toMatchObject({ message: 'The browser left' })
  })

  test.each([
    ['who sends it closes it', (body: Readable) => body.destroy()],
    ['it is too long', (body: Readable) => body.resume()],
  ])('reads the rest of its source and drops it when %s', async (_when, act) => {
    const source = Readable.from(Array.from({ length: 100 }, () => Buffer.alloc(10_000)))
    act(limitStream(source, 100_000))
    await once(source, 'end')
    expect(source.readableEnded).toBe(true)
  })
})
