// npm start: the whole product on this machine, the site and its /v1 server with an embedded database.
import { checkPort } from './ports.mjs'
import { build, prepare } from './prepare.mjs'
import { end, isEnding, say, serve } from './processes.mjs'

checkPort('PORT')
checkPort('API_PORT')
await prepare()
await build('site')

/** The exit code by which the API asks to be started again (docs/operations.md). */
const startAgain = 75
const firstWaitMs = 1000
const longestWaitMs = 30_000
/** Whoever ran this long before it asked is started again without the waiting that came before. */
const calmMs = 60_000

const env = process.env
const apiPort = env.API_PORT || '4322'
const siteUrl = env.SITE_URL || `http://localhost:${env.PORT || '4321'}`
const apiUrl = env.API_URL || `http://127.0.0.1:${apiPort}`

/** Starts a part and resolves once it says that it is ready. A part that ends ends all, but for one that asks for a new start. */
function launch(file, variables, waitMs = firstWaitMs) {
  const started = Date.now()
  return new Promise((resolve) => {
    const options = {
      // Nobody balances between sites here, so none has to hear of the end beforehand.
      env: { LOG_LEVEL: 'warn', DRAIN_SECONDS: '0', ...env, ...variables },
      stdio: ['ignore', 'pipe', 'inherit'],
    }
    const child = serve(process.execPath, [file], options, (code) => {
      if (code !== startAgain) return end(code)
      const pauseMs = Date.now() - started > calmMs ? firstWaitMs : waitMs
      say(`The API asks to be started again; that happens in ${pauseMs / 1000} s.`)
      setTimeout(() => {
        if (!isEnding()) void launch(file, variables, Math.min(pauseMs * 2, longestWaitMs)).then(resolve)
      }, pauseMs)
    })
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk)
      if (/ready on/i.test(chunk.toString())) resolve()
    })
  })
}

const parts = [launch('dist/server/entry.mjs', { API_URL: apiUrl, SITE_URL: siteUrl })]
if (!env.API_URL) {
  parts.push(launch('packages/api/src/main.ts', { HOST: '127.0.0.1', API_PORT: apiPort, SITE_URL: siteUrl }))
}
await Promise.all(parts)
say(`Draftdesk is ready: ${siteUrl}`)
