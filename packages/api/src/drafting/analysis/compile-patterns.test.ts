import { expect, test } from 'vitest'
import { needPatterns } from '../answers/find-needs.ts'
import { compilePatterns } from './compile-patterns.ts'
import { instructionPatterns } from './contains-instruction.ts'
import { riskPatterns } from './find-risks.ts'

test('compilePatterns lets other work run after each pattern', () => {
  const patterns = instructionPatterns.length + riskPatterns.length + needPatterns.length
  expect([...compilePatterns()].length).toBeGreaterThan(patterns)
})
