import { fileAndStreamPaths } from '../file-and-stream-paths.ts'
import type { CallName } from '../calls.ts'
import { table } from '../table.ts'

/**
 * The path of a call, or one of `fileAndStreamPaths`, with these ids in it. Without ids it is the contract's pattern.
 *
 * @example buildTestPath('thread', 'a/b') // '/v1/threads/a%2Fb'
 */
export function buildTestPath(
  name: CallName | keyof typeof fileAndStreamPaths,
  ...ids: readonly unknown[]
): string {
  const path =
    name in fileAndStreamPaths
      ? fileAndStreamPaths[name as keyof typeof fileAndStreamPaths]
      : table[name as CallName].path
  const left = [...ids]
  return path.replaceAll(/\{\w+\}|:\w+/g, (place) =>
    left.length > 0 ? encodeURIComponent(String(left.shift())) : place,
  )
}

/** The method and path of a call, as in logs. @example buildCallKey('me') // 'GET /v1/auth/me' */
export const buildCallKey = (name: CallName, ...ids: readonly unknown[]): string =>
  `${table[name].method} ${buildTestPath(name, ...ids)}`
