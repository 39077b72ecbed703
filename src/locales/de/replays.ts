import type * as english from '../en/replays.ts'
import type { Translation } from '../words.ts'

/** A trial: what an unsaved change would alter in the drafts of answered emails, in German. */
export const replayMessages: Translation<typeof english.replayMessages> = {
  title: 'Auswirkung ansehen',
  hint: 'Draftdesk schreibt die Entwürfe von bis zu 50 beantworteten E-Mails neu: wie heute und mit Ihrer Änderung. Nichts wird gespeichert oder gesendet.',
  model:
    'Probeläufe entstehen ohne Ihr Sprachmodell und kosten deshalb nichts. Seine Entwürfe nutzen dieselben Quellen mit anderen Worten.',
  orders: 'Angaben zu Bestellungen sind weggelassen.',
  settings:
    'Angaben zu Bestellungen sind weggelassen. Ton, Länge und Anweisungen wirken nur mit einem Sprachmodell, deshalb zeigt ein Probelauf sie nicht.',
  start: 'Auswirkung ansehen',
  again: 'Mit diesem Text erneut versuchen',
  running: (done, total) =>
    total === 0
      ? 'Beantwortete E-Mails werden gesucht'
      : `Entwürfe werden neu geschrieben: ${String(done)} von ${String(total)}`,
  cancel: 'Abbrechen',
  cancelled: 'Der Probelauf wurde abgebrochen.',
  none: 'Es gibt noch keine beantworteten E-Mails.',
  same: (total) =>
    total === 1
      ? 'Mit dieser Änderung bliebe der Entwurf zur letzten beantworteten E-Mail gleich.'
      : `Mit dieser Änderung blieben die Entwürfe zu den letzten ${String(total)} beantworteten E-Mails gleich.`,
  differ: (count, total) =>
    total === 1
      ? 'Mit dieser Änderung wäre der Entwurf zur letzten beantworteten E-Mail anders.'
      : `Mit dieser Änderung ${count === 1 ? 'wäre' : 'wären'} ${String(count)} der Entwürfe zu den letzten ${String(total)} beantworteten E-Mails anders.`,
  question: 'Der Kunde schrieb',
  now: 'Entwurf heute',
  changed: 'Mit dieser Änderung',
  sent: (day) => (day === '' ? 'Sie haben gesendet' : `Sie haben am ${day} gesendet`),
  noDraft: 'Es gäbe keinen Entwurf.',
  open: 'Konversation öffnen',
  noSubject: 'Kein Betreff',
  failed: 'Der Probelauf ist nicht fertig geworden. Bitte versuchen Sie es erneut.',
}
