import type * as english from '../../en/server/admin-jobs.ts'
import type { Translation } from '../../get-texts.ts'

export const adminJobMessages: Translation<typeof english.adminJobMessages> = {
  again: 'Réessayer',
  title: 'Tâches',
  hint: 'Les tâches de fond de toutes les boutiques.',
  queues: 'Files d’attente',
  columns: {
    kind: 'Tâche',
    due: 'À faire',
    running: 'En cours',
    waiting: 'Plus tard',
    parked: 'En échec',
    delay: 'Attente max.',
  },
  delay: (seconds) => {
    if (seconds === 0) return '–'
    if (seconds < 60) return `${seconds} s`
    return seconds < 3600 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`
  },
  retried: 'En échec, nouvel essai prévu',
  noRetried: 'Aucune tâche n’échoue',
  noRetriedHint: 'Les tâches dont le dernier essai a échoué figurent ici jusqu’à leur réussite.',
  next: (moment, tries) => `${tries < 2 ? `${tries} essai` : `${tries} essais`}, prochain le ${moment}`,
  parkedHint: (count) =>
    count < 2
      ? `${count} tâche a été abandonnée. Relancez-la sur le tableau de bord.`
      : `${count} tâches ont été abandonnées. Relancez-les sur le tableau de bord.`,
  failed: 'Impossible de charger les tâches.',
  activity: {
    title: 'Activité',
    hint: 'Les actions des super-administrateurs, dans toutes les boutiques.',
    none: 'Rien pour l’instant',
    noneHint: 'Les actions des super-administrateurs apparaissent ici.',
    failed: 'Impossible de charger l’activité.',
    more: 'Afficher les entrées plus anciennes',
    newest: 'Retour aux plus récentes',
    pages: 'Pages',
    inStore: (name) => `dans ${name}`,
    deleted: 'une personne supprimée',
    sentences: {
      person_locked: 'a bloqué',
      person_unlocked: 'a débloqué',
      person_signed_out: 'a déconnecté',
      person_code_sent: 'a envoyé un nouveau code de vérification à',
      super_admin_granted: 'a nommé super-administrateur',
      super_admin_revoked: 'a retiré les droits de super-administrateur à',
      two_step_reset: 'a réinitialisé la connexion en deux étapes pour',
    },
    rerun: (kind) => `a relancé une tâche en échec : ${kind}`,
  },
}
