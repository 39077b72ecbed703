import type { z } from 'zod'
import { StartFault } from './fault.ts'

/**
 * Reads settings from environment variables; an empty variable counts as not set. The messages of the shape go on after
 * the setting's name: 'must be a port number'.
 *
 * @throws StartFault naming the first setting that is wrong, never its value
 */
export function readSettings<Shape extends z.ZodType>(
  shape: Shape,
  environment: Readonly<Record<string, string | undefined>>,
): z.infer<Shape> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = shape.safeParse(given)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const name = String(issue?.path[0] ?? 'settings')
  const problem = given[name] === undefined ? 'is required and not set' : (issue?.message ?? 'is wrong')
  throw new StartFault(`The setting ${name} ${problem}. README.md and docs/operations.md list every setting.`)
}
