import type { ModelFault } from './model.ts'

const modelFaultTexts: Record<ModelFault, string> = {
  host: 'No server has this name.',
  private: 'The address leads into a private network.',
  away: 'The server could not be reached, or answered with an error.',
  refused: 'The server rejected the key.',
  missing: 'The server does not have this address or model.',
  busy: 'The server limits requests, or the account has no credit left.',
  slow: 'The server did not answer in time.',
  large: 'The response was too long.',
  cut: 'The response was cut off.',
  nonsense: 'The response is not from a language model.',
}

/** Explains a model failure to people. */
export const explainModelFault = (fault: ModelFault): string => modelFaultTexts[fault]
