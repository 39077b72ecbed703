// npm run dev: the site with hot reload and a mocked /v1 in the same process.
import { join } from 'node:path'
import { build, prepare, root, run } from './prepare.mjs'

await prepare()
build('auth-core')
process.exit(
  // Not through `npx`, which takes half a second to find it.
  run(
    process.execPath,
    [join(root, 'node_modules', 'astro', 'bin', 'astro.mjs'), 'dev', ...process.argv.slice(2)],
    {
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    },
  ),
)
