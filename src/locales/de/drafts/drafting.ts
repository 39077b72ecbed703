import type * as english from '../../en/drafts/drafting.ts'
import type { Translation } from '../../get-texts.ts'

export const draftingMessages: Translation<typeof english.draftingMessages> = {
  write: 'Entwurf schreiben',
  rewrite: 'Neu schreiben',
  shorter: 'Kürzer',
  warmer: 'Herzlicher',
  german: 'Auf Deutsch',
  writing: 'Dieser Entwurf wird gerade geschrieben.',
  instruction: 'Was soll anders sein?',
  firstInstruction: 'Was soll darin stehen?',
  tone: 'Ton',
  length: 'Länge',
  language: 'Sprache',
  usual: 'Wie in den Einstellungen',
  tones: { friendly: 'Freundlich', neutral: 'Neutral', formal: 'Förmlich' },
  lengths: { short: 'Kurz', medium: 'Mittel', long: 'Lang' },
  localHint: 'Ohne Sprachmodell kann ein neuer Entwurf nur die Sprache wechseln.',
  asked: 'Der Entwurf wird geschrieben.',
  failed: 'Der Entwurf konnte nicht geschrieben werden. Bitte versuchen Sie es erneut.',
  modelLimit: (until) =>
    `Die Obergrenze für das Modell in diesem Monat ist erreicht. Bis ${new Date(until).toLocaleDateString('de', { day: 'numeric', month: 'long', timeZone: 'UTC' })} entstehen Entwürfe ohne das Modell.`,
  steps: 'So entstand dieser Entwurf',
  rate: 'Das war nicht richtig',
  rateReasons: 'Was war nicht richtig?',
  rated: 'Danke für die Rückmeldung.',
  reasons: {
    wrong: 'Falsche Angabe',
    incomplete: 'Eine Frage bleibt offen',
    order: 'Falsche Bestellung',
    appended: 'Sagt mehr als gefragt',
    language: 'Falsche Sprache',
    tone: 'Falscher Ton',
    length: 'Zu lang oder zu kurz',
    other: 'Etwas anderes',
  },
}
