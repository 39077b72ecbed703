import type * as english from '../../en/shared/deletion.ts'
import type { Translation } from '../../get-texts.ts'

export const deletionBannerMessages: Translation<typeof english.deletionBannerMessages> = {
  store: (day) => `Deze winkel wordt verwijderd op ${day}.`,
  account: (day) => `Uw account wordt verwijderd op ${day}.`,
  askOwner: 'Een eigenaar kan de winkel behouden.',
  keep: { store: 'Winkel behouden', account: 'Account behouden' },
  kept: { store: 'De winkel wordt niet verwijderd.', account: 'Uw account wordt niet verwijderd.' },
  failed: 'Dit is niet gelukt. Probeer het opnieuw.',
}
