import type * as english from '../../en/mail/draft-steps.ts'
import { formatPlural } from '../../plural.ts'
import type { Translation } from '../../get-texts.ts'

const formatSeconds = (ms: number) => (ms / 1000).toFixed(1).replace('.', ',')

export const draftStepWords: Translation<typeof english.draftStepWords> = {
  steps: {
    understand: 'Odczytanie wiadomości',
    gather: 'Szukanie odpowiedzi w dokumentach i zamówieniach',
    write: 'Napisanie odpowiedzi',
    repair: 'Poprawa zdań bez źródła',
    check: 'Sprawdzenie każdego zdania',
    judge: 'Ocena, ile trzeba sprawdzić',
  },
  seconds: (ms) => (ms < 100 ? 'poniżej 0,1 s' : `${formatSeconds(ms)} s`),
  tokens: (count) =>
    `${String(count)} ${formatPlural('pl', count, { one: 'token', few: 'tokeny', other: 'tokenów' })}`,
  all: (ms) => (ms < 100 ? 'Razem poniżej 0,1 s' : `Razem ${formatSeconds(ms)} s`),
  none: 'Szczegóły są przechowywane dwa tygodnie i tylko dla szkiców programu Draftdesk.',
}
