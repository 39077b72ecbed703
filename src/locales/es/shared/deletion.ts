import type * as english from '../../en/shared/deletion.ts'
import type { Translation } from '../../get-texts.ts'

export const deletionBannerMessages: Translation<typeof english.deletionBannerMessages> = {
  store: (day) => `Esta tienda se eliminará el ${day}.`,
  account: (day) => `Su cuenta se eliminará el ${day}.`,
  askOwner: 'Un propietario puede conservarla.',
  keep: { store: 'Conservar la tienda', account: 'Conservar mi cuenta' },
  kept: { store: 'La tienda no se eliminará.', account: 'Su cuenta no se eliminará.' },
  failed: 'No ha funcionado. Inténtelo de nuevo.',
}
