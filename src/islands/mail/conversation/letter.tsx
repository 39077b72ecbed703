import { threadMessages as words } from '../../../messages/emails.ts'
import type { LetterPart } from '../../../models/letter.ts'

/** A text with the web addresses in it as links. */
export function Letter({ parts }: { readonly parts: readonly LetterPart[] }) {
  return (
    <p className="letter">
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : 'shown' in part ? (
          <strong key={index} className="badge undelivered">
            {words.otherHost(part.shown)}
          </strong>
        ) : (
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </a>
        ),
      )}
    </p>
  )
}
