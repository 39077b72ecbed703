import type * as english from '../../en/server/admin-usage.ts'
import type { Translation } from '../../get-texts.ts'

const toSeconds = (ms: number) =>
  (ms / 1000).toLocaleString('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const adminUsageMessages: Translation<typeof english.adminUsageMessages> = {
  title: 'Utilisation des modèles',
  hint: 'Appels des modèles de langage par mois (UTC). Les durées sont exactes à 10 % près.',
  month: 'Mois',
  months: 'Mois',
  earlier: 'Mois précédent',
  later: 'Mois suivant',
  models: 'Par modèle',
  stores: 'Par boutique',
  columns: {
    store: 'Boutique',
    model: 'Modèle',
    calls: 'Appels',
    tokensIn: 'Jetons lus',
    tokensOut: 'Jetons écrits',
    cost: 'Coût',
    p50: 'La moitié en moins de',
    p95: '95 % en moins de',
    limit: 'Plafond',
  },
  owners: { server: 'serveur', store: 'modèle propre' },
  unknownModel: 'Compté avant la distinction des modèles',
  about: (text) => `environ ${text}`,
  noValue: '–',
  seconds: (ms) => (ms < 1000 ? `${String(ms)} ms` : `${toSeconds(ms)} s`),
  noPrice: 'Sans prix (MODEL_PRICE), seuls les jetons sont comptés.',
  none: 'Aucun appel ce mois-ci',
  noneHint: 'Les appels des modèles de langage sont comptés ici.',
  failed: 'Impossible de charger l’utilisation.',
  again: 'Réessayer',
  pages: 'Pages',
  first: 'Première page',
  next: 'Page suivante',
}
