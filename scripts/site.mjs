// npm run site: the built site alone, against the upstream that API_URL names.
import { build, prepare } from './prepare.mjs'
import { runServer } from './processes.mjs'

await prepare()
await build('site')
runServer(process.execPath, ['dist/server/entry.mjs'])
