import type * as english from '../../en/server/problems.ts'
import type { Translation } from '../../get-texts.ts'

export const errorPageMessages: Translation<typeof english.errorPageMessages> = {
  error: {
    title: 'Sie können diese Seite nicht öffnen',
    text: 'Ihr Konto hat keinen Zugang dazu, oder sie gehört zu einem anderen Store.',
    action: 'Zur Startseite',
  },
  refused: {
    foreignForm: {
      title: 'Nichts ist geschehen',
      text: 'Dieses Formular kam von einer anderen Website. Bitte öffnen Sie die Seite hier und senden Sie es erneut.',
      action: 'Zur Startseite',
    },
    tooLarge: {
      title: 'Das ist zu groß zum Senden',
      text: 'Nichts wurde gespeichert. Gehen Sie im Browser zurück und senden Sie einen kürzeren Text oder eine kleinere Datei.',
      action: 'Seite wieder öffnen',
    },
    wrongType: {
      title: 'Dieses Formular konnte nicht gelesen werden',
      text: 'Nichts wurde gespeichert, weil diese Seite diese Art von Formular nicht lesen kann.',
      action: 'Seite wieder öffnen',
    },
    cutOff: {
      title: 'Dieses Formular kam nicht vollständig an',
      text: 'Nichts ist geschehen. Bitte senden Sie es erneut.',
      action: 'Seite wieder öffnen',
    },
  },
  badGateway: {
    title: 'Draftdesk antwortet nicht',
    text: 'Unser Server war gerade nicht erreichbar. Bitte versuchen Sie es gleich erneut.',
    typed: 'Ihre Eingaben sind dort wieder da, außer Passwörtern und Dateien.',
    action: 'Erneut versuchen',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen, oder die Adresse enthält einen Tippfehler.',
    action: 'Zur Startseite',
  },
  crash: {
    title: 'Ein unerwarteter Fehler ist aufgetreten',
    text: 'Das war unser Fehler. Bitte laden Sie die Seite neu. Wenn es wieder passiert, sagen Sie uns bitte Bescheid.',
    action: 'Seite neu laden',
  },
}
