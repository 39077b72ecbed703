import type { StartReplayRequest } from '@draftdesk/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { examples, policies } from '../../database/schema.ts'
import { isUndeletedRow } from '../../database/soft-deleted.ts'
import { isUuid } from '../../database/uuid.ts'
import { runSteps } from '../../platform/scheduling/run-steps.ts'
import { findLanguage } from '../../reading/find-language.ts'
import { indexKnowledgeInSteps } from '../search/retrieve.ts'
import type { Knowledge, KnowledgePiece } from '../search/retrieve.ts'
import { findLinks } from './split-into-passages.ts'
import { joinTitleAndHeading } from './load-knowledge.ts'
import { preparePassages } from './write-passages.ts'

/**
 * Returns the knowledge with an unsaved document or example applied, and stores nothing. A text that drafts would
 * not use (switched off, personal or gone) changes nothing.
 */
export async function previewKnowledgeChange(
  db: Database,
  storeId: string,
  knowledge: Knowledge,
  { policy, example }: StartReplayRequest,
): Promise<Knowledge> {
  const changes = [
    policy && (await preparePolicyPieces(db, storeId, knowledge, policy)),
    example && (await prepareExamplePieces(db, storeId, example)),
  ].filter((change) => change !== undefined)
  if (changes.length === 0) return knowledge
  const pieces = changes.reduce(replaceDocumentPieces, knowledge.pieces)
  return runSteps(indexKnowledgeInSteps(`${knowledge.stamp} changed`, pieces))
}

/** Replaces a text. A changed one keeps its place in the order, and a new one is the last. */
function replaceDocumentPieces(
  all: readonly KnowledgePiece[],
  { id, pieces }: ChangedPieces,
): readonly KnowledgePiece[] {
  const isChanged = ({ documentId }: KnowledgePiece) => documentId === id
  const at = all.findIndex(isChanged)
  const others = all.filter((piece) => !isChanged(piece))
  const position = at < 0 ? others.length : at
  return [...others.slice(0, position), ...pieces, ...others.slice(position)]
}

interface ChangedPieces {
  readonly id: string
  readonly pieces: readonly KnowledgePiece[]
}

async function preparePolicyPieces(
  db: Database,
  storeId: string,
  knowledge: Knowledge,
  { id = 'new-document', title, text }: NonNullable<StartReplayRequest['policy']>,
): Promise<ChangedPieces | undefined> {
  const isNew = id === 'new-document'
  const stored = isNew ? undefined : await findStoredPolicy(db, storeId, id)
  if (!isNew && !stored?.isOn) return undefined
  const { cuts } = await preparePassages(text ?? stored?.content ?? '')
  const before = knowledge.pieces.filter(({ documentId }) => documentId === id)
  const pieces = cuts.map(({ heading, body, language, links }, index): KnowledgePiece => {
    // An unchanged passage keeps its id and its learned questions, as it does when the document is saved.
    const same = before.find((piece) => piece.text === body && piece.title.endsWith(heading))
    return {
      kind: 'passage',
      ...{ id: same?.id ?? `${id}-${String(index)}`, title: joinTitleAndHeading(title, heading), text: body },
      ...{ asked: same?.asked ?? '', links, documentId: id, language: language ?? undefined },
    }
  })
  return { id, pieces }
}

async function findStoredPolicy(db: Database, storeId: string, id: string) {
  if (!isUuid(id)) return undefined
  const [found] = await db
    .select({ isOn: policies.isOn, content: policies.content })
    .from(policies)
    .where(isUndeletedRow(policies, storeId, id))
  return found
}

async function prepareExamplePieces(
  db: Database,
  storeId: string,
  { id = 'new-example', title, question, answer }: NonNullable<StartReplayRequest['example']>,
): Promise<ChangedPieces | undefined> {
  const isUsed =
    id === 'new-example' ||
    (isUuid(id) &&
      (await db.$count(examples, and(isUndeletedRow(examples, storeId, id), eq(examples.isOn, true)))) > 0)
  if (!isUsed) return undefined
  const language = findLanguage(`${question}\n${answer}`)
  const piece: KnowledgePiece = {
    kind: 'example',
    ...{ id, title, text: answer, asked: question, links: findLinks(answer), documentId: id, language },
  }
  return { id, pieces: [piece] }
}
