// npm run dev: the site with hot reload and a mocked /v1 in the same process.
import { watch } from 'node:fs'
import { join } from 'node:path'
import { checkPortSetting } from './check-port-setting.mjs'
import { buildOutdatedParts, prepareCheckout, getDependencyProgramPath } from './prepare.mjs'
import { endScript, isScriptEnding, projectRoot, printLine, runServer } from './processes.mjs'

/** Node loads these once, so an edit needs a new process. Vite updates edits of the site by itself. */
const watched = ['api', 'auth-core', 'contract', 'server-kit'].map((name) => join('packages', name, 'src'))
const quietMs = 300

checkPortSetting('PORT')
await prepareCheckout()

let astro
let timer
let isRestarting = false

async function startSite() {
  await buildOutdatedParts('auth-core')
  isRestarting = false
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
  astro = runServer(getDependencyProgramPath('astro'), ['dev', ...process.argv.slice(2)], { env }, (code) => {
    if (!isRestarting) return endScript(code)
    void startSite()
    return 'again'
  })
}

function restartSite(file) {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (isScriptEnding() || isRestarting) return
    printLine(`${file} changed: npm run dev starts again, with a new database.`)
    isRestarting = true
    astro.kill('SIGTERM')
  }, quietMs)
}

await startSite()
for (const folder of process.env.API_URL ? [] : watched)
  watch(join(projectRoot, folder), { recursive: true }, (_event, name) => {
    if (/(?<!\.test)\.ts$/.test(name ?? '')) restartSite(join(folder, name))
  })
