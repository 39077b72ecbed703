import type * as z from 'zod/mini'

type Issue = z.core.$ZodRawIssue

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  file: 'a file',
}

/** Default message for an invalid field, shown next to it. */
export function explainFault(issue: Issue): string {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'This is missing.'
    return `This must be ${kinds[issue.expected] ?? 'something else'}.`
  }
  if (issue.code === 'too_big') return explainSize(issue.origin, 'at most', Number(issue.maximum))
  if (issue.code === 'too_small')
    return issue.minimum === 1 && issue.origin === 'string'
      ? 'Please fill this in.'
      : explainSize(issue.origin, 'at least', Number(issue.minimum))
  if (issue.code === 'invalid_value') return `This must be one of ${issue.values.map(String).join(', ')}.`
  return 'This cannot be read.'
}

function explainSize(origin: string, most: string, size: number): string {
  if (origin === 'string') return `This can have ${most} ${size} characters.`
  if (origin === 'file') return `The file can have ${most} ${size} bytes.`
  return `This can be ${most} ${size}.`
}
