import { cachedTemplate } from '../database/connection/memory.ts'

/** Makes the database that the tests' are copies of, before several workers make it at once. */
export const setup = async (): Promise<void> => {
  await cachedTemplate()
}
