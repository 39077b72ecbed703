const most = 500
const drawn = new Map<string, string>()
const numbers = new Map<unknown, number>()

/** The key of a piece with its props: what looks the same has one key, since a piece depends on nothing else. */
export function keyOf(piece: unknown, props: object): string {
  const number = numbers.get(piece) ?? numbers.size
  numbers.set(piece, number)
  return `${String(number)} ${JSON.stringify(props)}`
}

/** Pieces of pages that look the same for everybody, drawn once for each key. In development each is drawn anew. */
export const cached = {
  get: (key: string): string | undefined => drawn.get(key),
  /** Remembers a piece that is being drawn; beyond so many of them it is simply drawn. */
  async add(key: string, drawing: Promise<string>): Promise<string> {
    const html = await drawing
    if (!import.meta.env.DEV && drawn.size < most) drawn.set(key, html)
    return html
  },
}
