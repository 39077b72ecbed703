import { useStore } from '@nanostores/react'
import { isSameFilterQuery } from '../../../models/saved-filters.ts'
import { Menu } from '../../../ui/menu.tsx'
import { useMail } from '../mail-context.tsx'
import { buildListQuery } from '../thread-facts.ts'
import { listActiveFilterChips } from './view.ts'
import { filterWords as words } from '../words.ts'

/** The active filters of the list, and the buttons to edit and save them. */
export function FilterBar() {
  const { state, savedFilters } = useMail()
  const { place } = state.start
  const list = useStore(state.$list)
  const saved = list.saved_filters?.find(({ query }) => isSameFilterQuery(query, buildListQuery(place)))
  const isNarrowed = Object.keys(place.narrowing).some((name) => name !== 'order')
  const openFilterDialog = (name: 'filter' | 'save' | 'rename') => () => state.$filtering.set(name)
  return (
    <>
      {list.tags && (
        <button type="button" onClick={openFilterDialog('filter')}>
          {words.open}
        </button>
      )}
      {listActiveFilterChips(place, list).map(({ name, label, href }) => (
        <a key={name} href={href} aria-current="true" aria-label={words.remove(label)}>
          {label}
          <span aria-hidden="true">×</span>
        </a>
      ))}
      {state.canEdit && list.saved_filters && isNarrowed && !saved && (
        <button type="button" onClick={openFilterDialog('save')}>
          {words.save}
        </button>
      )}
      {state.canEdit && saved?.can_edit && (
        <Menu
          trigger={
            <button id="saved-filter" type="button" aria-label={words.edit}>
              {saved.name} ▾
            </button>
          }
        >
          {({ MenuItem }) => (
            <>
              <MenuItem onSelect={openFilterDialog('rename')}>{words.rename}</MenuItem>
              <MenuItem onSelect={() => void savedFilters.remove(saved)}>{words.delete}</MenuItem>
            </>
          )}
        </Menu>
      )}
    </>
  )
}
