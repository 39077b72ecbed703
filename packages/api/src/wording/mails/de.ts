import { formatCount } from '../plural.ts'
import type { MailTextsOfLanguage } from './en.ts'

const formatMinutes = (count: number) =>
  formatCount('de', count, { one: '{count} Minute', other: '{count} Minuten' })
const formatDays = (count: number) => formatCount('de', count, { one: '{count} Tag', other: '{count} Tage' })
const formatConversationCount = (count: number) =>
  formatCount('de', count, { one: 'eine Konversation', other: '{count} Konversationen' })

const formatTwoStepAdvice = (link: string) =>
  `Wenn Sie das waren, ist nichts zu tun. Wenn nicht, wählen Sie bitte sofort ein neues Passwort und informieren Sie den Support dieses Dienstes:\n\n${link}\n`

/** The texts of mails and push messages in German. */
export const de: MailTextsOfLanguage = {
  code: (code, forMinutes) => ({
    subject: `${code} ist Ihr Bestätigungscode für Draftdesk`,
    text: `Bitte geben Sie diesen Code ein, um Ihre E-Mail-Adresse zu bestätigen:\n\n${code}\n\nEr gilt einmal, innerhalb von ${formatMinutes(forMinutes)}. Wenn Sie sich nicht bei Draftdesk registriert haben, ignorieren Sie diese E-Mail bitte.\n`,
  }),

  known: (links) => ({
    subject: 'Sie haben bereits ein Konto bei Draftdesk',
    text: `Mit dieser Adresse wurde eine Registrierung bei Draftdesk versucht, aber sie hat bereits ein Konto.\n\nAnmelden: ${links.signIn}\nNeues Passwort: ${links.newPassword}\n\nWenn Sie das nicht waren, ist nichts zu tun.\n`,
  }),

  reset: (link, forMinutes) => ({
    subject: 'Setzen Sie Ihr Passwort für Draftdesk zurück',
    text: `Hier können Sie ein neues Passwort wählen:\n\n${link}\n\nDer Link gilt einmal, innerhalb von ${formatMinutes(forMinutes)}. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail bitte.\n`,
  }),

  choosePassword: (link, forMinutes) => ({
    subject: 'Wählen Sie Ihr Passwort für Draftdesk',
    text: `Ihre Adresse ist bestätigt. Hier können Sie Ihr Passwort wählen:\n\n${link}\n\nDer Link gilt einmal, innerhalb von ${formatMinutes(forMinutes)}. Wir bitten darum, weil Ihre Adresse mehrfach oder in einem anderen Browser registriert wurde. So kennt niemand außer Ihnen das Passwort.\n`,
  }),

  passwordStopped: (address, store, link) => ({
    subject: `${address} muss neu verbunden werden`,
    text: `Der Mailserver von ${address} akzeptiert die Anmeldung von Draftdesk nicht mehr. Deshalb kommen bei ${store} keine neuen E-Mails an.\n\nBitte geben Sie das Passwort hier erneut ein:\n\n${link}\n\nBereits gelesene E-Mails bleiben in Draftdesk. Im Postfach wurde nichts geändert.\n`,
  }),

  consentStopped: (address, store, link) => ({
    subject: `${address} muss neu verbunden werden`,
    text: `Die Berechtigung für ${address} wurde widerrufen oder ist abgelaufen. Deshalb kommen bei ${store} keine neuen E-Mails an.\n\nBitte verbinden Sie das Konto hier erneut:\n\n${link}\n\nBereits gelesene E-Mails bleiben in Draftdesk. Im Postfach wurde nichts geändert.\n`,
  }),

  stuck: ({ store, address, reason, link }) => ({
    subject: `Antworten von ${store} werden nicht gesendet`,
    text: `Antworten von ${address} warten seit mehr als einer halben Stunde auf den Versand. ${reason}\n\nDraftdesk versucht es einen Tag lang weiter und sendet jede Antwort höchstens einmal. Bitte prüfen Sie das E-Mail-Konto hier:\n\n${link}\n`,
  }),

  dataRequest: (store, link) => ({
    subject: `Ein Kunde von ${store} bittet um Auskunft über seine Daten`,
    text: `Shopify meldet, dass ein Kunde von ${store} um Auskunft über seine gespeicherten Daten bittet. Sie haben 30 Tage Zeit zu antworten.\n\nDen Kunden und die Datei mit seinen Daten finden Sie hier:\n\n${link}\n`,
  }),

  passwordChanged: (link) => ({
    subject: 'Ihr Passwort für Draftdesk wurde geändert',
    text: `Das Passwort Ihres Kontos bei Draftdesk wurde gerade geändert, und alle anderen Anmeldungen wurden beendet.\n\nWenn Sie das waren, ist nichts zu tun. Wenn nicht, wählen Sie bitte sofort ein neues Passwort:\n\n${link}\n`,
  }),

  twoStepOn: (link) => ({
    subject: 'Die Anmeldung in zwei Schritten ist für Ihr Konto bei Draftdesk eingeschaltet',
    text: `Die Anmeldung in zwei Schritten wurde für Ihr Konto bei Draftdesk gerade eingeschaltet. Bei der Anmeldung wird nach einem Code Ihrer Authenticator-App oder nach einem Wiederherstellungscode gefragt.\n\n${formatTwoStepAdvice(link)}`,
  }),

  twoStepOff: (link) => ({
    subject: 'Die Anmeldung in zwei Schritten ist für Ihr Konto bei Draftdesk ausgeschaltet',
    text: `Die Anmeldung in zwei Schritten wurde für Ihr Konto bei Draftdesk gerade ausgeschaltet. Bei der Anmeldung wird nicht mehr nach einem Code gefragt.\n\n${formatTwoStepAdvice(link)}`,
  }),

  twoStepCodesRenewed: (link) => ({
    subject: 'Sie haben neue Wiederherstellungscodes für Ihr Konto bei Draftdesk',
    text: `Die Wiederherstellungscodes Ihres Kontos bei Draftdesk wurden gerade ersetzt. Die alten gelten nicht mehr.\n\n${formatTwoStepAdvice(link)}`,
  }),

  twoStepCodeUsed: (link, left) => ({
    subject: 'Ein Wiederherstellungscode Ihres Kontos bei Draftdesk wurde benutzt',
    text: `Ein Wiederherstellungscode Ihres Kontos bei Draftdesk wurde gerade benutzt. Sie haben noch ${left === 0 ? 'keinen Wiederherstellungscode' : formatCount('de', left, { one: '{count} Wiederherstellungscode', other: '{count} Wiederherstellungscodes' })}. Neue gibt es auf Ihrer Kontoseite.\n\n${formatTwoStepAdvice(link)}`,
  }),

  twoStepReset: (link) => ({
    subject: 'Die Anmeldung in zwei Schritten wurde für Ihr Konto bei Draftdesk zurückgesetzt',
    text: `Ein Administrator hat die Anmeldung in zwei Schritten für Ihr Konto bei Draftdesk ausgeschaltet, und alle Anmeldungen wurden beendet. Sie können sich ohne Code anmelden und sie neu einrichten.\n\n${formatTwoStepAdvice(link)}`,
  }),

  passkeyAdded: (link) => ({
    subject: 'Ihrem Konto bei Draftdesk wurde ein Passkey hinzugefügt',
    text: `Ihrem Konto bei Draftdesk wurde gerade ein Passkey hinzugefügt. Er schließt eine Anmeldung nach dem Passwort ab, anstelle eines Codes.\n\n${formatTwoStepAdvice(link)}`,
  }),

  passkeyRemoved: (link) => ({
    subject: 'Ein Passkey Ihres Kontos bei Draftdesk wurde entfernt',
    text: `Ein Passkey Ihres Kontos bei Draftdesk wurde gerade entfernt. Bei der Anmeldung wird er nicht mehr angenommen.\n\n${formatTwoStepAdvice(link)}`,
  }),

  codesGuessed: (link) => ({
    subject: 'Falsche Codes für Ihr Draftdesk-Konto',
    text: `Jemand hat viele falsche Codes für Ihr Draftdesk-Konto eingegeben. Von dort wird 15 Minuten lang kein Code angenommen.\n\nWenn Sie das waren, müssen Sie nichts tun. Andernfalls kennt diese Person Ihr Passwort. Wählen Sie sofort ein neues:\n\n${link}\n`,
  }),

  proof: (code, forMinutes) => ({
    subject: `${code} bestätigt, dass Sie es sind`,
    text: `Geben Sie diesen Code in Draftdesk ein, um zu bestätigen, dass Sie es sind:\n\n${code}\n\nEr gilt einmal, innerhalb von ${formatMinutes(forMinutes)}. Wenn Sie ihn nicht angefordert haben, verwendet jemand anderes Ihr Konto: Melden Sie sich auf der Kontoseite überall ab.\n`,
  }),

  ownAdminChange: ({ isGranted, by, link }) => ({
    subject: isGranted ? 'Sie sind Superadmin von Draftdesk' : 'Sie sind kein Superadmin von Draftdesk mehr',
    text: `${by ?? 'Der Betreiber dieses Servers'} ${isGranted ? 'hat Sie zum Superadmin von Draftdesk gemacht. Sie können jeden Store betreten und Personen verwalten' : 'hat Ihrem Draftdesk-Konto die Rechte eines Superadmins entzogen'}. Alle Ihre Anmeldungen wurden beendet. Melden Sie sich hier neu an:\n\n${link}\n`,
  }),

  adminChange: ({ isGranted, by, person, reason, link }) => ({
    subject: isGranted
      ? `${person} ist Superadmin von Draftdesk`
      : `${person} ist kein Superadmin von Draftdesk mehr`,
    text: `${by ?? 'Der Betreiber dieses Servers'} ${isGranted ? `hat ${person} zum Superadmin gemacht` : `hat ${person} die Rechte eines Superadmins entzogen`}. Grund: ${reason}\n\nWenn das falsch ist, ändern Sie es hier:\n\n${link}\n`,
  }),

  storeDeletion: ({ store, day, isByOwner, link }) => ({
    subject: `${store} wird am ${day} gelöscht`,
    text: `${isByOwner ? 'Ein Inhaber' : 'Der Betreiber dieses Dienstes'} hat beschlossen, den Store ${store} zu löschen. Am ${day} werden seine Konversationen, Entwürfe, Dokumente, Einstellungen und Mitglieder endgültig aus Draftdesk gelöscht. Ihr Postfach und Ihr Onlineshop bleiben, wie sie sind.\n\nUm den Store zu behalten, klicken Sie vor diesem Tag oben auf einer beliebigen Seite auf „Store behalten“:\n\n${link}\n`,
  }),

  accountDeletion: (day, links) => ({
    subject: `Ihr Konto bei Draftdesk wird am ${day} gelöscht`,
    text: `Sie haben beschlossen, Ihr Konto bei Draftdesk zu löschen. Es wird am ${day} endgültig gelöscht.\n\nUm es zu behalten, melden Sie sich vor diesem Tag an und klicken Sie auf „Konto behalten“:\n\n${links.signIn}\n\nWenn Sie das nicht waren, ändern Sie bitte auch Ihr Passwort:\n\n${links.newPassword}\n`,
  }),

  invite: ({ store, by, days: forDays, link }) => ({
    subject: `Sie sind zu ${store} in Draftdesk eingeladen`,
    text: `${by ? `${by} lädt Sie ein` : 'Sie sind eingeladen'}, an den E-Mails von ${store} mitzuarbeiten.\n\nHier nehmen Sie die Einladung an:\n\n${link}\n\nSie gilt ${formatDays(forDays)}, nur für diese Adresse.\n`,
  }),

  notification: {
    assigned: ({ actor, count }) =>
      actor !== ''
        ? `${actor} hat Ihnen ${formatConversationCount(count)} zugewiesen`
        : formatCount('de', count, {
            one: 'Ihnen wurde eine Konversation zugewiesen',
            other: 'Ihnen wurden {count} Konversationen zugewiesen',
          }),
    mentioned: ({ actor }) => `${actor || 'Ein Teammitglied'} hat Sie in einer Notiz erwähnt`,
    answered: () => 'Ein Kunde hat auf Ihre Konversation geantwortet',
    send_failed: ({ actor }) =>
      actor === '' ? 'Ihre Antwort wurde nicht gesendet' : `Die Antwort von ${actor} wurde nicht gesendet`,
    mailbox_stopped: () => 'Das Postfach muss neu verbunden werden',
  },

  noSubject: 'Kein Betreff',

  titled: (sentence, subject) => `${sentence}: „${subject}“`,

  reminderSubject: (store, count) =>
    formatCount('de', count, {
      one: `{count} Benachrichtigung von ${store}`,
      other: `{count} Benachrichtigungen von ${store}`,
    }),

  reminderReason: (count, afterMinutes) => {
    const hours = afterMinutes / 60
    const time =
      afterMinutes < 60
        ? formatMinutes(afterMinutes)
        : hours === 1
          ? 'einer Stunde'
          : formatCount('de', hours, { other: '{count} Stunden' })
    return `Sie erhalten diese E-Mail, weil Sie ${count === 1 ? 'diese Benachrichtigung' : 'diese Benachrichtigungen'} nicht innerhalb von ${time} in Draftdesk gesehen haben. Was Sie per E-Mail erhalten, wählen Sie hier:`
  },
}
