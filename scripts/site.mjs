// npm run site: the built site alone, against the upstream that API_URL names.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build, prepare, root } from './prepare.mjs'

await prepare()
build('site')
const child = spawn(process.execPath, [join(root, 'dist/server/entry.mjs')], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.once('exit', (code) => process.exit(code ?? 0))
