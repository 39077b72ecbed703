import type { SentenceTranslations } from './sentence-translations.ts'

export const es: SentenceTranslations = {
  'You can only change your own account.': 'Solo puede cambiar su propia cuenta.',
  'This account has no password yet. Please set one with “Forgot password?”.':
    'Esta cuenta todavía no tiene contraseña. Defina una con «¿Ha olvidado su contraseña?».',
  'The current password is wrong.': 'La contraseña actual no es correcta.',
  'Password updated successfully!': 'Se ha cambiado la contraseña.',
  'This file is not a supported picture. Please use png, jpeg or webp.':
    'Este archivo no es una imagen compatible. Use png, jpeg o webp.',
  'The picture is too large. It can be up to {count} pixels wide and high.':
    'La imagen es demasiado grande. Puede tener hasta {count} píxeles de ancho y de alto.',
  'This picture is damaged. Please save it again and upload it.':
    'Esta imagen está dañada. Guárdela de nuevo y súbala.',
  'This language is not supported.': 'Este idioma no es compatible.',
  'Language updated to {language} successfully': 'El idioma es ahora {language}.',
  'Your name is saved.': 'Se ha guardado su nombre.',
  'Please choose a day within two years.': 'Elija un día dentro de los próximos dos años.',
  'Please choose a last day in the future that is not before the first.':
    'Elija un último día futuro que no sea anterior al primero.',
  'The account of a super administrator cannot be deleted here.':
    'La cuenta de un superadministrador no se puede eliminar aquí.',
  'This is not the address of your account.': 'Esta no es la dirección de su cuenta.',
  'The password is wrong.': 'La contraseña no es correcta.',
  'You are the only owner of {text}. Delete the store, or make another member an owner first.':
    'Usted es el único propietario de {text}. Elimine la tienda o nombre antes propietario a otro miembro.',
  'The account is being deleted. This can no longer be undone.':
    'La cuenta se está eliminando. Ya no se puede deshacer.',
  'This browser offers no push notifications that can be used.':
    'Este navegador no ofrece notificaciones push que se puedan usar.',
  'This browser gets no push notifications any more.': 'Este navegador ya no recibe notificaciones push.',
  'This browser gets no push notifications.': 'Este navegador no recibe notificaciones push.',
  'If this address has an account, a link to reset the password is on its way.':
    'Si esta dirección tiene una cuenta, le llegará un enlace para restablecer la contraseña.',
  'This link is not valid, was used before or has expired. Please ask for a new one.':
    'Este enlace no es válido, ya se usó o ha caducado. Solicite uno nuevo.',
  'Many people use this password, so it is easy to guess. Please choose another one.':
    'Muchas personas usan esta contraseña, por lo que es fácil de adivinar. Elija otra.',
  'This store is suspended. Please contact the support of this service.':
    'Esta tienda está suspendida. Póngase en contacto con el soporte de este servicio.',
  'You do not have access to this store.': 'No tiene acceso a esta tienda.',
  'Token has expired': 'La sesión ha caducado.',
  'The email address or the password is wrong.': 'La dirección de correo o la contraseña no son correctas.',
  'This sign-in took too long or had too many wrong codes. Please log in again.':
    'Este inicio de sesión tardó demasiado o tuvo demasiados códigos incorrectos. Inicie sesión de nuevo.',
  'This account is locked. Please contact the support of this service.':
    'Esta cuenta está bloqueada. Póngase en contacto con el soporte de este servicio.',
  'You are signed out.': 'Ha cerrado la sesión.',
  'This sign-in is ended.': 'Se ha cerrado esta sesión.',
  'This sign-in has ended already.': 'Esta sesión ya se había cerrado.',
  'Every other sign-in is ended.': 'Se han cerrado todas las demás sesiones.',
  'The email address of this account is not verified.':
    'La dirección de correo de esta cuenta no está verificada.',
  'Google sign-in is not set up on this server.':
    'El inicio de sesión con Google no está configurado en este servidor.',
  'Google cannot be reached right now. Please try again.':
    'No se puede contactar con Google en este momento. Inténtelo de nuevo.',
  'The Google sign-in could not be completed. Please try again.':
    'No se pudo completar el inicio de sesión con Google. Inténtelo de nuevo.',
  'Single sign-on is not set up on this server.':
    'El inicio de sesión único no está configurado en este servidor.',
  'Single sign-on cannot be reached right now. Please try again.':
    'No se puede contactar con el inicio de sesión único en este momento. Inténtelo de nuevo.',
  'The single sign-on token is not valid or was already used.':
    'El token de inicio de sesión único no es válido o ya se usó.',
  'We have sent a verification code to your email address.':
    'Hemos enviado un código de verificación a su dirección de correo.',
  'The verification code is wrong or has expired.': 'El código de verificación no es correcto o ha caducado.',
  'Email verified successfully!': 'La dirección de correo está verificada.',
  'Email verified successfully! We have sent you a link to choose your password.':
    'La dirección de correo está verificada. Le hemos enviado un enlace para elegir su contraseña.',
  'If this address waits for verification, a new code is on its way.':
    'Si esta dirección espera la verificación, le llegará un código nuevo.',
  'Please confirm first that it is you.': 'Confirme primero que es usted.',
  'Thank you. It is you.': 'Gracias. Es usted.',
  'Please confirm with your password or a code of your authenticator app.':
    'Confirme con su contraseña o con un código de su aplicación de autenticación.',
  'A code is on its way to your email address.': 'Un código va de camino a su dirección de correo.',
  'Please enter your password or the code.': 'Introduzca su contraseña o el código.',
  'This code is wrong or was used before. Please enter another one.':
    'Este código no es correcto o ya se usó. Introduzca otro.',
  'Two-step sign-in is off. Please load the page again.':
    'El inicio de sesión en dos pasos está desactivado. Vuelva a cargar la página.',
  'Two-step sign-in is on already. Please load the page again.':
    'El inicio de sesión en dos pasos ya está activado. Vuelva a cargar la página.',
  'This set-up took too long. Please begin it again.':
    'Esta configuración tardó demasiado. Comience de nuevo.',
  'Two-step sign-in is off.': 'El inicio de sesión en dos pasos está desactivado.',
  'This person does not exist.': 'Esta persona no existe.',
  'This page of the list does not exist.': 'Esta página de la lista no existe.',
  'You cannot lock your own account.': 'No puede bloquear su propia cuenta.',
  'This person is locked and signed out.': 'Esta persona está bloqueada y se ha cerrado su sesión.',
  'This person is locked already.': 'Esta persona ya está bloqueada.',
  'This person can sign in again.': 'Esta persona puede volver a iniciar sesión.',
  'This person is not locked.': 'Esta persona no está bloqueada.',
  '{count} sign-ins ended.': 'Se han cerrado {count} sesiones.',
  'A new code is on its way.': 'Se ha enviado un código nuevo.',
  'This address is verified already.': 'Esta dirección ya está verificada.',
  'Two-step sign-in is off, and every sign-in ended.':
    'El inicio de sesión en dos pasos está desactivado y se han cerrado todas las sesiones.',
  'You can have at most {count} passkeys. Please remove one first.':
    'Puede tener como máximo {count} llaves de acceso. Quite antes una.',
  'This passkey was removed already.': 'Esta llave de acceso ya se ha quitado.',
  'You have no passkey. Please use a code.': 'No tiene ninguna llave de acceso. Use un código.',
  'This passkey was not accepted. Please try again.':
    'No se ha aceptado esta llave de acceso. Inténtelo de nuevo.',
  'The passkey is renamed.': 'Se ha cambiado el nombre de la llave de acceso.',
  'The passkey is removed.': 'Se ha quitado la llave de acceso.',
  'Please enter a name for the passkey.': 'Introduzca un nombre para la llave de acceso.',
  'Another super administrator has to change this for you.':
    'Otro superadministrador debe cambiarlo por usted.',
  'This person is locked, has not verified their address, or is deleting their account.':
    'Esta persona está bloqueada, no ha verificado su dirección o va a eliminar su cuenta.',
  'This person is the only owner of a store. Make another member an owner there first.':
    'Esta persona es la única propietaria de una tienda. Nombre antes propietario a otro miembro.',
  'This person is the last super administrator.': 'Esta persona es el último superadministrador.',
  'This person is a super administrator.': 'Esta persona es superadministrador.',
  'This person is no longer a super administrator.': 'Esta persona ya no es superadministrador.',
  'This person is a super administrator already.': 'Esta persona ya es superadministrador.',
  'This person is not a super administrator.': 'Esta persona no es superadministrador.',
  'This store does not exist.': 'Esta tienda no existe.',
  'The job will run again.': 'La tarea se ejecutará de nuevo.',
  'This job is done or already running.': 'Esta tarea está terminada o ya se está ejecutando.',
  'The store is suspended.': 'La tienda está suspendida.',
  'The store is open again.': 'La tienda vuelve a estar abierta.',
  'This store is suspended already.': 'Esta tienda ya está suspendida.',
  'This store is not suspended.': 'Esta tienda no está suspendida.',
  'This address belongs to your store: the email account, the reply address or a member. It cannot be erased.':
    'Esta dirección pertenece a su tienda: es la cuenta de correo, la dirección de respuesta o un miembro. No se puede borrar.',
  'The customer is erased.': 'Se ha borrado el cliente.',
  'The request is done.': 'La solicitud está resuelta.',
  'This request does not exist.': 'Esta solicitud no existe.',
  'A note can have up to 20 files with 20 MB in total.':
    'Una nota puede tener hasta 20 archivos con 20 MB en total.',
  'This conversation has no room for more notes.': 'En esta conversación no caben más notas.',
  'This note does not exist any more.': 'Esta nota ya no existe.',
  'Only the author of a note can change it.': 'Solo quien escribió una nota puede cambiarla.',
  'A note can be deleted for {count} minutes. Please edit it instead.':
    'Una nota se puede eliminar durante {count} minutos. Edítela en su lugar.',
  'This conversation does not exist.': 'Esta conversación no existe.',
  'The note is deleted.': 'Se ha eliminado la nota.',
  'This saved filter does not exist any more.': 'Este filtro guardado ya no existe.',
  'There is no room for another filter. Delete one first.': 'No cabe otro filtro. Elimine antes uno.',
  'The filter is deleted.': 'Se ha eliminado el filtro.',
  'This tag does not exist any more.': 'Esta etiqueta ya no existe.',
  'Another tag has this name. Merge the two instead.':
    'Otra etiqueta tiene este nombre. Combine las dos en su lugar.',
  'A store has at most {count} tags.': 'Una tienda tiene como máximo {count} etiquetas.',
  'The tag is deleted.': 'Se ha eliminado la etiqueta.',
  'Your colleagues can see this.': 'Su equipo puede ver esto.',
  'Please choose a time in the future, within two years.':
    'Elija un momento futuro dentro de los próximos dos años.',
  'This person does not answer emails in this store.': 'Esta persona no responde correos en esta tienda.',
  'A conversation has at most {count} tags.': 'Una conversación tiene como máximo {count} etiquetas.',
  'Please choose a person.': 'Elija una persona.',
  'Please choose a time.': 'Elija una hora.',
  'Please choose a tag.': 'Elija una etiqueta.',
  'A conversation can only be split after its first email.':
    'Una conversación solo se puede dividir después de su primer correo.',
  'This email has only text.': 'Este correo solo tiene texto.',
  'This email does not exist.': 'Este correo no existe.',
  'No email account is linked.': 'No hay ninguna cuenta de correo vinculada.',
  'Please enter the servers of your email provider.': 'Introduzca los servidores de su proveedor de correo.',
  'Without encryption your password could be read on its way. Please choose TLS or STARTTLS.':
    'Sin cifrado, su contraseña podría leerse por el camino. Elija TLS o STARTTLS.',
  'Please enter the password.': 'Introduzca la contraseña.',
  'Please enter the password again, since the account or a server changed.':
    'Introduzca de nuevo la contraseña, porque la cuenta o un servidor ha cambiado.',
  'Only an owner can delete the emails of the store.':
    'Solo un propietario puede eliminar los correos de la tienda.',
  'The email account is disconnected.': 'La cuenta de correo está desconectada.',
  'The emails of the account before are still being deleted. Please try again in a few minutes.':
    'Los correos de la cuenta anterior todavía se están eliminando. Inténtelo de nuevo dentro de unos minutos.',
  'Syncing of this email account is paused. Please resume it first.':
    'La sincronización de esta cuenta de correo está en pausa. Reanúdela antes.',
  'This server is not known to {text}: please use a password.':
    '{text} no conoce este servidor: use una contraseña.',
  '{text} cannot be reached right now. Please try again.':
    'No se puede contactar con {text} en este momento. Inténtelo de nuevo.',
  'A colleague changed this in the meantime. Please connect the email account again.':
    'Alguien de su equipo cambió esto mientras tanto. Vuelva a conectar la cuenta de correo.',
  'No shop is linked.': 'No hay ninguna tienda en línea vinculada.',
  'Please enter the address of your shop that ends in .myshopify.com.':
    'Introduzca la dirección de su tienda en línea que termina en .myshopify.com.',
  'Please enter the client ID of your app.': 'Introduzca el ID de cliente de su aplicación.',
  'Please enter the secret of your app.': 'Introduzca el secreto de su aplicación.',
  'Please enter the address of your shop, such as shop.example.':
    'Introduzca la dirección de su tienda en línea, por ejemplo shop.example.',
  'Please enter the consumer key.': 'Introduzca la clave de cliente (consumer key).',
  'Please enter the consumer secret.': 'Introduzca el secreto de cliente (consumer secret).',
  'Please enter the client ID of your app, or an access token.':
    'Introduzca el ID de cliente de su aplicación o un token de acceso.',
  'Please enter the access token.': 'Introduzca el token de acceso.',
  'This server has no app at Shopify: use the client ID and secret of your own app.':
    'Este servidor no tiene una aplicación en Shopify: use el ID de cliente y el secreto de su propia aplicación.',
  'This server has no HTTPS address: use a consumer key and secret of your shop.':
    'Este servidor no tiene una dirección HTTPS: use una clave y un secreto de cliente de su tienda en línea.',
  'This connection attempt has expired. Please connect the shop again.':
    'Este intento de conexión ha caducado. Vuelva a conectar la tienda en línea.',
  'A colleague changed this in the meantime. Please connect the shop again.':
    'Alguien de su equipo cambió esto mientras tanto. Vuelva a conectar la tienda en línea.',
  'The shop is disconnected.': 'La tienda en línea está desconectada.',
  'This proposal does not exist any more.': 'Esta propuesta ya no existe.',
  'The proposal is dismissed.': 'Se ha descartado la propuesta.',
  'The proposal is back.': 'Se ha recuperado la propuesta.',
  'This example does not exist any more.': 'Este ejemplo ya no existe.',
  'A tag does not exist any more. Please choose again.': 'Una etiqueta ya no existe. Elija de nuevo.',
  'Drafts are written for the whole store and use no personal example.':
    'Los borradores se escriben para toda la tienda y no usan ejemplos personales.',
  'Drafts need the customer’s message that this reply answers. Please enter it.':
    'Los borradores necesitan el mensaje del cliente al que contesta esta respuesta. Introdúzcalo.',
  'The example is deleted.': 'Se ha eliminado el ejemplo.',
  'A saved reply can have up to 20 files with 20 MB in total.':
    'Una respuesta guardada puede tener hasta 20 archivos con 20 MB en total.',
  'This question does not exist any more.': 'Esta pregunta ya no existe.',
  'This document does not exist any more.': 'Este documento ya no existe.',
  'The question is removed.': 'Se ha quitado la pregunta.',
  'The text of this document is still being extracted. Please wait a moment.':
    'El texto de este documento todavía se está extrayendo. Espere un momento.',
  'The document is deleted.': 'Se ha eliminado el documento.',
  'The files of replies and notes can have at most 2 GB in a store. Please remove some first.':
    'Los archivos de las respuestas y notas pueden ocupar como máximo 2 GB en una tienda. Quite antes algunos.',
  'The files of saved replies can have at most 200 MB in a store. Please remove some first.':
    'Los archivos de las respuestas guardadas pueden ocupar como máximo 200 MB en una tienda. Quite antes algunos.',
  'A store can have at most {count} documents. Please delete some first.':
    'Una tienda puede tener como máximo {count} documentos. Elimine antes algunos.',
  'The documents of a store can hold at most {count} characters together. Please delete or shorten some first.':
    'Los documentos de una tienda pueden tener como máximo {count} caracteres en total. Elimine o acorte antes algunos.',
  '{count} files of this store are waiting to be read. Please upload more when they are done.':
    '{count} archivos de esta tienda esperan a ser leídos. Suba más cuando estén listos.',
  'A store can have at most {count} examples. Please delete some first.':
    'Una tienda puede tener como máximo {count} ejemplos. Elimine antes algunos.',
  'This kind of file cannot be read. Please use pdf, docx, txt, md or html.':
    'Este tipo de archivo no se puede leer. Use pdf, docx, txt, md o html.',
  'The question is taken off the list.': 'Se ha quitado la pregunta de la lista.',
  'The question is back.': 'Se ha recuperado la pregunta.',
  'This draft does not exist any more.': 'Este borrador ya no existe.',
  'This saved reply does not exist any more.': 'Esta respuesta guardada ya no existe.',
  'This conversation has no email from a customer to answer.':
    'Esta conversación no tiene ningún correo de un cliente que responder.',
  'Thank you for the feedback.': 'Gracias por sus comentarios.',
  'A reply can have up to 20 files with 20 MB in total.':
    'Una respuesta puede tener hasta 20 archivos con 20 MB en total.',
  'This is automated mail, and replying could start a mail loop. If a person wrote it, mark the sender as a customer first.':
    'Este es un correo automático, y responder podría crear un bucle de correos. Si lo escribió una persona, marque antes al remitente como cliente.',
  'This email does not exist any more.': 'Este correo ya no existe.',
  'This forward does not exist any more.': 'Este reenvío ya no existe.',
  'Please choose from the files of this email.': 'Elija entre los archivos de este correo.',
  'The email to forward does not exist any more.': 'El correo que iba a reenviar ya no existe.',
  'The email is no longer in the mailbox. Its text can still be quoted.':
    'El correo ya no está en el buzón. Su texto todavía se puede citar.',
  'This file is too large to be sent.': 'Este archivo es demasiado grande para enviarlo.',
  'The mailbox cannot be asked for this file right now. Please try again.':
    'En este momento no se puede pedir este archivo al buzón. Inténtelo de nuevo.',
  'Several files are being fetched already. Please try again in a moment.':
    'Ya se están descargando varios archivos. Inténtelo de nuevo en un momento.',
  'Please link the email account that receives customer mail first.':
    'Vincule antes la cuenta de correo que recibe los correos de los clientes.',
  'Please choose a time in the future, within a year.': 'Elija un momento futuro dentro de un año.',
  'Please choose a time after the reply, within a year.':
    'Elija un momento posterior a la respuesta, dentro de un año.',
  'The order changed since this was written. Nothing was sent.':
    'El pedido ha cambiado desde que se escribió esto. No se ha enviado nada.',
  'Please say whom this goes to.': 'Indique a quién va dirigido.',
  'Please write something first.': 'Escriba algo antes.',
  'Only automated mail so far. Replying could start a mail loop.':
    'Hasta ahora solo hay correos automáticos. Responder podría crear un bucle de correos.',
  'A colleague changed this reply in the meantime. Nothing was sent.':
    'Alguien de su equipo cambió esta respuesta mientras tanto. No se ha enviado nada.',
  'The customer has written again. Nothing was sent.':
    'El cliente ha vuelto a escribir. No se ha enviado nada.',
  'A colleague answered in the meantime. Nothing was sent.':
    'Alguien de su equipo respondió mientras tanto. No se ha enviado nada.',
  'This email has already been sent.': 'Este correo ya se ha enviado.',
  'The delivery of this email is already known.': 'El resultado de este envío ya se conoce.',
  'Your store sends at most {count} replies a minute.':
    'Su tienda envía como máximo {count} respuestas por minuto.',
  'Your store sends at most {count} replies a day. An administrator of Draftdesk can raise this limit.':
    'Su tienda envía como máximo {count} respuestas al día. Un administrador de Draftdesk puede aumentar este límite.',
  'Your store begins at most 30 new conversations in 5 minutes.':
    'Su tienda inicia como máximo 30 conversaciones nuevas en 5 minutos.',
  'Your store begins at most 300 new conversations a day.':
    'Su tienda inicia como máximo 300 conversaciones nuevas al día.',
  'Not sent yet. {sentence} Your text is saved: send it again in {sentence2}.':
    'Todavía no se ha enviado. {sentence} Su texto está guardado: envíelo de nuevo dentro de {sentence2}.',
  '1 second': '1 segundo',
  '{count} seconds': '{count} segundos',
  '{count} minutes': '{count} minutos',
  '{count} hours': '{count} horas',
  'This is not the name of the store.': 'Este no es el nombre de la tienda.',
  'The store is being deleted. This can no longer be undone.':
    'La tienda se está eliminando. Ya no se puede deshacer.',
  'Please enter an address that begins with https://.': 'Introduzca una dirección que empiece por https://.',
  'Please enter the name of the model.': 'Introduzca el nombre del modelo.',
  'It answered: {text}': 'Ha respondido: {text}',
  'A super administrator does not own stores.': 'Un superadministrador no es propietario de tiendas.',
  'This is not the store you are working in.': 'Esta no es la tienda en la que está trabajando.',
  'Only an owner can change who needs two-step sign-in.':
    'Solo un propietario puede cambiar quién necesita el inicio de sesión en dos pasos.',
  'Please set up two-step sign-in for your own account first.':
    'Configure antes el inicio de sesión en dos pasos de su propia cuenta.',
  'This invitation does not exist any more.': 'Esta invitación ya no existe.',
  'This person already works in this store.': 'Esta persona ya trabaja en esta tienda.',
  'This address is already invited. You can resend the invitation instead.':
    'Esta dirección ya está invitada. Puede reenviar la invitación.',
  'The invitation is revoked.': 'Se ha revocado la invitación.',
  'This invitation is not valid or has expired.': 'Esta invitación no es válida o ha caducado.',
  'This invitation was already used. Please ask for a new one.':
    'Esta invitación ya se usó. Solicite una nueva.',
  'This invitation is for another account. Please log in with the invited address.':
    'Esta invitación es para otra cuenta. Inicie sesión con la dirección invitada.',
  'You have already accepted this invitation.': 'Ya ha aceptado esta invitación.',
  'Invitation accepted!': 'Se ha aceptado la invitación.',
  'A store has at most {count} people, open invitations included.':
    'Una tienda tiene como máximo {count} personas, incluidas las invitaciones abiertas.',
  'Your role in this store does not allow this. Please ask its owner.':
    'Su función en esta tienda no lo permite. Consulte al propietario.',
  'Only an owner can manage owners of the store.':
    'Solo un propietario puede administrar a los propietarios de la tienda.',
  'This person does not work in this store any more.': 'Esta persona ya no trabaja en esta tienda.',
  'You cannot change your own role. Please ask another owner or manager.':
    'No puede cambiar su propia función. Consulte a otro propietario o responsable.',
  'A store needs an owner. Please make another member an owner first.':
    'Una tienda necesita un propietario. Nombre antes propietario a otro miembro.',
  'This can no longer be undone. Please invite this person again.':
    'Ya no se puede deshacer. Invite de nuevo a esta persona.',
  'Too many attempts. Please wait a moment and try again.':
    'Demasiados intentos. Espere un momento e inténtelo de nuevo.',
  'Your role in this store does not allow notes. Please ask its owner.':
    'Su función en esta tienda no permite notas. Consulte al propietario.',
  'Your role in this store does not allow answering or organising emails. Please ask its owner.':
    'Su función en esta tienda no permite responder ni organizar correos. Consulte al propietario.',
  'Your role in this store does not allow changing policies and examples. Please ask its owner.':
    'Su función en esta tienda no permite cambiar políticas ni ejemplos. Consulte al propietario.',
  'Please set up two-step sign-in first.': 'Configure antes el inicio de sesión en dos pasos.',
  'Only a super administrator can do this.': 'Solo un superadministrador puede hacer esto.',
  'Please select a store first.': 'Seleccione antes una tienda.',
  'Every process that tried this job stopped before it finished.':
    'Todos los procesos que intentaron esta tarea se detuvieron antes de terminarla.',
  'The mail speaks of a lawyer or a court.': 'El correo habla de un abogado o de un tribunal.',
  'The mail speaks of taking the payment back.': 'El correo habla de recuperar el pago.',
  'The mail mentions an injured person.': 'El correo menciona a una persona herida.',
  'The mail asks about personal data.': 'El correo pregunta por datos personales.',
  'The mail seems to come from the press.': 'El correo parece venir de la prensa.',
  'The mail holds text that tells a machine what to write.':
    'El correo contiene texto que indica a una máquina qué escribir.',
  'The sender checks failed: another person may have written this mail.':
    'Las comprobaciones del remitente fallaron: puede que otra persona haya escrito este correo.',
  'The settings leave “{text}” to you: no draft is written about it.':
    'La configuración le deja «{text}» a usted: no se escribe ningún borrador sobre ello.',
  'The mail asks nothing.': 'El correo no pregunta nada.',
  'One sentence is not supported.': 'Una frase no está respaldada.',
  'The customer wants something done with an order.': 'El cliente quiere que se haga algo con un pedido.',
  'The draft is not in one language, or not in the customer’s.':
    'El borrador no está en un solo idioma, o no en el del cliente.',
  'The draft answers a question that was not asked.': 'El borrador responde a una pregunta que no se hizo.',
  'The customer names a day by which it has to be there.': 'El cliente indica un día límite.',
  'The mail names an order, and wants to know more than its state.':
    'El correo menciona un pedido y quiere saber más que su estado.',
  'The document names more exceptions than the draft.':
    'El documento indica más excepciones que el borrador.',
  'One sentence wants to be read.': 'Conviene leer una frase.',
  'Nothing that the store wrote answers the question.': 'Ningún texto de la tienda responde a la pregunta.',
  'Nothing that the store wrote answers “{text}”': 'Ningún texto de la tienda responde a «{text}»',
  'No sentence of the draft names the country of {sentence}.':
    'Ninguna frase del borrador nombra el país de {sentence}.',
  'The draft may not answer {sentence}.': 'Puede que el borrador no responda a {sentence}.',
  'The orders could not be read.': 'No se pudieron leer los pedidos.',
  'Order {text} was not found for this customer’s address.':
    'No se encontró el pedido {text} para la dirección de este cliente.',
  'The mail may name an order that was not found for this customer’s address.':
    'Puede que el correo mencione un pedido que no se encontró para la dirección de este cliente.',
  'The mail is about an order, and none was found.': 'El correo trata de un pedido y no se encontró ninguno.',
  'The mail asks about a refund, and the shop shows none.':
    'El correo pregunta por un reembolso y la tienda en línea no muestra ninguno.',
  'The customer has several orders, and the mail names none of them.':
    'El cliente tiene varios pedidos y el correo no menciona ninguno.',
  'The shop says that the order was delivered, and the customer complains.':
    'La tienda en línea indica que el pedido se entregó, y el cliente se queja.',
  '{count} sentences are not supported.': '{count} frases no están respaldadas.',
  '{count} sentences want to be read.': 'Conviene leer {count} frases.',
  '{count} of {count2} questions have no answer in the store’s texts.':
    '{count} de {count2} preguntas no tienen respuesta en los textos de la tienda.',
  '{count} questions': '{count} preguntas',
  'The draft names no amount for {sentence}.': 'El borrador no indica ningún importe para {sentence}.',
  'The draft names no time for {sentence}.': 'El borrador no indica ningún plazo para {sentence}.',
  'The draft names no measure for {sentence}.': 'El borrador no indica ninguna medida para {sentence}.',
  'The draft names no number for {sentence}.': 'El borrador no indica ningún número para {sentence}.',
  'The draft names no place for {sentence}.': 'El borrador no indica ningún lugar para {sentence}.',
  'The draft names no code for {sentence}.': 'El borrador no indica ningún código para {sentence}.',
  'The draft names no place to go for {sentence}.': 'El borrador no indica adónde acudir para {sentence}.',
  'The draft names no way for {sentence}.': 'El borrador no indica ninguna vía para {sentence}.',
  'It names a source that there is not.': 'Nombra una fuente que no existe.',
  'The words it quotes are not in its source.': 'Las palabras que cita no están en su fuente.',
  'It is word for word from its source.': 'Está tal cual en su fuente.',
  'It promises what only an earlier answer says.': 'Promete lo que solo dice una respuesta anterior.',
  'It promises what no document and no order says.': 'Promete lo que no dice ningún documento ni pedido.',
  'Only the conversation says this.': 'Solo lo dice la conversación.',
  'Its source does not say this number.': 'Su fuente no indica este número.',
  'Its source says this number elsewhere.': 'Su fuente indica este número en otro lugar.',
  'Its source has this number in another unit.': 'Su fuente indica este número en otra unidad.',
  'It says a number that its source does not say.': 'Indica un número que su fuente no indica.',
  'It says a time that its source does not say.': 'Indica un tiempo que su fuente no indica.',
  'It says a code that its source does not say.': 'Indica un código que su fuente no indica.',
  'It says an address or a number to call that its source does not have.':
    'Indica una dirección o un número de teléfono que su fuente no tiene.',
  'It says the opposite of its source, or seems to.': 'Dice lo contrario de su fuente, o lo parece.',
  'Its source says no where it says yes, or the other way round.':
    'Su fuente dice que no donde ella dice que sí, o al revés.',
  'It quotes too little of its source to tell.': 'Cita demasiado poco de su fuente para saberlo.',
  'It tells another state of the order than the shop.':
    'Indica otro estado del pedido que la tienda en línea.',
  'It is told in other words than its source.': 'Está dicha con otras palabras que su fuente.',
  'Its source says the same.': 'Su fuente dice lo mismo.',
  'Its source says that someone else does this.': 'Según su fuente, lo hace otra persona.',
  'It speaks of more, of less, or under another condition than its source.':
    'Habla de más, de menos o de otra condición que su fuente.',
  'Its source does not say “{text}”.': 'Su fuente no dice «{text}».',
  'A check reads {count} new sentences at a time, each up to {count2} characters.':
    'Una comprobación lee {count} frases nuevas a la vez, cada una de hasta {count2} caracteres.',
  'It holds a place for an address that no source has.':
    'Reserva el lugar de una dirección que no está en ninguna fuente.',
  'Nothing that the store wrote says this.': 'Ningún texto de la tienda dice esto.',
  'It asks the customer.': 'Pregunta al cliente.',
  'It is only polite.': 'Solo es cortesía.',
  'It names no source, and seems to rest on this one.': 'No nombra ninguna fuente y parece basarse en esta.',
  'No language model is set up.': 'No hay ningún modelo de lenguaje configurado.',
  'The store wants no language model.': 'La tienda no quiere un modelo de lenguaje.',
  'The limit of tokens for this month is reached.': 'Se ha alcanzado el límite de tokens de este mes.',
  "The key of the store's language model cannot be read any more.":
    'La clave del modelo de lenguaje de la tienda ya no se puede leer.',
  'The server has no room to save this right now. Please try again later.':
    'El servidor no tiene espacio para guardar esto en este momento. Inténtelo más tarde.',
  'The server is not available right now. Please try again.':
    'El servidor no está disponible en este momento. Inténtelo de nuevo.',
  'Something went wrong. Please try again.': 'Algo ha fallado. Inténtelo de nuevo.',
  'This picture does not exist any more.': 'Esta imagen ya no existe.',
  'Not authenticated': 'No ha iniciado sesión',
  'Too many streams are open. Please ask again later.':
    'Hay demasiadas conexiones abiertas. Inténtelo más tarde.',
  'Draftdesk is open in too many pages. Please close some.':
    'Tiene demasiadas conexiones abiertas. Cierre algunas páginas.',
  'The request is too large.': 'La solicitud es demasiado grande.',
  'This is missing.': 'Falta este dato.',
  'Please fill this in.': 'Rellene este campo.',
  'This cannot be read.': 'Este dato no se puede leer.',
  'This can have at most {count} characters.': 'Aquí caben como máximo {count} caracteres.',
  'This must be a text.': 'Aquí se espera un texto.',
  'This must be a number.': 'Aquí se espera un número.',
  'This must be a whole number.': 'Aquí se espera un número entero.',
  'This file does not exist.': 'Este archivo no existe.',
  'This file is no longer in the mailbox.': 'Este archivo ya no está en el buzón.',
  'This file is too large to be shown here. It is in your mailbox.':
    'Este archivo es demasiado grande para mostrarlo aquí. Está en su buzón.',
  'This picture cannot be loaded.': 'Esta imagen no se puede cargar.',
  'A colleague changed this in the meantime. Please check it again before you save.':
    'Alguien de su equipo cambió esto mientras tanto. Compruébelo de nuevo antes de guardar.',
  'The content of this file is of another kind than its name says. Please save it again and upload it.':
    'El contenido de este archivo es de otro tipo que el que indica su nombre. Guárdelo de nuevo y súbalo.',
  'This file is protected with a password. Please save a copy without it and upload that.':
    'Este archivo está protegido con una contraseña. Guarde una copia sin ella y súbala.',
  'This file is damaged and cannot be read. Please save it again and upload it.':
    'Este archivo está dañado y no se puede leer. Guárdelo de nuevo y súbalo.',
  'There is no text in this file, only pictures of it. Please upload one with text, or write it here.':
    'En este archivo no hay texto, solo imágenes de él. Suba uno con texto o escríbalo aquí.',
  'There is no text in this file.': 'En este archivo no hay texto.',
  'Reading this file took too long. Please split it into smaller ones.':
    'La lectura de este archivo tardó demasiado. Divídalo en otros más pequeños.',
  'This file unpacks to more than can be read. Please split it into smaller ones.':
    'Este archivo, descomprimido, supera lo que se puede leer. Divídalo en otros más pequeños.',
  'Reading this file was interrupted. Please upload it again.':
    'La lectura de este archivo se interrumpió. Súbalo de nuevo.',
  'Reading this file failed twice without an answer. Please save it in another format and upload that.':
    'La lectura de este archivo falló dos veces sin resultado. Guárdelo en otro formato y súbalo.',
  'The documents of this store hold as much text as they can. Please delete some and upload this one again.':
    'Los documentos de esta tienda ya tienen todo el texto posible. Elimine algunos y suba este de nuevo.',
  'Replies wait to be sent. {sentence}': 'Hay respuestas que esperan para enviarse. {sentence}',
  'Access was declined, so nothing was connected.': 'Se denegó el acceso, así que no se ha conectado nada.',
  'Access to read and send mail was not granted, so nothing was connected. Please connect again and tick every box.':
    'No se concedió acceso para leer y enviar correos, así que no se ha conectado nada. Vuelva a conectar y marque todas las casillas.',
  'The provider granted access for one hour only, so nothing was connected. Please connect again.':
    'El proveedor concedió acceso solo durante una hora, así que no se ha conectado nada. Vuelva a conectar.',
  'The provider did not return the email address of this account, so nothing was connected.':
    'El proveedor no devolvió la dirección de correo de esta cuenta, así que no se ha conectado nada.',
  'This connection attempt has expired. Please connect the email account again.':
    'Este intento de conexión ha caducado. Vuelva a conectar la cuenta de correo.',
  'The provider could not be reached or rejected the request. Please try again in a moment.':
    'No se pudo contactar con el proveedor o rechazó la solicitud. Inténtelo de nuevo en un momento.',
  'Reading mail (IMAP) works.': 'La lectura de correos (IMAP) funciona.',
  'Sending mail (SMTP) works.': 'El envío de correos (SMTP) funciona.',
  'Reading mail (IMAP) failed: {sentence} Sending mail (SMTP) failed: {sentence2}':
    'La lectura de correos (IMAP) falló: {sentence} El envío de correos (SMTP) falló: {sentence2}',
  'Reading mail (IMAP) failed: {sentence} Sending mail (SMTP) works.':
    'La lectura de correos (IMAP) falló: {sentence} El envío de correos (SMTP) funciona.',
  'Reading mail (IMAP) works. Sending mail (SMTP) failed: {sentence}':
    'La lectura de correos (IMAP) funciona. El envío de correos (SMTP) falló: {sentence}',
  'Reading mail (IMAP) failed: {sentence}': 'La lectura de correos (IMAP) falló: {sentence}',
  'Sending mail (SMTP) failed: {sentence}': 'El envío de correos (SMTP) falló: {sentence}',
  'no server has this name. Please check the name.':
    'ningún servidor tiene este nombre. Compruebe el nombre.',
  'this server is in a private network, which is not allowed here.':
    'este servidor está en una red privada, lo que aquí no se permite.',
  'the server does not accept connections on this port. Please check the port.':
    'el servidor no acepta conexiones en este puerto. Compruebe el puerto.',
  'the server did not answer in time. Please check its name and port.':
    'el servidor no respondió a tiempo. Compruebe su nombre y su puerto.',
  'the certificate of the server is not valid. Please check the name of the server.':
    'el certificado del servidor no es válido. Compruebe el nombre del servidor.',
  'the connection could not be secured. Please check the port and the kind of encryption.':
    'no se pudo proteger la conexión. Compruebe el puerto y el tipo de cifrado.',
  'the server on this port is not a mail server of this kind. Please check the port.':
    'el servidor de este puerto no es un servidor de correo de este tipo. Compruebe el puerto.',
  'the server refused the user name or the password.':
    'el servidor rechazó el nombre de usuario o la contraseña.',
  'the inbox could not be opened.': 'no se pudo abrir la bandeja de entrada.',
  'the saved password can no longer be decrypted. Please enter it again.':
    'la contraseña guardada ya no se puede descifrar. Introdúzcala de nuevo.',
  'access to this email account has expired or was revoked. Please connect it again.':
    'el acceso a esta cuenta de correo ha caducado o se ha revocado. Vuelva a conectarla.',
  'the server refused this account although access was granted. Please allow IMAP and SMTP for it at the provider, then connect it again.':
    'el servidor rechazó esta cuenta aunque se concedió el acceso. Permita IMAP y SMTP para ella en el proveedor y vuelva a conectarla.',
  'the provider of the account could not be reached. Please try again.':
    'no se pudo contactar con el proveedor de la cuenta. Inténtelo de nuevo.',
  'the provider no longer accepts this server. Its operator must renew the OAuth client at the provider.':
    'el proveedor ya no acepta este servidor. Su operador debe renovar el cliente OAuth en el proveedor.',
  'the connection was lost. Please try again.': 'se perdió la conexión. Inténtelo de nuevo.',
  'The mail server limits our requests. Syncing continues by itself.':
    'El servidor de correo limita nuestras solicitudes. La sincronización continúa por sí sola.',
  'The mail server no longer accepts the password. Please enter it again.':
    'El servidor de correo ya no acepta la contraseña. Introdúzcala de nuevo.',
  'Access to this email account has expired or was revoked. Please connect it again.':
    'El acceso a esta cuenta de correo ha caducado o se ha revocado. Vuelva a conectarla.',
  'Reading it took too long.': 'La lectura tardó demasiado.',
  'Reading it takes too much memory.': 'La lectura necesita demasiada memoria.',
  'Its structure is damaged.': 'Su estructura está dañada.',
  'No server has this name.': 'Ningún servidor tiene este nombre.',
  'The address leads into a private network.': 'La dirección lleva a una red privada.',
  'The server could not be reached, or answered with an error.':
    'No se pudo contactar con el servidor o respondió con un error.',
  'The server rejected the key.': 'El servidor rechazó la clave.',
  'The server does not have this address or model.': 'El servidor no tiene esta dirección o este modelo.',
  'The server limits requests, or the account has no credit left.':
    'El servidor limita las solicitudes, o la cuenta ya no tiene saldo.',
  'The server did not answer in time.': 'El servidor no respondió a tiempo.',
  'The response was too long.': 'La respuesta era demasiado larga.',
  'The response was cut off.': 'La respuesta estaba cortada.',
  'The response is not from a language model.': 'La respuesta no es de un modelo de lenguaje.',
  'The push service could not be found.': 'No se encontró el servicio de notificaciones push.',
  'The push service could not be reached.': 'No se pudo contactar con el servicio de notificaciones push.',
  'The push service refused it ({text}).': 'El servicio de notificaciones push la rechazó ({text}).',
  'Could not be delivered: {sentence}': 'No se pudo entregar: {sentence}',
  'the mail server of the recipient sent it back.': 'el servidor de correo del destinatario lo devolvió.',
  'No copy was put into the Sent folder ({text}).':
    'No se guardó ninguna copia en la carpeta de enviados ({text}).',
  'The mail server refused {text}.': 'El servidor de correo rechazó {text}.',
  'Sent from this mailbox': 'Enviado desde este buzón',
  'An invitation to a calendar': 'Una invitación a un evento',
  'Asks to be answered at another address than it came from':
    'Pide respuesta a otra dirección que la del remitente',
  'Comes from a mailing list': 'Viene de una lista de correo',
  'Says that it went to many people (Precedence)': 'Indica que se envió a muchas personas (Precedence)',
  'Names this mailbox as its sender, but was not sent from it':
    'Indica este buzón como remitente, pero no se envió desde él',
  'Comes from a no-reply address': 'Viene de una dirección no-reply',
  'Nothing says that it is not from a person': 'Nada indica que no sea de una persona',
  'Was sent by Draftdesk': 'Lo envió Draftdesk',
  'Says that a machine sent it (Auto-Submitted)': 'Indica que lo envió una máquina (Auto-Submitted)',
  'Its subject says that it is an automatic reply': 'Su asunto indica que es una respuesta automática',
  'Says that it is an automatic reply': 'Indica que es una respuesta automática',
  'Reports that a mail could not be delivered': 'Informa de que no se pudo entregar un correo',
  'Names recipients that could not be reached': 'Nombra destinatarios con los que no se pudo contactar',
  'Comes from a mail server itself': 'Viene de un servidor de correo',
  'The shop did not answer in time. Please try again in a moment.':
    'La tienda en línea no respondió a tiempo. Inténtelo de nuevo en un momento.',
  'This shop is in a private network, which is not allowed here.':
    'Esta tienda en línea está en una red privada, lo que aquí no se permite.',
  'The saved access cannot be opened any more. Please enter it again.':
    'El acceso guardado ya no se puede abrir. Introdúzcalo de nuevo.',
  'The shop asks every visitor for a password before it shows anything. Please exclude /wp-json/ from this protection.':
    'La tienda en línea pide una contraseña a todos los visitantes antes de mostrar nada. Excluya /wp-json/ de esta protección.',
  'The shop answered with a web page instead of data. Please exclude /wp-json/ from cache and security plugins.':
    'La tienda en línea respondió con una página web en lugar de datos. Excluya /wp-json/ de la caché y de los plugins de seguridad.',
  'Shopify knows no shop at this address.': 'Shopify no conoce ninguna tienda con esta dirección.',
  'Shopify refused the access token. Please copy it again from your app in Shopify.':
    'Shopify rechazó el token de acceso. Cópielo de nuevo de su aplicación en Shopify.',
  'Shopify refused the client ID or the secret. Please copy both from the settings of your app, and check that the app is installed in this shop.':
    'Shopify rechazó el ID de cliente o el secreto. Copie ambos de la configuración de su aplicación y compruebe que la aplicación está instalada en esta tienda.',
  'Shopify does not let us in any more. Please connect the shop again.':
    'Shopify ya no nos deja entrar. Vuelva a conectar la tienda en línea.',
  'Your app may not read orders yet. In Shopify, allow it the scopes read_orders and read_customers, install it again, then connect.':
    'Su aplicación todavía no puede leer pedidos. En Shopify, concédale los permisos read_orders y read_customers, instálela de nuevo y después conecte.',
  'Shopify has paused this shop. Please look into it at Shopify.':
    'Shopify ha pausado esta tienda. Consúltelo en Shopify.',
  'Shopify gets too many requests for this shop right now. Please try again in a minute.':
    'Shopify recibe demasiadas solicitudes para esta tienda en este momento. Inténtelo de nuevo en un minuto.',
  'Shopify could not be reached. Please try again in a moment.':
    'No se pudo contactar con Shopify. Inténtelo de nuevo en un momento.',
  'Shopify did not answer in time. Please try again in a moment.':
    'Shopify no respondió a tiempo. Inténtelo de nuevo en un momento.',
  'The app was removed from the shop in Shopify. Please connect the shop again.':
    'La aplicación se quitó de la tienda en Shopify. Vuelva a conectar la tienda en línea.',
  'There is no WooCommerce shop at this address. Please check the address, and that WooCommerce is active.':
    'No hay ninguna tienda de WooCommerce en esta dirección. Compruebe la dirección y que WooCommerce esté activo.',
  'WooCommerce refused the key. Please connect the shop again.':
    'WooCommerce rechazó la clave. Vuelva a conectar la tienda en línea.',
  'WooCommerce refused the consumer key or the secret. Please copy both again from WooCommerce > Settings > Advanced > REST API.':
    'WooCommerce rechazó la clave o el secreto de cliente. Copie ambos de nuevo de WooCommerce > Ajustes > Avanzado > API REST.',
  'WooCommerce sent no key. Please connect the shop again.':
    'WooCommerce no envió ninguna clave. Vuelva a conectar la tienda en línea.',
  'This key may not read orders. In WooCommerce, give it the permission Read, for a user who may see orders.':
    'Esta clave no puede leer pedidos. En WooCommerce, dele el permiso «Lectura» para un usuario que pueda ver pedidos.',
  'The shop is closed for maintenance. Please try again when it is open.':
    'La tienda en línea está cerrada por mantenimiento. Inténtelo de nuevo cuando esté abierta.',
  'The shop gets too many requests right now. Please try again in a minute.':
    'La tienda en línea recibe demasiadas solicitudes en este momento. Inténtelo de nuevo en un minuto.',
  'The shop could not be reached. Please try again in a moment.':
    'No se pudo contactar con la tienda en línea. Inténtelo de nuevo en un momento.',
  'The key was removed from the shop. Please connect the shop again.':
    'La clave se quitó de la tienda en línea. Vuelva a conectar la tienda en línea.',
  'Your app may not read customers: allow it the scope read_customers to see who they are.':
    'Su aplicación no puede leer clientes: concédale el permiso read_customers para ver quiénes son.',
  'Shopify shows orders of the last 60 days only: older ones need the scope read_all_orders.':
    'Shopify solo muestra los pedidos de los últimos 60 días: los anteriores necesitan el permiso read_all_orders.',
  'Chosen by your team': 'Elegido por su equipo',
  'Your team marked this sender as spam': 'Su equipo marcó a este remitente como spam',
  'The mail server cannot be found.': 'No se encuentra el servidor de correo.',
  'The mail server is in a private network, which is not allowed here.':
    'El servidor de correo está en una red privada, lo que aquí no se permite.',
  'The saved password can no longer be decrypted. Please enter it again.':
    'La contraseña guardada ya no se puede descifrar. Introdúzcala de nuevo.',
  'This reply was written for another email account of this store. Please check it and send it again.':
    'Esta respuesta se escribió para otra cuenta de correo de esta tienda. Compruébela y envíela de nuevo.',
  'The mail server refused the user name or the password.':
    'El servidor de correo rechazó el nombre de usuario o la contraseña.',
  'Access to the email account has expired or was revoked. Please connect it again.':
    'El acceso a la cuenta de correo ha caducado o se ha revocado. Vuelva a conectarla.',
  'The mail server refused the account although access was granted. Please allow SMTP for it at the provider.':
    'El servidor de correo rechazó la cuenta aunque se concedió el acceso. Permita SMTP para ella en el proveedor.',
  'The provider of the email account could not be reached.':
    'No se pudo contactar con el proveedor de la cuenta de correo.',
  'The provider of the email account no longer accepts this server. The operator of the server must renew the OAuth client.':
    'El proveedor de la cuenta de correo ya no acepta este servidor. El operador del servidor debe renovar el cliente OAuth.',
  'The mail server could not be reached.': 'No se pudo contactar con el servidor de correo.',
  'The mail server asks to try again later.': 'El servidor de correo pide que se intente más tarde.',
  'The mail server refused this email.': 'El servidor de correo rechazó este correo.',
  'The mail server did not accept this email for a whole day.':
    'El servidor de correo no aceptó este correo durante un día entero.',
  'The customer wrote again before the chosen time, so this reply was not sent.':
    'El cliente volvió a escribir antes del momento elegido, así que esta respuesta no se envió.',
  'The person who scheduled this reply can no longer send emails in this store. Please check it and send it again.':
    'La persona que programó esta respuesta ya no puede enviar correos en esta tienda. Compruébela y envíela de nuevo.',
  'The mail server did not confirm that it accepted the email.':
    'El servidor de correo no confirmó que aceptara el correo.',
  'This email was being sent when the backup was made.':
    'Este correo se estaba enviando cuando se hizo la copia de seguridad.',
  'The mailbox cannot be read ({text}).': 'El buzón no se puede leer ({text}).',
  'The process that read the document ended before it was done.':
    'El proceso que leía el documento terminó antes de acabar.',
  'The notice was encrypted with another API_SECRET.': 'Se cifró con otro API_SECRET.',
  'The mail server refused it ({text}).': 'El servidor de correo lo rechazó ({text}).',
  'The mail server put it off ({text}).': 'El servidor de correo lo aplazó ({text}).',
  'The mail server could not be used.': 'No se pudo usar el servidor de correo.',
  'The mail server could not be used ({text}).': 'No se pudo usar el servidor de correo ({text}).',
  'Please choose one of the offered times.': 'Elija uno de los plazos ofrecidos.',
  'Password must be at least 8 characters long, include uppercase, lowercase, a number, and a special character.':
    'La contraseña debe tener al menos 8 caracteres e incluir mayúsculas, minúsculas, un número y un carácter especial.',
  'First name and Last name are required': 'El nombre y los apellidos son obligatorios',
  'A name has at most {count} characters.': 'Un nombre tiene como máximo {count} caracteres.',
  'A name is one line of text.': 'Un nombre es una línea de texto.',
  'Email is required.': 'La dirección de correo es obligatoria.',
  'Passwords do not match': 'Las contraseñas no coinciden',
  'No email found. Please sign up again.': 'No se encontró ninguna dirección de correo. Regístrese de nuevo.',
  'Please enter the verification code.': 'Introduzca el código de verificación.',
  'Passwords do not match!': 'Las contraseñas no coinciden.',
  'There is nothing to change.': 'No hay nada que cambiar.',
  'Please enter your current password.': 'Introduzca su contraseña actual.',
  'Please choose a picture.': 'Elija una imagen.',
  'The file is empty.': 'El archivo está vacío.',
  'The picture is too large. It can have up to 2 MB.':
    'La imagen es demasiado grande. Puede tener hasta 2 MB.',
  'Please enter the code from your authenticator app.':
    'Introduzca el código de su aplicación de autenticación.',
  'Please enter the email address of the customer.': 'Introduzca la dirección de correo del cliente.',
  'Please choose a language.': 'Elija un idioma.',
  'Please enter a price.': 'Introduzca un precio.',
  'A price is not negative.': 'Un precio no es negativo.',
  'This price is too high.': 'Este precio es demasiado alto.',
  'This text has at most {count} characters.': 'Este texto tiene como máximo {count} caracteres.',
  'At most 50 subjects can be named.': 'Se pueden indicar como máximo 50 temas.',
  'Please enter a whole number.': 'Introduzca un número entero.',
  'An instruction has at most {count} characters.': 'Una instrucción tiene como máximo {count} caracteres.',
  'Please choose a reason.': 'Elija un motivo.',
  'Please enter a question.': 'Introduzca una pregunta.',
  'A question has at most {count} characters.': 'Una pregunta tiene como máximo {count} caracteres.',
  'Please enter an email address.': 'Introduzca una dirección de correo.',
  'A reply can go to at most {count} people.': 'Una respuesta puede ir a {count} personas como máximo.',
  'A reply has at most {count} characters.': 'Una respuesta tiene como máximo {count} caracteres.',
  'A subject has at most {count} characters.': 'Un asunto tiene como máximo {count} caracteres.',
  'A subject is one line of text.': 'Un asunto es una línea de texto.',
  'Please choose a file.': 'Elija un archivo.',
  'The files are too large. A reply can take 20 MB along.':
    'Los archivos son demasiado grandes. Una respuesta puede llevar 20 MB.',
  'Say whether this comes from a customer or is an automatic notice.': 'Indique si es un cliente o un aviso.',
  'Say if the email goes along as a quotation or as a file.':
    'Indique si el correo va como cita o como archivo.',
  'An email can have at most {count} files.': 'Un correo puede tener como máximo {count} archivos.',
  'Filter by drafts, all, sent, archive or snoozed.': 'Filtre por drafts, all, sent, archive o snoozed.',
  'Please search for fewer words.': 'Busque menos palabras.',
  'Please choose 1 to 9999 days.': 'Elija de 1 a 9999 días.',
  'Order by oldest, or leave this out.': 'Ordene con oldest u omita este dato.',
  'Please write a note.': 'Escriba una nota.',
  'A note has at most {count} characters.': 'Una nota tiene como máximo {count} caracteres.',
  'This search is too long.': 'Esta búsqueda es demasiado larga.',
  'Please enter a name.': 'Introduzca un nombre.',
  'A tag has at most {count} characters.': 'Una etiqueta tiene como máximo {count} caracteres.',
  'A tag has no quotation marks.': 'Una etiqueta no lleva comillas.',
  'Please choose a color.': 'Elija un color.',
  'Please ask for fewer conversations.': 'Pida menos conversaciones.',
  'Please choose conversations.': 'Elija conversaciones.',
  'Please choose at most 200.': 'Elija 200 como máximo.',
  'This cannot be done to conversations.': 'Esto no se puede hacer con conversaciones.',
  'Please choose a conversation.': 'Elija una conversación.',
  'Please choose an email.': 'Elija un correo.',
  'Please enter a title.': 'Introduzca un título.',
  'A title has at most {count} characters.': 'Un título tiene como máximo {count} caracteres.',
  'This is not an email address.': 'Esto no es una dirección de correo.',
  'Ask with true, or leave this out.': 'Pregunte con true u omita este dato.',
  'Please give a reason of {count} to {count2} characters.':
    'Indique un motivo de {count} a {count2} caracteres.',
  '{text} wants an app password here, not the one you sign in with. You make one in the security settings of your account.':
    '{text} pide aquí una contraseña de aplicación, no la de su inicio de sesión. Puede crearla en la configuración de seguridad de su cuenta.',
  'Before this works, allow mail programs (IMAP) in the settings of your {text} account.':
    'Para que funcione, permita antes los programas de correo (IMAP) en la configuración de su cuenta de {text}.',
  'Microsoft lets a password in only where the administrator of the account allows IMAP and SMTP with one.':
    'Microsoft solo acepta una contraseña si el administrador de la cuenta permite IMAP y SMTP con ella.',
  'Choose 7, 30, 90 or 365 days.': 'Elija 7, 30, 90 o 365 días.',
  'This is no folder.': 'Esto no es una carpeta.',
  'Please enter the server.': 'Introduzca el servidor.',
  'This is not the name of a server.': 'Esto no es el nombre de un servidor.',
  'Please enter a port.': 'Introduzca un puerto.',
  'Please enter the email address.': 'Introduzca la dirección de correo.',
  'Choose Google or Microsoft.': 'Elija Google o Microsoft.',
  'Please choose a shop system.': 'Elija un sistema de tienda.',
  'Please enter the address of your shop.': 'Introduzca la dirección de su tienda en línea.',
  'Please choose one of the answers.': 'Elija una de las respuestas.',
  'This text is too long. An example works best when it is short.':
    'Este texto es demasiado largo. Un ejemplo funciona mejor cuando es corto.',
  'Please enter the customer’s message.': 'Introduzca el mensaje del cliente.',
  'Please enter the reply.': 'Introduzca la respuesta.',
  'Please enter the text.': 'Introduzca el texto.',
  'This text is too long. Please split it into several documents.':
    'Este texto es demasiado largo. Divídalo en varios documentos.',
  'The file is too large. A document can have up to 20 MB.':
    'El archivo es demasiado grande. Un documento puede tener hasta 20 MB.',
  'Please choose days.': 'Elija los días.',
  'Please choose at most a year.': 'Elija un año como máximo.',
  'A page has 1 to 200 rows.': 'Una página tiene de 1 a 200 filas.',
  'Please enter at least 1.': 'Introduzca al menos 1.',
  'Please enter at most {count}.': 'Introduzca como máximo {count}.',
  'Please type the name of the store.': 'Escriba el nombre de la tienda.',
  'Please confirm that you want to delete your account.': 'Confirme que quiere eliminar su cuenta.',
  'Please choose a role.': 'Elija una función.',
  'Please choose {count} to {count2} days.': 'Elija de {count} a {count2} días.',
  'Please enter a name for the store.': 'Introduzca un nombre para la tienda.',
  '“{text}” is not filled in. Please replace it or delete it.':
    '«{text}» no está rellenado. Sustitúyalo o elimínelo.',
  'A reply can be taken back for 0 to {count} seconds.':
    'Una respuesta se puede recuperar durante 0 a {count} segundos.',
  'A signature has at most {count} characters.': 'Una firma tiene como máximo {count} caracteres.',
  'Please enter a number of seconds.': 'Introduzca un número de segundos.',
  'In {sentence} an address is missing: none of your texts has it. Please replace “{text}” or delete it.':
    'En {sentence} falta una dirección: ninguno de sus textos la tiene. Sustituya o elimine «{text}».',
  'In {sentence} “{text}” is not filled in. Please replace it or delete it.':
    'En {sentence} «{text}» no está rellenado. Sustitúyalo o elimínelo.',
  'the subject': 'el asunto',
  'the first line': 'la primera línea',
  'line {count}': 'la línea {count}',
  '1 sign-in ended.': 'Se ha cerrado 1 sesión.',
  'A newsletter that one can unsubscribe from': 'Un boletín del que es posible darse de baja',
  'An automatic report': 'Un informe escrito por una máquina',
  'Please enter a day.': 'Introduzca un día.',
  'Please enter a month.': 'Introduzca un mes.',
  'Please enter at least 0.': 'Introduzca al menos 0.',
  'This limit is too high.': 'Este límite es demasiado alto.',
  'A trial uses no language model.': 'Una prueba no usa ningún modelo de lenguaje.',
  "This month's limit for the model is reached. Until {date} drafts are written without it.":
    'Se ha alcanzado el límite del modelo para este mes. Hasta el {date} los borradores se escriben sin él.',
  "The rest of this month's limit is reserved for drafts that are being written.":
    'El resto del límite de este mes está reservado para los borradores que se están escribiendo.',
  'The last day is before the first.': 'El último día es anterior al primero.',
  'Please choose at most {count} days.': 'Elija {count} días como máximo.',
  'These results are not kept any more. Please start again.':
    'Estos resultados ya no se conservan. Comience de nuevo.',
  'The results are deleted.': 'Se han eliminado los resultados.',
  'This suggestion does not exist any more.': 'Esta sugerencia ya no existe.',
  'The suggestion is dismissed.': 'La sugerencia se ha descartado.',
  'The suggestion is back.': 'La sugerencia vuelve a estar en la lista.',
  Paid: 'Pagado',
  'Partially paid': 'Pagado en parte',
  'Partially refunded': 'Reembolsado en parte',
  Refunded: 'Reembolsado',
  Pending: 'Pendiente',
  Authorized: 'Autorizado',
  Expired: 'Caducado',
  Voided: 'Anulado',
  Unknown: 'Desconocido',
  Failed: 'Fallido',
  Processing: 'En proceso',
  Completed: 'Completado',
  'Checkout draft': 'Compra sin terminar',
  Trash: 'En la papelera',
  Fulfilled: 'Enviado',
  Unfulfilled: 'Sin enviar',
  'Partially fulfilled': 'Enviado en parte',
  'Pending fulfillment': 'Envío pendiente',
  'Marked as fulfilled': 'Marcado como enviado',
  'In progress': 'En preparación',
  'On hold': 'En espera',
  Open: 'Abierto',
  'Request declined': 'Solicitud rechazada',
  Restocked: 'Devuelto al inventario',
  Scheduled: 'Programado',
  'Attempted delivery': 'Intento de entrega',
  Canceled: 'Cancelado',
  Cancelled: 'Cancelado',
  Confirmed: 'Confirmado',
  Delayed: 'Retrasado',
  Delivered: 'Entregado',
  'Not delivered': 'No entregado',
  Failure: 'Entrega fallida',
  'In transit': 'En tránsito',
  'Out for delivery': 'En reparto',
  'Label printed': 'Etiqueta impresa',
  'Label purchased': 'Etiqueta comprada',
  'Label voided': 'Etiqueta anulada',
  'Picked up': 'Recogido',
  'Carrier picked up': 'Recogido por el transportista',
  'Ready for pickup': 'Listo para recoger',
  Submitted: 'Transmitido',
  'Order {text}: {list}': 'Pedido {text}: {list}',
  'Order {text}': 'Pedido {text}',
  'An order': 'Un pedido',
  unpaid: 'sin pagar',
  paid: 'pagado',
  packed: 'preparado',
  shipped: 'enviado',
  delivered: 'entregado',
  cancelled: 'cancelado',
  refunded: 'reembolsado',
  'paid on {text}': 'pagado el {text}',
  'shipped on {text}': 'enviado el {text}',
  'cancelled on {text}': 'cancelado el {text}',
  'refunded on {text}': 'reembolsado el {text}',
  'carrier {text}': 'transportista {text}',
  'tracking number {text}': 'número de seguimiento {text}',
  'refunded {text}': 'reembolso: {text}',
  '{sentence} is not in the shop any more.': '{sentence} ya no está en la tienda.',
  '{sentence} belongs to another address.': '{sentence} pertenece a otra dirección.',
  '{sentence} changed since this was written. It is now {list}.':
    '{sentence} ha cambiado desde que se escribió este texto. Estado actual: {list}.',
  "The customer's mail": 'Correo del cliente',
  'Your earlier reply': 'Su respuesta anterior',
  'Your instruction': 'Su indicación',
  'language {language}': 'idioma: {language}',
  '{count} question': { one: '{count} pregunta', other: '{count} preguntas' },
  '{count} order number': { one: '{count} número de pedido', other: '{count} números de pedido' },
  '{count} order numbers': { one: '{count} número de pedido', other: '{count} números de pedido' },
  '{count} question with a source': {
    one: '{count} pregunta con fuente',
    other: '{count} preguntas con fuente',
  },
  '{count} questions with a source': {
    one: '{count} pregunta con fuente',
    other: '{count} preguntas con fuente',
  },
  '{count} question without one': {
    one: '{count} pregunta sin fuente',
    other: '{count} preguntas sin fuente',
  },
  '{count} questions without one': {
    one: '{count} pregunta sin fuente',
    other: '{count} preguntas sin fuente',
  },
  '{count} line': { one: '{count} línea', other: '{count} líneas' },
  '{count} lines': { one: '{count} línea', other: '{count} líneas' },
  '{count} sentence supported': { one: '{count} frase respaldada', other: '{count} frases respaldadas' },
  '{count} sentences supported': { one: '{count} frase respaldada', other: '{count} frases respaldadas' },
  '{count} sentence to read': { one: '{count} frase por revisar', other: '{count} frases por revisar' },
  '{count} sentences to read': { one: '{count} frase por revisar', other: '{count} frases por revisar' },
  '{count} sentence not supported': {
    one: '{count} frase sin respaldo',
    other: '{count} frases sin respaldo',
  },
  '{count} sentences not supported': {
    one: '{count} frase sin respaldo',
    other: '{count} frases sin respaldo',
  },
  'looked up by words and by meaning': 'búsqueda por palabras y por significado',
  'looked up by words alone, since the model for meanings did not answer in time':
    'búsqueda solo por palabras, porque el modelo de significados no respondió a tiempo',
  'looked up by words alone, since the model for meanings did not answer':
    'búsqueda solo por palabras, porque el modelo de significados no respondió',
  'looked up by words alone, since the model for meanings has not read all documents':
    'búsqueda solo por palabras, porque el modelo de significados aún no ha leído todos los documentos',
  'every question answered': 'todas las preguntas respondidas',
  'please check this draft': 'borrador por revisar',
  'no draft': 'sin borrador',
  '{count} a minute, {count2} a day. {text}': '{count} por minuto, {count2} al día. {text}',
  'the default. {text}': 'el valor predeterminado. {text}',
  '{count} tokens. {text}': { one: '{count} token. {text}', other: '{count} tokens. {text}' },
  'resolved {count} days': { one: 'resueltas {count} día', other: 'resueltas {count} días' },
  'archived {count} days': { one: 'archivadas {count} día', other: 'archivadas {count} días' },
  'spam {count} days': { one: 'correo no deseado {count} día', other: 'correo no deseado {count} días' },
  'activity {count} days': { one: 'actividad {count} día', other: 'actividad {count} días' },
  'everything is kept': 'todo se conserva',
  owner: 'propietario',
  manager: 'responsable',
  agent: 'agente',
  observer: 'observador',
  '{text}: {sentence} → {sentence2}': '{text}: {sentence} → {sentence2}',
}
