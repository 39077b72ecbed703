import type * as english from '../../en/mail/draft-steps.ts'
import type { Translation } from '../../get-texts.ts'

const formatSeconds = (ms: number) =>
  (ms / 1000).toLocaleString('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const draftStepWords: Translation<typeof english.draftStepWords> = {
  steps: {
    understand: 'E-Mail gelesen',
    gather: 'Antworten in Ihren Dokumenten und Bestellungen gesucht',
    write: 'Antwort geschrieben',
    repair: 'Unbelegte Sätze neu geschrieben',
    check: 'Jeden Satz geprüft',
    judge: 'Entschieden, wie viel zu prüfen ist',
  },
  seconds: (ms) => (ms < 100 ? 'unter 0,1 s' : `${formatSeconds(ms)} s`),
  tokens: (count) => `${String(count)} Tokens`,
  all: (ms) => `${ms < 100 ? 'Unter 0,1' : formatSeconds(ms)} Sekunden insgesamt`,
  none: 'Einzelheiten bleiben zwei Wochen gespeichert, und nur für Entwürfe von Draftdesk.',
}
