import { describe, expect, test } from 'vitest'
import { honestMails } from '../../testing/texts/honest-mails.ts'
import { injections } from '../../testing/texts/injections.ts'
import { holdsInstruction } from './instructions.ts'

describe('holdsInstruction', () => {
  test('flags mails that speak to a machine, in many languages and disguises', () => {
    expect(injections.length).toBeGreaterThan(60)
    expect(injections.filter((mail) => !holdsInstruction(mail))).toEqual([])
  })

  test('flags none of 200 honest mails', () => {
    expect(honestMails).toHaveLength(200)
    expect(honestMails.filter(holdsInstruction)).toEqual([])
  })
})
