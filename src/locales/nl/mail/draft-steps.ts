import type * as english from '../../en/mail/draft-steps.ts'
import type { Translation } from '../../get-texts.ts'

const formatSeconds = (ms: number) =>
  (ms / 1000).toLocaleString('nl', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const draftStepWords: Translation<typeof english.draftStepWords> = {
  steps: {
    understand: 'E-mail gelezen',
    gather: 'Antwoorden gezocht in uw documenten en bestellingen',
    write: 'Antwoord geschreven',
    repair: 'Zinnen zonder bron herschreven',
    check: 'Elke zin gecontroleerd',
    judge: 'Bepaald hoeveel controle nodig is',
  },
  seconds: (ms) => (ms < 100 ? 'minder dan 0,1 s' : `${formatSeconds(ms)} s`),
  tokens: (count) => `${String(count)} tokens`,
  all: (ms) => `${ms < 100 ? 'Minder dan 0,1' : formatSeconds(ms)} seconden in totaal`,
  none: 'Details worden twee weken bewaard, en alleen voor concepten die Draftdesk schreef.',
}
