import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Makes a folder and those above it, for the owner's eyes only. Level by level: where a file system has no folder of
 * that name and makes none, as in /proc, Node's own recursive way tries for ever.
 *
 * @throws what the file system says; `explainStartFailure` has a sentence for it
 */
export function makeFolder(path: string): void {
  const folder = resolve(path)
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process that starts at the same time was first.
    if (!existsSync(folder)) throw error
  }
}
