import type * as english from '../en/page.ts'
import type { Translation } from '../get-texts.ts'

export const failureMessages: Translation<typeof english.failureMessages> = {
  unexpected: 'Er is een onverwachte fout opgetreden.',
  unreachable: 'Draftdesk is nu niet bereikbaar. Controleer uw verbinding en probeer het opnieuw.',
  expired: 'De sessie is verlopen',
  timeout: 'Draftdesk deed te lang over het antwoord. Probeer het opnieuw.',
  notLoaded: 'Een deel van deze pagina kon niet worden geladen. Controleer uw verbinding.',
  stillOffline: 'Nog steeds offline. Controleer uw verbinding.',
  signedOutOffline:
    'U bent uitgelogd op dit apparaat. Uw sessie op de server eindigt zodra u weer online bent.',
  crash: 'Er is een onverwachte fout opgetreden.',
  crashHint: 'Herlaad de pagina om door te gaan. Gebeurt het opnieuw, laat het ons dan weten.',
  reload: 'Pagina herladen',
}

export const pageFailureMessages: Translation<typeof english.pageFailureMessages> = {
  unreachable:
    'Draftdesk is nu niet bereikbaar. U bent nog ingelogd. Deze pagina gaat verder zodra de verbinding terug is.',
  tryAgain: 'Opnieuw proberen',
  offline: 'Geen internetverbinding. Controleer uw verbinding.',
  closeManually: 'Sluit dit tabblad zelf.',
  back: 'De verbinding is terug. U kunt verder werken.',
}

export const sidebarMessages: Translation<typeof english.sidebarMessages> = {
  collapse: 'Zijbalk inklappen',
  expand: 'Zijbalk uitklappen',
}
