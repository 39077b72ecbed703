import type * as english from '../../en/server/roles.ts'
import type { Translation } from '../../get-texts.ts'

export const roleMessages: Translation<typeof english.roleMessages> = {
  title: 'Roles',
  hint: 'Un cambio de rol se aplica al momento.',
  right: 'Permiso',
  permissions: {
    read: 'Leer correos, pedidos, políticas y notas',
    notes: 'Escribir notas al equipo',
    mail: 'Responder, enviar y organizar correos',
    knowledge: 'Redactar políticas y ejemplos',
    settings: 'Cambiar la configuración y las conexiones',
    accounts: 'Invitar y quitar personas',
    owners: 'Añadir y quitar propietarios',
  },
  yes: 'Sí',
  no: 'No',
}
