import { build } from 'esbuild'
import { runInNewContext } from 'node:vm'
import { describe, test } from 'vitest'
import { decideGuard } from '../guard.ts'
import { draftdeskPages, draftdeskTargets, enumerateGuard } from '../testing/index.ts'

describe('decideGuard', () => {
  test('decides the same in a realm with nothing but URL as here', async () => {
    const { outputFiles } = await build({
      entryPoints: [new URL('../guard.ts', import.meta.url).pathname],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'core',
    })
    const decide = runInNewContext(
      `${outputFiles[0]?.text ?? ''};(v, r, i, t) => JSON.stringify(core.decideGuard(v, r, i, t))`,
      {
        URL,
      },
    ) as (...given: unknown[]) => string
    for (const { verdict, page, visit } of enumerateGuard(draftdeskPages))
      if (
        decide(verdict, page, visit, draftdeskTargets) !==
        JSON.stringify(decideGuard(verdict, page, visit, draftdeskTargets))
      )
        throw new Error(`Decides differently: ${JSON.stringify({ verdict, page, visit })}`)
  })
})
