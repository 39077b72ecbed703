const turns = new Map<string, Promise<number>>()

/**
 * Changes a conversation after all that was asked of it before, from the version which that left: `run` is told it and answers the new one,
 * or undefined when nothing was changed. So a key that comes while another is on its way is not refused.
 */
export async function changeInTurn(
  id: string,
  version: number,
  run: (version: number) => Promise<number | undefined>,
): Promise<number | undefined> {
  const before = settled(id)
  const changed = before.then(async (left) => {
    const from = Math.max(version, left)
    return { from, now: await run(from) }
  })
  turns.set(
    id,
    changed.then(({ from, now }) => now ?? from),
  )
  return (await changed).now
}

/** Settles with the version of a conversation once all that was asked of it is done; 0 where nothing was. */
export const settled = (id: string): Promise<number> => turns.get(id) ?? Promise.resolve(0)
