import type * as english from '../en/replays.ts'
import type { Translation } from '../get-texts.ts'

const formatCost = (cost: number) =>
  cost.toLocaleString('nl', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const replayMessages: Translation<typeof english.replayMessages> = {
  title: 'Bekijken wat er verandert',
  hint: 'Draftdesk schrijft de concepten van hoogstens 50 beantwoorde e-mails opnieuw: zoals nu, en met uw wijziging. Er wordt niets opgeslagen of verstuurd.',
  model: 'Deze proef wordt zonder uw taalmodel geschreven en kost dus niets.',
  withModel: 'Met het taalmodel schrijven',
  estimate: (drafts, tokens, cost) =>
    `Uw taalmodel kan hiervoor tot ${String(drafts)} concepten schrijven, die van vandaag en de gewijzigde: ongeveer ${tokens.toLocaleString('nl')} tokens${cost === undefined ? '' : `, ongeveer ${formatCost(cost)}`}.`,
  limit: (until) =>
    `De limiet voor het model van deze maand is bereikt. Vanaf ${new Date(until).toLocaleDateString('nl', { day: 'numeric', month: 'long', timeZone: 'UTC' })} is het weer beschikbaar.`,
  used: (tokens, cost, isEstimated) =>
    `Het taalmodel heeft ${isEstimated ? 'ongeveer ' : ''}${tokens.toLocaleString('nl')} tokens verbruikt${cost === undefined ? '' : `, ongeveer ${formatCost(cost)}`}.`,
  leftOut: (count, gap) =>
    `${count === 1 ? '1 e-mail is' : `${String(count)} e-mails zijn`} weggelaten, omdat ${gap === 'limit' ? 'de limiet voor het model is bereikt' : 'het model niet heeft geantwoord'}.`,
  orders: 'Gegevens van bestellingen zijn weggelaten.',
  settings:
    'Gegevens van bestellingen zijn weggelaten. Toon, lengte en instructies werken alleen met een taalmodel. Een proef zonder taalmodel laat ze dus niet zien.',
  start: 'Bekijken wat er verandert',
  again: 'Opnieuw bekijken wat er verandert',
  running: (done, total) =>
    total === 0
      ? 'Beantwoorde e-mails worden gezocht'
      : `Concepten worden opnieuw geschreven: ${String(done)} van ${String(total)}`,
  cancel: 'Annuleren',
  cancelled: 'De proef is gestopt.',
  none: 'Er zijn nog geen beantwoorde e-mails.',
  same: (total) =>
    total === 1
      ? 'Met deze wijziging blijft het concept voor de laatste beantwoorde e-mail hetzelfde.'
      : `Met deze wijziging blijven de concepten voor de laatste ${String(total)} beantwoorde e-mails hetzelfde.`,
  differ: (count, total) =>
    total === 1
      ? 'Met deze wijziging wordt het concept voor de laatste beantwoorde e-mail anders.'
      : `Met deze wijziging ${count === 1 ? 'wordt' : 'worden'} ${String(count)} van de concepten voor de laatste ${String(total)} beantwoorde e-mails anders.`,
  question: 'De klant schreef',
  now: 'Concept nu',
  changed: 'Met deze wijziging',
  sent: (day) => (day === '' ? 'U hebt verstuurd' : `U hebt verstuurd op ${day}`),
  noDraft: 'Er zou geen concept zijn.',
  open: 'Gesprek openen',
  noSubject: 'Geen onderwerp',
  failed: 'De proef is niet afgemaakt. Probeer het opnieuw.',
}
