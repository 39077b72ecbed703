/** A start that failed, with one sentence for the operator. The process prints it and exits with 1. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
