// npm run dev: the site with hot reload and a mocked /v1 in the same process.
import { checkPort } from './ports.mjs'
import { build, prepare, program } from './prepare.mjs'
import { serve } from './processes.mjs'

checkPort('PORT')
await prepare()
await build('auth-core')
serve(program('astro'), ['dev', ...process.argv.slice(2)], {
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
})
