import type * as z from 'zod'
import { StartError } from '../start-error.ts'
import { findMisspeltSetting } from './find-misspelt-setting.ts'

/**
 * Reads settings from environment variables; an empty variable counts as not set. The messages of the shape go on after
 * the setting's name: 'must be a port number'.
 *
 * @throws StartError naming the first setting that is misspelt or wrong, never its value
 */
export function parseEnvironment<Shape extends z.ZodObject>(
  shape: Shape,
  environment: Readonly<Record<string, string | undefined>>,
): z.infer<Shape> {
  const misspelt = findMisspeltSetting(Object.keys(shape.shape), environment)
  if (misspelt)
    throw new StartError(
      `There is no setting ${misspelt.given}: if ${misspelt.meant} is meant, rename it, else unset it.`,
    )
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = shape.safeParse(given)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const name = String(issue?.path[0] ?? 'settings')
  const problem = given[name] === undefined ? 'is required and not set' : (issue?.message ?? 'is wrong')
  throw new StartError(`The setting ${name} ${problem}. README.md and docs/operations.md list every setting.`)
}
