import { nonCallPaths } from '@draftdesk/contract/non-call-paths'
import { noteLimits } from '@draftdesk/contract/input-limits'
import type { ParsedAnswer } from '@draftdesk/contract'
import { formatBytes } from '../../../models/format-bytes.ts'
import { toMoment } from '../../../models/format-moment.ts'
import { pickTone, shortenMoment } from '../../../models/thread-row.ts'
import { parseNote } from './markdown.ts'

type NotesThread = ParsedAnswer<'thread'>
export type ShownNote = ReturnType<typeof toNotes>[number]

/** The reader of notes: `me` edits own notes, a moderator deletes any. */
export interface NoteReader {
  readonly nowMs: number
  readonly zone?: string | undefined
  readonly me?: string | undefined
  readonly isModerator?: boolean
}

/** The notes of a conversation as they are shown, oldest first. */
export function toNotes(
  { notes, colleagues }: Pick<NotesThread, 'notes' | 'colleagues'>,
  { nowMs, zone, me, isModerator = false }: NoteReader,
) {
  const names = (colleagues ?? []).map(({ name }) => name)
  return (notes ?? []).map(({ id, author, body, files, created_at: createdAt, edited_at: editedAt }) => {
    const moment = toMoment(createdAt, zone)
    const isMine = me !== undefined && author.id === me
    const isFresh = nowMs <= Date.parse(createdAt) + noteLimits.minutes * 60_000
    return {
      ...{ id, body, moment },
      name: author.name,
      tone: pickTone(author.name),
      short: moment && shortenMoment(moment, nowMs),
      edited: editedAt === null ? undefined : toMoment(editedAt, zone)?.text,
      blocks: parseNote(body, names),
      files: (files ?? []).map((file) => ({
        ...{ id: file.id, name: file.name, size: formatBytes(file.bytes) },
        href: nonCallPaths.noteFile.replace(':id', encodeURIComponent(file.id)),
      })),
      // Other servers do not support files.
      canAttach: files != null,
      canEdit: isMine,
      canDelete: isModerator || (isMine && isFresh),
    }
  })
}
