import { enableCompileCache, registerHooks, type ResolveHookSync } from 'node:module'

/** Makes the start quick: Node keeps what it compiled, and loads Drizzle's CommonJS files instead of its modules. */
export function loadQuickly(): void {
  enableCompileCache()
  registerHooks({ resolve: resolveQuickly })
}

/**
 * Resolves Drizzle's modules to its CommonJS files: for each of its hundreds of modules Node reads its package.json of 180 KB
 * again, half a second in all; for a .cjs file it need not look.
 */
export const resolveQuickly: ResolveHookSync = (specifier, context, next) => {
  if (!/^drizzle-orm(?:\/|$)/.test(specifier)) return next(specifier, context)
  const conditions = context.conditions.filter((condition) => condition !== 'import')
  return next(specifier, { ...context, conditions: [...conditions, 'require'] })
}
