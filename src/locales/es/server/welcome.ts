import type * as english from '../../en/server/welcome.ts'
import type { Translation } from '../../get-texts.ts'

export const welcomeMessages: Translation<typeof english.welcomeMessages> = {
  title: 'Bienvenida',
  heading: (name) => (name ? `Le damos la bienvenida, ${name}` : 'Le damos la bienvenida'),
  hint: 'Prepare su tienda en unos pasos. Su progreso se guarda.',
  steps: 'Pasos',
  done: 'Hecho',
  next: 'Siguiente',
  open: 'Por hacer',
  store: {
    title: 'Crear una tienda',
    text: (name) => `Está trabajando en ${name}.`,
  },
  language: {
    title: 'Elegir un idioma',
    text: 'El idioma de su propia cuenta. Los borradores usan el idioma de cada correo, salvo que elija uno en la configuración.',
    chosen: (name) =>
      `Ha elegido: ${name}. Los borradores usan el idioma de cada correo, salvo que elija uno en la configuración.`,
    label: 'Su idioma',
    choose: 'Elija un idioma',
    submit: 'Continuar',
    skip: 'Omitir por ahora',
    change: 'Cambiar',
    required: 'Elija un idioma.',
    failed: 'No se ha podido guardar el idioma. Inténtelo de nuevo.',
    listFailed: 'No se han podido cargar los idiomas. Puede elegir uno más tarde en el menú de su cuenta.',
  },
  document: {
    title: 'Ver respuestas con sus propias palabras',
    text: 'Escriba o suba lo que dice a sus clientes. Con ello, Draftdesk responde a correos de muestra.',
    done: 'Se ha guardado su primer documento.',
    starters: 'Empezar con una plantilla',
    startersHint:
      'Cada una añade un texto corto. Rellene los huecos y quite las líneas que no valgan para su tienda.',
    name: 'Título',
    body: 'Texto',
    blanks: (blank) =>
      `Rellene cada ${blank} o quite su línea: las respuestas repiten su documento palabra por palabra.`,
    submit: 'Guardar y ver las respuestas',
    or: 'O subir un archivo',
    file: 'Archivo',
    fileHint: 'pdf, docx, txt, md o html, de hasta 20 MB',
    upload: 'Subir y ver las respuestas',
    skip: 'Omitir por ahora',
    see: 'Ver las respuestas',
    failed: 'No se ha podido guardar el documento. Inténtelo de nuevo.',
    reading: 'Su documento se está leyendo. Esta página se actualiza cada pocos segundos.',
    look: 'Actualizar ahora',
    unreadable: (title, reason) => `${title}: ${reason}`,
    noSamples:
      'No se han podido responder los correos de muestra. Puede intentarlo de nuevo en la página Integraciones.',
    another: 'Añadir un documento',
    next: 'Continuar',
  },
  finish: {
    title: 'Prepare su tienda',
    text: 'Los borradores usan sus políticas, su cuenta de correo y su tienda en línea.',
    submit: 'Empezar con sus políticas',
    submitLinks: 'Vincular el buzón y la tienda en línea',
    failed: 'No se ha podido guardar. Inténtelo de nuevo.',
    policies: {
      title: 'Sus políticas',
      text: 'Envíos, devoluciones, reembolsos: escritos aquí o en pdf, docx, txt, md o html.',
    },
    links: [
      {
        title: 'Su cuenta de correo',
        text: 'La dirección a la que escriben los clientes, con su contraseña o una contraseña de aplicación.',
      },
      {
        title: 'Su tienda en línea',
        text: 'Su dirección y el permiso para leer sus pedidos.',
      },
    ],
  },
}
