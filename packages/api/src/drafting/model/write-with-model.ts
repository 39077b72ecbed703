import type { DraftWriter } from '../../database/schema/drafts.ts'
import { explainModelFault } from '../../model/explain-model-fault.ts'
import { ModelError } from '../../model/model.ts'
import type { Model } from '../../model/model.ts'
import { runSteps } from '../../platform/scheduling/run-steps.ts'
import { checkLinesInSteps } from '../check/check-lines.ts'
import type { Fact, MailAnalysis, UncheckedReply } from '../facts/reply-facts.ts'
import { createAddressHandles } from './address-handles.ts'
import type { AddressHandles } from './address-handles.ts'
import { buildPrompt, promptVersion } from './build-prompt.ts'
import { parseModelLines, previewModelAnswer } from './parse-model-answer.ts'
import type { DraftStep, StepRecorder } from '../step-recorder.ts'
import type { ReplyStyle } from '../reply-style.ts'
import type { ReplyWriterInput, ReplyWriterDeps, ModelCallCost } from '../reply-types.ts'

/** The result of the model calls. Without `written`, the draft uses the store's own texts. */
export interface ModelReply {
  readonly written: UncheckedReply | undefined
  readonly writer: DraftWriter
  readonly spent: readonly ModelCallCost[]
}

type ModelRequest = Pick<ReplyWriterInput, 'store' | 'mails' | 'customer' | 'previous' | 'orders'> & {
  readonly style: ReplyStyle
  readonly analysis: MailAnalysis
  readonly facts: readonly Fact[]
}

/** Requests a draft, and a second one when the check finds unsupported sentences. */
export async function writeWithModel(
  asking: ModelRequest,
  tools: ReplyWriterDeps,
  steps: StepRecorder,
): Promise<ModelReply> {
  const { model } = tools
  if (!model) return { written: undefined, writer: { kind: 'local', note: tools.why }, spent: [] }
  const names = asking.style.masking ? [asking.customer, ...asking.customer.split(/\s+/)] : []
  const handles = createAddressHandles(names)
  const call = { asking, tools, steps, model, handles }
  const first = await requestModelDraft(call, 'write')
  if (first.kind === 'failed')
    return { written: undefined, writer: { kind: 'local', note: first.note }, spent: first.spent }
  const faults = await findDraftFaults(first.written, asking)
  const writer = { kind: 'model' as const, name: model.name, note: `instructions ${promptVersion}` }
  if (faults.length === 0) return { written: first.written, writer, spent: first.spent }
  const second = await requestModelDraft(call, 'repair', { previous: first.text, faults })
  const spent = [...first.spent, ...second.spent]
  const isBetter =
    second.kind === 'written' &&
    second.written.lines.length > 0 &&
    (await findDraftFaults(second.written, asking)).length < faults.length
  return { written: isBetter ? second.written : first.written, writer, spent }
}

async function findDraftFaults(
  { lines }: UncheckedReply,
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
  readonly tools: ReplyWriterDeps
  readonly steps: StepRecorder
  readonly model: Model
  readonly handles: AddressHandles
}

type ModelAnswer =
  | {
      readonly kind: 'written'
      readonly written: UncheckedReply
      readonly text: string
      readonly spent: readonly ModelCallCost[]
    }
  | { readonly kind: 'failed'; readonly note: string; readonly spent: readonly ModelCallCost[] }

async function requestModelDraft(
  { asking, tools, steps, model, handles }: ModelCall,
  purpose: 'write' | 'repair',
  again: { previous?: string; faults?: readonly string[] } = {},
): Promise<ModelAnswer> {
  const { notFound } = asking.orders
  const ask = await runSteps(
    buildPrompt({ ...asking, ...again, notFound, facts: asking.facts.filter(isOutsideThreadFact) }, handles),
  )
  const startedAtMs = tools.clock()
  const hear =
    purpose === 'write' && tools.hear
      ? (text: string) => tools.hear?.(() => runSteps(previewModelAnswer(text, handles)))
      : undefined
  const recordStep = (detail: DraftStep['detail'], tokensIn = 0, tokensOut = 0) =>
    steps.note({ step: purpose, startedAtMs, ms: tools.clock() - startedAtMs, tokensIn, tokensOut, detail })
  try {
    const { text, usage } = await model.write(ask, tools.signal, hear)
    const written = await runSteps(parseModelLines(text, handles))
    const spent = [{ purpose, ...usage }]
    recordStep({ model: model.name, lines: written.lines.length }, usage.tokensIn, usage.tokensOut)
    if (written.lines.length + written.missing.length > 0) return { kind: 'written', written, text, spent }
    return { kind: 'failed', note: explainModelFault('nonsense'), spent }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    recordStep({ model: model.name, fault: error.code })
    return { kind: 'failed', note: explainModelFault(error.code), spent: [] }
  }
}

// Mails of the conversation are already in the prompt.
const isOutsideThreadFact = ({ kind }: Fact): boolean => kind !== 'thread'
