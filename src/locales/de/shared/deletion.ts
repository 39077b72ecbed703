import type * as english from '../../en/shared/deletion.ts'
import type { Translation } from '../../get-texts.ts'

export const deletionBannerMessages: Translation<typeof english.deletionBannerMessages> = {
  store: (day) => `Dieser Store wird am ${day} gelöscht.`,
  account: (day) => `Ihr Konto wird am ${day} gelöscht.`,
  askOwner: 'Ein Inhaber kann ihn behalten.',
  keep: { store: 'Store behalten', account: 'Konto behalten' },
  kept: { store: 'Der Store wird nicht gelöscht.', account: 'Ihr Konto wird nicht gelöscht.' },
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
}
