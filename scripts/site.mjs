// npm run site: the built site without the API, against the upstream of API_URL.
import { buildOutdatedParts, prepareCheckout } from './prepare.mjs'
import { runServer } from './processes.mjs'

await prepareCheckout()
await buildOutdatedParts('site')
runServer(process.execPath, ['dist/server/entry.mjs'])
