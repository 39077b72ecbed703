import { describe, expect, test } from 'vitest'
import { findMisspeltSetting } from './find-misspelt-setting.ts'

const names = ['HOST', 'WORK', 'DATA_DIR', 'DATABASE_URL', 'SMTP_URL', 'MAIL_FROM']
const find = (...given: string[]) =>
  findMisspeltSetting(names, Object.fromEntries(given.map((name) => [name, 'x'])))

describe('findMisspeltSetting', () => {
  test.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATEBASE_URLS', 'DATABASE_URL'],
    ['DATA_DIRR', 'DATA_DIR'],
    ['SMPT_URL', 'SMTP_URL'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['MAIL_FRM', 'MAIL_FROM'],
  ])('takes %s for %s', (given, meant) => {
    expect(find('HOME', given)?.meant).toBe(meant)
  })

  test.each([
    ['HOME'],
    ['PATH'],
    ['TERM'],
    ['npm_config_cache'],
    ['XDG_DATA_DIRS'],
    ['API_URL'],
    ...names.map((name) => [name]),
  ])('leaves %s alone', (given) => {
    expect(find(given)).toBeUndefined()
  })
})
