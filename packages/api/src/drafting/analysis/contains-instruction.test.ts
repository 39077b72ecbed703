import { describe, expect, test } from 'vitest'
import { honestMails } from '../../testing/texts/honest-mails.ts'
import { injections } from '../../testing/texts/injections.ts'
import { containsInstruction } from './contains-instruction.ts'

describe('containsInstruction', () => {
  test('flags mails that speak to a machine, in many languages and disguises', () => {
    expect(injections.length).toBeGreaterThan(60)
    expect(injections.filter((mail) => !containsInstruction(mail))).toEqual([])
  })

  test('flags none of 200 honest mails', () => {
    expect(honestMails).toHaveLength(200)
    expect(honestMails.filter(containsInstruction)).toEqual([])
  })
})
