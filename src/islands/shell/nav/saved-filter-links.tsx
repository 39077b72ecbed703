import { useStore } from '@nanostores/react'
import { buildSavedFilterAddress, isSameFilterQuery } from '../../../models/saved-filters.ts'
import type { FilterQuery, SavedFilter } from '../../../models/saved-filters.ts'
import { $savedFilters } from '../../../stores/saved-filters.ts'
import { PathIcon } from '../../../ui/icons.tsx'
import { createIsland } from '../../create-island.tsx'
import { navMessages } from '../words.ts'

interface SavedFilterLinksProps {
  /** The filters at page load. */
  readonly filters: readonly SavedFilter[]
  /** The query of the current list. */
  readonly current: FilterQuery
}

function SavedFilterLinksView({ filters, current }: SavedFilterLinksProps) {
  const shown = useStore($savedFilters, { ssr: () => undefined }) ?? filters
  const known = new Set(filters.map((filter) => filter.id))
  if (shown.length === 0) return null
  return (
    <>
      <h2 className="nav-title muted bold text">{navMessages.savedFilters}</h2>
      <ul className="stack gap-0" aria-label={navMessages.savedFilters}>
        {shown.map(({ id, name, query }) => (
          <li key={id} className="nav-below">
            <a
              href={buildSavedFilterAddress(query)}
              // The list links above know only the filters of the page load.
              aria-current={isSameFilterQuery(query, current) && known.has(id) ? 'page' : undefined}
              title={name}
            >
              <PathIcon path="M3.5 5.5h13M6 10h8M8.500 14.500h3" size={16} />
              <span className="text one-line">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The saved filters below the lists of the menu. The mail updates them. */
export const SavedFilterLinks = createIsland(SavedFilterLinksView)
