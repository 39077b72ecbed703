// npm run api [-- command]: the /v1 server alone, or one of its commands.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build, prepare, root } from './prepare.mjs'

await prepare()
build('auth-core')
const args = [join(root, 'packages/api/src/main.ts'), ...process.argv.slice(2)]
const child = spawn(process.execPath, args, { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.once('exit', (code) => process.exit(code ?? 0))
