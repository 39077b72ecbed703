import type * as english from '../../en/drafts/draft-sources.ts'
import type { Translation } from '../../get-texts.ts'

export const draftSourceMessages: Translation<typeof english.draftSourceMessages> = {
  marks: {
    supported: 'Aus Ihren Texten',
    read: 'Bitte prüfen',
    unsupported: 'Nicht in Ihren Texten',
    courtesy: '',
    question: 'Frage an den Kunden',
    unchecked: 'Nicht geprüft',
  },
  levels: {
    ready: 'Alle Fragen beantwortet',
    look: 'Bitte prüfen Sie diesen Entwurf',
    notes: 'Kein Entwurf',
  },
  check: 'Bitte prüfen:',
  writers: {
    person: 'Von Hand geschrieben',
    local: 'Aus Ihren eigenen Texten, ohne Sprachmodell',
    model: (name) => `Geschrieben von ${name || 'einem Sprachmodell'}`,
  },
  basedOn: (titles) => `Grundlage: ${titles.join(', ')}.`,
  found: (order) => `${order} gefunden.`,
  sources: 'Quellen',
  fix: 'Diese Richtlinie verbessern',
  count: (sources) => (sources === 1 ? '1 Quelle' : `${String(sources)} Quellen`),
  kinds: {
    passage: 'Dokument',
    example: 'Beispiel',
    order: 'Bestellung',
    thread: 'Diese Konversation',
    store: 'Ihre Anweisung',
  },
  changed: 'Von Hand geändert',
  edited: 'Dieser Text wurde nach der Prüfung geändert. Speichern Sie ihn, um ihn erneut zu prüfen.',
  sourceLabel: (number) => `Quelle ${String(number)}`,
  writePolicy: 'Richtlinie schreiben',
  writePolicyFor: (question) => `Richtlinie schreiben für: ${question}`,
  noSource: 'Das steht nirgends in Ihren Texten.',
  missing: 'Nicht in Ihren Texten beantwortet',
  checked: 'Quellen der einzelnen Sätze',
}

export const askPoliciesMessages: Translation<typeof english.askPoliciesMessages> = {
  title: 'Fragen Sie Ihre Dokumente',
  hint: 'Schreiben Sie eine Frage, wie ein Kunde sie stellen würde, oder fügen Sie eine ganze E-Mail ein. Sie sehen, wie ein Entwurf antworten würde, samt Quellen. Ihr Text wird nicht gespeichert, und kein Kunde erhält etwas.',
  label: 'Frage oder E-Mail',
  submit: 'Fragen',
  failed: 'Ihre Frage konnte nicht beantwortet werden. Bitte versuchen Sie es erneut.',
}

export const sampleMessages: Translation<typeof english.sampleMessages> = {
  title: 'Ihre ersten Antworten',
  hint: 'Beispiel-E-Mails, beantwortet aus Ihren eigenen Dokumenten, ohne Postfach und ohne Sprachmodell. Nichts wird gesendet. Unbeantwortete Fragen stehen unter „Richtlinien“.',
  answered: (count, total) => `${count} von ${total} E-Mails sind aus Ihren Dokumenten beantwortet.`,
  toCheck: (count) =>
    count === 1
      ? 'Zu 1 weiteren gibt es einen Entwurf, der zu prüfen ist.'
      : `Zu ${count} weiteren gibt es Entwürfe, die zu prüfen sind.`,
  documents: {
    Returns: 'Rücksendungen',
    Refunds: 'Erstattungen',
    Shipping: 'Versand',
    Orders: 'Bestellungen',
    'Damaged items': 'Beschädigte Artikel',
    Payment: 'Zahlung',
  },
  wanted: (titles) =>
    titles.length === 1
      ? `Ein weiteres Dokument würde den Rest beantworten: ${titles.join()}.`
      : `${titles.length} weitere Dokumente würden den Rest beantworten: ${titles.join(', ')}.`,
  gaps: 'Fragen, die Ihre Dokumente nicht beantworten',
  from: 'Von',
  write: 'Dokument schreiben',
  addTo: (title) => `Zu „${title}“ hinzufügen`,
}
