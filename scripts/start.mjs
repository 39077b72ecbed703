// npm start: the whole product on this machine, the site and its /v1 server with an embedded database.
import { checkPortSetting } from './check-port-setting.mjs'
import { buildOutdatedParts, prepareCheckout } from './prepare.mjs'
import { endScript, isScriptEnding, isSignalExitCode, printLine, runServer } from './processes.mjs'
import { watchServer } from './watchdog.mjs'

checkPortSetting('PORT')
checkPortSetting('API_PORT')
await prepareCheckout()
await buildOutdatedParts('site')

const firstWaitMs = 1000
const longestWaitMs = 30_000
/** A server that ran this long starts again after the first wait. */
const calmMs = 60_000

const env = process.env
const apiPort = env.API_PORT || '4322'
const siteUrl = env.SITE_URL || `http://localhost:${env.PORT || '4321'}`
const apiUrl = env.API_URL || `http://127.0.0.1:${apiPort}`

/**
 * Runs a server, restarts it when it ends or fails its `health` checks, and resolves once it is ready. A
 * server that ends before it was ready ends this script.
 */
function superviseServer(name, file, variables, health) {
  let wasReady = false
  let waitMs = firstWaitMs
  return new Promise((resolve) => {
    const start = () => {
      const startedAtMs = Date.now()
      let stopWatching = () => {}
      const options = {
        // Without a load balancer, the shutdown need not wait for /readyz.
        env: { LOG_LEVEL: 'warn', DRAIN_SECONDS: '0', ...env, ...variables },
        stdio: ['ignore', 'pipe', 'inherit'],
      }
      const child = runServer(process.execPath, [file], options, (code) => {
        stopWatching()
        if (!wasReady && !isSignalExitCode(code)) return endScript(code)
        if (Date.now() - startedAtMs > calmMs) waitMs = firstWaitMs
        printLine(`The ${name} ended with exit code ${code}; it starts again in ${waitMs / 1000} s.`)
        setTimeout(() => {
          if (!isScriptEnding()) start()
        }, waitMs)
        waitMs = Math.min(waitMs * 2, longestWaitMs)
        return 'again'
      })
      child.stdout.on('data', (chunk) => {
        process.stdout.write(chunk)
        if (!/ready on/i.test(chunk.toString())) return
        wasReady = true
        if (health) stopWatching = watchServer(health, () => child.kill('SIGKILL'))
        resolve()
      })
    }
    start()
  })
}

const siteVariables = { API_URL: apiUrl, SITE_URL: siteUrl }
const servers = [superviseServer('site', 'dist/server/entry.mjs', siteVariables)]
if (!env.API_URL) {
  const variables = { HOST: '127.0.0.1', API_PORT: apiPort, SITE_URL: siteUrl }
  servers.push(superviseServer('API', 'packages/api/src/main.ts', variables, `${apiUrl}/healthz`))
}
await Promise.all(servers)
printLine(`Draftdesk is ready: ${siteUrl}`)
