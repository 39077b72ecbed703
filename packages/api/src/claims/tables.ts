import { chores, notices, uploads } from '../database/schema.ts'

/** Every table of work. */
export const workTables = [chores, notices, uploads] as const
