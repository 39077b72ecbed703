import { AuthError } from '@draftdesk/auth-core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { $proofRequest, requestIdentityProof } from '../identity-proof.ts'
import { fakeCall } from '../testing/fake-call.ts'
import { createCallWithProof } from './call-with-proof.ts'

const unproven = new AuthError('refused', { status: 403, reason: 'proof_code', detail: 'Confirm first.' })

describe('createCallWithProof', () => {
  test('asks for the proof that the refusal names, and makes the same call again', async () => {
    const { call, sent } = fakeCall({ exportCustomer: unproven })
    const asked: unknown[] = []
    const callWithProof = createCallWithProof(call, (way) => {
      asked.push(way)
      return Promise.resolve(true)
    })
    await callWithProof('exportCustomer', { address: 'ann@mail.test' })
    expect(asked).toEqual(['code'])
    expect(sent.map(({ name, body }) => [name, body])).toEqual([
      ['exportCustomer', { address: 'ann@mail.test' }],
      ['exportCustomer', { address: 'ann@mail.test' }],
    ])
  })

  test('returns the refusal when the user cancels, and asks for nothing after another refusal', async () => {
    const { call, sent } = fakeCall({
      exportCustomer: unproven,
      eraseCustomer: new AuthError('refused', { status: 403, detail: 'No.' }),
    })
    let asked = 0
    const callWithProof = createCallWithProof(call, () => {
      asked += 1
      return Promise.resolve(false)
    })
    expect(await callWithProof('exportCustomer', { address: 'ann@mail.test' })).toEqual({
      ok: false,
      error: unproven,
    })
    await callWithProof('eraseCustomer', { address: 'ann@mail.test' })
    expect([asked, sent.length]).toEqual([1, 2])
  })
})

describe('requestIdentityProof', () => {
  const document = (hasDialog: boolean) =>
    Object.assign(new EventTarget(), { getElementById: () => (hasDialog ? {} : null) })
  afterEach(() => vi.unstubAllGlobals())

  test('asks nothing on a page without the dialog', async () => {
    vi.stubGlobal('document', document(false))
    expect(await requestIdentityProof('password')).toBe(false)
  })

  test('wakes the dialog and waits for its answer, one question at a time', async () => {
    const page = document(true)
    vi.stubGlobal('document', page)
    let woken = 0
    page.addEventListener('wake:identity', () => (woken += 1))
    const first = requestIdentityProof('password')
    expect($proofRequest.get()?.way).toBe('password')
    expect(await requestIdentityProof('code')).toBe(false)
    $proofRequest.get()?.finish(true)
    expect([await first, woken, $proofRequest.get()]).toEqual([true, 1, undefined])
  })

  test('ends when the code of the dialog cannot be loaded', async () => {
    const page = document(true)
    vi.stubGlobal('document', page)
    const asked = requestIdentityProof('mail')
    page.dispatchEvent(new Event('astro:hydration-error'))
    expect([await asked, $proofRequest.get()]).toEqual([false, undefined])
  })
})
