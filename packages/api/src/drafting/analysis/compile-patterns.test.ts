import { expect, test } from 'vitest'
import { wantedFactPatterns } from '../answers/find-wanted-fact-kinds.ts'
import { compilePatterns } from './compile-patterns.ts'
import { instructionPatterns } from './contains-instruction.ts'
import { riskPatterns } from './find-risks.ts'

test('compilePatterns lets other work run after each pattern', () => {
  const patterns = instructionPatterns.length + riskPatterns.length + wantedFactPatterns.length
  expect([...compilePatterns()].length).toBeGreaterThan(patterns)
})
