import { describe, expect, test } from 'vitest'
import { parseEvent, formatEvent } from './event-sockets.ts'

describe('parseEvent', () => {
  test.for([
    ['{"type":"thread","ref":"a"}', { type: 'thread', ref: 'a' }],
    ['{"type":"thread","ref":7,"text":"secret"}', { type: 'thread', ref: '7' }],
    ['{"type":"list"}', { type: 'list', ref: '' }],
    ['{"type":"order","ref":"a"}', undefined],
    ['null', undefined],
    ['[]', undefined],
    ['hello', undefined],
    [`{"type":"list","ref":"${'x'.repeat(600)}"}`, undefined],
    [new ArrayBuffer(4), undefined],
  ] as const)('reads %s', ([message, event]) => {
    expect(parseEvent(message)).toEqual(event)
  })
})

describe('formatEvent', () => {
  test('keeps an event in lines of its own', () => {
    expect(formatEvent({ type: 'thread', ref: 'a\n\nevent: b' })).toBe(
      'event: thread\ndata: {"ref":"a\\n\\nevent: b"}\n\n',
    )
  })
})
