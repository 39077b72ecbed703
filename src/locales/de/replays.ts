import type * as english from '../en/replays.ts'
import type { Translation } from '../get-texts.ts'

const formatCost = (cost: number) =>
  cost.toLocaleString('de', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const replayMessages: Translation<typeof english.replayMessages> = {
  title: 'Auswirkung ansehen',
  hint: 'Draftdesk schreibt die Entwürfe von bis zu 50 beantworteten E-Mails neu: wie heute und mit Ihrer Änderung. Nichts wird gespeichert oder gesendet.',
  model: 'Dieser Probelauf läuft ohne Ihr Sprachmodell und kostet deshalb nichts.',
  withModel: 'Mit dem Sprachmodell schreiben',
  estimate: (drafts, tokens, cost) =>
    `Ihr Sprachmodell kann dafür bis zu ${String(drafts)} Entwürfe schreiben, die heutigen und die geänderten: etwa ${tokens.toLocaleString('de')} Tokens${cost === undefined ? '' : `, etwa ${formatCost(cost)}`}.`,
  limit: (until) =>
    `Die Obergrenze für das Modell in diesem Monat ist erreicht. Es ist ab dem ${new Date(until).toLocaleDateString('de', { day: 'numeric', month: 'long', timeZone: 'UTC' })} wieder verfügbar.`,
  used: (tokens, cost, isEstimated) =>
    `Das Sprachmodell hat ${isEstimated ? 'etwa ' : ''}${tokens.toLocaleString('de')} Tokens verbraucht${cost === undefined ? '' : `, etwa ${formatCost(cost)}`}.`,
  leftOut: (count, gap) =>
    `${count === 1 ? '1 E-Mail wurde' : `${String(count)} E-Mails wurden`} ausgelassen, weil ${gap === 'limit' ? 'die Obergrenze für das Modell erreicht ist' : 'das Modell nicht geantwortet hat'}.`,
  orders: 'Angaben zu Bestellungen bleiben dabei weg.',
  settings:
    'Angaben zu Bestellungen bleiben dabei weg. Ton, Länge und Anweisungen wirken nur mit einem Sprachmodell, deshalb zeigt ein Probelauf ohne Modell sie nicht.',
  start: 'Auswirkung ansehen',
  again: 'Auswirkung erneut ansehen',
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
  failed: 'Der Probelauf konnte nicht abgeschlossen werden. Bitte versuchen Sie es erneut.',
}
