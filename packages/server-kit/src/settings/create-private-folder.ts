import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Creates a folder and its parents, readable by the owner only. It works level by level, because Node's recursive mode
 * never returns on file systems such as /proc.
 *
 * @throws the error of the file system, which `explainStartFailure` explains
 */
export function createPrivateFolder(path: string): void {
  const folder = resolve(path)
  if (existsSync(folder)) return
  createPrivateFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process that starts at the same time was first.
    if (!existsSync(folder)) throw error
  }
}
