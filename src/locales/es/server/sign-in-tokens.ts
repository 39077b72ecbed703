import type * as english from '../../en/server/sign-in-tokens.ts'
import type { Translation } from '../../get-texts.ts'

export const signInTokenMessages: Translation<typeof english.signInTokenMessages> = {
  failed: 'Se ha producido un error inesperado',
  inviteUsed: 'Ya había aceptado esta invitación.',
  linkInvalid: 'Este enlace de inicio de sesión ya no es válido. Inicie sesión.',
  googleStale:
    'Este inicio de sesión con Google se empezó en otro lugar o tardó demasiado. Inténtelo de nuevo.',
}
