// npm run site: the built site without the API, against the upstream of API_URL.
import { build, prepare } from './prepare.mjs'
import { runServer } from './processes.mjs'

await prepare()
await build('site')
runServer(process.execPath, ['dist/server/entry.mjs'])
