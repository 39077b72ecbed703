import type * as english from '../en/settings.ts'
import { formatConversationCount, emailMessages } from './shared/emails.ts'
import type { Translation } from '../get-texts.ts'

export const settingsTabs: Translation<typeof english.settingsTabs> = [
  { tab: 'general', label: 'Allgemein' },
  { tab: 'email-configuration', label: 'E-Mail-Einstellungen' },
  { tab: 'drafting', label: 'Entwürfe' },
  { tab: 'tags', label: 'Schlagwörter' },
  { tab: 'customers', label: 'Kundendaten' },
  { tab: 'activity', label: 'Aktivität' },
]

export const settingsMessages: Translation<typeof english.settingsMessages> = {
  title: 'Einstellungen',
  hint: 'Name, Antworten, Entwürfe und Schlagwörter Ihres Stores und sein Aktivitätsprotokoll.',
  tabs: 'Einstellungen',
  loadFailed: 'Die Einstellungen konnten nicht geladen werden.',
  again: 'Erneut versuchen',
  submit: 'Speichern',
  busy: 'Wird gespeichert',
  saved: 'Die Einstellungen sind gespeichert.',
  failed: 'Die Einstellungen konnten nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  conflict: 'Ein Teammitglied hat diese Einstellungen inzwischen geändert. Das wurde gespeichert:',
  remote: (fields) => fields.map(([label, value]) => `${label}: ${value || '–'}`).join('\n'),
  keepMine: 'Ihre Änderungen stehen noch im Formular. Speichern Sie erneut, um die anderen zu ersetzen.',
  general: 'Store',
  name: 'Name des Stores',
  nameHint: 'Diesen Namen sieht Ihr Team. Kunden sehen den Absendernamen Ihrer Antworten.',
  nameRequired: 'Bitte geben Sie einen Namen für den Store ein.',
  number: 'Nummer des Stores',
  numberHint: 'Bitte nennen Sie uns diese Nummer, wenn Sie sich an den Support wenden.',
  email: 'Antworten',
  emailHint: 'Gilt für jede Antwort an einen Kunden.',
  senderName: emailMessages.sender.name,
  senderHint: 'Wenn Sie nichts eintragen, sehen Kunden nur Ihre E-Mail-Adresse.',
  replyTo: 'Adresse für Antworten',
  replyHint: 'Wenn Sie nichts eintragen, kommen Antworten in Ihr Postfach.',
  replyWrong: 'Das ist keine E-Mail-Adresse.',
  signature: emailMessages.sender.signature,
  undoSeconds: 'Senden rückgängig machen, in Sekunden',
  undoHint: 'Von 0 bis 60. So lange wartet eine Antwort, damit Sie sie noch zurückholen können.',
  assignsInTurn: 'Neue Konversationen der Reihe nach zuweisen',
  assignsHint: 'Jede neue Konversation geht an das nächste Mitglied, das nicht abwesend ist.',
  requiresTwoStep: 'Anmeldung in zwei Schritten von allen in diesem Store verlangen',
  twoStepHint:
    'Mitglieder, die sie noch nicht nutzen, richten sie ein, bevor sie weiterarbeiten. Schalten Sie sie zuerst für Ihr eigenes Konto ein, auf der Seite „Konten“.',
  signatureHint: 'Steht am Ende jeder Antwort.',
}

export const storeDeletionMessages: Translation<typeof english.storeDeletionMessages> = {
  title: 'Store löschen',
  hint: 'Der Store wird nach sieben Tagen gelöscht. Bis dahin kann jeder Inhaber die Löschung abbrechen.',
  effects: [
    'Konversationen, Entwürfe, Notizen, Dokumente, gespeicherte Antworten, Kunden und Einstellungen werden aus Draftdesk gelöscht.',
    'Antworten, die auf das Senden warten, werden nicht gesendet.',
    'Postfach und Onlineshop bleiben, wie sie sind. Draftdesk vergisst die Zugangsdaten.',
    'Alle im Store verlieren den Zugang. Ihre Konten bleiben.',
  ],
  typeName: (name) => `Geben Sie zur Bestätigung den Namen des Stores ein: ${name}`,
  submit: 'Store löschen',
  planned: (day) =>
    `Der Store wird am ${day} gelöscht. Um ihn zu behalten, klicken Sie oben auf der Seite auf „Store behalten“.`,
  done: 'Der Store wird in sieben Tagen gelöscht. Seine Inhaber erhalten eine E-Mail.',
  failed: 'Der Store konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
}

export const tagMessages: Translation<typeof english.tagMessages> = {
  title: 'Schlagwörter',
  hint: 'Ihr Team setzt Schlagwörter für Konversationen mit der Taste l. Eine Konversation hat höchstens 20.',
  none: 'Noch keine Schlagwörter.',
  new: 'Neues Schlagwort',
  name: 'Name',
  color: 'Farbe',
  create: 'Schlagwort anlegen',
  save: 'Speichern',
  colors: {
    gray: 'Grau',
    red: 'Rot',
    orange: 'Orange',
    amber: 'Bernstein',
    green: 'Grün',
    teal: 'Petrol',
    blue: 'Blau',
    violet: 'Violett',
    pink: 'Rosa',
  },
  threads: formatConversationCount,
  edit: (name) => `Schlagwort ${name} ändern`,
  into: 'Zusammenführen mit',
  chooseTag: 'Schlagwort wählen',
  merge: 'Zusammenführen',
  mergeHint:
    'Alle Konversationen mit diesem Schlagwort erhalten das andere. Das lässt sich nicht rückgängig machen.',
  chooseFirst: 'Bitte wählen Sie zuerst das Schlagwort, das an seine Stelle tritt.',
  delete: 'Schlagwort löschen',
  created: (name) => `Das Schlagwort ${name} ist angelegt.`,
  saved: (name) => `Das Schlagwort ${name} ist gespeichert.`,
  merged: (name, into) => `${name} heißt jetzt ${into}.`,
  deleted: (name) => `Das Schlagwort ${name} ist gelöscht.`,
  restored: (name) => `Das Schlagwort ${name} ist wieder da.`,
  loadFailed: 'Die Schlagwörter konnten nicht geladen werden.',
  failed: 'Das Schlagwort konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
}

export const replyPreviewMessages: Translation<typeof english.replyPreviewMessages> = {
  title: 'Vorschau',
  from: 'Von',
  replyTo: 'Antwort an',
  mailbox: 'Ihr Postfach',
  body: 'Hallo Ada,\n\nvielen Dank für Ihre Nachricht. Ihr Paket hat uns heute Morgen verlassen und ist am Freitag bei Ihnen.',
}

const retentionNouns = {
  resolved: ['erledigte Konversation', 'erledigte Konversationen'],
  archived: ['archivierte Konversation', 'archivierte Konversationen'],
  spam: ['Spam-Konversation', 'Spam-Konversationen'],
  activity: ['Eintrag des Aktivitätsprotokolls', 'Einträge des Aktivitätsprotokolls'],
} as const

const periods: Readonly<Record<number, string>> = {
  30: '30 Tage',
  90: '90 Tage',
  180: '180 Tage',
  365: '1 Jahr',
  730: '2 Jahre',
  1095: '3 Jahre',
  1825: '5 Jahre',
  3650: '10 Jahre',
}

export const retentionMessages: Translation<typeof english.retentionMessages> = {
  title: 'Alte Daten löschen',
  hint: 'Draftdesk löscht ältere Daten nach und nach. Ihr Postfach bleibt, wie es ist, und gelöschte E-Mails werden daraus nicht noch einmal gelesen.',
  kinds: {
    resolved: 'Erledigte Konversationen',
    archived: 'Archivierte Konversationen',
    spam: 'Spam',
    activity: 'Aktivitätsprotokoll',
  },
  never: 'Behalten',
  after: (age) => `Löschen, wenn älter als ${age}`,
  periods,
  days: (days) => `${String(days)} Tage`,
  counted: (kind, count, age) => {
    const [one, other] = retentionNouns[kind]
    return `${new Intl.NumberFormat('de').format(count)} ${count === 1 ? one : other} (älter als ${age})`
  },
  wouldDelete: (list) => `Das würde gelöscht: ${list}.`,
  nothing: 'Derzeit ist nichts alt genug, um gelöscht zu werden.',
  again: 'Klicken Sie noch einmal auf „Speichern“, um fortzufahren. Das lässt sich nicht rückgängig machen.',
  submit: 'Speichern',
  preview: 'Vorschau',
  saved: 'Die Einstellungen sind gespeichert.',
  erasing: 'Die Konversationen des getrennten Postfachs werden gelöscht.',
  failed: 'Die Einstellungen konnten nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  loadFailed: 'Die Einstellungen konnten nicht geladen werden.',
  conflict:
    'Ein Teammitglied hat diese Einstellungen inzwischen geändert. Speichern Sie erneut, um dessen Änderungen durch Ihre zu ersetzen.',
}

export const customerDataMessages: Translation<typeof english.customerDataMessages> = {
  title: 'Kundendaten',
  hint: 'Laden Sie alles herunter, was Draftdesk über einen Kunden speichert, oder löschen Sie es.',
  address: 'E-Mail-Adresse des Kunden',
  export: 'Daten herunterladen',
  erase: 'Diesen Kunden löschen',
  eraseHint:
    'Konversationen, Entwürfe und Bestellungen dieses Kunden werden aus Draftdesk gelöscht. Das lässt sich nicht rückgängig machen. Ihr Postfach und Ihr Onlineshop bleiben, wie sie sind.',
  confirm: 'Ja, diesen Kunden endgültig löschen',
  confirmNeeded: 'Bitte setzen Sie zuerst das Häkchen: Das Löschen lässt sich nicht rückgängig machen.',
  erased: (conversations, emails) =>
    `Gelöscht: ${formatConversationCount(conversations)}, ${emails === 1 ? '1 E-Mail' : `${String(emails)} E-Mails`}.`,
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
  loadFailed: 'Die Anfragen konnten nicht geladen werden.',
  requests: 'Anfragen über Ihren Onlineshop',
  none: 'Keine Anfragen.',
  kinds: {
    export: 'Möchte die eigenen Daten',
    erase: 'Gelöscht',
    shop: 'Daten des Onlineshops gelöscht',
    uninstalled: 'App entfernt',
  },
  notErased: 'Gelöscht werden sollte eine Adresse Ihres eigenen Stores. Nichts wurde gelöscht.',
  due: (day) => `Antwort bis ${day}`,
  doneOn: (day) => `Erledigt am ${day}`,
  unknown: 'Keine Adresse vom Onlineshop',
  close: 'Als beantwortet markieren',
  closed: 'Die Anfrage ist als beantwortet markiert.',
  done: 'Beantwortet',
}

const sentences: Readonly<Record<string, (note: string) => string>> = {
  admin_entered: () => 'hat sich als Superadmin im Store angemeldet',
  admin_left: () => 'hat den Store verlassen',
  member_invited: (note) => `hat ${note} eingeladen`,
  invite_revoked: (note) => `hat die Einladung an ${note} zurückgezogen`,
  invite_restored: (note) => `hat die Einladung an ${note} wiederhergestellt`,
  member_joined: (note) => `ist dem Store beigetreten als ${note}`,
  member_left: () => 'hat den Store endgültig verlassen',
  member_removed: (note) => `hat ${note} entfernt`,
  member_restored: (note) => `hat ${note} wieder aufgenommen`,
  role_changed: (note) => `hat eine Rolle geändert: ${note}`,
  mailbox_connected: (note) => `hat das E-Mail-Konto ${note} verknüpft`,
  mailbox_failing: (note) => `hat das E-Mail-Konto ${note} getestet, das nicht mehr funktioniert`,
  mailbox_disconnected: (note) => `hat das E-Mail-Konto ${note} getrennt`,
  shop_connected: (note) => `hat den Onlineshop ${note} verknüpft`,
  shop_failing: (note) => `hat den Onlineshop ${note} getestet, der nicht mehr funktioniert`,
  reply_limits_changed: (note) => `hat geändert, wie viele Antworten der Store senden darf: ${note}`,
  customer_erased: () => 'hat die Daten eines Kunden gelöscht',
  customer_exported: () => 'hat die Daten eines Kunden heruntergeladen',
  deletion_planned: () => 'hat die Löschung des Stores geplant',
  deletion_cancelled: () => 'hat die Löschung des Stores abgebrochen',
  retention_changed: (note) => `hat geändert, wie lange Daten gespeichert bleiben: ${note}`,
  emails_erased: () => 'hat das E-Mail-Konto getrennt und seine Konversationen löschen lassen',
  note_deleted: (note) => `hat eine Notiz von ${note} gelöscht`,
  store_suspended: () => 'hat den Store gesperrt',
  store_resumed: () => 'hat die Sperrung des Stores beendet',
  job_rerun: () => 'hat eine fehlgeschlagene Aufgabe erneut gestartet',
  two_step_required: () => 'verlangt von allen die Anmeldung in zwei Schritten',
  two_step_optional: () => 'verlangt die Anmeldung in zwei Schritten nicht mehr',
  two_step_on: () => 'hat die Anmeldung in zwei Schritten eingeschaltet',
  two_step_off: () => 'hat die Anmeldung in zwei Schritten ausgeschaltet',
  passkey_added: () => 'hat einen Passkey hinzugefügt',
  passkey_renamed: () => 'hat einen Passkey umbenannt',
  passkey_removed: () => 'hat einen Passkey entfernt',
  two_step_reset: () => 'hat die Anmeldung in zwei Schritten zurückgesetzt',
  recovery_codes_renewed: () => 'hat neue Wiederherstellungscodes geholt',
  recovery_code_used: () => 'hat einen Wiederherstellungscode verwendet',
  identity_proven: () => 'hat die eigene Identität erneut bestätigt',
  model_limit_reached: () =>
    'schreibt Entwürfe bis zum nächsten Monat ohne das Modell: Die Obergrenze ist erreicht',
  model_limit_changed: (note) => `hat die monatliche Obergrenze für das Modell geändert: ${note}`,
  shop_disconnected: (note) => `hat den Onlineshop ${note} getrennt`,
}

export const activityMessages: Translation<typeof english.activityMessages> = {
  title: 'Aktivität',
  hint: 'Anmeldungen des Supports, Änderungen an Ihrem Team und an Verbindungen.',
  none: 'Noch nichts',
  noneHint: 'Hier stehen Änderungen am Store.',
  failed: 'Die Aktivität konnte nicht geladen werden.',
  more: 'Ältere Einträge anzeigen',
  pages: 'Seiten',
  newest: 'Zurück zu den neuesten',
  sentence: (action, note) =>
    (
      sentences[action]?.(note ?? '') ?? [action.replaceAll('_', ' '), note].filter(Boolean).join(': ')
    ).trim(),
  reason: (action, note) =>
    ['admin_entered', 'store_suspended', 'store_resumed', 'deletion_planned', 'deletion_cancelled'].includes(
      action,
    )
      ? note
      : undefined,
}

export const draftingSettingsMessages: Translation<typeof english.draftingSettingsMessages> = {
  when: 'Wann',
  hint: 'Entwürfe finden Sie bei den E-Mails, die sie beantworten. Nichts wird gesendet, bevor Sie auf „Senden“ klicken.',
  isOn: 'Entwürfe für neue E-Mails schreiben',
  isOnHint: 'Ein Entwurf entsteht, wenn Ihre Dokumente oder Beispiele die E-Mail beantworten.',
  never: 'Nie schreiben über',
  neverHint: 'Ein Thema pro Zeile. Zu E-Mails über diese Themen entsteht kein Entwurf.',
  sound: 'Wie sie klingen',
  soundHint: 'Ton, Länge und Sprache jedes neuen Entwurfs.',
  tone: 'Ton',
  length: 'Länge',
  language: 'Sprache der Antworten',
  languageOfMail: 'Wie die E-Mail',
  guardrails: 'Anweisungen für jeden Entwurf',
  guardrailsHint: 'Schreiben Sie sie wie für ein neues Teammitglied. Sie wirken nur mit einem Sprachmodell.',
  model: 'Modell',
  modelHint: 'Ohne Sprachmodell entstehen Entwürfe aus Ihren eigenen Dokumenten und Beispielen.',
  usesModel: 'Sprachmodell verwenden',
  server: (name) =>
    name
      ? `${name} ist enthalten. Sie können stattdessen Ihr eigenes Modell verwenden.`
      : 'Kein Modell ist enthalten. Tragen Sie unten Ihr eigenes ein.',
  masking: 'Namen von Kunden vor dem Modell verbergen',
  maskingHint: 'Adressen, Telefonnummern und Kontonummern bleiben immer verborgen.',
  url: 'Adresse Ihres eigenen Modells',
  urlHint:
    'Jeder Dienst mit einer OpenAI-kompatiblen API, etwa https://api.example.com/v1. Lassen Sie das Feld leer, um das enthaltene Modell zu verwenden.',
  name: 'Name des Modells',
  key: 'API-Schlüssel',
  keyHint: (has) =>
    has
      ? 'Ein Schlüssel ist gespeichert. Lassen Sie das Feld leer, um ihn zu behalten.'
      : 'Er wird verschlüsselt gespeichert und nie wieder angezeigt.',
  monthTokens: 'Obergrenze an Tokens im Monat',
  monthHint: 'Leer heißt: keine Obergrenze. Ist sie erreicht, entstehen Entwürfe ohne das Modell.',
  prices: {
    price_in: 'Preis pro Million Eingabe-Tokens',
    price_out: 'Preis pro Million Ausgabe-Tokens',
  },
  used: (tokens, cost, isEstimated) => {
    const price = cost?.toLocaleString('de', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    return `In diesem Monat verbraucht: ${isEstimated ? 'etwa ' : ''}${tokens.toLocaleString('de')} Tokens${price === undefined ? '' : `, etwa ${price}`}.`
  },
  submit: 'Speichern',
  busy: 'Wird gespeichert',
  test: 'Modell testen',
  tested: (name, ms, detail) => `${name} hat nach ${String(ms)} ms geantwortet. ${detail}`,
  testing: 'Das Modell wird getestet …',
  testFailed: 'Das Modell konnte nicht getestet werden. Bitte versuchen Sie es erneut.',
  saved: 'Die Einstellungen sind gespeichert.',
  failed: 'Die Einstellungen konnten nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  loadFailed: 'Die Einstellungen konnten nicht geladen werden.',
  conflict:
    'Ein Teammitglied hat diese Einstellungen inzwischen geändert. Speichern Sie erneut, um dessen Änderungen durch Ihre zu ersetzen.',
}
