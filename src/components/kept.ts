const most = 500
const pieces = new Map<string, string>()

/** Pieces of pages that look the same for everybody, drawn once for each name. In development each is drawn anew. */
export const kept = {
  get: (name: string): string | undefined => pieces.get(name),
  /** Keeps a piece that is being drawn; beyond so many of them it is simply drawn. */
  async add(name: string, drawing: Promise<string>): Promise<string> {
    const html = await drawing
    if (!import.meta.env.DEV && pieces.size < most) pieces.set(name, html)
    return html
  },
}
