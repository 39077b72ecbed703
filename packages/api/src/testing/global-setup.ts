import { findOrCreateTemplateFile } from '../database/connection/memory-database.ts'

/** Creates the template database once, before several workers need it. */
export const setup = async (): Promise<void> => {
  await findOrCreateTemplateFile()
}
