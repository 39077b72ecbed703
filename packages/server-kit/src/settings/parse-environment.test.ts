import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { StartError } from '../start-error.ts'
import { parseEnvironment } from './parse-environment.ts'

const shape = z.object({
  PORT: z.coerce.number('must be a port number').default(4321),
  SECRET: z.string().min(32, 'must be at least 32 characters'),
})
const secret = 's'.repeat(32)

describe('parseEnvironment', () => {
  test('takes an empty variable for a missing one, and leaves out what it does not know', () => {
    expect(parseEnvironment(shape, { PORT: '', SECRET: secret, HOME: '/root' })).toEqual({
      PORT: 4321,
      SECRET: secret,
    })
  })

  test.each([
    [
      { SECRET: secret, PORT: 'four' },
      'The setting PORT must be a port number. README.md and docs/operations.md list every setting.',
    ],
    [
      { PORT: '1' },
      'The setting SECRET is required and not set. README.md and docs/operations.md list every setting.',
    ],
    [
      { SECRET: 'hunter2' },
      'The setting SECRET must be at least 32 characters. README.md and docs/operations.md list every setting.',
    ],
  ])('says in one sentence what is wrong, and never the value', (environment, sentence) => {
    expect(() => parseEnvironment(shape, environment)).toThrow(new StartError(sentence))
  })
})
