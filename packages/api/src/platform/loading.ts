import { enableCompileCache, registerHooks, type ResolveHookSync } from 'node:module'

/** Makes the start quick: Node keeps what it compiled, and loads Drizzle's CommonJS files instead of its modules. */
export function loadQuickly(): void {
  enableCompileCache()
  registerHooks({ resolve: resolveQuickly })
}

const resolved = new Map<string, ReturnType<ResolveHookSync>>()

/**
 * Resolves each of Drizzle's modules once, and to its CommonJS file: every other time Node reads its package.json of 180 KB
 * again, half a second in all. There is one copy of it, whoever asks.
 */
export const resolveQuickly: ResolveHookSync = (specifier, context, next) => {
  if (!/^drizzle-orm(?:\/|$)/.test(specifier)) return next(specifier, context)
  const known = resolved.get(specifier)
  if (known) return { ...known, shortCircuit: true }
  const conditions = context.conditions.filter((condition) => condition !== 'import')
  const found = next(specifier, { ...context, conditions: [...conditions, 'require'] })
  resolved.set(specifier, found)
  return found
}
