import type * as english from '../../en/auth/select-store.ts'
import type { Translation } from '../../get-texts.ts'

export const selectStoreMessages: Translation<typeof english.selectStoreMessages> = {
  title: 'Winkel kiezen',
  firstTitle: 'Uw eerste winkel aanmaken',
  hint: 'Kies de winkel waarin u wilt werken.',
  firstHint:
    'Bij een winkel horen uw e-mailaccount, uw webwinkel en uw beleid. U kunt er later meer toevoegen.',
  create: 'Winkel toevoegen',
  name: 'Naam van de winkel',
  submit: 'Winkel aanmaken',
  busy: 'Uw winkel wordt aangemaakt',
  nameRequired: 'Voer een naam voor de winkel in.',
  createFailed: 'De winkel kon niet worden aangemaakt. Probeer het opnieuw.',
  switchFailed: 'Wisselen van winkel is niet gelukt.',
  close: 'Dit tabblad sluiten',
  open: 'Openen',
  current: 'Huidige',
}
