/** Runs tasks of the same key one after the other. */
export interface EditQueue {
  readonly run: <Result>(id: string, work: () => Promise<Result>) => Promise<Result>
  /** Resolves once all tasks so far are done. */
  readonly idle: (id: string) => Promise<unknown>
}

/** Runs a task, unless one with the same key is still running. Then it resolves to undefined. */
export type RunIfIdle = <Result>(key: string, task: () => Promise<Result>) => Promise<Result | undefined>

/** Makes a second press do nothing while the action of the first one is running. */
export function createRunIfIdle(): RunIfIdle {
  const running = new Set<string>()
  return async (key, task) => {
    if (running.has(key)) return undefined
    running.add(key)
    try {
      return await task()
    } finally {
      running.delete(key)
    }
  }
}

export function createEditQueue(): EditQueue {
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
