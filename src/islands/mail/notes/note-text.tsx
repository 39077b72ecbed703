import { Fragment } from 'react'
import type { NoteBlock, NotePart } from './markdown.ts'

/** The text of a note. Its parts become elements and never HTML. */
export function NoteText({ blocks }: { readonly blocks: readonly NoteBlock[] }) {
  return (
    <div className="note-text stack gap-2 break">
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { readonly block: NoteBlock }) {
  if (block.kind === 'code')
    return (
      <pre tabIndex={0}>
        <code>{block.text}</code>
      </pre>
    )
  if (block.kind === 'paragraph')
    return (
      <p className="letter">
        <Parts parts={block.parts} />
      </p>
    )
  const List = block.isOrdered ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((parts, index) => (
        <li key={index}>
          <Parts parts={parts} />
        </li>
      ))}
    </List>
  )
}

function Parts({ parts }: { readonly parts: readonly NotePart[] }) {
  return parts.map((part, index) => (
    <Fragment key={index}>{typeof part === 'string' ? part : <Part part={part} />}</Fragment>
  ))
}

function Part({ part }: { readonly part: Exclude<NotePart, string> }) {
  switch (part.kind) {
    case 'bold':
      return (
        <strong>
          <Parts parts={part.parts} />
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
