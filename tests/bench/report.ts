import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../sources.ts'

/** Saves figures as JSON in reports/. */
export function saveFigures(name: string, figures: unknown): void {
  mkdirSync(join(root, 'reports'), { recursive: true })
  writeFileSync(join(root, `reports/bench-${name}.json`), JSON.stringify(figures, null, 2))
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
