import { describe, expect, test } from 'vitest'
import { parseSocketEvent, formatStreamEvent } from './event-sockets.ts'

describe('parseSocketEvent', () => {
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
    expect(parseSocketEvent(message)).toEqual(event)
  })
})

describe('formatStreamEvent', () => {
  test('keeps an event in lines of its own', () => {
    expect(formatStreamEvent({ type: 'thread', ref: 'a\n\nevent: b' })).toBe(
      'event: thread\ndata: {"ref":"a\\n\\nevent: b"}\n\n',
    )
  })
})
