import { quota, type Full } from '../knowledge/quota.ts'
import { refuse } from './visit.ts'

const count = (number: number): string => number.toLocaleString('en')

const words: Readonly<Record<Full['of'], string>> = {
  documents: `A store can have ${count(quota.documents)} documents. Please delete some first.`,
  characters: `The documents of a store can hold ${count(quota.characters)} characters together. Please delete or shorten some first.`,
  waiting: `${count(quota.waiting)} files of this store are waiting to be read. Please upload more when they are done.`,
  examples: `A store can have ${count(quota.examples)} examples. Please delete some first.`,
}

/** Refuses an addition above the store's limit. */
export const refuseFull = ({ of }: Full) => refuse(400, words[of])
