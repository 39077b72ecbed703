import type { ModelFault } from './model.ts'

const words: Record<ModelFault, string> = {
  host: 'No server has this name.',
  private: 'The address leads into a private network.',
  away: 'The server could not be reached, or answered with an error.',
  refused: 'The server refuses the key.',
  missing: 'The server knows neither this address nor this model.',
  busy: 'The server says that it is asked too often, or that the account has no credit left.',
  slow: 'The server did not answer in time.',
  large: 'The answer was far too long.',
  cut: 'The answer broke off before its end.',
  nonsense: 'The server answered with something that is no answer of a language model.',
}

/** Explains a model failure to people. */
export const explainFault = (fault: ModelFault): string => words[fault]
