// npm run dev: the site with hot reload and a mocked /v1 in the same process.
import { build, prepare, run } from './prepare.mjs'

await prepare()
build('auth-core')
process.exit(
  run('npx', ['astro', 'dev', ...process.argv.slice(2)], {
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  }),
)
