import { describe, expect, test } from 'vitest'
import { maxLengths } from '../input-limits.ts'
import { createExampleRequest } from './examples.ts'

const example = { title: 'Late parcel', question: 'Where is it?', answer: 'On its way.' }
const complain = (fields: object) =>
  createExampleRequest.safeParse({ ...example, ...fields }).error?.issues.map(({ message }) => message)

describe('createExampleRequest', () => {
  test('takes a mail with its reply', () => {
    expect(complain({})).toBeUndefined()
  })

  test('asks for a text that is not blank, and says how long it may be', () => {
    expect(complain({ question: ' \n' })).toEqual(['Please enter the customer’s message.'])
    expect(complain({ answer: undefined })).toEqual(['Please enter the reply.'])
    expect(complain({ answer: 'x'.repeat(maxLengths.exampleText + 1) })?.[0]).toMatch(/too long/)
  })
})
