import { describe, expect, test } from 'vitest'
import { consentMessages } from './words.ts'
import { openVisit } from '../../server/testing/open-visit.ts'
import { startConsent, finishConsent } from './load.ts'

const url = 'https://accounts.google.com/consent?state=the-state'

describe('beginConsent', () => {
  test('names where a person is taken, and remembers in the browser what it has to come back with', async () => {
    const { context, sent, cookies } = openVisit('/integration-page', {
      answers: { startMailboxOAuth: { answer: { authorization_url: url } } },
    })
    expect(await startConsent(context, { action: 'connect-google' })).toEqual({
      leaving: { to: url, name: 'Google' },
    })
    expect(sent).toMatchObject([{ name: 'startMailboxOAuth', body: { provider: 'google' } }])
    expect(cookies().join()).toContain('google-sign-in=')
  })

  test('says why nobody can be taken there, and leaves other forms alone', async () => {
    const { context } = openVisit('/integration-page', {
      answers: { startShopOAuth: { status: 422, problem: 'Please enter the address of your shop.' } },
    })
    expect(await startConsent(context, { action: 'connect-shopify', domain: '' })).toMatchObject({
      failed: { problem: 'Please enter the address of your shop.' },
    })
    expect(await startConsent(context, { action: 'link-shop' })).toBeUndefined()
  })
})

describe('finishConsent', () => {
  const back = '/integration-page?code=c&state=the-state'

  test('links what was consented to in the browser that left, once, and cleans the address', async () => {
    const { context, sent, toasts } = openVisit(back, {
      leftWith: 'the-state',
      answers: { finishMailboxOAuth: { status: 400, problem: 'No consent was given.' } },
    })
    const response = await finishConsent(context)
    expect([response?.status, response?.headers.get('location')]).toEqual([303, '/integration-page'])
    expect(sent).toMatchObject([{ name: 'finishMailboxOAuth', body: { query: 'code=c&state=the-state' } }])
    await finishConsent(context)
    expect(sent).toHaveLength(1)
    expect(toasts.map(({ text, about }) => [text, about])).toEqual([
      ['No consent was given.', 'mailbox'],
      [consentMessages.stale, 'mailbox'],
    ])
  })

  test('takes nothing from another browser, and nothing that is opened ahead of a person', async () => {
    const stranger = openVisit(back, { leftWith: 'another-state' })
    await finishConsent(stranger.context)
    expect([stranger.sent, stranger.toasts.length]).toEqual([[], 1])
    const ahead = openVisit(back, { leftWith: 'the-state' })
    ahead.context.request.headers.set('sec-purpose', 'prefetch')
    await finishConsent(ahead.context)
    expect([ahead.sent, ahead.toasts]).toEqual([[], []])
  })
})
