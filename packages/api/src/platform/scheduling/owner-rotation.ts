/** Queued items in rotation between owners. */
export interface OwnerRotation<Piece> {
  readonly add: (owner: string, piece: Piece) => void
  /** Takes the next item of an allowed owner. Undefined when there is none. */
  readonly take: (mayHave?: (owner: string) => boolean) => Piece | undefined
  /** Removes a queued item. */
  readonly remove: (owner: string, piece: Piece) => void
  /** Takes all items. */
  readonly clear: () => Piece[]
  readonly size: () => number
}

/** Creates a fair queue: an item waits for at most one item of each other owner. */
export function createOwnerRotation<Piece>(): OwnerRotation<Piece> {
  // Ordered by turn: the owner of the last taken item comes last.
  const waiting = new Map<string, Piece[]>()
  let size = 0
  return {
    add: (owner, piece) => {
      size += 1
      const pieces = waiting.get(owner)
      if (pieces) pieces.push(piece)
      else waiting.set(owner, [piece])
    },
    take: (mayHave = () => true) => {
      for (const [owner, pieces] of waiting) {
        if (!mayHave(owner)) continue
        const piece = pieces.shift()
        waiting.delete(owner)
        if (pieces.length > 0) waiting.set(owner, pieces)
        size -= 1
        return piece
      }
      return undefined
    },
    remove: (owner, piece) => {
      const pieces = waiting.get(owner) ?? []
      const at = pieces.indexOf(piece)
      if (at < 0) return
      pieces.splice(at, 1)
      if (pieces.length === 0) waiting.delete(owner)
      size -= 1
    },
    clear: () => {
      const all = [...waiting.values()].flat()
      waiting.clear()
      size = 0
      return all
    },
    size: () => size,
  }
}
