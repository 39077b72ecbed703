import { otherPaths } from '../other-paths.ts'
import type { CallName } from '../calls.ts'
import { table } from '../table.ts'

/**
 * The path of a call, or one of `otherPaths`, with these ids in it. Without ids it is the contract's pattern.
 *
 * @example pathOf('thread', 'a/b') // '/v1/threads/a%2Fb'
 */
export function pathOf(name: CallName | keyof typeof otherPaths, ...ids: readonly unknown[]): string {
  const path = name in otherPaths ? otherPaths[name as keyof typeof otherPaths] : table[name as CallName].path
  const left = [...ids]
  return path.replaceAll(/\{\w+\}|:\w+/g, (place) =>
    left.length > 0 ? encodeURIComponent(String(left.shift())) : place,
  )
}

/** The method and path of a call, as in logs. @example keyOf('me') // 'GET /v1/auth/me' */
export const keyOf = (name: CallName, ...ids: readonly unknown[]): string =>
  `${table[name].method} ${pathOf(name, ...ids)}`
