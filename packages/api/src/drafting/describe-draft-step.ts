import { offeredLanguages } from '../languages/languages.ts'
import { explainModelFault } from '../model/explain-model-fault.ts'
import type { ModelFault } from '../model/model.ts'
import type { DraftStep } from './step-recorder.ts'

type StepDetail = DraftStep['detail']

const formatCount = (detail: StepDetail, key: string, one: string, many = `${one}s`): string[] => {
  const value = detail[key]
  return typeof value === 'number' && value > 0 ? [`${value} ${value === 1 ? one : many}`] : []
}

const listTitles = ({ sources }: StepDetail): string[] =>
  Array.isArray(sources)
    ? sources.slice(0, 6).flatMap((source: unknown) => {
        const { title } = Object(source) as { title?: unknown }
        return typeof title === 'string' ? [title] : []
      })
    : []

const formatLanguageName = (code: string): string =>
  offeredLanguages.find((language) => language.code === code)?.name ?? code

/** Words for the rating of a draft. */
const levelWords: Readonly<Record<string, string>> = {
  ready: 'every question answered',
  look: 'please check this draft',
  notes: 'no draft',
}

const describeWriteStep = (detail: StepDetail): string[] => [
  ...(typeof detail['model'] === 'string' ? [detail['model']] : []),
  ...(typeof detail['fault'] === 'string' ? [explainModelFault(detail['fault'] as ModelFault)] : []),
  ...formatCount(detail, 'lines', 'line'),
]

/** Words for the result of semantic search. A store without an embedding model gets none. */
const semanticSearchWords: Readonly<Record<string, string>> = {
  used: 'looked up by words and by meaning',
  late: 'looked up by words alone, since the model for meanings did not answer in time',
  failed: 'looked up by words alone, since the model for meanings did not answer',
  missing: 'looked up by words alone, since the model for meanings has not read all documents',
}

const stepDescribers: Record<DraftStep['step'], (detail: StepDetail) => string[]> = {
  understand: (detail) => [
    ...(typeof detail['language'] === 'string' ? [`language ${formatLanguageName(detail['language'])}`] : []),
    ...formatCount(detail, 'questions', 'question'),
    ...formatCount(detail, 'orders', 'order number'),
  ],
  gather: (detail) => [
    ...(typeof detail['meaning'] === 'string'
      ? [semanticSearchWords[detail['meaning']] ?? ''].filter(Boolean)
      : []),
    ...formatCount(detail, 'answered', 'question with a source', 'questions with a source'),
    ...formatCount(detail, 'unanswered', 'question without one', 'questions without one'),
    ...listTitles(detail),
  ],
  write: describeWriteStep,
  repair: describeWriteStep,
  check: (detail) => [
    ...formatCount(detail, 'supported', 'sentence supported', 'sentences supported'),
    ...formatCount(detail, 'read', 'sentence to read', 'sentences to read'),
    ...formatCount(detail, 'unsupported', 'sentence not supported', 'sentences not supported'),
  ],
  judge: (detail) =>
    typeof detail['level'] === 'string' ? [levelWords[detail['level']] ?? ''].filter(Boolean) : [],
}

/** Describes the result of a step in a few words. */
export const describeDraftStep = (step: DraftStep['step'], detail: StepDetail): string =>
  stepDescribers[step](detail).join(', ')
