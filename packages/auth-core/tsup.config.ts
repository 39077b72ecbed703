import { globSync, readFileSync, rmSync } from 'node:fs'
import { defineConfig } from 'tsup'

/**
 * Removes shared chunks that no entry imports, and the record of the last built sources. The folder is not
 * emptied, because other processes may read it.
 */
function removeStaleFiles(): Promise<void> {
  rmSync('dist/.built-from', { force: true })
  const parts = globSync('dist/*-*.{js,d.ts}')
  const code = globSync('dist/**/*.{js,d.ts}').map((file) => readFileSync(file, 'utf8'))
  for (const part of parts) {
    const name = part.replace(/^dist\W|\.(?:d\.ts|js)$/g, '')
    if (!code.some((text) => text.includes(`/${name}.js`))) rmSync(part)
  }
  return Promise.resolve()
}

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/auth.ts',
    'src/browser.ts',
    'src/guard.ts',
    'src/forms.ts',
    'src/sender.ts',
    'src/dates.ts',
    'src/testing/index.ts',
  ],
  format: ['esm'],
  target: 'es2022',
  dts: true,
  clean: false,
  treeshake: true,
  onSuccess: removeStaleFiles,
})
