import { describe, expect, test } from 'vitest'
import { replySubject } from './base-subject.ts'

describe('replySubject', () => {
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
    expect(replySubject(subject)).toBe(answer)
  })
})
