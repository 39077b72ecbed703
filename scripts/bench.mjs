// npm run bench [-- server|browser|core|growth|soak|api [quick]]: figures of the built product; printed, and written to reports/.
import { build, prepare } from './prepare.mjs'
import { run } from './processes.mjs'

await prepare()
await build('site')
const [name = 'server', ...flags] = process.argv.slice(2)
const args = name === 'api' ? ['packages/api/bench.ts', ...flags] : ['tests/bench/main.ts', name, ...flags]
process.exit(await run('node', args))
