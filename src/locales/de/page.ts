import type * as english from '../en/page.ts'
import type { Translation } from '../get-texts.ts'

export const failureMessages: Translation<typeof english.failureMessages> = {
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten.',
  unreachable:
    'Draftdesk ist gerade nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  expired: 'Die Sitzung ist abgelaufen',
  timeout: 'Draftdesk hat zu lange nicht geantwortet. Bitte versuchen Sie es erneut.',
  notLoaded: 'Ein Teil dieser Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung.',
  stillOffline: 'Noch immer offline. Bitte prüfen Sie Ihre Verbindung.',
  signedOutOffline:
    'Sie sind auf diesem Gerät abgemeldet. Ihre Sitzung auf dem Server endet, sobald Sie wieder online sind.',
  crash: 'Ein unerwarteter Fehler ist aufgetreten.',
  crashHint:
    'Laden Sie die Seite neu, um fortzufahren. Wenn es wieder passiert, sagen Sie uns bitte Bescheid.',
  reload: 'Seite neu laden',
}

export const pageFailureMessages: Translation<typeof english.pageFailureMessages> = {
  unreachable:
    'Draftdesk ist gerade nicht erreichbar. Sie sind weiterhin angemeldet. Die Seite macht weiter, sobald die Verbindung wieder da ist.',
  tryAgain: 'Erneut versuchen',
  offline: 'Keine Internetverbindung. Bitte prüfen Sie Ihre Verbindung.',
  closeManually: 'Bitte schließen Sie diesen Tab selbst.',
  back: 'Die Verbindung ist wieder da. Sie können weiterarbeiten.',
}

export const sidebarMessages: Translation<typeof english.sidebarMessages> = {
  collapse: 'Leiste einklappen',
  expand: 'Leiste ausklappen',
}
