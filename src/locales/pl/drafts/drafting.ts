import type * as english from '../../en/drafts/drafting.ts'
import type { Translation } from '../../get-texts.ts'

export const draftingMessages: Translation<typeof english.draftingMessages> = {
  write: 'Napisz szkic',
  rewrite: 'Napisz od nowa',
  shorter: 'Krócej',
  warmer: 'Cieplej',
  german: 'Po niemiecku',
  writing: 'Szkic powstaje.',
  instruction: 'Co ma być inaczej?',
  firstInstruction: 'Co ma być w odpowiedzi?',
  tone: 'Ton',
  length: 'Długość',
  language: 'Język',
  usual: 'Jak w ustawieniach',
  tones: { friendly: 'Przyjazny', neutral: 'Neutralny', formal: 'Oficjalny' },
  lengths: { short: 'Krótka', medium: 'Średnia', long: 'Długa' },
  localHint: 'Bez modelu językowego nowy szkic może zmienić tylko język.',
  asked: 'Szkic powstaje.',
  failed: 'Nie udało się napisać szkicu. Proszę spróbować ponownie.',
  modelLimit: (until) =>
    `Osiągnięto miesięczny limit modelu. Do ${new Date(until).toLocaleDateString('pl', { day: 'numeric', month: 'long', timeZone: 'UTC' })} szkice powstają bez niego.`,
  steps: 'Jak powstał ten szkic',
  rate: 'Coś jest nie tak',
  rateReasons: 'Co jest nie tak?',
  rated: 'Dziękujemy za opinię.',
  reasons: {
    wrong: 'Błędna informacja',
    incomplete: 'Pytanie bez odpowiedzi',
    order: 'Złe zamówienie',
    appended: 'Więcej, niż było w pytaniu',
    language: 'Zły język',
    tone: 'Zły ton',
    length: 'Za długi lub za krótki',
    other: 'Coś innego',
  },
}
