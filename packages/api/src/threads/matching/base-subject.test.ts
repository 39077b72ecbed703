import { describe, expect, test } from 'vitest'
import { toReplySubject } from './base-subject.ts'

describe('toReplySubject', () => {
  test.each([
    ['Broken mug', 'Re: Broken mug'],
    ['Re: Broken mug', 'Re: Broken mug'],
    ['AW: Broken mug', 'AW: Broken mug'],
    ['Re: Re: Broken mug', 'Re: Broken mug'],
    ['RE: AW: Re[2]: Broken mug', 'RE: Broken mug'],
    ['[External] Re: Broken mug', '[External] Re: Broken mug'],
    ['Fwd: Broken mug', 'Re: Fwd: Broken mug'],
    ['Re: Fwd: Broken mug', 'Re: Fwd: Broken mug'],
    ['', ''],
  ])('marks %j as answered once: %j', (subject, answer) => {
    expect(toReplySubject(subject)).toBe(answer)
  })
})
