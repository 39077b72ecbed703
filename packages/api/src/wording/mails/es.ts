import { formatCount } from '../plural.ts'
import type { MailTextsOfLanguage } from './en.ts'

const formatMinutes = (count: number) =>
  formatCount('es', count, { one: '{count} minuto', other: '{count} minutos' })
const formatDays = (count: number) => formatCount('es', count, { one: '{count} día', other: '{count} días' })
const formatConversationCount = (count: number) =>
  formatCount('es', count, { one: 'una conversación', other: '{count} conversaciones' })

const formatTwoStepAdvice = (link: string) =>
  `Si fue usted, no tiene que hacer nada. Si no, elija de inmediato una contraseña nueva y avise al soporte de este servicio:\n\n${link}\n`

/** The texts of mails and push messages in Spanish. */
export const es: MailTextsOfLanguage = {
  code: (code, forMinutes) => ({
    subject: `${code} es su código de verificación de Draftdesk`,
    text: `Introduzca este código para verificar su dirección de correo:\n\n${code}\n\nSirve una sola vez, durante ${formatMinutes(forMinutes)}. Si no se ha registrado en Draftdesk, ignore este correo.\n`,
  }),

  known: (links) => ({
    subject: 'Ya tiene una cuenta de Draftdesk',
    text: `Se ha usado esta dirección para registrarse en Draftdesk, pero ya tiene una cuenta.\n\nIniciar sesión: ${links.signIn}\nContraseña nueva: ${links.newPassword}\n\nSi no fue usted, no tiene que hacer nada.\n`,
  }),

  reset: (link, forMinutes) => ({
    subject: 'Restablezca su contraseña de Draftdesk',
    text: `Elija aquí una contraseña nueva:\n\n${link}\n\nEl enlace sirve una sola vez, durante ${formatMinutes(forMinutes)}. Si no lo ha solicitado, ignore este correo.\n`,
  }),

  choosePassword: (link, forMinutes) => ({
    subject: 'Elija su contraseña de Draftdesk',
    text: `Su dirección está verificada. Elija aquí su contraseña:\n\n${link}\n\nEl enlace sirve una sola vez, durante ${formatMinutes(forMinutes)}. Se lo pedimos porque su dirección se registró más de una vez o desde otro navegador. Así nadie más que usted conoce la contraseña.\n`,
  }),

  passwordStopped: (address, store, link) => ({
    subject: `Hay que volver a conectar ${address}`,
    text: `El servidor de correo de ${address} ya no acepta el acceso de Draftdesk, así que no llegan correos nuevos a ${store}.\n\nIntroduzca de nuevo la contraseña aquí:\n\n${link}\n\nLos correos ya leídos se conservan en Draftdesk. No se ha cambiado nada en el buzón.\n`,
  }),

  consentStopped: (address, store, link) => ({
    subject: `Hay que volver a conectar ${address}`,
    text: `El permiso para usar ${address} se ha revocado o ha caducado, así que no llegan correos nuevos a ${store}.\n\nVuelva a conectar la cuenta aquí:\n\n${link}\n\nLos correos ya leídos se conservan en Draftdesk. No se ha cambiado nada en el buzón.\n`,
  }),

  stuck: ({ store, address, reason, link }) => ({
    subject: `Las respuestas de ${store} no se envían`,
    text: `Hay respuestas de ${address} que esperan desde hace más de media hora para enviarse. ${reason}\n\nDraftdesk seguirá intentándolo durante un día y enviará cada respuesta una vez como máximo. Compruebe la cuenta de correo aquí:\n\n${link}\n`,
  }),

  dataRequest: (store, link) => ({
    subject: `Un cliente de ${store} solicita sus datos`,
    text: `Shopify informa de que un cliente de ${store} solicita los datos que se guardan sobre él. Tiene 30 días para responder.\n\nAquí encontrará al cliente y el archivo con sus datos:\n\n${link}\n`,
  }),

  passwordChanged: (link) => ({
    subject: 'Se ha cambiado su contraseña de Draftdesk',
    text: `La contraseña de su cuenta de Draftdesk se acaba de cambiar y se han cerrado todas las demás sesiones.\n\nSi fue usted, no tiene que hacer nada. Si no, elija de inmediato una contraseña nueva:\n\n${link}\n`,
  }),

  twoStepOn: (link) => ({
    subject: 'El inicio de sesión en dos pasos está activado en su cuenta de Draftdesk',
    text: `El inicio de sesión en dos pasos de su cuenta de Draftdesk se acaba de activar. Para iniciar sesión se pide un código de su aplicación de autenticación o un código de recuperación.\n\n${formatTwoStepAdvice(link)}`,
  }),

  twoStepOff: (link) => ({
    subject: 'El inicio de sesión en dos pasos está desactivado en su cuenta de Draftdesk',
    text: `El inicio de sesión en dos pasos de su cuenta de Draftdesk se acaba de desactivar. Para iniciar sesión ya no se pide ningún código.\n\n${formatTwoStepAdvice(link)}`,
  }),

  twoStepCodesRenewed: (link) => ({
    subject: 'Tiene nuevos códigos de recuperación para su cuenta de Draftdesk',
    text: `Los códigos de recuperación de su cuenta de Draftdesk se acaban de sustituir. Los anteriores ya no sirven.\n\n${formatTwoStepAdvice(link)}`,
  }),

  twoStepCodeUsed: (link, left) => ({
    subject: 'Se ha usado un código de recuperación de su cuenta de Draftdesk',
    text: `Se acaba de usar un código de recuperación de su cuenta de Draftdesk. ${left === 0 ? 'No le queda ningún código de recuperación' : formatCount('es', left, { one: 'Le queda {count} código de recuperación', other: 'Le quedan {count} códigos de recuperación' })}. Puede obtener otros nuevos en la página de su cuenta.\n\n${formatTwoStepAdvice(link)}`,
  }),

  twoStepReset: (link) => ({
    subject: 'Se ha restablecido el inicio de sesión en dos pasos de su cuenta de Draftdesk',
    text: `Un administrador ha desactivado el inicio de sesión en dos pasos de su cuenta de Draftdesk y se han cerrado todas las sesiones. Puede iniciar sesión sin código y configurarlo de nuevo.\n\n${formatTwoStepAdvice(link)}`,
  }),

  passkeyAdded: (link) => ({
    subject: 'Se ha añadido una llave de acceso a su cuenta de Draftdesk',
    text: `Se acaba de añadir una llave de acceso a su cuenta de Draftdesk. Completa el inicio de sesión después de la contraseña, en lugar de un código.\n\n${formatTwoStepAdvice(link)}`,
  }),

  passkeyRemoved: (link) => ({
    subject: 'Se ha quitado una llave de acceso de su cuenta de Draftdesk',
    text: `Se acaba de quitar una llave de acceso de su cuenta de Draftdesk. Ya no sirve para iniciar sesión.\n\n${formatTwoStepAdvice(link)}`,
  }),

  codesGuessed: (link) => ({
    subject: 'Códigos incorrectos para su cuenta de Draftdesk',
    text: `Alguien introdujo muchos códigos incorrectos para su cuenta de Draftdesk. Durante 15 minutos no se acepta ningún código desde allí.\n\nSi fue usted, no tiene que hacer nada. Si no, esa persona conoce su contraseña. Elija una nueva de inmediato:\n\n${link}\n`,
  }),

  proof: (code, forMinutes) => ({
    subject: `${code} confirma que es usted`,
    text: `Introduzca este código en Draftdesk para confirmar que es usted:\n\n${code}\n\nFunciona una vez, en un plazo de ${formatMinutes(forMinutes)}. Si no lo ha pedido, otra persona usa su cuenta: cierre todas las sesiones en la página de su cuenta.\n`,
  }),

  ownAdminChange: ({ isGranted, by, link }) => ({
    subject: isGranted ? 'Es superadministrador de Draftdesk' : 'Ya no es superadministrador de Draftdesk',
    text: `${by ?? 'El operador de este servidor'} ${isGranted ? 'le ha nombrado superadministrador de Draftdesk. Puede entrar en todas las tiendas y gestionar a las personas' : 'ha retirado los derechos de superadministrador a su cuenta de Draftdesk'}. Se han cerrado todas sus sesiones. Inicie sesión de nuevo aquí:\n\n${link}\n`,
  }),

  adminChange: ({ isGranted, by, person, reason, link }) => ({
    subject: isGranted
      ? `${person} es superadministrador de Draftdesk`
      : `${person} ya no es superadministrador de Draftdesk`,
    text: `${by ?? 'El operador de este servidor'} ${isGranted ? `ha nombrado superadministrador a ${person}` : `ha retirado los derechos de superadministrador a ${person}`}. Motivo: ${reason}\n\nSi es un error, cámbielo aquí:\n\n${link}\n`,
  }),

  storeDeletion: ({ store, day, isByOwner, link }) => ({
    subject: `${store} se eliminará el ${day}`,
    text: `${isByOwner ? 'Un propietario' : 'El operador de este servicio'} ha decidido eliminar la tienda ${store}. El ${day} se eliminarán definitivamente de Draftdesk sus conversaciones, borradores, documentos, configuración y miembros. Su buzón y su tienda en línea no cambian.\n\nPara conservar la tienda, pulse antes de ese día «Conservar la tienda» en la parte superior de cualquier página:\n\n${link}\n`,
  }),

  accountDeletion: (day, links) => ({
    subject: `Su cuenta de Draftdesk se eliminará el ${day}`,
    text: `Ha decidido eliminar su cuenta de Draftdesk. Se eliminará definitivamente el ${day}.\n\nPara conservarla, inicie sesión antes de ese día y pulse «Conservar mi cuenta»:\n\n${links.signIn}\n\nSi no fue usted, cambie también su contraseña:\n\n${links.newPassword}\n`,
  }),

  invite: ({ store, by, days: forDays, link }) => ({
    subject: `Tiene una invitación a ${store} en Draftdesk`,
    text: `${by ? `${by} le invita` : 'Tiene una invitación'} a trabajar con los correos de ${store}.\n\nAcepte la invitación aquí:\n\n${link}\n\nSirve durante ${formatDays(forDays)}, solo para esta dirección.\n`,
  }),

  notification: {
    assigned: ({ actor, count }) =>
      actor !== ''
        ? `${actor} le ha asignado ${formatConversationCount(count)}`
        : formatCount('es', count, {
            one: 'Se le ha asignado una conversación',
            other: 'Se le han asignado {count} conversaciones',
          }),
    mentioned: ({ actor }) => `${actor || 'Alguien de su equipo'} le ha mencionado en una nota`,
    answered: () => 'Un cliente ha respondido a su conversación',
    send_failed: ({ actor }) =>
      actor === '' ? 'Su respuesta no se ha enviado' : `La respuesta de ${actor} no se ha enviado`,
    mailbox_stopped: () => 'Hay que volver a conectar el buzón',
  },

  noSubject: 'Sin asunto',

  titled: (sentence, subject) => `${sentence}: «${subject}»`,

  reminderSubject: (store, count) =>
    formatCount('es', count, {
      one: `{count} notificación de ${store}`,
      other: `{count} notificaciones de ${store}`,
    }),

  reminderReason: (count, afterMinutes) => {
    const hours = afterMinutes / 60
    const time =
      afterMinutes < 60
        ? formatMinutes(afterMinutes)
        : hours === 1
          ? 'una hora'
          : formatCount('es', hours, { other: '{count} horas' })
    return `Recibe este correo porque no ha visto ${count === 1 ? 'esta notificación' : 'estas notificaciones'} en Draftdesk en el plazo de ${time}. Elija aquí qué se le envía por correo:`
  },
}
