import type { DraftWriter } from '../../database/schema/drafts.ts'
import { explainModelFault } from '../../model/explain-failure.ts'
import { ModelFailure } from '../../model/model.ts'
import type { Model } from '../../model/model.ts'
import { runSteps } from '../../platform/scheduling/run-steps.ts'
import { checkLinesInSteps } from '../check/check-lines.ts'
import type { Fact, MailAnalysis, ReplyLines } from '../facts/reply-facts.ts'
import { createAddressHandles } from './address-handles.ts'
import type { AddressHandles } from './address-handles.ts'
import { buildPrompt, promptVersion } from './build-prompt.ts'
import { parseLines, previewAnswer } from './parse-answer.ts'
import type { DraftStep, StepRecorder } from '../step-recorder.ts'
import type { ReplyStyle } from '../reply-style.ts'
import type { ReplyRequest, WriterDeps, ModelCost } from '../reply-types.ts'

/** The result of the model calls. Without `written`, the draft uses the store's own texts. */
export interface ModelReply {
  readonly written: ReplyLines | undefined
  readonly writer: DraftWriter
  readonly spent: readonly ModelCost[]
}

type ModelRequest = Pick<ReplyRequest, 'store' | 'mails' | 'customer' | 'previous' | 'orders'> & {
  readonly style: ReplyStyle
  readonly analysis: MailAnalysis
  readonly facts: readonly Fact[]
}

/** Requests a draft, and a second one when the check finds unsupported sentences. */
export async function writeWithModel(
  asking: ModelRequest,
  tools: WriterDeps,
  steps: StepRecorder,
): Promise<ModelReply> {
  const { model } = tools
  if (!model) return { written: undefined, writer: { kind: 'local', note: tools.why }, spent: [] }
  const names = asking.style.masking ? [asking.customer, ...asking.customer.split(/\s+/)] : []
  const handles = createAddressHandles(names)
  const call = { asking, tools, steps, model, handles }
  const first = await askModel(call, 'write')
  if (first.kind === 'failed')
    return { written: undefined, writer: { kind: 'local', note: first.note }, spent: first.spent }
  const faults = await findFaults(first.written, asking)
  const writer = { kind: 'model' as const, name: model.name, note: `instructions ${promptVersion}` }
  if (faults.length === 0) return { written: first.written, writer, spent: first.spent }
  const second = await askModel(call, 'repair', { previous: first.text, faults })
  const spent = [...first.spent, ...second.spent]
  const isBetter =
    second.kind === 'written' &&
    second.written.lines.length > 0 &&
    (await findFaults(second.written, asking)).length < faults.length
  return { written: isBetter ? second.written : first.written, writer, spent }
}

async function findFaults(
  { lines }: ReplyLines,
  { facts, style, analysis }: ModelRequest,
): Promise<readonly string[]> {
  const language = style.language ?? analysis.language
  const sentences = await runSteps(checkLinesInSteps(lines, facts, language))
  return sentences.flatMap(({ mark, text, why }) =>
    mark === 'unsupported' ? [`${text.trim()} (${why})`] : [],
  )
}

interface ModelCall {
  readonly asking: ModelRequest
  readonly tools: WriterDeps
  readonly steps: StepRecorder
  readonly model: Model
  readonly handles: AddressHandles
}

type ModelAnswer =
  | {
      readonly kind: 'written'
      readonly written: ReplyLines
      readonly text: string
      readonly spent: readonly ModelCost[]
    }
  | { readonly kind: 'failed'; readonly note: string; readonly spent: readonly ModelCost[] }

async function askModel(
  { asking, tools, steps, model, handles }: ModelCall,
  purpose: 'write' | 'repair',
  again: { previous?: string; faults?: readonly string[] } = {},
): Promise<ModelAnswer> {
  const { notFound } = asking.orders
  const ask = await runSteps(
    buildPrompt({ ...asking, ...again, notFound, facts: asking.facts.filter(isNoThreadFact) }, handles),
  )
  const startedAtMs = tools.clock()
  const hear =
    purpose === 'write' && tools.hear
      ? (text: string) => tools.hear?.(() => runSteps(previewAnswer(text, handles)))
      : undefined
  const recordStep = (detail: DraftStep['detail'], tokensIn = 0, tokensOut = 0) =>
    steps.note({ step: purpose, startedAtMs, ms: tools.clock() - startedAtMs, tokensIn, tokensOut, detail })
  try {
    const { text, usage } = await model.write(ask, tools.signal, hear)
    const written = await runSteps(parseLines(text, handles))
    const spent = [{ purpose, ...usage }]
    recordStep({ model: model.name, lines: written.lines.length }, usage.tokensIn, usage.tokensOut)
    if (written.lines.length + written.missing.length > 0) return { kind: 'written', written, text, spent }
    return { kind: 'failed', note: explainModelFault('nonsense'), spent }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    recordStep({ model: model.name, fault: error.code })
    return { kind: 'failed', note: explainModelFault(error.code), spent: [] }
  }
}

// Mails of the conversation are already in the prompt.
const isNoThreadFact = ({ kind }: Fact): boolean => kind !== 'thread'
