import { describe, expect, test } from 'vitest'
import { maxLengths } from '@draftdesk/contract/input-limits'
import { openVisit } from '../../server/testing/open-visit.ts'
import { loadPolicyAnswer } from './load.ts'

describe('loadPolicyAnswer', () => {
  test('counts a line break of a posted email as one character', async () => {
    const lines = 'x\r\n'.repeat(maxLengths.instruction / 2 - 1)
    const { context, sent } = openVisit('/policies-page', { form: { ask: `${lines}ab` } })
    await loadPolicyAnswer(context)
    const question = `${lines.replaceAll('\r', '')}ab`
    expect(question).toHaveLength(maxLengths.instruction)
    expect(sent).toMatchObject([{ name: 'askPolicies', body: { question } }])
  })

  test('reads no question from the address, which logs and the history of a browser keep', async () => {
    const { context, sent } = openVisit('/policies-page?ask=Returns')
    expect(await loadPolicyAnswer(context)).toBeUndefined()
    expect(sent).toEqual([])
  })
})
