import { AuthError } from '@draftdesk/auth-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { failureMessages } from '../../messages/failures.ts'

const replace = vi.fn<(to: string) => void>()
const facts = { kind: 'verified', epoch: 1, email: 'a@b.c', user: { isSuperAdmin: false }, permissions: [] }

beforeEach(async () => {
  vi.resetModules()
  await import('../../locales/register-texts.ts')
  vi.useFakeTimers()
  replace.mockClear()
  vi.stubGlobal('location', { replace, pathname: '/dashboard', search: '?a=1' })
  vi.stubGlobal('document', { querySelector: () => ({ textContent: JSON.stringify(facts) }) })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('sessionStorage', { setItem: () => undefined })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('explainFailure', () => {
  test('says what the server says', async () => {
    const { explainFailure } = await import('./explain-failure.ts')
    expect(explainFailure(new AuthError('refused', { detail: 'Taken.' }), 'Fallback')).toBe('Taken.')
  })

  test('says that nobody answered, or that it took too long', async () => {
    const { explainFailure } = await import('./explain-failure.ts')
    expect(explainFailure(new AuthError('unreachable'), 'Fallback')).toBe(failureMessages.unreachable)
    expect(explainFailure(new AuthError('timeout'), 'Fallback')).toBe(failureMessages.timeout)
  })

  test('falls back to the sentence of the form', async () => {
    const { explainFailure } = await import('./explain-failure.ts')
    expect(explainFailure(new AuthError('failed'), 'Fallback')).toBe('Fallback')
  })
})

describe('handlePageFailure', () => {
  test('leads to /502-error with the last page, once for ten calls that fail together', async () => {
    const { handlePageFailure } = await import('./explain-failure.ts')
    for (let call = 0; call < 10; call += 1) expect(handlePageFailure(new AuthError('badGateway'))).toBe(true)
    expect(replace.mock.calls).toEqual([['/502-error?lastPage=%2Fdashboard%3Fa%3D1']])
  })

  test('leads from there to another page where that is asked', async () => {
    const { handlePageFailure } = await import('./explain-failure.ts')
    handlePageFailure(new AuthError('badGateway'), '/emails-page')
    expect(replace.mock.calls).toEqual([['/502-error?lastPage=%2Femails-page']])
  })

  test('says why a session ended and leaves for sign-in 100 ms later', async () => {
    const { handlePageFailure } = await import('./explain-failure.ts')
    const { $toasts } = await import('../toasts.ts')
    expect(handlePageFailure(new AuthError('sessionEnded'))).toBe(true)
    expect($toasts.get().at(-1)).toMatchObject({ tone: 'error', text: 'Token has expired' })
    vi.advanceTimersByTime(99)
    expect(replace).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(replace.mock.calls).toEqual([['/signin?from=%2Fdashboard%3Fa%3D1']])
  })

  test('says that another session began and stays', async () => {
    const { handlePageFailure } = await import('./explain-failure.ts')
    const { $stalePage } = await import('../session/stale-page.ts')
    expect(handlePageFailure(new AuthError('staleSession'))).toBe(false)
    expect($stalePage.get()).toEqual({ storeName: undefined })
  })

  test('leaves everything else to the form', async () => {
    const { handlePageFailure } = await import('./explain-failure.ts')
    for (const code of ['refused', 'failed', 'rateLimited', 'timeout', 'unreachable'] as const) {
      expect(handlePageFailure(new AuthError(code))).toBe(false)
    }
    expect(replace).not.toHaveBeenCalled()
  })
})
