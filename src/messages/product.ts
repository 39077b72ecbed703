import type * as english from '../locales/en/shared/product.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/shared/product.ts`. */
export const { productMessages } = readWords<typeof english>('shared/product')

/** The title of a browser tab. */
export function pageTitle(title: string): string {
  return `${title} · ${productMessages.name}`
}
