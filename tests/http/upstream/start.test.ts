import { chmodSync, cpSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { endLeftovers, root, runUntilExit, startSite, temporaryFolder } from '../../harness.ts'

const site = 'dist/server/entry.mjs'

describe('the site', () => {
  test.each([
    [{}, /^The setting API_URL is required and not set\./],
    [{ API_URL: 'nonsense' }, /^The setting API_URL must be an http or https address\./],
    [{ API_URL: 'http://127.0.0.1:9', PORT: 'many' }, /^The setting PORT must be a port number\./],
    [
      { API_URL: 'http://127.0.0.1:9', DATA_DIR: '/proc/nope' },
      /^A file cannot be used \(.+: check DATA_DIR/,
    ],
    [
      { API_URL: 'http://127.0.0.1:9', DATA_DIR: '/dev/null/data' },
      /^A file cannot be used \(.+: check DATA_DIR/,
    ],
    [
      { API_URL: 'http://127.0.0.1:9', SESSION_DB: '/proc/sessions.db', SESSION_SECRET: 's'.repeat(32) },
      /^A file cannot be used \(unable to open database file\): check DATA_DIR/,
    ],
  ])('does not start with %o and says so in a sentence', async (variables, sentence) => {
    const { code, output } = await runUntilExit(site, variables)
    expect(code).toBe(1)
    expect(output).toMatch(sentence)
    expect(output.trim().split('\n')).toHaveLength(1)
  })

  test('does not start on a taken port and says what to do', async () => {
    const folder = temporaryFolder()
    const variables = { API_URL: 'http://127.0.0.1:9', DATA_DIR: folder.path }
    const first = await startSite(variables)
    const { code, output } = await runUntilExit(site, { ...variables, PORT: new URL(first.url).port })
    expect(code).toBe(1)
    expect(output.trim()).toMatch(
      /^Port \d+ on 127\.0\.0\.1 is taken: stop what uses it, or set PORT to a free one\.$/,
    )
    await first.stop()
    folder.remove()
  })

  test('makes files for its own user alone, also in a folder that is open to all', async () => {
    const folder = temporaryFolder()
    chmodSync(folder.path, 0o755)
    const running = await startSite({ API_URL: 'http://127.0.0.1:9', DATA_DIR: folder.path })
    const files = readdirSync(folder.path)
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => (statSync(join(folder.path, file)).mode & 0o077) !== 0)).toEqual([])
    await running.stop()
    folder.remove()
  })

  test('does not start without its static files and says so', async () => {
    const folder = temporaryFolder()
    // Inside the checkout, so that it finds its packages.
    const alone = `node_modules/.cache/${basename(folder.path)}`
    cpSync(join(root, 'dist/server'), join(root, alone), { recursive: true })
    try {
      const variables = { API_URL: 'http://127.0.0.1:9', DATA_DIR: folder.path }
      const { code, output } = await runUntilExit(`${alone}/entry.mjs`, variables)
      expect(code).toBe(1)
      expect(output).toMatch(/^The static files of the site are not beside .+: build it, .+\n$/)
    } finally {
      rmSync(join(root, alone), { recursive: true })
      folder.remove()
    }
  })

  test('shows its public pages while the upstream is away', async () => {
    const folder = temporaryFolder()
    const running = await startSite({ API_URL: 'http://127.0.0.1:9', DATA_DIR: folder.path })
    expect((await fetch(`${running.url}/signin`)).status).toBe(200)
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200)
    await running.stop()
    folder.remove()
  })

  test('serves metrics on a port of their own, by route and without addresses', async () => {
    const folder = temporaryFolder()
    const running = await startSite({
      ...{ API_URL: 'http://127.0.0.1:9', DATA_DIR: folder.path, SITE_METRICS_PORT: '0' },
    })
    const url = /Metrics of the site are on (\S+)\.\n/.exec(running.output())?.[1] ?? ''
    await fetch(`${running.url}/signin?email=ann@example.com`)
    expect((await fetch(`${running.url}/metrics`)).status).toBe(404)
    const text = await (await fetch(url)).text()
    expect(text).toMatch(
      /draftdesk_site_request_duration_seconds_count\{.*route="\/signin".*status="200".*\} 1/,
    )
    expect(text).toContain('draftdesk_site_ready 0')
    expect(text).not.toContain('ann@')
    expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404)
    await running.stop()
    folder.remove()
  })

  test('sends static files compressed, to be kept for good', async () => {
    const folder = temporaryFolder()
    const running = await startSite({ API_URL: 'http://127.0.0.1:9', DATA_DIR: folder.path })
    const html = await (await fetch(`${running.url}/signin`)).text()
    const path = /href="(\/_astro\/[^"]+\.css)"/.exec(html)?.[1] ?? ''
    for (const coding of ['br', 'gzip']) {
      const { headers } = await fetch(running.url + path, { headers: { 'accept-encoding': coding } })
      expect(headers.get('content-encoding')).toBe(coding)
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
    await running.stop()
    folder.remove()
  })
})

describe('endLeftovers', () => {
  test('ends a site that a failed test did not stop', async () => {
    const folder = temporaryFolder()
    const left = await startSite({ API_URL: 'http://127.0.0.1:9', DATA_DIR: folder.path })
    expect(await endLeftovers()).toBe(1)
    await expect(fetch(`${left.url}/healthz`)).rejects.toThrow('fetch failed')
    expect(await endLeftovers()).toBe(0)
    folder.remove()
  })
})
