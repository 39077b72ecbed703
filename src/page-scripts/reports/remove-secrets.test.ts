import { describe, expect, test } from 'vitest'
import { removeSecrets } from './remove-secrets.ts'

describe('removeSecrets', () => {
  test('takes them out of every text, however deep, of lists too', () => {
    const report = {
      urls: ['https://a.test/reset-password?token=abc&x=1'],
      contexts: { replay: { href: '/signin?code=abc#email=a@b.test' } },
    }
    expect(JSON.stringify(removeSecrets(report))).not.toMatch(/abc|a@b/)
  })

  test('takes a report that refers to itself', () => {
    const report: Record<string, unknown> = { url: '?token=abc' }
    report['self'] = report
    expect(removeSecrets(report)['url']).toBe('?token=[removed]')
  })

  test('leaves the rest as it is, also what cannot be written', () => {
    const report = Object.freeze({ message: 'Planted crash' })
    expect(removeSecrets(report)).toEqual({ message: 'Planted crash' })
  })
})
