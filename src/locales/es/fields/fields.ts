import type * as english from '../../en/fields/fields.ts'
import type { Translation } from '../../get-texts.ts'

export const fieldMessages: Translation<typeof english.fieldMessages> = {
  email: 'Correo',
  password: 'Contraseña',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  confirmPassword: 'Confirmar la contraseña',
  newPassword: 'Contraseña nueva',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  passwordParts: {
    length: '8 caracteres o más',
    lower: 'una minúscula',
    upper: 'una mayúscula',
    digit: 'un número',
    special: 'un carácter especial',
  },
  met: 'hecho',
  unmet: 'aún falta',
}
