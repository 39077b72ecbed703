import * as z from 'zod/mini'
import { flagFilterField } from '../shared-fields.ts'
import { maxLengths } from '../input-limits.ts'

/** The lists of threads: those with a draft, all, those answered last by the store, the archive, and the snoozed ones. The others omit snoozed threads, unless they are searched. */
export const threadFilters = ['drafts', 'all', 'sent', 'archive', 'snoozed'] as const

export type ThreadFilter = (typeof threadFilters)[number]

/** The filter fields of a list query. A saved filter stores them. */
export const threadFilterFields = {
  filter: z.optional(z.enum(threadFilters, 'Filter by drafts, all, sent, archive or snoozed.')),
  q: z.optional(z.string().check(z.trim(), z.maxLength(maxLengths.line, 'Please search for fewer words.'))),
  unread: flagFilterField,
  needs_reply: flagFilterField,
  mine: flagFilterField,
  unassigned: flagFilterField,
  /** The id of a member. */
  assignee: z.optional(z.string().check(z.maxLength(100))),
  /** The id of a tag. */
  tag: z.optional(z.string().check(z.maxLength(100))),
  /** The code of the customer's language. */
  language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}$/, 'Please choose a language.'))),
  /** Days since the date by which lists sort. */
  older_than: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'Please choose 1 to 9999 days.'))),
  order: z.optional(z.enum(['oldest'], 'Order by oldest, or leave this out.')),
}
