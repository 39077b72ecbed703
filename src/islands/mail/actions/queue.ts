/** Runs tasks of the same key one after the other. */
export interface Queue {
  readonly run: <Result>(id: string, work: () => Promise<Result>) => Promise<Result>
  /** Resolves once all tasks so far are done. */
  readonly idle: (id: string) => Promise<unknown>
}

export function createQueue(): Queue {
  const last = new Map<string, Promise<unknown>>()
  return {
    run(id, work) {
      const done = (last.get(id) ?? Promise.resolve()).then(work, work)
      last.set(id, done)
      return done
    },
    idle: async (id) => last.get(id)?.catch(() => undefined),
  }
}
