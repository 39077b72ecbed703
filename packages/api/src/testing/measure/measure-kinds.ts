import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createKnowledge, retrieve } from '../../knowledge/search/retrieve.ts'

/** A question and its kind, as `text,category` in a file of comma-separated values. */
interface Row {
  text: string
  kind: string
}

/**
 * Measures how often a question finds an example of its own kind among the first three. `folder` holds
 * `train.csv` with examples, and `test.csv` with questions. Every `every`th question is asked.
 */
export function measureKinds(folder: string, counts: readonly number[], every = 4): Map<number, number> {
  const examples = Map.groupBy(readRows(join(folder, 'train.csv')), ({ kind }) => kind)
  const asked = readRows(join(folder, 'test.csv')).filter((_, at) => at % every === 0)
  return new Map(
    counts.map((count) => {
      const pieces = [...examples].flatMap(([kind, rows]) =>
        rows.slice(0, count).map(({ text }, at) => ({
          ...{ kind: 'example' as const, id: `${kind} ${at}`, documentId: kind, title: '', asked: text },
          // The name of its kind would tell more than an answer does.
          ...{ text: 'Yes.', language: 'en', links: [] },
        })),
      )
      const knowledge = createKnowledge('', pieces)
      const right = asked.filter(({ text, kind }) => {
        const found = retrieve(knowledge, text, { language: 'en', passages: 0, examples: 40 })
        const kinds = [...new Set(found.map(({ documentId }) => documentId))]
        return kinds.slice(0, 3).includes(kind)
      })
      return [count, right.length / asked.length]
    }),
  )
}

function readRows(file: string): Row[] {
  const [, ...lines] = readFileSync(file, 'utf8')
    .trim()
    .split(/\r?\n(?=[^\n]*,[\w?]+\r?(?:\n|$))/)
  return lines.map((line) => {
    const at = line.lastIndexOf(',')
    const text = line
      .slice(0, at)
      .replace(/^"([\s\S]*)"$/, '$1')
      .replaceAll('""', '"')
    return { text: text.trim(), kind: line.slice(at + 1).trim() }
  })
}
