import { build } from 'esbuild'
import { gzipSync } from 'node:zlib'

type SizeBudget = readonly [name: string, exports: string, maxBytes: number, door?: string]

/** Exports used by a front end, and their size limits in bytes: minified, gzip -9, without ofetch. */
const budgets: readonly SizeBudget[] = [
  ['the client, both modes', '{ createClient }', 4736],
  ['the client, bearer mode', '{ createBearerClient }', 4480],
  ['the client, BFF mode', '{ createBffClient }', 2112],
  ['the refresher, for a server', '{ createRefresher, parseSessionGrant, isTokenExpired }', 1536],
  ['the whole door', '*', 5120],
  ['the calls, without a client', '{ createAuth }', 2048, '/auth'],
  ['ports of a browser', '*', 512, '/browser'],
  ['the guard', '{ decideGuard }', 1152, '/guard'],
  ['return-to', '{ safeReturnTo }', 640, '/guard'],
  ['forms', '*', 640, '/forms'],
  ['sender', '*', 2048, '/sender'],
  ['dates', '*', 1024, '/dates'],
]

async function measureBundleBytes(exports: string, door = ''): Promise<number> {
  const from = JSON.stringify(`@draftdesk/auth-core${door}`)
  const { outputFiles } = await build({
    stdin: {
      contents: `export ${exports} from ${from}`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: ['ofetch'],
    write: false,
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}

let isOver = false
for (const [name, exports, maxBytes, door] of budgets) {
  const bytes = await measureBundleBytes(exports, door)
  isOver ||= bytes > maxBytes
  const mark = bytes > maxBytes ? 'OVER' : 'ok'
  process.stdout.write(`${mark.padEnd(5)}${String(bytes).padStart(6)} of ${maxBytes} bytes  ${name}\n`)
}
process.exitCode = isOver ? 1 : 0
