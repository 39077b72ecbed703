import type * as english from '../../en/fields/toasts.ts'
import type { Translation } from '../../get-texts.ts'

export const flashToasts: Translation<typeof english.flashToasts> = {
  welcome: 'Le damos la bienvenida a Draftdesk. Su cuenta está lista.',
  signedIn: 'Ha iniciado sesión.',
  signedUp: 'Se ha creado su cuenta.',
  emailVerified: 'Se ha verificado su correo.',
  codeResent: 'Se ha reenviado el correo de verificación.',
  resetSent: 'Se ha enviado el enlace para restablecer la contraseña.',
  passwordUpdated: 'Se ha cambiado la contraseña.',
  inviteAccepted: 'Se ha aceptado la invitación.',
}
