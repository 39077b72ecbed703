import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { AstroIntegration } from 'astro'

const isText = /\.(?:css|js|svg|txt|webmanifest)$/

/**
 * Writes a `.br` and a `.gz` next to every static text file, at the highest level. The server picks one by
 * `accept-encoding`.
 */
export function compressFiles(): AstroIntegration {
  return {
    name: 'compress',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const files = await readdir(folder, { recursive: true })
        for (const file of files.filter((name) => isText.test(name))) {
          const bytes = await readFile(join(folder, file))
          await writeFile(join(folder, `${file}.br`), brotliCompressSync(bytes))
          await writeFile(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }))
        }
      },
    },
  }
}
