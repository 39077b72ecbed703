import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { indexKnowledge, retrievePieces } from '../../knowledge/search/retrieve.ts'
import type { KnowledgePiece } from '../../knowledge/search/retrieve.ts'

/** A question and its kind, as `text,category` in a file of comma-separated values. */
interface LabelledRow {
  text: string
  kind: string
}

/** Top-three shares of one number of learned questions. */
interface KindFigures {
  /** The share with each learned question as an example of its kind. */
  readonly examples: number
  /** The share with each kind as a passage that has learned its questions. */
  readonly passages: number
}

/**
 * Measures how often a question finds its own kind among the first three. `folder` holds known questions in
 * `train.csv` and others in `test.csv`; every `every`th of these is asked.
 */
export function measureKinds(folder: string, counts: readonly number[], every = 4): Map<number, KindFigures> {
  const known = Map.groupBy(readRows(join(folder, 'train.csv')), ({ kind }) => kind)
  const asked = readRows(join(folder, 'test.csv')).filter((_, at) => at % every === 0)
  const shareRight = (pieces: readonly KnowledgePiece[]) => {
    const knowledge = indexKnowledge('', pieces)
    const right = asked.filter(({ text, kind }) => {
      const found = retrievePieces(knowledge, text, { language: 'en', passages: 40, examples: 40 })
      const kinds = [...new Set(found.map(({ documentId }) => documentId))]
      return kinds.slice(0, 3).includes(kind)
    })
    return right.length / asked.length
  }
  // The name of its kind would tell more than an answer does.
  const answer = { text: 'Yes.', language: 'en', links: [] }
  return new Map(
    counts.map((count) => {
      const kinds = [...known].map(
        ([kind, rows]) => [kind, rows.slice(0, count).map(({ text }) => text)] as const,
      )
      const examples = kinds.flatMap(([kind, questions]) =>
        questions.map((question, at): KnowledgePiece => ({
          ...{ kind: 'example', id: `${kind} ${at}`, documentId: kind, title: '', asked: question },
          ...answer,
        })),
      )
      const passages = kinds.map(([kind, questions]): KnowledgePiece => ({
        ...{ kind: 'passage', id: kind, documentId: kind, title: kind.replaceAll('_', ' ') },
        ...{ ...answer, asked: questions.join('\n') },
      }))
      return [count, { examples: shareRight(examples), passages: shareRight(passages) }]
    }),
  )
}

function readRows(file: string): LabelledRow[] {
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
