/** Most order numbers that are looked up for one conversation. */
const most = 3

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const words =
  'order|orders|bestellung|bestellnummer|auftrag|commande|pedido|ordine|bestelling|encomenda|zamówienie|tilaus|ordre|beställning|objednávka|rendelés'

/**
 * The order numbers that a text names, as the shop writes them: with the shop's own prefix, or after a word for an order.
 * The first ones, each once.
 */
export function findOrderNumbers(text: string, prefix: string, suffix: string): string[] {
  const shown = text.slice(0, 20_000)
  const patterns = [
    ...(prefix === '' && suffix === ''
      ? []
      : [new RegExp(`(?<![\\p{L}\\d])${escape(prefix)}(\\d{1,10})${escape(suffix)}(?!\\d)`, 'giu')]),
    new RegExp(
      `(?:${words})\\s{0,3}(?:no|nr|number|nummer|id|numéro|n°)?[.:]?\\s{0,3}#?(?:${escape(prefix)})?(\\d{3,10})(?!\\d)`,
      'giu',
    ),
  ]
  const found = patterns.flatMap((pattern) =>
    [...shown.matchAll(pattern)].map((match) => ({ at: match.index, digits: match[1] ?? '' })),
  )
  const inOrder = found.toSorted((one, other) => one.at - other.at)
  return [...new Set(inOrder.map(({ digits }) => `${prefix}${digits}${suffix}`))].slice(0, most)
}
