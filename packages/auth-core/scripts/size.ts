import { build } from 'esbuild'
import { gzipSync } from 'node:zlib'

/** What a front end takes from the built package, and how many bytes it may cost: minified, gzip -9, without ofetch. */
const budgets: readonly (readonly [name: string, exports: string, maxBytes: number])[] = [
  ['the client, both modes', 'createClient', 4096],
  ['the client, bearer mode', 'createBearerClient, browserPorts', 4096],
  ['the client, BFF mode', 'createBffClient', 1792],
  ['the guard', 'decideGuard', 1152],
  ['the refresher, for a server', 'createRefresher, parseSessionAnswer, isTokenExpired', 1536],
  ['return-to', 'safeReturnTo', 640],
  ['sender and dates', 'parseSender, groupByDay', 1024],
  ['the whole door', '*', 7680],
]

async function measure(exports: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents:
        exports === '*'
          ? `export * from '@draftdesk/auth-core'`
          : `export { ${exports} } from '@draftdesk/auth-core'`,
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
for (const [name, exports, maxBytes] of budgets) {
  const bytes = await measure(exports)
  isOver ||= bytes > maxBytes
  const mark = bytes > maxBytes ? 'OVER' : 'ok'
  process.stdout.write(`${mark.padEnd(5)}${String(bytes).padStart(6)} of ${maxBytes} bytes  ${name}\n`)
}
process.exitCode = isOver ? 1 : 0
