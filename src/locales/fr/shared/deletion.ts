import type * as english from '../../en/shared/deletion.ts'
import type { Translation } from '../../get-texts.ts'

export const deletionBannerMessages: Translation<typeof english.deletionBannerMessages> = {
  store: (day) => `Cette boutique sera supprimée le ${day}.`,
  account: (day) => `Votre compte sera supprimé le ${day}.`,
  askOwner: 'Un propriétaire peut la conserver.',
  keep: { store: 'Conserver la boutique', account: 'Conserver mon compte' },
  kept: { store: 'La boutique ne sera pas supprimée.', account: 'Votre compte ne sera pas supprimé.' },
  failed: 'L’opération a échoué. Veuillez réessayer.',
}
