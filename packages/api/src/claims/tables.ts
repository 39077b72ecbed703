import {
  chores,
  draftJobs,
  knowledgeChanges,
  mailboxSyncs,
  notices,
  outbox,
  uploads,
} from '../database/schema.ts'

/** Every table of work by its kind, as administrators read it. */
export const workTables = {
  chores,
  notices,
  uploads,
  mailboxes: mailboxSyncs,
  replies: outbox,
  drafts: draftJobs,
  knowledge: knowledgeChanges,
} as const

/** A kind of work. */
export type WorkKind = keyof typeof workTables
