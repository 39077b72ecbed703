// npm run bench [-- server|browser|core|growth|soak|api [quick]]: figures of the built product; printed, and kept in reports/.
import { build, prepare, run } from './prepare.mjs'

await prepare()
build('site')
const [name = 'server', ...flags] = process.argv.slice(2)
const args = name === 'api' ? ['packages/api/bench.ts', ...flags] : ['tests/bench/main.ts', name, ...flags]
process.exit(run('node', args))
