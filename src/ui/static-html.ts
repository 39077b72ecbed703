/** Renders the server HTML of a sleeping island without React. A test compares it with React's output. */
export type StaticRenderer<Props> = (props: Props) => string

/** An island with its static renderer. */
export interface WithStaticHtml<Props> {
  renderStatic?: StaticRenderer<Props> | undefined
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
