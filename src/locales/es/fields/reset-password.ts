import type * as english from '../../en/fields/reset-password.ts'
import type { Translation } from '../../get-texts.ts'

export const resetPasswordMessages: Translation<typeof english.resetPasswordMessages> = {
  title: 'Restablecer la contraseña',
  submit: 'Restablecer la contraseña',
  busy: 'Guardando',
  passwordRequired: 'La contraseña es obligatoria.',
  passwordRule:
    'La contraseña debe tener al menos 8 caracteres, con mayúscula, minúscula, número y carácter especial.',
  passwordsDiffer: 'Las contraseñas no coinciden',
  failed: 'No se ha podido restablecer la contraseña.',
  updated: 'Se ha cambiado la contraseña.',
  doneTitle: 'Contraseña cambiada',
  doneHint: 'Puede iniciar sesión con su contraseña nueva.',
  login: 'Iniciar sesión',
  noToken: 'Este enlace está incompleto. Pida uno nuevo.',
  again: 'Enviar un enlace nuevo',
}
