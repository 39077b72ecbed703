import { useEffect, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { formatRecipients } from '../composer/view.ts'
import type { Recipient } from '../composer/view.ts'
import { findRecipients } from './actions.ts'
import { useSuggestions } from '../use-suggestions.ts'
import { completeAddressEntry, findAddressEntry, matchRecipients } from './address-entry.ts'
import { recipientWords as words } from '../words.ts'

/** A pause in typing before addresses are looked up. */
const searchPauseMs = 120

interface RecipientFieldProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly value: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly onChange: (text: string) => void
}

/** A field for recipients that completes addresses of customers and earlier recipients. */
export function RecipientField({ id, name, label, value, field, onChange }: RecipientFieldProps) {
  const suggestions = useSuggestions(field)
  const { caret } = suggestions
  const [found, setFound] = useState<{ readonly query: string; readonly people: readonly Recipient[] }>()
  const entry = caret === undefined ? undefined : findAddressEntry(value, caret)
  const query = entry?.query
  const offered = entry && found?.query === query ? matchRecipients(found?.people ?? [], value, entry) : []
  const isOpen = offered.length > 0

  useEffect(() => {
    if (query === undefined) return
    let isLate = false
    const timer = setTimeout(() => {
      void findRecipients(query).then((people) => {
        if (!isLate) setFound({ query, people })
      })
    }, searchPauseMs)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [query])

  function choosePerson(index: number): void {
    const person = offered[index]
    if (!entry || !person) return
    const completed = completeAddressEntry(value, entry, person)
    onChange(completed.text)
    suggestions.closeBehind(completed.caret)
  }
  const options = suggestions.connectOptions(offered.length, choosePerson)
  function onKeyDown(event: KeyboardEvent): void {
    const { key, nativeEvent, ctrlKey, metaKey, shiftKey } = event
    if (nativeEvent.isComposing || ctrlKey || metaKey) return
    // Enter chooses an address instead of sending.
    if (key === 'Enter') event.preventDefault()
    if (shiftKey || !options.handleKey(key)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <>
      <label className="muted" htmlFor={id}>
        {label}
      </label>
      <div className="recipient-field">
        <input
          className="input"
          id={id}
          name={name}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          ref={field}
          aria-expanded={isOpen}
          {...options.fieldProps}
          value={value}
          onChange={({ target }) => {
            onChange(target.value)
            suggestions.suggestAt(target.selectionStart)
          }}
          onKeyDown={onKeyDown}
        />
        {isOpen && (
          <ul
            className="recipient-options popup"
            id={options.listId}
            role="listbox"
            aria-label={words.offered}
          >
            {offered.map((person, index) => (
              <li
                key={person.address}
                className="option row gap-0 gap-x-3"
                aria-label={formatRecipients([person])}
                {...options.optionProps(index)}
              >
                {person.name !== '' && <span>{person.name}</span>}{' '}
                <small className="muted">{person.address}</small>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
