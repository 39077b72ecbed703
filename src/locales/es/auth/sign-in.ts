import type * as english from '../../en/auth/sign-in.ts'
import type { Translation } from '../../get-texts.ts'

export const signinMessages: Translation<typeof english.signinMessages> = {
  title: 'Inicie sesión en su cuenta',
  adminTitle: 'Inicie sesión en su cuenta',
  typed: 'Al iniciar sesión se recupera el texto sin guardar, excepto contraseñas y archivos.',
  tab: 'Iniciar sesión',
  adminTab: 'Acceso de administrador',
  adminHint: 'Para administradores de la plataforma.',
  submit: 'Iniciar sesión',
  busy: 'Iniciando sesión',
  forgot: '¿Ha olvidado su contraseña?',
  noAccount: '¿Aún no tiene cuenta?',
  signup: 'Cree su cuenta gratuita',
  google: 'Continuar con Google',
  or: 'o',
  required: 'El correo y la contraseña son obligatorios.',
  emailRequired: 'El correo es obligatorio.',
  passwordRequired: 'La contraseña es obligatoria.',
  failed: 'No se ha podido iniciar sesión. Inténtelo de nuevo.',
}

export const codeStepMessages: Translation<typeof english.codeStepMessages> = {
  tab: 'Inicio de sesión en dos pasos',
  title: 'Inicio de sesión en dos pasos',
  hints: {
    passkey: 'Confirme con su llave de acceso: huella, rostro, PIN o llave de seguridad.',
    code: 'Introduzca el código de 6 dígitos de su aplicación de autenticación.',
    recovery: 'Introduzca uno de los códigos de recuperación que guardó. Cada uno sirve una vez.',
  },
  passkey: 'Usar una llave de acceso',
  passkeyUnused: 'No se ha usado la llave de acceso. Inténtelo de nuevo o use un código.',
  labels: { code: 'Código de la aplicación', recovery: 'Código de recuperación' },
  required: {
    code: 'Introduzca el código de su aplicación de autenticación.',
    recovery: 'Introduzca un código de recuperación.',
  },
  links: {
    code: 'Usar la aplicación de autenticación',
    recovery: '¿Sin teléfono? Usar un código de recuperación',
  },
  submit: 'Continuar',
  busy: 'Iniciando sesión',
  again: 'Volver al inicio de sesión',
}

export const signupMessages: Translation<typeof english.signupMessages> = {
  title: 'Cree su cuenta gratuita',
  tab: 'Registrarse',
  submit: 'Crear la cuenta',
  busy: 'Creando su cuenta',
  haveAccount: '¿Ya tiene una cuenta?',
  login: 'Iniciar sesión',
  google: 'Continuar con Google',
  or: 'o',
  agree: 'Al crear una cuenta acepta nuestros',
  terms: 'Términos',
  and: 'y nuestra',
  privacy: 'Política de privacidad',
  namesRequired: 'El nombre y los apellidos son obligatorios',
  emailRequired: 'El correo es obligatorio.',
  passwordRule:
    'La contraseña debe tener al menos 8 caracteres, con mayúscula, minúscula, número y carácter especial.',
  passwordsDiffer: 'Las contraseñas no coinciden',
  failed: 'Algo ha fallado. Inténtelo de nuevo.',
  invited: 'Ha recibido una invitación a una tienda. Cree su cuenta para unirse.',
}

export const verifyEmailMessages: Translation<typeof english.verifyEmailMessages> = {
  title: 'Verifique su correo',
  sentTo: 'Hemos enviado un código a',
  sentHint: 'Puede tardar un minuto. Mire también en el spam.',
  unknownHint: 'Introduzca la dirección con la que se registró y el código que le enviamos.',
  or: 'o',
  code: 'Código de verificación',
  submit: 'Verificar el correo',
  busy: 'Verificando',
  resend: 'Reenviar el correo',
  resending: 'Enviando',
  codeRequired: 'Introduzca el código de verificación.',
  noEmail: 'No se ha encontrado la dirección. Regístrese de nuevo.',
  signup: 'Registrarse',
  failed: 'No se ha podido verificar el correo.',
  resendFailed: 'No se ha podido reenviar el correo de verificación.',
  resent: 'Se ha reenviado el correo de verificación.',
  verifiedTitle: 'Correo verificado',
  verifiedHint: 'Su cuenta está lista. Inicie sesión para continuar.',
  choosePassword:
    'Le hemos enviado un enlace para elegir una contraseña. Esta dirección se registró más de una vez o desde otro navegador.',
  login: 'Iniciar sesión',
  wrongAddress: '¿Dirección equivocada?',
}

export const forgotPasswordMessages: Translation<typeof english.forgotPasswordMessages> = {
  title: 'Restablezca su contraseña',
  hint: 'Introduzca el correo de su cuenta y le enviaremos un enlace.',
  submit: 'Enviar el enlace',
  busy: 'Enviando',
  sentTitle: 'Revise su correo',
  sentTo: 'Si existe una cuenta con esta dirección, se ha enviado un enlace a',
  sentHint: 'Puede tardar un minuto. Mire también en el spam.',
  resend: 'Reenviar el correo',
  back: 'Volver al inicio de sesión',
  emailRequired: 'El correo es obligatorio.',
  failed: 'No se ha podido enviar el correo.',
  sent: 'Se ha enviado el enlace para restablecer la contraseña.',
}

export const confirmMessages: Translation<typeof english.confirmMessages> = {
  invite: (by, store) => ({
    tab: 'Aceptar una invitación',
    title: '¿Aceptar esta invitación?',
    text: `${by ?? 'Alguien de su equipo'} le invita a trabajar en ${store ?? 'su tienda'}.`,
    action: 'Aceptar la invitación',
    away: 'Ahora no',
  }),
  used: (store) => ({
    tab: 'Aceptar una invitación',
    title: 'Esta invitación ya se ha usado',
    text: `Si se unió con ella a ${store}, abra la tienda. Si no, pida una nueva invitación.`,
    away: 'Continuar',
  }),
  expired: (by, store) => ({
    tab: 'Aceptar una invitación',
    title: 'Esta invitación ya no es válida',
    text: `Era una invitación a ${store}. Pida una nueva a ${by ?? 'quien se la envió'}.`,
    away: 'Continuar',
  }),
  gone: {
    tab: 'Iniciar sesión con un enlace',
    title: 'Este enlace ya se ha usado',
    text: 'Un enlace de inicio de sesión sirve una vez y solo durante unos minutos. Inicie sesión o pida un enlace nuevo.',
    away: 'Ir a la página de inicio de sesión',
  },
  link: (name) => ({
    tab: 'Iniciar sesión con un enlace',
    title: name ? `¿Iniciar sesión como ${name}?` : '¿Iniciar sesión con este enlace?',
    text: 'Otro sitio le ha enviado aquí con un enlace de inicio de sesión. Continúe solo si conoce esta cuenta.',
    action: 'Iniciar sesión',
    away: 'Usar otra cuenta',
  }),
}
