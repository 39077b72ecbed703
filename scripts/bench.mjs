// npm run bench [-- server|browser|core|growth|soak|tabs|workspace|api|mail|answers|send|hostile|restart [quick|FOLDER]]: figures of the built product; printed, and written
// to reports/.
import { buildOutdatedParts, prepareCheckout } from './prepare.mjs'
import { runCommand } from './processes.mjs'
import { findProgram } from './programs.mjs'

await prepareCheckout()
const [name = 'server', ...flags] = process.argv.slice(2)
// Only the API reads mail, and writes and sends replies.
if (!['mail', 'answers', 'send'].includes(name)) await buildOutdatedParts('site')
const ofApi = {
  api: 'packages/api/bench.ts',
  mail: 'packages/api/bench-mail/main.ts',
  answers: 'packages/api/bench-answers.ts',
  send: 'packages/api/bench-send.ts',
}
const args =
  name === 'hostile' || name === 'restart'
    ? [ofApi.mail, name, ...flags]
    : ofApi[name]
      ? [ofApi[name], ...flags]
      : ['tests/bench/main.ts', name, ...flags]
const chromium = findProgram('chromium-headless-shell')
if (chromium) process.env.CHROMIUM_PATH = chromium
process.exit(await runCommand('node', args))
