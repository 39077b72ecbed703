import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { maxLengths } from '@draftdesk/contract/input-limits'
import { isSameFilterQuery } from '../../../models/saved-filters.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ActionForm } from '../../../ui/forms/action-form.tsx'
import type { SubmittedForm } from '../../../ui/forms/action-form.tsx'
import { useMail } from '../mail-context.tsx'
import { buildListQuery } from '../thread-facts.ts'
import { buildFilteredListAddress, formatFilterLabel, listFilterOptions, valueFilterNames } from './view.ts'
import { filterWords as words } from '../words.ts'
import { QuietButton } from '../../../ui/quiet-button.tsx'

const filterLabels = {
  tag: () => words.tag,
  assignee: () => words.assignee,
  language: () => words.language,
  older_than: () => words.age,
} as const

/** Chooses a tag, a person, a language and an age to filter the list by. */
export function ValueFilterDialog({ close }: { readonly close: () => void }) {
  const { state } = useMail()
  const { place } = state.start
  const list = useStore(state.$list)
  return (
    <FormDialog
      title={words.title}
      submit={words.show}
      close={close}
      run={({ read }) => {
        const chosen = Object.fromEntries(valueFilterNames.map((name) => [name, read(name)]))
        location.assign(buildFilteredListAddress(place, chosen))
        return Promise.resolve(undefined)
      }}
    >
      {valueFilterNames.map((name) => {
        const now = place.narrowing[name] ?? ''
        const options = listFilterOptions(name, list)
        const isOther = now !== '' && !options.some(({ value }) => value === now)
        return (
          <label className="field" key={name}>
            <span className="medium">{filterLabels[name]()}</span>
            <select className="select" name={name} defaultValue={now}>
              <option value="">{words.any[name]}</option>
              {isOther && <option value={now}>{formatFilterLabel(name, now, list)}</option>}
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )
      })}
    </FormDialog>
  )
}

/** Saves the filters of the list under a name, or renames those that are saved. */
export function FilterNameDialog({ isNew, close }: { readonly isNew: boolean; readonly close: () => void }) {
  const { state, savedFilters } = useMail()
  const query = buildListQuery({ ...state.start.place, cursor: undefined })
  const saved = useStore(state.$list).saved_filters?.find((filter) => isSameFilterQuery(filter.query, query))
  return (
    <FormDialog
      title={isNew ? words.save : words.rename}
      submit={words.submit}
      close={close}
      run={({ read }) => {
        if (isNew) return savedFilters.save(read('name'), query, read('shared') !== '')
        return saved ? savedFilters.rename(saved.id, read('name')) : Promise.resolve(undefined)
      }}
    >
      <label className="field">
        <span className="medium">{words.name}</span>
        <input
          className="input"
          name="name"
          required
          autoComplete="off"
          maxLength={maxLengths.filterName}
          defaultValue={isNew ? '' : saved?.name}
        />
      </label>
      {isNew && (
        <label>
          <input type="checkbox" name="shared" /> {words.shared}
        </label>
      )}
    </FormDialog>
  )
}

interface FormDialogProps {
  readonly title: string
  readonly submit: string
  readonly close: () => void
  /** Returns the error message if it was refused. */
  readonly run: (fields: SubmittedForm) => Promise<string | undefined>
  readonly children: ReactNode
}

/** A form over the page, which stays open while it is refused. */
function FormDialog({ title, submit, close, run, children }: FormDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <Dialog className="popup dialog" ref={dialog} aria-label={title} onClose={close}>
      <h2>{title}</h2>
      <ActionForm
        run={async (fields) => {
          const problem = await run(fields)
          if (problem === undefined) dialog.current?.close()
          return problem
        }}
      >
        {children}
        <div className="actions">
          <button className="button">{submit}</button>
          <QuietButton onClick={() => dialog.current?.close()}>{words.cancel}</QuietButton>
        </div>
      </ActionForm>
    </Dialog>
  )
}
