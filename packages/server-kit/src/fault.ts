/** A start that cannot go on, in one sentence for the person who started it: the process prints it and exits with 1. */
export class StartFault extends Error {
  override readonly name = 'StartFault'
}
