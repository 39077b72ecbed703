import { describe, expect, test } from 'vitest'
import { createPushBrowser } from '../../testing/servers/push-service.ts'
import { encryptPush, maxPushBytes } from './encrypt-push.ts'

const fromText = (text: string): Buffer => Buffer.from(text, 'base64url')

describe('encryptPush', () => {
  test('makes the message of RFC 8291, section 5', () => {
    const browser = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    }
    const randomness = {
      salt: fromText('DGv6ra1nlYgDCS1FRnbzlw'),
      privateKey: fromText('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    }
    const body = encryptPush(browser, 'When I grow up, I want to be a watermelon', randomness)
    expect(body.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
  })

  test('is read by the browser alone, up to the longest text', () => {
    const [browser, other] = [createPushBrowser(), createPushBrowser()]
    const text = 'ß'.repeat(maxPushBytes / 2)
    const body = encryptPush(browser, text)
    expect(body.length).toBeLessThanOrEqual(4096)
    expect(browser.open(body)).toBe(text)
    expect(() => other.open(body)).toThrow()
  })
})
