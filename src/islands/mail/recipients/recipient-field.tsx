import { useEffect, useId, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { formatRecipients } from '../composer/view.ts'
import type { Recipient } from '../composer/view.ts'
import { findRecipients } from './actions.ts'
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
  const list = useId()
  const [caret, setCaret] = useState<number>()
  const [found, setFound] = useState<{ readonly query: string; readonly people: readonly Recipient[] }>()
  const [active, setActive] = useState(0)
  const entry = caret === undefined ? undefined : findAddressEntry(value, caret)
  const query = entry?.query
  const offered = entry && found?.query === query ? matchRecipients(found?.people ?? [], value, entry) : []
  const isOpen = offered.length > 0

  useEffect(() => {
    if (query === undefined) return
    let isLate = false
    const timer = setTimeout(() => {
      void findRecipients(query).then((people) => {
        if (isLate) return
        setFound({ query, people })
        setActive(0)
      })
    }, searchPauseMs)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [query])
  const [caretAfter, setCaretAfter] = useState<number>()
  useEffect(() => {
    if (caretAfter === undefined) return
    field.current?.setSelectionRange(caretAfter, caretAfter)
    setCaretAfter(undefined)
  }, [caretAfter, field])

  function choosePerson(person: Recipient | undefined): void {
    if (!entry || !person) return
    const completed = completeAddressEntry(value, entry, person)
    onChange(completed.text)
    setCaret(undefined)
    setCaretAfter(completed.caret)
  }
  function onKeyDown(event: KeyboardEvent): void {
    const { key, nativeEvent, ctrlKey, metaKey, shiftKey } = event
    if (nativeEvent.isComposing || ctrlKey || metaKey) return
    // Enter chooses an address instead of sending.
    if (key === 'Enter') event.preventDefault()
    if (!isOpen || shiftKey || !choosePersonByKey(key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  function choosePersonByKey(key: string): boolean {
    const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (by !== 0) setActive((active + by + offered.length) % offered.length)
    else if (key === 'Enter' || key === 'Tab') choosePerson(offered[active] ?? offered[0])
    else if (key === 'Escape') setCaret(undefined)
    else return false
    return true
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
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          aria-activedescendant={isOpen ? `${list}-${String(active)}` : undefined}
          value={value}
          onChange={({ target }) => {
            onChange(target.value)
            setCaret(target.selectionStart ?? undefined)
          }}
          onKeyDown={onKeyDown}
          onClick={() => setCaret(undefined)}
          onBlur={() => setCaret(undefined)}
        />
        {isOpen && (
          <ul className="recipient-options popup" id={list} role="listbox" aria-label={words.offered}>
            {offered.map((person, index) => (
              <li
                key={person.address}
                id={`${list}-${String(index)}`}
                className="option row gap-0 gap-x-3"
                role="option"
                aria-selected={index === active}
                aria-label={formatRecipients([person])}
                onPointerDown={(event) => {
                  event.preventDefault()
                  choosePerson(person)
                }}
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
