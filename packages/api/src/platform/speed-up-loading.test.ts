import { describe, expect, test } from 'vitest'
import { resolveDrizzleModule } from './speed-up-loading.ts'

describe('resolveDrizzleModule', () => {
  const context = {
    conditions: ['node', 'import', 'module-sync'],
    importAttributes: {},
    parentURL: 'file:///a.ts',
  }
  const next = (specifier: string, given?: object) => ({ url: `${specifier} ${JSON.stringify(given)}` })

  test.each(['drizzle-orm', 'drizzle-orm/pg-core'])('finds the CommonJS files of %s', (specifier) => {
    const conditions = ['node', 'module-sync', 'require']
    expect(resolveDrizzleModule(specifier, context, next)).toEqual(
      next(specifier, { ...context, conditions }),
    )
  })

  test('looks for each of them once', () => {
    const found = resolveDrizzleModule('drizzle-orm/sql', context, next)
    const other = { ...context, parentURL: 'file:///b.ts' }
    const fail = () => {
      throw new Error('It was looked for again.')
    }
    expect(resolveDrizzleModule('drizzle-orm/sql', other, fail)).toEqual({ ...found, shortCircuit: true })
  })

  test.each(['drizzle-orm-extra', '@a/drizzle-orm', './drizzle-orm', 'hono'])(
    'leaves %s alone',
    (specifier) => {
      expect(resolveDrizzleModule(specifier, context, next)).toEqual(next(specifier, context))
    },
  )
})
