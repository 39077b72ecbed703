const named =
  /(?:\border(?:\s+(?:number|no|nr))?|\bbestell(?:ung|nummer|nr)\p{L}*|\bauftrag\p{L}*|\bcommande|\bpedido|\bordine|\bbestelling|\bordernummer|\bencomenda|\bzamówieni\p{L}*|\bbeställning\p{L}*|\border\p{L}*|\bbestilling\p{L}*|\bordre\p{L}*|\btilaus\p{L}*)\s*(?:(?:number|no|nr|nummer|numéro|número|numero|num|n)\b)?[\s:.°º#]*((?:\p{Lu}{1,5}-?)?\d{3,12}(?:-\d{1,6})?)\b/giu
const marked = /(?<![\w&])#\s?((?:[A-Z]{1,5}-?)?\d{3,12}(?:-\d{1,6})?)\b/g
const most = 5

/** Order numbers that a text names, as '#1001'. */
export function findOrderNumbers(text: string): string[] {
  const found = [...text.matchAll(marked), ...text.matchAll(named)].map(([, number]) => `#${number ?? ''}`)
  return [...new Set(found)].slice(0, most)
}
