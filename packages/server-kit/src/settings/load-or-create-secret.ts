import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from '../start-error.ts'
import { createPrivateFolder } from './create-private-folder.ts'

/** The shortest accepted secret. */
const leastSecretLength = 32

/**
 * Returns the secret in `file`, created on first use and readable by the owner only. The file appears complete
 * or not at all, so that concurrent processes read the same secret.
 *
 * @param setting the variable that can replace the file, named in the error
 * @throws StartError when the secret in the file is too short
 */
export function loadOrCreateSecret(file: string, setting: string): string {
  createPrivateFolder(dirname(file))
  if (!existsSync(file)) {
    const draft = `${file}.${randomUUID()}`
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
    try {
      linkSync(draft, file)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    } finally {
      unlinkSync(draft)
    }
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < leastSecretLength) {
    throw new StartError(`The secret in ${file} is damaged: put its copy back, or set ${setting}.`)
  }
  return secret
}
