import { fileAndStreamPaths } from '@draftdesk/contract/non-call-paths'
import { noteLimits } from '@draftdesk/contract/input-limits'
import { formatBytes } from '../../../models/format-bytes.ts'
import { toMoment } from '../../../models/format-moment.ts'
import { pickNameColorIndex, shortenMoment } from '../../../models/thread-row.ts'
import type { FullThread, ThreadReader } from '../thread-facts.ts'
import { parseNoteMarkdown } from './markdown.ts'

export type ShownNote = ReturnType<typeof toShownNotes>[number]

/** The reader of notes: `me` edits own notes, a moderator deletes any. */
export interface NoteViewer extends ThreadReader {
  readonly isModerator?: boolean
}

/** The notes of a conversation as they are shown, oldest first. */
export function toShownNotes(
  { notes, colleagues }: Pick<FullThread, 'notes' | 'colleagues'>,
  { nowMs, zone, me, isModerator = false }: NoteViewer,
) {
  const names = (colleagues ?? []).map(({ name }) => name)
  return (notes ?? []).map(({ id, author, body, files, created_at: createdAt, edited_at: editedAt }) => {
    const moment = toMoment(createdAt, zone)
    const isMine = me !== undefined && author.id === me
    const isFresh = nowMs <= Date.parse(createdAt) + noteLimits.minutes * 60_000
    return {
      ...{ id, body, moment },
      name: author.name,
      tone: pickNameColorIndex(author.name),
      short: moment && shortenMoment(moment, nowMs),
      edited: editedAt === null ? undefined : toMoment(editedAt, zone)?.text,
      blocks: parseNoteMarkdown(body, names),
      files: (files ?? []).map((file) => ({
        ...{ id: file.id, name: file.name, size: formatBytes(file.bytes) },
        href: fileAndStreamPaths.noteFile.replace(':id', encodeURIComponent(file.id)),
      })),
      // Other servers do not support files.
      canAttach: files != null,
      canEdit: isMine,
      canDelete: isModerator || (isMine && isFresh),
    }
  })
}
