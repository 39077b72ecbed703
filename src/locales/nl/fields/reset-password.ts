import type * as english from '../../en/fields/reset-password.ts'
import type { Translation } from '../../get-texts.ts'

export const resetPasswordMessages: Translation<typeof english.resetPasswordMessages> = {
  title: 'Nieuw wachtwoord instellen',
  submit: 'Wachtwoord instellen',
  busy: 'Bezig met opslaan',
  passwordRequired: 'Voer een wachtwoord in.',
  passwordRule:
    'Het wachtwoord moet minstens 8 tekens hebben, met een hoofdletter, een kleine letter, een cijfer en een speciaal teken.',
  passwordsDiffer: 'De wachtwoorden komen niet overeen.',
  failed: 'Het wachtwoord kon niet worden ingesteld.',
  updated: 'Uw wachtwoord is gewijzigd.',
  doneTitle: 'Wachtwoord gewijzigd',
  doneHint: 'U kunt inloggen met uw nieuwe wachtwoord.',
  login: 'Inloggen',
  noToken: 'Deze link is niet volledig. Vraag een nieuwe aan.',
  again: 'Nieuwe link versturen',
}
