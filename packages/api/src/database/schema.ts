// All tables by subject. A table missing here gets no migration and no backup.
export { draftFeedback, draftingSettings, draftJobs, draftSteps, modelDays } from './schema/drafting.ts'
export { draftFileParts, draftFiles, drafts, draftVersions } from './schema/drafts.ts'
export {
  attachments,
  emailIds,
  emails,
  emailWords,
  eventPositions,
  events,
  folders,
  locations,
  mailboxSyncs,
  senderRules,
  unreadMails,
} from './schema/emails.ts'
export { consents, oauthTokens } from './schema/oauth.ts'
export { examples, knowledgeChanges, passages, policies, vectors } from './schema/knowledge.ts'
export { gaps, gapThreads } from './schema/learning.ts'
export { limits } from './schema/limits.ts'
export { mailboxes } from './schema/mailboxes.ts'
export { notes, threadHistory } from './schema/notes.ts'
export { mailRoutes, outbox, outboxParts } from './schema/outbox.ts'
export { pictures, users } from './schema/people.ts'
export { codes, nonces, signUps } from './schema/proofs.ts'
export { customerRequests, deliveries, erasures, orderViews, shops } from './schema/shops.ts'
export { chains, tokens } from './schema/sign-ins.ts'
export { activities, storeSettings } from './schema/store-life.ts'
export { clients, invites, members, stores } from './schema/stores.ts'
export { customers, threads } from './schema/threads.ts'
export { uploadParts, uploads } from './schema/uploads.ts'
export { chores, notices } from './schema/work.ts'
