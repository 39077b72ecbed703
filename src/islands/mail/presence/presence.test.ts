import { describe, expect, test } from 'vitest'
import { describePresence } from './presence.tsx'

const person = (name: string, is_replying = false, is_super_admin = false) => ({
  ...{ id: name, name, is_replying, is_super_admin },
})

describe('describePresence', () => {
  test('names who reads and who replies', () => {
    expect(describePresence([person('Anna')])).toEqual({ reading: 'Anna is reading', replying: undefined })
    expect(describePresence([person('Anna'), person('Ben', true)])).toEqual({
      reading: 'Anna is reading',
      replying: 'Ben is replying',
    })
    expect(describePresence([person('Anna', true), person('Ben', true)]).replying).toBe(
      'Anna and Ben are replying',
    )
    expect(describePresence([person('Anna'), person('Ben'), person('Cleo')]).reading).toBe(
      'Anna and 2 others are reading',
    )
    expect(describePresence([])).toEqual({ reading: undefined, replying: undefined })
  })

  test('says of a super administrator that they are one', () => {
    expect(describePresence([person('Sam', false, true)]).reading).toBe(
      'Sam (super administrator) is reading',
    )
  })
})
