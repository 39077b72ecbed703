import type * as english from '../../en/drafts/drafting.ts'
import type { Translation } from '../../get-texts.ts'

export const draftingMessages: Translation<typeof english.draftingMessages> = {
  write: 'Concept schrijven',
  rewrite: 'Opnieuw schrijven',
  shorter: 'Korter',
  warmer: 'Hartelijker',
  german: 'In het Duits',
  writing: 'Dit concept wordt geschreven.',
  instruction: 'Wat moet er anders?',
  firstInstruction: 'Wat moet erin staan?',
  tone: 'Toon',
  length: 'Lengte',
  language: 'Taal',
  usual: 'Zoals in de instellingen',
  tones: { friendly: 'Vriendelijk', neutral: 'Neutraal', formal: 'Formeel' },
  lengths: { short: 'Kort', medium: 'Gemiddeld', long: 'Lang' },
  localHint: 'Zonder taalmodel kan een nieuw concept alleen van taal wisselen.',
  asked: 'Het concept wordt geschreven.',
  failed: 'Het concept kon niet worden geschreven. Probeer het opnieuw.',
  modelLimit: (until) =>
    `De maandlimiet voor het model is bereikt. Tot ${new Date(until).toLocaleDateString('nl', { day: 'numeric', month: 'long', timeZone: 'UTC' })} ontstaan concepten zonder het model.`,
  steps: 'Hoe dit concept is geschreven',
  rate: 'Dit was niet goed',
  rateReasons: 'Wat was er niet goed?',
  rated: 'Bedankt voor uw feedback.',
  reasons: {
    wrong: 'Onjuist feit',
    incomplete: 'Een vraag is niet beantwoord',
    order: 'Verkeerde bestelling',
    appended: 'Zegt meer dan gevraagd',
    language: 'Verkeerde taal',
    tone: 'Verkeerde toon',
    length: 'Te lang of te kort',
    other: 'Iets anders',
  },
}
