/** Pieces of work that wait, in turn between their owners. */
export interface FairLine<Piece> {
  readonly add: (owner: string, piece: Piece) => void
  /** Takes the next piece, of an owner who may have one now; undefined when there is none. */
  readonly take: (mayHave?: (owner: string) => boolean) => Piece | undefined
  /** Drops a piece that no longer waits. */
  readonly remove: (owner: string, piece: Piece) => void
  /** Takes all pieces. */
  readonly clear: () => Piece[]
  readonly size: () => number
}

/** Creates a line that is fair: a piece waits behind one piece of each other owner, however many pieces those have waiting. */
export function createFairLine<Piece>(): FairLine<Piece> {
  // In the order of their turns: the owner whose piece was taken last stands at the end.
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
