import type * as english from '../../en/shared/deletion.ts'
import type { Translation } from '../../get-texts.ts'

export const deletionBannerMessages: Translation<typeof english.deletionBannerMessages> = {
  store: (day) => `Ten sklep zostanie usunięty ${day}.`,
  account: (day) => `Konto zostanie usunięte ${day}.`,
  askOwner: 'Właściciel może go zachować.',
  keep: { store: 'Zachowaj sklep', account: 'Zachowaj konto' },
  kept: { store: 'Sklep zostaje.', account: 'Konto zostaje.' },
  failed: 'Nie udało się. Proszę spróbować ponownie.',
}
