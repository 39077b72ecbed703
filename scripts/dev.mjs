// npm run dev: the site with hot reload and a mocked /v1 in the same process.
import { watch } from 'node:fs'
import { join } from 'node:path'
import { checkPort } from './ports.mjs'
import { build, prepare, program } from './prepare.mjs'
import { endScript, isEnding, root, printLine, runServer } from './processes.mjs'

/** Node loads these once, so an edit needs a new process. Vite updates edits of the site by itself. */
const watched = ['api', 'auth-core', 'contract', 'server-kit'].map((name) => join('packages', name, 'src'))
const quietMs = 300

checkPort('PORT')
await prepare()

let astro
let timer
let isRestarting = false

async function startSite() {
  await build('auth-core')
  isRestarting = false
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
  astro = runServer(program('astro'), ['dev', ...process.argv.slice(2)], { env }, (code) => {
    if (!isRestarting) return endScript(code)
    void startSite()
    return 'again'
  })
}

function restartSite(file) {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (isEnding() || isRestarting) return
    printLine(`${file} changed: npm run dev starts again, with a new database.`)
    isRestarting = true
    astro.kill('SIGTERM')
  }, quietMs)
}

await startSite()
for (const folder of process.env.API_URL ? [] : watched)
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (/(?<!\.test)\.ts$/.test(name ?? '')) restartSite(join(folder, name))
  })
