import type * as english from '../locales/en/shared/product.ts'
import { getTexts } from '../locales/get-texts.ts'

export const { productMessages } = getTexts<typeof english>('shared/product')

/** The title of a browser tab. */
export function formatPageTitle(title: string): string {
  return `${title} · ${productMessages.name}`
}
