import { describe, expect, test } from 'vitest'
import { indexKnowledge, retrievePieces } from './retrieve.ts'
import type { KnowledgePiece } from './retrieve.ts'

const piece = (id: string, title: string, text: string): KnowledgePiece => ({
  ...{ kind: 'passage', id, title, text, asked: '', language: 'en', links: [], documentId: 'd' },
})
const knowledge = indexKnowledge('', [
  piece('1', 'Rivers', 'The river rises in the northern hills and reaches the sea near the old harbour.'),
  piece('2', 'Castles', 'The castle was built by a duke in the twelfth century and burned down in 1604.'),
  piece('3', 'Returns', 'You can return unused goods within 30 days.'),
])
const near = (question: string) =>
  retrievePieces(knowledge, question, { language: 'en' }).flatMap(({ id, isNear }) => (isNear ? [id] : []))

describe('mayAnswerQuestion', () => {
  test('finds a passage that carries the rare words of a question', () => {
    expect(near('By whom was the castle built, and in which century?')).toEqual(['2'])
    expect(near('Can I return unused goods?')).toEqual(['3'])
  })

  test('finds none that has one of many words', () => {
    expect(near('Which architect restored the castle chapel after the flood?')).toEqual([])
    expect(near('Who painted the northern portrait of the bishop?')).toEqual([])
  })
})
