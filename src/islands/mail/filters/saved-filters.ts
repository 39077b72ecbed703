import { buildCall } from '@draftdesk/contract/call'
import type { FilterQuery, SavedFilter } from '../../../models/saved-filters.ts'
import type { SiteCall } from '../../../stores/calls/site-call.ts'
import { explainFailureOrLeave } from '../../../stores/calls/explain-failure.ts'
import { $savedFilters } from '../../../stores/saved-filters.ts'
import { showToast } from '../../../stores/toasts.ts'
import type { ThreadEdits } from '../actions/thread-edits.ts'
import type { MailState } from '../state.ts'
import { filterWords as words } from '../words.ts'

/** Saves, renames and deletes filters. Each action returns the error message if it fails. */
export function createSavedFilterActions(
  { $list }: MailState,
  { edits, call }: { readonly edits: ThreadEdits; readonly call: SiteCall },
) {
  function changeFilters(change: (filters: readonly SavedFilter[]) => readonly SavedFilter[]): void {
    const list = $list.get()
    const filters = change(list.saved_filters ?? []).toSorted((a, b) => a.name.localeCompare(b.name))
    $list.set({ ...list, saved_filters: filters })
    $savedFilters.set(filters)
  }
  const putFilter = (saved: SavedFilter): void =>
    changeFilters((filters) => [...filters.filter(({ id }) => id !== saved.id), saved])

  async function saveFilter(
    name: string,
    query: FilterQuery,
    isShared: boolean,
  ): Promise<string | undefined> {
    const result = await call(buildCall('createSavedFilter', { name, query, is_shared: isShared }))
    if (!result.ok) return explainFailureOrLeave(result.error, words.failed)
    putFilter(result.value)
    showToast('success', words.saved(result.value.name))
    return undefined
  }

  async function renameFilter(id: string, name: string): Promise<string | undefined> {
    const result = await call(buildCall('updateSavedFilter', { id, name }))
    if (!result.ok) return explainFailureOrLeave(result.error, words.failed)
    putFilter(result.value)
    showToast('success', words.renamed(result.value.name))
    return undefined
  }

  async function removeFilter({ id, name, query, is_shared: isShared }: SavedFilter): Promise<void> {
    const result = await call(buildCall('deleteSavedFilter', { id }))
    if (!result.ok) {
      showToast('error', await explainFailureOrLeave(result.error, words.deleteFailed))
      return
    }
    changeFilters((filters) => filters.filter((filter) => filter.id !== id))
    edits.offerUndo(words.deleted(name), async () => {
      const problem = await saveFilter(name, query, isShared)
      if (problem !== undefined) showToast('error', problem)
    })
  }

  return { save: saveFilter, rename: renameFilter, remove: removeFilter }
}
