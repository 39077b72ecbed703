import { Fragment } from 'react'
import { PathIcon } from '../../../ui/icons.tsx'
import { noteWords as words } from '../words.ts'
import type { NoteBlock, NotePart } from './markdown.ts'

/** The text of a note. Its parts become elements and never HTML. */
export function NoteText({ blocks }: { readonly blocks: readonly NoteBlock[] }) {
  return (
    <div className="note-text stack gap-2 break">
      {blocks.map((block, index) => (
        <NoteBlockText key={index} block={block} />
      ))}
    </div>
  )
}

function NoteBlockText({ block }: { readonly block: NoteBlock }) {
  if (block.kind === 'code')
    return (
      <pre tabIndex={0}>
        <code>{block.text}</code>
      </pre>
    )
  if (block.kind === 'paragraph')
    return (
      <p className="letter">
        <NoteParts parts={block.parts} />
      </p>
    )
  const List = block.isOrdered ? 'ol' : 'ul'
  return (
    <List className="bullets">
      {block.items.map((parts, index) => (
        <li key={index}>
          <NoteParts parts={parts} />
        </li>
      ))}
    </List>
  )
}

function NoteParts({ parts }: { readonly parts: readonly NotePart[] }) {
  return parts.map((part, index) => (
    <Fragment key={index}>{typeof part === 'string' ? part : <NotePartText part={part} />}</Fragment>
  ))
}

function NotePartText({ part }: { readonly part: Exclude<NotePart, string> }) {
  switch (part.kind) {
    case 'bold':
      return (
        <strong>
          <NoteParts parts={part.parts} />
        </strong>
      )
    case 'code':
      return <code>{part.text}</code>
    case 'mention':
      return <strong>{part.text}</strong>
    case 'link':
      return (
        <a href={part.href} title={part.href} target="_blank" rel="noopener noreferrer nofollow">
          {part.text}
        </a>
      )
  }
}

/** A label with a lock: only the team sees a note. */
export function PrivateNoteLabel() {
  return (
    <span className="note-private line gap-1 tiny bold">
      <PathIcon path="M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9" size={14} />
      {words.private}
    </span>
  )
}
