import type * as english from '../en/replays.ts'
import { formatPlural } from '../plural.ts'
import type { Translation } from '../get-texts.ts'

const formatCost = (cost: number) =>
  cost.toLocaleString('pl', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const replayMessages: Translation<typeof english.replayMessages> = {
  title: 'Zobacz, co się zmieni',
  hint: 'Draftdesk napisze ponownie szkice do najwyżej 50 wiadomości z odpowiedzią: jak dziś i z tą zmianą. Nic nie zostanie zapisane ani wysłane.',
  model: 'Ta próba powstaje bez modelu językowego, więc nic nie kosztuje.',
  withModel: 'Napisz modelem językowym',
  estimate: (drafts, tokens, cost) =>
    `Model językowy może do tego napisać najwyżej ${String(drafts)} ${formatPlural('pl', drafts, { one: 'szkic', few: 'szkice', other: 'szkiców' })}, dzisiejszych i zmienionych: około ${tokens.toLocaleString('pl')} tokenów${cost === undefined ? '' : `, około ${formatCost(cost)}`}.`,
  limit: (until) =>
    `Osiągnięto miesięczny limit modelu. Będzie znów dostępny od ${new Date(until).toLocaleDateString('pl', { day: 'numeric', month: 'long', timeZone: 'UTC' })}.`,
  used: (tokens, cost, isEstimated) =>
    `Zużycie modelu językowego: ${isEstimated ? 'około ' : ''}${tokens.toLocaleString('pl')} tokenów${cost === undefined ? '' : `, około ${formatCost(cost)}`}.`,
  leftOut: (count, gap) =>
    `Pominięte wiadomości: ${String(count)}. ${gap === 'limit' ? 'Osiągnięto miesięczny limit modelu.' : 'Model nie odpowiedział.'}`,
  orders: 'Szczegóły zamówień są pominięte.',
  settings:
    'Szczegóły zamówień są pominięte. Ton, długość i polecenia wpływają tylko na szkice modelu językowego, więc próba bez niego ich nie pokazuje.',
  start: 'Zobacz, co się zmieni',
  again: 'Zobacz ponownie, co się zmieni',
  running: (done, total) =>
    total === 0
      ? 'Szukanie wiadomości z odpowiedzią'
      : `Ponowne pisanie szkiców: ${String(done)} z ${String(total)}`,
  cancel: 'Anuluj',
  cancelled: 'Próbę zatrzymano.',
  none: 'Nie ma jeszcze wiadomości z odpowiedzią.',
  same: (total) =>
    total === 1
      ? 'Z tą zmianą szkic do ostatniej wiadomości z odpowiedzią byłby taki jak dziś.'
      : `Z tą zmianą szkice do ostatnich ${String(total)} wiadomości z odpowiedzią byłyby takie jak dziś.`,
  differ: (count, total) =>
    total === 1
      ? 'Z tą zmianą szkic do ostatniej wiadomości z odpowiedzią byłby inny.'
      : `Z tą zmianą ${formatPlural('pl', count, { one: 'inny byłby', few: 'inne byłyby', other: 'innych byłoby' })} ${String(count)} z ${String(total)} ostatnich szkiców.`,
  question: 'Klient napisał',
  now: 'Szkic dzisiaj',
  changed: 'Z tą zmianą',
  sent: (day) => (day === '' ? 'Wysłano' : `Wysłano ${day}`),
  noDraft: 'Szkicu by nie było.',
  open: 'Otwórz rozmowę',
  noSubject: 'Bez tematu',
  failed: 'Próba nie dobiegła końca. Proszę spróbować ponownie.',
}
