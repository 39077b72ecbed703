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

function launch(file, variables) {
  const child = spawn(process.execPath, [join(root, file)], {
    cwd: process.cwd(),
    env: { ...env, ...variables },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  running.add(child)
  child.once('exit', (code) => {
    running.delete(child)
    stop()
    process.exitCode ||= code ?? 0
  })
}

function stop() {
  for (const child of running) child.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)

async function answers(url) {
  while (running.size > 0) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

if (ownApi) launch('packages/api/src/main.ts', { HOST: '127.0.0.1', API_PORT: apiPort, SITE_URL: siteUrl })
launch('dist/server/entry.mjs', { API_URL: apiUrl, SITE_URL: siteUrl })

const siteReady = await answers(`http://${env.HOST || '127.0.0.1'}:${env.PORT || '4321'}/healthz`)
if (siteReady && (!ownApi || (await answers(`${apiUrl}/healthz`)))) say(`Draftdesk is ready: ${siteUrl}`)
