import {
  chores,
  contradictionSearches,
  draftJobs,
  knowledgeChanges,
  mailboxSyncs,
  mailReminders,
  notices,
  outbox,
  proposalSearches,
  pushMessages,
  replays,
  uploads,
} from './schema.ts'

/** Job tables by kind, as shown to administrators. */
export const jobTables = {
  chores,
  notices,
  uploads,
  mailboxes: mailboxSyncs,
  replies: outbox,
  drafts: draftJobs,
  knowledge: knowledgeChanges,
  contradictions: contradictionSearches,
  proposals: proposalSearches,
  replays,
  pushes: pushMessages,
  reminders: mailReminders,
} as const

/** A job kind. */
export type JobKind = keyof typeof jobTables

/** Jobs that a backup leaves out: they are planned again, or would send mail twice. */
export const jobTablesWithoutBackup = [
  chores,
  notices,
  knowledgeChanges,
  contradictionSearches,
  proposalSearches,
  replays,
  pushMessages,
  mailReminders,
] as const
