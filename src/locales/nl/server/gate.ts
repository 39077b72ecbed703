import type * as english from '../../en/server/gate.ts'
import type { Translation } from '../../get-texts.ts'

export const gateMessages: Translation<typeof english.gateMessages> = {
  documentNeeded: 'Upload eerst een document. Zonder document ontstaan er geen concepten.',
  connectionNeeded:
    'Koppel eerst een e-mailaccount of een Shopify-webwinkel. Zonder koppeling ontstaan er geen concepten.',
  foreignForm:
    'Dit formulier kwam van een andere site. Daarom is er niets gebeurd. Open de pagina en verstuur het opnieuw.',
  missingHeader: 'Aanroepen van dit adres hebben de header x-requested-with nodig.',
  staleSession:
    'U hebt in een ander tabblad van winkel of account gewisseld. Herlaad deze pagina om daar verder te gaan.',
  staleForm:
    'Er is niets gewijzigd, omdat u in een ander tabblad van winkel of account hebt gewisseld. Deze pagina toont de huidige winkel.',
  signedOut: 'U bent uitgelogd. Log opnieuw in.',
  notSignedOut:
    'U bent nog ingelogd: Draftdesk kon uw sessie net niet beëindigen. Probeer het zo meteen opnieuw.',
  unreachable: 'Draftdesk is nu niet bereikbaar. Probeer het zo meteen opnieuw.',
  broughtBack:
    'Draftdesk antwoordde niet toen u dit verstuurde. Wat u had ingevoerd, staat er weer, behalve wachtwoorden en codes. Verstuur het nog een keer.',
  fileAgain: 'Kies het bestand opnieuw.',
  tooMany: 'Te veel verzoeken. Wacht een minuut.',
  notAReport: 'Dit is geen foutrapport.',
  headRefused: 'Dit adres accepteert geen HEAD-verzoeken.',
  badAddress: 'Dit adres is niet geldig.',
  tooLarge: 'Dit is te groot om te versturen.',
  challengeOver: 'Het inloggen duurde te lang. Log opnieuw in.',
  notJson: 'Draftdesk gaf een onleesbaar antwoord. Probeer het zo meteen opnieuw.',
}
