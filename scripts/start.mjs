// npm start: the whole product on this machine, the site and its /v1 server with an embedded database.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build, prepare, root, say } from './prepare.mjs'

await prepare()
build('site')

const env = process.env
const apiPort = env.API_PORT || '4322'
const siteUrl = env.SITE_URL || `http://localhost:${env.PORT || '4321'}`
const ownApi = !env.API_URL
const apiUrl = env.API_URL || `http://127.0.0.1:${apiPort}`
const running = new Set()

/** Starts a part; resolves with true once it says that it is ready, with false if it ends before. */
function launch(file, variables) {
  const child = spawn(process.execPath, [join(root, file)], {
    env: { LOG_LEVEL: 'warn', ...env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  return new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk)
      if (/ready on/i.test(chunk.toString())) resolve(true)
    })
    child.once('exit', (code) => {
      running.delete(child)
      process.exitCode ||= code ?? 0
      resolve(false)
      stop()
    })
  })
}

function stop() {
  for (const child of running) child.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)

const parts = [
  ...(ownApi
    ? [launch('packages/api/src/main.ts', { HOST: '127.0.0.1', API_PORT: apiPort, SITE_URL: siteUrl })]
    : []),
  launch('dist/server/entry.mjs', { API_URL: apiUrl, SITE_URL: siteUrl }),
]
if ((await Promise.all(parts)).every(Boolean)) say(`Draftdesk is ready: ${siteUrl}`)
