import type * as english from '../../en/mail/forward.ts'
import type { Translation } from '../../get-texts.ts'

export const forwardWords: Translation<typeof english.forwardWords> = {
  forward: 'Reenviar',
  hint: 'Envía este correo a un proveedor, a un transportista o a alguien de su equipo.',
  title: 'Reenviar',
  original: 'El original',
  inline: 'Citado debajo',
  attached: 'Adjunto como archivo',
  quoted: 'El original se cita debajo de su texto',
  files: 'Archivos del original',
  gone: 'El original se ha borrado. Esto ya no se puede enviar.',
  body: 'Su texto',
  sent: (seconds) =>
    seconds > 0
      ? `Su reenvío sale en ${seconds === 1 ? '1 segundo' : `${String(seconds)} segundos`}.`
      : 'Su reenvío está saliendo.',
  fetching: 'Trayéndolo del buzón',
  failed: 'No se ha podido cambiar.',
  answer: 'Responder a este correo',
  side: 'Conversación paralela',
  sideHint: 'El cliente no participa en ella. No responde a ninguna de sus preguntas.',
}
