// npm run api [-- command]: the /v1 server without the site, or one of its commands.
import { buildOutdatedParts, prepareCheckout } from './prepare.mjs'
import { runServer } from './processes.mjs'

await prepareCheckout()
await buildOutdatedParts('auth-core')
runServer(process.execPath, ['packages/api/src/main.ts', ...process.argv.slice(2)])
