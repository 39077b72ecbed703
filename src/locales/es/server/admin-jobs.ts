import type * as english from '../../en/server/admin-jobs.ts'
import type { Translation } from '../../get-texts.ts'

export const adminJobMessages: Translation<typeof english.adminJobMessages> = {
  again: 'Reintentar',
  title: 'Tareas',
  hint: 'Las tareas en segundo plano de todas las tiendas.',
  queues: 'Colas',
  columns: {
    kind: 'Tarea',
    due: 'Por hacer',
    running: 'En curso',
    waiting: 'Más tarde',
    parked: 'Fallidas',
    delay: 'Espera máx.',
  },
  delay: (seconds) => {
    if (seconds === 0) return '–'
    if (seconds < 60) return `${seconds} s`
    return seconds < 3600 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`
  },
  retried: 'Fallan y se reintentan',
  noRetried: 'Ninguna tarea falla',
  noRetriedHint: 'Aquí aparecen las tareas cuyo último intento ha fallado, hasta que funcionen.',
  next: (moment, tries) => `${tries === 1 ? '1 intento' : `${tries} intentos`}, el próximo el ${moment}`,
  parkedHint: (count) =>
    count === 1
      ? 'Se ha abandonado 1 tarea. Repítala en el panel.'
      : `Se han abandonado ${count} tareas. Repítalas en el panel.`,
  failed: 'No se han podido cargar las tareas.',
  activity: {
    title: 'Actividad',
    hint: 'Las acciones de los superadministradores en todas las tiendas.',
    none: 'Aún no hay nada',
    noneHint: 'Aquí aparecen las acciones de los superadministradores.',
    failed: 'No se ha podido cargar la actividad.',
    more: 'Mostrar entradas más antiguas',
    newest: 'Volver a las más recientes',
    pages: 'Páginas',
    inStore: (name) => `en ${name}`,
    deleted: 'una persona eliminada',
    sentences: {
      person_locked: 'bloqueó a',
      person_unlocked: 'desbloqueó a',
      person_signed_out: 'cerró las sesiones de',
      person_code_sent: 'envió un código de verificación nuevo a',
      super_admin_granted: 'nombró superadministrador a',
      super_admin_revoked: 'retiró los derechos de superadministrador a',
      two_step_reset: 'restableció el inicio de sesión en dos pasos de',
    },
    rerun: (kind) => `repitió una tarea fallida: ${kind}`,
  },
}
