// npm run dev: the site with hot reload and a mocked /v1 in the same process.
import { build, prepare, program, run } from './prepare.mjs'

await prepare()
build('auth-core')
process.exit(
  run(program('astro'), ['dev', ...process.argv.slice(2)], {
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  }),
)
