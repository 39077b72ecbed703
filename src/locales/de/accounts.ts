import type * as english from '../en/accounts.ts'
import type { Translation } from '../words.ts'

/** The people of the store, in German. */
export const peopleMessages: Translation<typeof english.peopleMessages> = {
  title: 'Konten',
  hint: 'Ihr Konto und die Personen, die in diesem Store arbeiten.',
  members: 'Personen',
  membersHint: 'Die Personen, die in diesem Store arbeiten. Ihre Rechte stehen unter „Rollen“.',
  loadFailed: 'Die Personen dieses Stores konnten nicht geladen werden.',
  again: 'Erneut versuchen',
  you: '(Sie)',
  since: (day) => `Seit ${day}`,
  roles: { owner: 'Inhaber', manager: 'Manager', agent: 'Agent', observer: 'Beobachter' },
  role: 'Rolle',
  roleOf: (name) => `Rolle von ${name}`,
  save: 'Speichern',
  saveRole: (name) => `Rolle von ${name} speichern`,
  roleChanged: (name, role) => `${name} ist jetzt ${role}.`,
  conflict: (name) =>
    `Ein Teammitglied hat die Rolle von ${name} inzwischen geändert. Das ist die neue Rolle.`,
  remove: 'Entfernen',
  removeNamed: (name) => `${name} entfernen`,
  removed: (name) => `${name} wurde entfernt und kann diesen Store nicht mehr öffnen.`,
  undo: 'Rückgängig',
  leave: 'Store verlassen',
  leaveHint: 'Um zurückzukommen, brauchen Sie eine neue Einladung. Ihre Arbeit bleibt im Store.',
  leaveSure: 'Diesen Store verlassen',
  left: (store) => `Sie haben ${store} verlassen.`,
  changeFailed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
}

/** The table of roles, in German. */
export const roleMessages: Translation<typeof english.roleMessages> = {
  title: 'Rollen',
  hint: 'Eine geänderte Rolle gilt sofort.',
  right: 'Recht',
  permissions: {
    read: 'E-Mails, Bestellungen, Richtlinien und Notizen lesen',
    notes: 'Notizen an das Team schreiben',
    mail: 'E-Mails beantworten, senden und ordnen',
    knowledge: 'Richtlinien und Beispiele schreiben',
    settings: 'Einstellungen und Verbindungen ändern',
    accounts: 'Personen einladen und entfernen',
    owners: 'Inhaber hinzufügen und entfernen',
  },
  yes: 'Ja',
  no: 'Nein',
}

/** The invitations, in German. */
export const inviteMessages: Translation<typeof english.inviteMessages> = {
  title: 'Einladungen',
  hint: 'Eine Einladung ist ein Link per E-Mail. Er gilt 7 Tage und nur für diese Adresse.',
  setUpTitle: 'Teammitglied einladen',
  setUpHint:
    'Wenn ein Teammitglied Ihre Richtlinien, Ihr Postfach oder Ihren Onlineshop besser kennt, laden Sie es in diesen Store ein.',
  email: 'E-Mail-Adresse',
  submit: 'Einladen',
  busy: 'Einladung wird gesendet',
  emailRequired: 'Bitte geben Sie die E-Mail-Adresse ein.',
  sent: (email) => `Eine Einladung ist unterwegs an ${email}.`,
  empty: 'Keine offenen Einladungen.',
  states: { open: 'Offen', accepted: 'Angenommen', expired: 'Abgelaufen' },
  invited: (day) => `Eingeladen ${day}`,
  expires: (day) => `gültig bis ${day}`,
  expired: (day) => `abgelaufen ${day}`,
  accepted: 'Adresse noch nicht bestätigt',
  resend: 'Erneut senden',
  resendTo: (email) => `Einladung an ${email} erneut senden`,
  resent: (email) => `Ein neuer Link ist unterwegs an ${email}. Der alte gilt nicht mehr.`,
  revoke: 'Zurückziehen',
  revokeFor: (email) => `Einladung an ${email} zurückziehen`,
  revoked: (email) => `Die Einladung an ${email} ist zurückgezogen. Ihr Link gilt nicht mehr.`,
  failed: 'Die Einladung konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
}

/** The user's own account, in German. */
export const accountMessages: Translation<typeof english.accountMessages> = {
  title: 'Ihr Konto',
  name: 'Name und Bild',
  hint: 'Ihr Team sieht Ihren Namen und Ihr Bild.',
  save: 'Namen speichern',
  saving: 'Wird gespeichert',
  nameSaved: 'Ihr Name ist gespeichert.',
  namesRequired: 'Bitte geben Sie Vornamen und Nachnamen ein.',
  picture: 'Bild',
  choose: 'Bild auswählen',
  pictureHint: 'PNG, JPEG oder WebP, bis 2 MB und 4096 × 4096 Pixel',
  upload: 'Hochladen',
  uploading: 'Ihr Bild wird hochgeladen',
  removePicture: 'Bild entfernen',
  pictureSaved: 'Ihr Bild ist gespeichert.',
  pictureRemoved: 'Ihr Bild ist entfernt.',
  tooLarge: 'Das Bild ist zu groß. Es darf bis zu 2 MB haben.',
  wrongKind: 'Diese Datei ist kein unterstütztes Bild. Bitte verwenden Sie png, jpeg oder webp.',
  failed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  password: 'Passwort',
  passwordHint: 'Ein neues Passwort meldet Sie auf allen anderen Geräten ab. Hier bleiben Sie angemeldet.',
  currentPassword: 'Aktuelles Passwort',
  currentRequired: 'Bitte geben Sie Ihr aktuelles Passwort ein.',
  submit: 'Passwort ändern',
  busy: 'Ihr Passwort wird geändert',
  passwordFailed: 'Das Passwort konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
  noPassword:
    'Sie melden sich mit Google oder Single Sign-on an, deshalb hat dieses Konto kein Passwort. Um eines festzulegen, melden Sie sich ab und wählen Sie auf der Anmeldeseite „Passwort vergessen?“.',
}

/** Words of the absence, in German. */
export const awayMessages: Translation<typeof english.awayMessages> = {
  title: 'Abwesenheit',
  hint: 'Solange Sie abwesend sind, wird Ihnen keine neue Konversation zugewiesen. Antwortet ein Kunde in einer Ihrer Konversationen, geht sie zurück an das Team.',
  from: 'Abwesend ab',
  until: 'Abwesend bis einschließlich',
  untilHint: 'Lassen Sie das Feld leer, wenn Sie es noch nicht wissen.',
  save: 'Speichern',
  back: 'Ich bin zurück',
  saved: 'Ihr Team sieht, dass Sie abwesend sind.',
  ended: 'Willkommen zurück.',
  fromRequired: 'Bitte wählen Sie den ersten Tag Ihrer Abwesenheit.',
  failed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
}

/** Deleting one's own account, in German. */
export const accountDeletionMessages: Translation<typeof english.accountDeletionMessages> = {
  title: 'Mein Konto löschen',
  hint: 'Ihr Konto wird nach sieben Tagen gelöscht. Bis dahin können Sie die Löschung abbrechen.',
  effects: [
    'Ihr Konto, Ihr Bild, Ihre Anmeldungen und Ihre persönlichen gespeicherten Antworten und Filter werden gelöscht.',
    'Ihre Konversationen gehen zurück an das Team des jeweiligen Stores.',
    'E-Mails und Notizen, die Sie geschrieben haben, bleiben mit Ihrem Namen in ihren Stores.',
  ],
  onlyOwner: (stores) =>
    `Sie sind der einzige Inhaber von ${stores.join(', ')}. Löschen Sie zuerst den Store oder machen Sie ein anderes Mitglied zum Inhaber.`,
  password: 'Ihr Passwort, um das Konto zu löschen',
  email: 'Ihre E-Mail-Adresse, um das Konto zu löschen',
  submit: 'Mein Konto löschen',
  planned: (day) => `Ihr Konto wird am ${day} gelöscht.`,
  waits: (stores) => `Es bleibt, bis ${stores.join(', ')} einen anderen Inhaber hat oder gelöscht ist.`,
  done: 'Ihr Konto wird in sieben Tagen gelöscht. Wir haben Ihnen eine E-Mail gesendet.',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
}

/** The choices of notifications, in German. */
export const notificationSettingsMessages: Translation<typeof english.notificationSettingsMessages> = {
  title: 'Benachrichtigungen',
  hint: 'Wählen Sie, worüber und wo Sie benachrichtigt werden. Diese Auswahl gilt nur für Sie und in allen Ihren Stores.',
  loadFailed: 'Ihre Auswahl konnte nicht geladen werden.',
  again: 'Erneut versuchen',
  kind: 'Mich benachrichtigen, wenn',
  kinds: {
    assigned: 'mir eine Konversation zugewiesen wird',
    mentioned: 'eine Notiz mich erwähnt',
    answered: 'ein Kunde in meiner Konversation antwortet',
    send_failed: 'eine meiner Antworten nicht gesendet wird',
    mailbox_stopped: 'das Postfach nicht mehr gelesen wird (Inhaber)',
  },
  channels: { app: 'In Draftdesk', push: 'Push', mail: 'E-Mail' },
  choice: (kind, channel) => `${kind}: ${channel}`,
  mailTime: 'E-Mail senden, wenn ich sie so lange nicht gesehen habe',
  mailTimes: { '5': '5 Minuten', '15': '15 Minuten', '60': '1 Stunde', '240': '4 Stunden' },
  mailHint: 'Wird das Postfach nicht mehr gelesen, kommt die E-Mail sofort.',
  failed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  push: 'Push-Benachrichtigungen',
  pushHint:
    'Sie kommen auch an, wenn Draftdesk geschlossen ist: in jedem Browser, in dem Sie sie einschalten.',
  pushOn: 'In diesem Browser einschalten',
  pushOff: 'In diesem Browser ausschalten',
  pushIsOn: 'Push-Benachrichtigungen sind in diesem Browser eingeschaltet.',
  pushUnsupported: 'Dieser Browser kennt keine Push-Benachrichtigungen.',
  pushDenied:
    'Dieser Browser blockiert Benachrichtigungen von Draftdesk. Erlauben Sie sie in den Einstellungen des Browsers für diese Website und versuchen Sie es erneut.',
  pushFailed: 'Push-Benachrichtigungen konnten nicht eingeschaltet werden. Bitte versuchen Sie es erneut.',
  browsers: 'Andere Browser mit Push-Benachrichtigungen',
  unknownDevice: 'Unbekannter Browser',
  since: (moment) => `seit ${moment}`,
  remove: 'Ausschalten',
  removeNamed: (device) => `Push-Benachrichtigungen in ${device} ausschalten`,
}

/** The list of sign-ins, in German. */
export const signInMessages: Translation<typeof english.signInMessages> = {
  title: 'Wo Sie angemeldet sind',
  hint: 'Die Browser, die bei Ihrem Konto angemeldet sind. Wenn Sie einen nicht kennen, melden Sie ihn ab und ändern Sie Ihr Passwort.',
  loadFailed: 'Ihre Anmeldungen konnten nicht geladen werden.',
  again: 'Erneut versuchen',
  unknownDevice: 'Unbekannter Browser',
  from: (place) => `aus ${place}`,
  since: (moment) => `angemeldet ${moment}`,
  used: (moment) => `zuletzt gesehen ${moment}`,
  current: 'Dieser Browser',
  empty: 'Sie sind sonst nirgends angemeldet.',
  end: 'Abmelden',
  endNamed: (device, moment) => `${device} abmelden, angemeldet ${moment}`,
  endHint: 'Der Browser wird sofort abgemeldet. Nicht gespeicherte Eingaben dort gehen vielleicht verloren.',
  endSure: 'Diesen Browser abmelden',
  ended: 'Der Browser ist abgemeldet.',
  endOthers: 'Alle anderen abmelden',
  endOthersHint:
    'Alle anderen Browser werden sofort abgemeldet. Nicht gespeicherte Eingaben dort gehen vielleicht verloren.',
  endOthersSure: 'Alle anderen Browser abmelden',
  othersEnded: 'Alle anderen Browser sind abgemeldet.',
  failed: 'Der Browser konnte nicht abgemeldet werden. Bitte versuchen Sie es erneut.',
}
