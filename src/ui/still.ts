/** What the server sends of an island that sleeps, written without React; a test holds it equal to React's own. */
export type Still<Props> = (props: Props) => string

/** An island with its still. */
export interface HasStill<Props> {
  still?: Still<Props> | undefined
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Escapes a text for an element or an attribute, in React's spelling. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
