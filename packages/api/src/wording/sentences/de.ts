import type { SentenceTranslations } from './sentence-translations.ts'

export const de: SentenceTranslations = {
  'You can only change your own account.': 'Sie können nur Ihr eigenes Konto ändern.',
  'This account has no password yet. Please set one with “Forgot password?”.':
    'Dieses Konto hat noch kein Passwort. Bitte legen Sie eines über „Passwort vergessen?“ fest.',
  'The current password is wrong.': 'Das aktuelle Passwort ist falsch.',
  'Password updated successfully!': 'Das Passwort wurde geändert.',
  'This file is not a supported picture. Please use png, jpeg or webp.':
    'Diese Datei ist kein unterstütztes Bild. Bitte verwenden Sie png, jpeg oder webp.',
  'The picture is too large. It can be up to {count} pixels wide and high.':
    'Das Bild ist zu groß. Es darf höchstens {count} Pixel breit und hoch sein.',
  'This picture is damaged. Please save it again and upload it.':
    'Dieses Bild ist beschädigt. Bitte speichern Sie es neu und laden Sie es hoch.',
  'This language is not supported.': 'Diese Sprache wird nicht unterstützt.',
  'Language updated to {language} successfully': 'Die Sprache ist jetzt {language}.',
  'Your name is saved.': 'Ihr Name wurde gespeichert.',
  'Please choose a day within two years.': 'Bitte wählen Sie einen Tag innerhalb der nächsten zwei Jahre.',
  'Please choose a last day in the future that is not before the first.':
    'Bitte wählen Sie einen letzten Tag, der in der Zukunft und nicht vor dem ersten liegt.',
  'The account of a super administrator cannot be deleted here.':
    'Das Konto eines Superadmins kann hier nicht gelöscht werden.',
  'This is not the address of your account.': 'Das ist nicht die Adresse Ihres Kontos.',
  'The password is wrong.': 'Das Passwort ist falsch.',
  'You are the only owner of {text}. Delete the store, or make another member an owner first.':
    'Sie sind der einzige Inhaber von {text}. Löschen Sie den Store oder machen Sie zuerst ein anderes Mitglied zum Inhaber.',
  'The account is being deleted. This can no longer be undone.':
    'Das Konto wird gerade gelöscht. Das lässt sich nicht mehr rückgängig machen.',
  'This browser offers no push notifications that can be used.':
    'Dieser Browser bietet keine Push-Benachrichtigungen, die sich nutzen lassen.',
  'This browser gets no push notifications any more.':
    'Dieser Browser erhält keine Push-Benachrichtigungen mehr.',
  'This browser gets no push notifications.': 'Dieser Browser erhält keine Push-Benachrichtigungen.',
  'If this address has an account, a link to reset the password is on its way.':
    'Wenn es zu dieser Adresse ein Konto gibt, ist ein Link zum Zurücksetzen des Passworts unterwegs.',
  'This link is not valid, was used before or has expired. Please ask for a new one.':
    'Dieser Link ist ungültig, wurde schon benutzt oder ist abgelaufen. Bitte fordern Sie einen neuen an.',
  'Many people use this password, so it is easy to guess. Please choose another one.':
    'Viele Menschen benutzen dieses Passwort, deshalb ist es leicht zu erraten. Bitte wählen Sie ein anderes.',
  'This store is suspended. Please contact the support of this service.':
    'Dieser Store ist gesperrt. Bitte wenden Sie sich an den Support dieses Dienstes.',
  'You do not have access to this store.': 'Sie haben keinen Zugang zu diesem Store.',
  'Token has expired': 'Die Anmeldung ist abgelaufen.',
  'The email address or the password is wrong.': 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  'This sign-in took too long or had too many wrong codes. Please log in again.':
    'Diese Anmeldung hat zu lange gedauert oder hatte zu viele falsche Codes. Bitte melden Sie sich erneut an.',
  'This account is locked. Please contact the support of this service.':
    'Dieses Konto ist gesperrt. Bitte wenden Sie sich an den Support dieses Dienstes.',
  'You are signed out.': 'Sie sind abgemeldet.',
  'This sign-in is ended.': 'Diese Anmeldung wurde beendet.',
  'This sign-in has ended already.': 'Diese Anmeldung wurde bereits beendet.',
  'Every other sign-in is ended.': 'Alle anderen Anmeldungen wurden beendet.',
  'The email address of this account is not verified.':
    'Die E-Mail-Adresse dieses Kontos ist nicht bestätigt.',
  'Google sign-in is not set up on this server.':
    'Die Anmeldung mit Google ist auf diesem Server nicht eingerichtet.',
  'Google cannot be reached right now. Please try again.':
    'Google ist gerade nicht erreichbar. Bitte versuchen Sie es erneut.',
  'The Google sign-in could not be completed. Please try again.':
    'Die Anmeldung mit Google konnte nicht abgeschlossen werden. Bitte versuchen Sie es erneut.',
  'Single sign-on is not set up on this server.': 'Single Sign-on ist auf diesem Server nicht eingerichtet.',
  'Single sign-on cannot be reached right now. Please try again.':
    'Single Sign-on ist gerade nicht erreichbar. Bitte versuchen Sie es erneut.',
  'The single sign-on token is not valid or was already used.':
    'Das Token für Single Sign-on ist ungültig oder wurde schon benutzt.',
  'We have sent a verification code to your email address.':
    'Wir haben einen Bestätigungscode an Ihre E-Mail-Adresse gesendet.',
  'The verification code is wrong or has expired.': 'Der Bestätigungscode ist falsch oder abgelaufen.',
  'Email verified successfully!': 'Die E-Mail-Adresse wurde bestätigt.',
  'Email verified successfully! We have sent you a link to choose your password.':
    'Die E-Mail-Adresse wurde bestätigt. Wir haben Ihnen einen Link gesendet, über den Sie Ihr Passwort wählen.',
  'If this address waits for verification, a new code is on its way.':
    'Wenn diese Adresse auf eine Bestätigung wartet, ist ein neuer Code unterwegs.',
  'Please confirm first that it is you.': 'Bitte bestätigen Sie zuerst, dass Sie es sind.',
  'Thank you. It is you.': 'Danke. Sie sind es.',
  'Please confirm with your password or a code of your authenticator app.':
    'Bitte bestätigen Sie mit Ihrem Passwort oder einem Code Ihrer Authenticator-App.',
  'A code is on its way to your email address.': 'Ein Code ist unterwegs an Ihre E-Mail-Adresse.',
  'Please enter your password or the code.': 'Bitte geben Sie Ihr Passwort oder den Code ein.',
  'This code is wrong or was used before. Please enter another one.':
    'Dieser Code ist falsch oder wurde schon benutzt. Bitte geben Sie einen anderen ein.',
  'Two-step sign-in is off. Please load the page again.':
    'Die Anmeldung in zwei Schritten ist ausgeschaltet. Bitte laden Sie die Seite neu.',
  'Two-step sign-in is on already. Please load the page again.':
    'Die Anmeldung in zwei Schritten ist bereits eingeschaltet. Bitte laden Sie die Seite neu.',
  'This set-up took too long. Please begin it again.':
    'Die Einrichtung hat zu lange gedauert. Bitte beginnen Sie von vorn.',
  'Two-step sign-in is off.': 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
  'This person does not exist.': 'Diese Person gibt es nicht.',
  'This page of the list does not exist.': 'Diese Seite der Liste gibt es nicht.',
  'You cannot lock your own account.': 'Sie können Ihr eigenes Konto nicht sperren.',
  'This person is locked and signed out.': 'Diese Person ist gesperrt und abgemeldet.',
  'This person is locked already.': 'Diese Person ist bereits gesperrt.',
  'This person can sign in again.': 'Diese Person kann sich wieder anmelden.',
  'This person is not locked.': 'Diese Person ist nicht gesperrt.',
  '{count} sign-ins ended.': '{count} Anmeldungen wurden beendet.',
  'A new code is on its way.': 'Ein neuer Code ist unterwegs.',
  'This address is verified already.': 'Diese Adresse ist bereits bestätigt.',
  'Two-step sign-in is off, and every sign-in ended.':
    'Die Anmeldung in zwei Schritten ist ausgeschaltet, und alle Anmeldungen wurden beendet.',
  'You can have at most {count} passkeys. Please remove one first.':
    'Sie können höchstens {count} Passkeys haben. Bitte entfernen Sie zuerst einen.',
  'This passkey was removed already.': 'Dieser Passkey wurde bereits entfernt.',
  'You have no passkey. Please use a code.': 'Sie haben keinen Passkey. Bitte verwenden Sie einen Code.',
  'This passkey was not accepted. Please try again.':
    'Dieser Passkey wurde nicht angenommen. Bitte versuchen Sie es erneut.',
  'The passkey is renamed.': 'Der Passkey ist umbenannt.',
  'The passkey is removed.': 'Der Passkey ist entfernt.',
  'Please enter a name for the passkey.': 'Bitte geben Sie einen Namen für den Passkey ein.',
  'Another super administrator has to change this for you.':
    'Das muss ein anderer Superadmin für Sie ändern.',
  'This person is locked, has not verified their address, or is deleting their account.':
    'Diese Person ist gesperrt, hat ihre Adresse nicht bestätigt oder löscht ihr Konto.',
  'This person is the only owner of a store. Make another member an owner there first.':
    'Diese Person ist der einzige Inhaber eines Stores. Machen Sie dort zuerst ein anderes Mitglied zum Inhaber.',
  'This person is the last super administrator.': 'Diese Person ist der letzte Superadmin.',
  'This person is a super administrator.': 'Diese Person ist Superadmin.',
  'This person is no longer a super administrator.': 'Diese Person ist kein Superadmin mehr.',
  'This person is a super administrator already.': 'Diese Person ist bereits Superadmin.',
  'This person is not a super administrator.': 'Diese Person ist kein Superadmin.',
  'This store does not exist.': 'Diesen Store gibt es nicht.',
  'The job will run again.': 'Die Aufgabe wird erneut ausgeführt.',
  'This job is done or already running.': 'Diese Aufgabe ist erledigt oder läuft bereits.',
  'The store is suspended.': 'Der Store ist gesperrt.',
  'The store is open again.': 'Der Store ist wieder geöffnet.',
  'This store is suspended already.': 'Dieser Store ist bereits gesperrt.',
  'This store is not suspended.': 'Dieser Store ist nicht gesperrt.',
  'This address belongs to your store: the email account, the reply address or a member. It cannot be erased.':
    'Diese Adresse gehört zu Ihrem Store: Sie ist das E-Mail-Konto, die Antwortadresse oder ein Mitglied. Sie kann nicht gelöscht werden.',
  'The customer is erased.': 'Der Kunde wurde gelöscht.',
  'The request is done.': 'Die Anfrage ist erledigt.',
  'This request does not exist.': 'Diese Anfrage gibt es nicht.',
  'A note can have up to 20 files with 20 MB in total.':
    'Eine Notiz kann bis zu 20 Dateien mit insgesamt 20 MB haben.',
  'This conversation has no room for more notes.':
    'In dieser Konversation ist kein Platz für weitere Notizen.',
  'This note does not exist any more.': 'Diese Notiz gibt es nicht mehr.',
  'Only the author of a note can change it.': 'Nur wer eine Notiz geschrieben hat, kann sie ändern.',
  'A note can be deleted for {count} minutes. Please edit it instead.':
    'Eine Notiz kann {count} Minuten lang gelöscht werden. Bitte bearbeiten Sie sie stattdessen.',
  'This conversation does not exist.': 'Diese Konversation gibt es nicht.',
  'The note is deleted.': 'Die Notiz wurde gelöscht.',
  'This saved filter does not exist any more.': 'Diesen gespeicherten Filter gibt es nicht mehr.',
  'There is no room for another filter. Delete one first.':
    'Es ist kein Platz für einen weiteren Filter. Löschen Sie bitte zuerst einen.',
  'The filter is deleted.': 'Der Filter wurde gelöscht.',
  'This tag does not exist any more.': 'Dieses Schlagwort gibt es nicht mehr.',
  'Another tag has this name. Merge the two instead.':
    'Ein anderes Schlagwort hat diesen Namen. Führen Sie die beiden stattdessen zusammen.',
  'A store has at most {count} tags.': 'Ein Store hat höchstens {count} Schlagwörter.',
  'The tag is deleted.': 'Das Schlagwort wurde gelöscht.',
  'Your colleagues can see this.': 'Ihre Teammitglieder können das sehen.',
  'Please choose a time in the future, within two years.':
    'Bitte wählen Sie einen Zeitpunkt in der Zukunft, innerhalb von zwei Jahren.',
  'This person does not answer emails in this store.':
    'Diese Person beantwortet in diesem Store keine E-Mails.',
  'A conversation has at most {count} tags.': 'Eine Konversation hat höchstens {count} Schlagwörter.',
  'Please choose a person.': 'Bitte wählen Sie eine Person.',
  'Please choose a time.': 'Bitte wählen Sie eine Zeit.',
  'Please choose a tag.': 'Bitte wählen Sie ein Schlagwort.',
  'A conversation can only be split after its first email.':
    'Eine Konversation kann erst nach ihrer ersten E-Mail geteilt werden.',
  'This email has only text.': 'Diese E-Mail besteht nur aus Text.',
  'This email does not exist.': 'Diese E-Mail gibt es nicht.',
  'No email account is linked.': 'Es ist kein E-Mail-Konto verknüpft.',
  'Please enter the servers of your email provider.':
    'Bitte geben Sie die Server Ihres E-Mail-Anbieters ein.',
  'Without encryption your password could be read on its way. Please choose TLS or STARTTLS.':
    'Ohne Verschlüsselung könnte Ihr Passwort unterwegs gelesen werden. Bitte wählen Sie TLS oder STARTTLS.',
  'Please enter the password.': 'Bitte geben Sie das Passwort ein.',
  'Please enter the password again, since the account or a server changed.':
    'Bitte geben Sie das Passwort erneut ein, da sich das Konto oder ein Server geändert hat.',
  'Only an owner can delete the emails of the store.': 'Nur ein Inhaber kann die E-Mails des Stores löschen.',
  'The email account is disconnected.': 'Das E-Mail-Konto ist getrennt.',
  'The emails of the account before are still being deleted. Please try again in a few minutes.':
    'Die E-Mails des vorherigen Kontos werden noch gelöscht. Bitte versuchen Sie es in einigen Minuten erneut.',
  'Syncing of this email account is paused. Please resume it first.':
    'Die Synchronisierung dieses E-Mail-Kontos ist angehalten. Bitte setzen Sie sie zuerst fort.',
  'This server is not known to {text}: please use a password.':
    'Dieser Server ist bei {text} nicht bekannt: Bitte verwenden Sie ein Passwort.',
  '{text} cannot be reached right now. Please try again.':
    '{text} ist gerade nicht erreichbar. Bitte versuchen Sie es erneut.',
  'A colleague changed this in the meantime. Please connect the email account again.':
    'Ein Teammitglied hat dies inzwischen geändert. Bitte verbinden Sie das E-Mail-Konto erneut.',
  'No shop is linked.': 'Es ist kein Onlineshop verknüpft.',
  'Please enter the address of your shop that ends in .myshopify.com.':
    'Bitte geben Sie die Adresse Ihres Onlineshops ein, die auf .myshopify.com endet.',
  'Please enter the client ID of your app.': 'Bitte geben Sie die Client-ID Ihrer App ein.',
  'Please enter the secret of your app.': 'Bitte geben Sie das Secret Ihrer App ein.',
  'Please enter the address of your shop, such as shop.example.':
    'Bitte geben Sie die Adresse Ihres Onlineshops ein, zum Beispiel shop.example.',
  'Please enter the consumer key.': 'Bitte geben Sie den Consumer Key ein.',
  'Please enter the consumer secret.': 'Bitte geben Sie das Consumer Secret ein.',
  'Please enter the client ID of your app, or an access token.':
    'Bitte geben Sie die Client-ID Ihrer App oder ein Zugriffstoken ein.',
  'Please enter the access token.': 'Bitte geben Sie das Zugriffstoken ein.',
  'This server has no app at Shopify: use the client ID and secret of your own app.':
    'Dieser Server hat keine App bei Shopify: Verwenden Sie bitte Client-ID und Secret Ihrer eigenen App.',
  'This server has no HTTPS address: use a consumer key and secret of your shop.':
    'Dieser Server hat keine HTTPS-Adresse: Verwenden Sie bitte Consumer Key und Consumer Secret Ihres Onlineshops.',
  'This connection attempt has expired. Please connect the shop again.':
    'Dieser Verbindungsversuch ist abgelaufen. Bitte verbinden Sie den Onlineshop erneut.',
  'A colleague changed this in the meantime. Please connect the shop again.':
    'Ein Teammitglied hat dies inzwischen geändert. Bitte verbinden Sie den Onlineshop erneut.',
  'The shop is disconnected.': 'Der Onlineshop ist getrennt.',
  'This proposal does not exist any more.': 'Diesen Vorschlag gibt es nicht mehr.',
  'The proposal is dismissed.': 'Der Vorschlag wurde verworfen.',
  'The proposal is back.': 'Der Vorschlag ist wieder da.',
  'This example does not exist any more.': 'Dieses Beispiel gibt es nicht mehr.',
  'A tag does not exist any more. Please choose again.':
    'Ein Schlagwort gibt es nicht mehr. Bitte wählen Sie erneut.',
  'Drafts are written for the whole store and use no personal example.':
    'Entwürfe werden für den ganzen Store geschrieben und verwenden keine persönlichen Beispiele.',
  'Drafts need the customer’s message that this reply answers. Please enter it.':
    'Entwürfe brauchen die Nachricht des Kunden, auf die diese Antwort passt. Bitte geben Sie sie ein.',
  'The example is deleted.': 'Das Beispiel wurde gelöscht.',
  'A saved reply can have up to 20 files with 20 MB in total.':
    'Eine gespeicherte Antwort kann bis zu 20 Dateien mit insgesamt 20 MB haben.',
  'This question does not exist any more.': 'Diese Frage gibt es nicht mehr.',
  'This document does not exist any more.': 'Dieses Dokument gibt es nicht mehr.',
  'The question is removed.': 'Die Frage wurde entfernt.',
  'The text of this document is still being extracted. Please wait a moment.':
    'Der Text dieses Dokuments wird noch gelesen. Bitte warten Sie einen Moment.',
  'The document is deleted.': 'Das Dokument wurde gelöscht.',
  'The files of replies and notes can have at most 2 GB in a store. Please remove some first.':
    'Die Dateien der Antworten und Notizen dürfen in einem Store zusammen höchstens 2 GB haben. Bitte entfernen Sie zuerst einige.',
  'The files of saved replies can have at most 200 MB in a store. Please remove some first.':
    'Die Dateien der gespeicherten Antworten dürfen in einem Store zusammen höchstens 200 MB haben. Bitte entfernen Sie zuerst einige.',
  'A store can have at most {count} documents. Please delete some first.':
    'Ein Store kann höchstens {count} Dokumente haben. Bitte löschen Sie zuerst einige.',
  'The documents of a store can hold at most {count} characters together. Please delete or shorten some first.':
    'Die Dokumente eines Stores können zusammen höchstens {count} Zeichen enthalten. Bitte löschen oder kürzen Sie zuerst einige.',
  '{count} files of this store are waiting to be read. Please upload more when they are done.':
    '{count} Dateien dieses Stores warten darauf, gelesen zu werden. Bitte laden Sie weitere hoch, wenn sie fertig sind.',
  'A store can have at most {count} examples. Please delete some first.':
    'Ein Store kann höchstens {count} Beispiele haben. Bitte löschen Sie zuerst einige.',
  'This kind of file cannot be read. Please use pdf, docx, txt, md or html.':
    'Diese Art von Datei kann nicht gelesen werden. Bitte verwenden Sie pdf, docx, txt, md oder html.',
  'The question is taken off the list.': 'Die Frage wurde von der Liste genommen.',
  'The question is back.': 'Die Frage ist wieder da.',
  'This draft does not exist any more.': 'Diesen Entwurf gibt es nicht mehr.',
  'This saved reply does not exist any more.': 'Diese gespeicherte Antwort gibt es nicht mehr.',
  'This conversation has no email from a customer to answer.':
    'Diese Konversation hat keine E-Mail eines Kunden, die zu beantworten wäre.',
  'Thank you for the feedback.': 'Vielen Dank für die Rückmeldung.',
  'A reply can have up to 20 files with 20 MB in total.':
    'Eine Antwort kann bis zu 20 Dateien mit insgesamt 20 MB haben.',
  'This is automated mail, and replying could start a mail loop. If a person wrote it, mark the sender as a customer first.':
    'Dies ist eine automatische E-Mail, und eine Antwort könnte eine Mailschleife auslösen. Wenn ein Mensch sie geschrieben hat, kennzeichnen Sie den Absender bitte zuerst als Kunden.',
  'This email does not exist any more.': 'Diese E-Mail gibt es nicht mehr.',
  'This forward does not exist any more.': 'Diese Weiterleitung gibt es nicht mehr.',
  'Please choose from the files of this email.': 'Bitte wählen Sie aus den Dateien dieser E-Mail.',
  'The email to forward does not exist any more.': 'Die weiterzuleitende E-Mail gibt es nicht mehr.',
  'The email is no longer in the mailbox. Its text can still be quoted.':
    'Die E-Mail ist nicht mehr im Postfach. Ihr Text kann noch zitiert werden.',
  'This file is too large to be sent.': 'Diese Datei ist zu groß zum Senden.',
  'The mailbox cannot be asked for this file right now. Please try again.':
    'Die Datei kann gerade nicht aus dem Postfach geholt werden. Bitte versuchen Sie es erneut.',
  'Several files are being fetched already. Please try again in a moment.':
    'Es werden bereits mehrere Dateien geholt. Bitte versuchen Sie es gleich noch einmal.',
  'Please link the email account that receives customer mail first.':
    'Bitte verknüpfen Sie zuerst das E-Mail-Konto, das die E-Mails der Kunden empfängt.',
  'Please choose a time in the future, within a year.':
    'Bitte wählen Sie einen Zeitpunkt in der Zukunft, innerhalb eines Jahres.',
  'Please choose a time after the reply, within a year.':
    'Bitte wählen Sie einen Zeitpunkt nach der Antwort, innerhalb eines Jahres.',
  'The order changed since this was written. Nothing was sent.':
    'Die Bestellung hat sich seit dem Schreiben geändert. Es wurde nichts gesendet.',
  'Please say whom this goes to.': 'Bitte geben Sie an, an wen das geht.',
  'Please write something first.': 'Bitte schreiben Sie zuerst etwas.',
  'Only automated mail so far. Replying could start a mail loop.':
    'Bisher nur automatische E-Mails. Eine Antwort könnte eine Mailschleife auslösen.',
  'A colleague changed this reply in the meantime. Nothing was sent.':
    'Ein Teammitglied hat diese Antwort inzwischen geändert. Es wurde nichts gesendet.',
  'The customer has written again. Nothing was sent.':
    'Der Kunde hat noch einmal geschrieben. Es wurde nichts gesendet.',
  'A colleague answered in the meantime. Nothing was sent.':
    'Ein Teammitglied hat inzwischen geantwortet. Es wurde nichts gesendet.',
  'This email has already been sent.': 'Diese E-Mail wurde bereits gesendet.',
  'The delivery of this email is already known.': 'Die Zustellung dieser E-Mail ist bereits bekannt.',
  'Your store sends at most {count} replies a minute.':
    'Ihr Store sendet höchstens {count} Antworten pro Minute.',
  'Your store sends at most {count} replies a day. An administrator of Draftdesk can raise this limit.':
    'Ihr Store sendet höchstens {count} Antworten pro Tag. Ein Administrator von Draftdesk kann diese Grenze anheben.',
  'Your store begins at most 30 new conversations in 5 minutes.':
    'Ihr Store beginnt höchstens 30 neue Konversationen in 5 Minuten.',
  'Your store begins at most 300 new conversations a day.':
    'Ihr Store beginnt höchstens 300 neue Konversationen pro Tag.',
  'Not sent yet. {sentence} Your text is saved: send it again in {sentence2}.':
    'Noch nicht gesendet. {sentence} Ihr Text ist gespeichert: Senden Sie ihn in {sentence2} erneut.',
  '1 second': '1 Sekunde',
  '{count} seconds': '{count} Sekunden',
  '{count} minutes': '{count} Minuten',
  '{count} hours': '{count} Stunden',
  'This is not the name of the store.': 'Das ist nicht der Name des Stores.',
  'The store is being deleted. This can no longer be undone.':
    'Der Store wird gerade gelöscht. Das lässt sich nicht mehr rückgängig machen.',
  'Please enter an address that begins with https://.':
    'Bitte geben Sie eine Adresse ein, die mit https:// beginnt.',
  'Please enter the name of the model.': 'Bitte geben Sie den Namen des Modells ein.',
  'It answered: {text}': 'Es hat geantwortet: {text}',
  'A super administrator does not own stores.': 'Ein Superadmin besitzt keine Stores.',
  'This is not the store you are working in.': 'Das ist nicht der Store, in dem Sie arbeiten.',
  'Only an owner can change who needs two-step sign-in.':
    'Nur ein Inhaber kann ändern, wer sich in zwei Schritten anmelden muss.',
  'Please set up two-step sign-in for your own account first.':
    'Bitte richten Sie zuerst für Ihr eigenes Konto die Anmeldung in zwei Schritten ein.',
  'This invitation does not exist any more.': 'Diese Einladung gibt es nicht mehr.',
  'This person already works in this store.': 'Diese Person arbeitet bereits in diesem Store.',
  'This address is already invited. You can resend the invitation instead.':
    'Diese Adresse ist bereits eingeladen. Sie können die Einladung stattdessen erneut senden.',
  'The invitation is revoked.': 'Die Einladung wurde zurückgezogen.',
  'This invitation is not valid or has expired.': 'Diese Einladung ist ungültig oder abgelaufen.',
  'This invitation was already used. Please ask for a new one.':
    'Diese Einladung wurde schon benutzt. Bitte fordern Sie eine neue an.',
  'This invitation is for another account. Please log in with the invited address.':
    'Diese Einladung gilt für ein anderes Konto. Bitte melden Sie sich mit der eingeladenen Adresse an.',
  'You have already accepted this invitation.': 'Sie haben diese Einladung bereits angenommen.',
  'Invitation accepted!': 'Die Einladung wurde angenommen.',
  'A store has at most {count} people, open invitations included.':
    'Ein Store hat höchstens {count} Personen, offene Einladungen eingeschlossen.',
  'Your role in this store does not allow this. Please ask its owner.':
    'Ihre Rolle in diesem Store erlaubt das nicht. Bitte fragen Sie den Inhaber.',
  'Only an owner can manage owners of the store.': 'Nur ein Inhaber kann Inhaber des Stores verwalten.',
  'This person does not work in this store any more.': 'Diese Person arbeitet nicht mehr in diesem Store.',
  'You cannot change your own role. Please ask another owner or manager.':
    'Sie können Ihre eigene Rolle nicht ändern. Bitte fragen Sie einen anderen Inhaber oder Manager.',
  'A store needs an owner. Please make another member an owner first.':
    'Ein Store braucht einen Inhaber. Bitte machen Sie zuerst ein anderes Mitglied zum Inhaber.',
  'This can no longer be undone. Please invite this person again.':
    'Das lässt sich nicht mehr rückgängig machen. Bitte laden Sie diese Person erneut ein.',
  'Too many attempts. Please wait a moment and try again.':
    'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  'Your role in this store does not allow notes. Please ask its owner.':
    'Ihre Rolle in diesem Store erlaubt keine Notizen. Bitte fragen Sie den Inhaber.',
  'Your role in this store does not allow answering or organising emails. Please ask its owner.':
    'Ihre Rolle in diesem Store erlaubt es nicht, E-Mails zu beantworten oder zu ordnen. Bitte fragen Sie den Inhaber.',
  'Your role in this store does not allow changing policies and examples. Please ask its owner.':
    'Ihre Rolle in diesem Store erlaubt es nicht, Richtlinien und Beispiele zu ändern. Bitte fragen Sie den Inhaber.',
  'Please set up two-step sign-in first.': 'Bitte richten Sie zuerst die Anmeldung in zwei Schritten ein.',
  'Only a super administrator can do this.': 'Das kann nur ein Superadmin.',
  'Please select a store first.': 'Bitte wählen Sie zuerst einen Store.',
  'Every process that tried this job stopped before it finished.':
    'Jeder Prozess, der diese Aufgabe versucht hat, wurde vor ihrem Ende beendet.',
  'The mail speaks of a lawyer or a court.': 'Die E-Mail spricht von einem Anwalt oder einem Gericht.',
  'The mail speaks of taking the payment back.': 'Die E-Mail spricht davon, die Zahlung zurückzuholen.',
  'The mail mentions an injured person.': 'Die E-Mail erwähnt eine verletzte Person.',
  'The mail asks about personal data.': 'Die E-Mail fragt nach personenbezogenen Daten.',
  'The mail seems to come from the press.': 'Die E-Mail scheint von der Presse zu kommen.',
  'The mail holds text that tells a machine what to write.':
    'Die E-Mail enthält Text, der einer Maschine sagt, was sie schreiben soll.',
  'The sender checks failed: another person may have written this mail.':
    'Die Prüfungen des Absenders sind fehlgeschlagen: Diese E-Mail könnte von einer anderen Person stammen.',
  'The settings leave “{text}” to you: no draft is written about it.':
    'Die Einstellungen überlassen „{text}“ Ihnen: Dazu wird kein Entwurf geschrieben.',
  'The mail asks nothing.': 'Die E-Mail enthält keine Frage.',
  'One sentence is not supported.': 'Ein Satz ist nicht belegt.',
  'The customer wants something done with an order.':
    'Der Kunde möchte, dass mit einer Bestellung etwas geschieht.',
  'The draft is not in one language, or not in the customer’s.':
    'Der Entwurf ist nicht in einer einzigen Sprache oder nicht in der des Kunden.',
  'The draft answers a question that was not asked.':
    'Der Entwurf beantwortet eine Frage, die nicht gestellt wurde.',
  'The customer names a day by which it has to be there.':
    'Der Kunde nennt einen Tag, bis zu dem es da sein muss.',
  'The mail names an order, and wants to know more than its state.':
    'Die E-Mail nennt eine Bestellung und will mehr als deren Stand wissen.',
  'The document names more exceptions than the draft.': 'Das Dokument nennt mehr Ausnahmen als der Entwurf.',
  'One sentence wants to be read.': 'Ein Satz sollte gelesen werden.',
  'Nothing that the store wrote answers the question.': 'Kein Text des Stores beantwortet die Frage.',
  'Nothing that the store wrote answers “{text}”': 'Kein Text des Stores beantwortet „{text}“',
  'No sentence of the draft names the country of {sentence}.':
    'Kein Satz des Entwurfs nennt das Land bei {sentence}.',
  'The draft may not answer {sentence}.': 'Der Entwurf beantwortet {sentence} womöglich nicht.',
  'The orders could not be read.': 'Die Bestellungen konnten nicht gelesen werden.',
  'Order {text} was not found for this customer’s address.':
    'Bestellung {text} wurde für die Adresse dieses Kunden nicht gefunden.',
  'The mail may name an order that was not found for this customer’s address.':
    'Die E-Mail nennt womöglich eine Bestellung, die für die Adresse dieses Kunden nicht gefunden wurde.',
  'The mail is about an order, and none was found.':
    'In der E-Mail geht es um eine Bestellung, und es wurde keine gefunden.',
  'The mail asks about a refund, and the shop shows none.':
    'Die E-Mail fragt nach einer Erstattung, und der Onlineshop zeigt keine.',
  'The customer has several orders, and the mail names none of them.':
    'Der Kunde hat mehrere Bestellungen, und die E-Mail nennt keine davon.',
  'The shop says that the order was delivered, and the customer complains.':
    'Laut Onlineshop wurde die Bestellung zugestellt, und der Kunde beschwert sich.',
  '{count} sentences are not supported.': '{count} Sätze sind nicht belegt.',
  '{count} sentences want to be read.': '{count} Sätze sollten gelesen werden.',
  '{count} of {count2} questions have no answer in the store’s texts.':
    '{count} von {count2} Fragen haben keine Antwort in den Texten des Stores.',
  '{count} questions': '{count} Fragen',
  'The draft names no amount for {sentence}.': 'Der Entwurf nennt keinen Betrag für {sentence}.',
  'The draft names no time for {sentence}.': 'Der Entwurf nennt keine Zeit für {sentence}.',
  'The draft names no measure for {sentence}.': 'Der Entwurf nennt kein Maß für {sentence}.',
  'The draft names no number for {sentence}.': 'Der Entwurf nennt keine Zahl für {sentence}.',
  'The draft names no place for {sentence}.': 'Der Entwurf nennt keinen Ort für {sentence}.',
  'The draft names no code for {sentence}.': 'Der Entwurf nennt keinen Code für {sentence}.',
  'The draft names no place to go for {sentence}.': 'Der Entwurf nennt keine Anlaufstelle für {sentence}.',
  'The draft names no way for {sentence}.': 'Der Entwurf nennt keinen Weg für {sentence}.',
  'It names a source that there is not.': 'Er nennt eine Quelle, die es nicht gibt.',
  'The words it quotes are not in its source.': 'Die zitierten Worte stehen nicht in der Quelle.',
  'It is word for word from its source.': 'Er steht Wort für Wort in der Quelle.',
  'It promises what only an earlier answer says.': 'Er verspricht, was nur eine frühere Antwort sagt.',
  'It promises what no document and no order says.':
    'Er verspricht, was kein Dokument und keine Bestellung sagt.',
  'Only the conversation says this.': 'Das sagt nur die Konversation.',
  'Its source does not say this number.': 'Die Quelle nennt diese Zahl nicht.',
  'Its source says this number elsewhere.': 'Die Quelle nennt diese Zahl an anderer Stelle.',
  'Its source has this number in another unit.': 'Die Quelle nennt diese Zahl in einer anderen Einheit.',
  'It says a number that its source does not say.': 'Er nennt eine Zahl, die die Quelle nicht nennt.',
  'It says a time that its source does not say.': 'Er nennt eine Zeit, die die Quelle nicht nennt.',
  'It says a code that its source does not say.': 'Er nennt einen Code, den die Quelle nicht nennt.',
  'It says an address or a number to call that its source does not have.':
    'Er nennt eine Adresse oder Telefonnummer, die nicht in der Quelle steht.',
  'It says the opposite of its source, or seems to.': 'Er sagt das Gegenteil der Quelle, oder es scheint so.',
  'Its source says no where it says yes, or the other way round.':
    'Die Quelle sagt Nein, wo er Ja sagt, oder umgekehrt.',
  'It quotes too little of its source to tell.': 'Er zitiert zu wenig aus der Quelle, um das zu beurteilen.',
  'It tells another state of the order than the shop.':
    'Er nennt einen anderen Stand der Bestellung als der Onlineshop.',
  'It is told in other words than its source.': 'Er ist anders formuliert als die Quelle.',
  'Its source says the same.': 'Die Quelle sagt dasselbe.',
  'Its source says that someone else does this.': 'Laut der Quelle tut das jemand anderes.',
  'It speaks of more, of less, or under another condition than its source.':
    'Er spricht von mehr, von weniger oder unter einer anderen Bedingung als die Quelle.',
  'Its source does not say “{text}”.': 'Die Quelle sagt nicht „{text}“.',
  'A check reads {count} new sentences at a time, each up to {count2} characters.':
    'Eine Prüfung liest {count} neue Sätze auf einmal, jeden mit bis zu {count2} Zeichen.',
  'It holds a place for an address that no source has.':
    'Er enthält einen Platzhalter für eine Adresse, die in keiner Quelle steht.',
  'Nothing that the store wrote says this.': 'Kein Text des Stores sagt das.',
  'It asks the customer.': 'Er fragt den Kunden.',
  'It is only polite.': 'Er ist nur höflich.',
  'It names no source, and seems to rest on this one.':
    'Er nennt keine Quelle und scheint auf dieser zu beruhen.',
  'No language model is set up.': 'Es ist kein Sprachmodell eingerichtet.',
  'The store wants no language model.': 'Der Store möchte kein Sprachmodell.',
  'The limit of tokens for this month is reached.':
    'Die Obergrenze der Tokens für diesen Monat ist erreicht.',
  "The key of the store's language model cannot be read any more.":
    'Der Schlüssel des Sprachmodells dieses Stores kann nicht mehr gelesen werden.',
  'The server has no room to save this right now. Please try again later.':
    'Der Server hat gerade keinen Platz, um das zu speichern. Bitte versuchen Sie es später erneut.',
  'The server is not available right now. Please try again.':
    'Der Server ist gerade nicht verfügbar. Bitte versuchen Sie es erneut.',
  'Something went wrong. Please try again.': 'Etwas ist schiefgegangen. Bitte versuchen Sie es erneut.',
  'This picture does not exist any more.': 'Dieses Bild gibt es nicht mehr.',
  'Not authenticated': 'Nicht angemeldet',
  'Too many streams are open. Please ask again later.':
    'Es sind zu viele Verbindungen offen. Bitte versuchen Sie es später erneut.',
  'Draftdesk is open in too many pages. Please close some.':
    'Sie haben zu viele Verbindungen offen. Bitte schließen Sie einige Seiten.',
  'The request is too large.': 'Die Anfrage ist zu groß.',
  'This is missing.': 'Diese Angabe fehlt.',
  'Please fill this in.': 'Bitte füllen Sie dieses Feld aus.',
  'This cannot be read.': 'Diese Angabe ist nicht lesbar.',
  'This can have at most {count} characters.': 'Hier sind höchstens {count} Zeichen möglich.',
  'This must be a text.': 'Hier ist ein Text nötig.',
  'This must be a number.': 'Hier ist eine Zahl nötig.',
  'This must be a whole number.': 'Hier ist eine ganze Zahl nötig.',
  'This file does not exist.': 'Diese Datei gibt es nicht.',
  'This file is no longer in the mailbox.': 'Diese Datei ist nicht mehr im Postfach.',
  'This file is too large to be shown here. It is in your mailbox.':
    'Diese Datei ist zu groß, um hier gezeigt zu werden. Sie liegt in Ihrem Postfach.',
  'This picture cannot be loaded.': 'Dieses Bild kann nicht geladen werden.',
  'A colleague changed this in the meantime. Please check it again before you save.':
    'Ein Teammitglied hat dies inzwischen geändert. Bitte prüfen Sie es noch einmal, bevor Sie speichern.',
  'The content of this file is of another kind than its name says. Please save it again and upload it.':
    'Der Inhalt dieser Datei ist von anderer Art, als ihr Name sagt. Bitte speichern Sie sie neu und laden Sie sie hoch.',
  'This file is protected with a password. Please save a copy without it and upload that.':
    'Diese Datei ist mit einem Passwort geschützt. Bitte speichern Sie eine Kopie ohne Passwort und laden Sie diese hoch.',
  'This file is damaged and cannot be read. Please save it again and upload it.':
    'Diese Datei ist beschädigt und kann nicht gelesen werden. Bitte speichern Sie sie neu und laden Sie sie hoch.',
  'There is no text in this file, only pictures of it. Please upload one with text, or write it here.':
    'In dieser Datei ist kein Text, sondern nur ein Bild davon. Bitte laden Sie eine mit Text hoch oder schreiben Sie ihn hier.',
  'There is no text in this file.': 'In dieser Datei ist kein Text.',
  'Reading this file took too long. Please split it into smaller ones.':
    'Das Lesen dieser Datei hat zu lange gedauert. Bitte teilen Sie sie in kleinere auf.',
  'This file unpacks to more than can be read. Please split it into smaller ones.':
    'Diese Datei ist entpackt größer, als gelesen werden kann. Bitte teilen Sie sie in kleinere auf.',
  'Reading this file was interrupted. Please upload it again.':
    'Das Lesen dieser Datei wurde unterbrochen. Bitte laden Sie sie erneut hoch.',
  'Reading this file failed twice without an answer. Please save it in another format and upload that.':
    'Das Lesen dieser Datei ist zweimal ohne Ergebnis gescheitert. Bitte speichern Sie sie in einem anderen Format und laden Sie sie hoch.',
  'The documents of this store hold as much text as they can. Please delete some and upload this one again.':
    'Die Dokumente dieses Stores enthalten so viel Text, wie sie können. Bitte löschen Sie einige und laden Sie dieses erneut hoch.',
  'Replies wait to be sent. {sentence}': 'Antworten warten auf den Versand. {sentence}',
  'Access was declined, so nothing was connected.':
    'Der Zugriff wurde abgelehnt, deshalb wurde nichts verbunden.',
  'Access to read and send mail was not granted, so nothing was connected. Please connect again and tick every box.':
    'Der Zugriff zum Lesen und Senden von E-Mails wurde nicht erteilt, deshalb wurde nichts verbunden. Bitte verbinden Sie erneut und setzen Sie alle Häkchen.',
  'The provider granted access for one hour only, so nothing was connected. Please connect again.':
    'Der Anbieter hat den Zugriff nur für eine Stunde erteilt, deshalb wurde nichts verbunden. Bitte verbinden Sie erneut.',
  'The provider did not return the email address of this account, so nothing was connected.':
    'Der Anbieter hat die E-Mail-Adresse dieses Kontos nicht genannt, deshalb wurde nichts verbunden.',
  'This connection attempt has expired. Please connect the email account again.':
    'Dieser Verbindungsversuch ist abgelaufen. Bitte verbinden Sie das E-Mail-Konto erneut.',
  'The provider could not be reached or rejected the request. Please try again in a moment.':
    'Der Anbieter war nicht erreichbar oder hat die Anfrage abgelehnt. Bitte versuchen Sie es gleich noch einmal.',
  'Reading mail (IMAP) works.': 'Das Lesen von E-Mails (IMAP) funktioniert.',
  'Sending mail (SMTP) works.': 'Das Senden von E-Mails (SMTP) funktioniert.',
  'Reading mail (IMAP) failed: {sentence} Sending mail (SMTP) failed: {sentence2}':
    'Das Lesen von E-Mails (IMAP) ist fehlgeschlagen: {sentence} Das Senden von E-Mails (SMTP) ist fehlgeschlagen: {sentence2}',
  'Reading mail (IMAP) failed: {sentence} Sending mail (SMTP) works.':
    'Das Lesen von E-Mails (IMAP) ist fehlgeschlagen: {sentence} Das Senden von E-Mails (SMTP) funktioniert.',
  'Reading mail (IMAP) works. Sending mail (SMTP) failed: {sentence}':
    'Das Lesen von E-Mails (IMAP) funktioniert. Das Senden von E-Mails (SMTP) ist fehlgeschlagen: {sentence}',
  'Reading mail (IMAP) failed: {sentence}': 'Das Lesen von E-Mails (IMAP) ist fehlgeschlagen: {sentence}',
  'Sending mail (SMTP) failed: {sentence}': 'Das Senden von E-Mails (SMTP) ist fehlgeschlagen: {sentence}',
  'no server has this name. Please check the name.':
    'Es gibt keinen Server mit diesem Namen. Bitte prüfen Sie den Namen.',
  'this server is in a private network, which is not allowed here.':
    'Dieser Server liegt in einem privaten Netz, was hier nicht erlaubt ist.',
  'the server does not accept connections on this port. Please check the port.':
    'Der Server nimmt auf diesem Port keine Verbindungen an. Bitte prüfen Sie den Port.',
  'the server did not answer in time. Please check its name and port.':
    'Der Server hat nicht rechtzeitig geantwortet. Bitte prüfen Sie Namen und Port.',
  'the certificate of the server is not valid. Please check the name of the server.':
    'Das Zertifikat des Servers ist ungültig. Bitte prüfen Sie den Namen des Servers.',
  'the connection could not be secured. Please check the port and the kind of encryption.':
    'Die Verbindung konnte nicht gesichert werden. Bitte prüfen Sie den Port und die Art der Verschlüsselung.',
  'the server on this port is not a mail server of this kind. Please check the port.':
    'Der Server auf diesem Port ist kein Mailserver dieser Art. Bitte prüfen Sie den Port.',
  'the server refused the user name or the password.':
    'Der Server hat den Benutzernamen oder das Passwort abgelehnt.',
  'the inbox could not be opened.': 'Der Posteingang konnte nicht geöffnet werden.',
  'the saved password can no longer be decrypted. Please enter it again.':
    'Das gespeicherte Passwort kann nicht mehr entschlüsselt werden. Bitte geben Sie es erneut ein.',
  'access to this email account has expired or was revoked. Please connect it again.':
    'Der Zugriff auf dieses E-Mail-Konto ist abgelaufen oder wurde widerrufen. Bitte verbinden Sie es erneut.',
  'the server refused this account although access was granted. Please allow IMAP and SMTP for it at the provider, then connect it again.':
    'Der Server hat dieses Konto abgelehnt, obwohl der Zugriff erteilt wurde. Bitte erlauben Sie dafür beim Anbieter IMAP und SMTP und verbinden Sie es dann erneut.',
  'the provider of the account could not be reached. Please try again.':
    'Der Anbieter des Kontos war nicht erreichbar. Bitte versuchen Sie es erneut.',
  'the provider no longer accepts this server. Its operator must renew the OAuth client at the provider.':
    'Der Anbieter akzeptiert diesen Server nicht mehr. Der Betreiber muss den OAuth-Client beim Anbieter erneuern.',
  'the connection was lost. Please try again.':
    'Die Verbindung ist abgebrochen. Bitte versuchen Sie es erneut.',
  'The mail server limits our requests. Syncing continues by itself.':
    'Der Mailserver begrenzt unsere Anfragen. Die Synchronisierung geht von selbst weiter.',
  'The mail server no longer accepts the password. Please enter it again.':
    'Der Mailserver akzeptiert das Passwort nicht mehr. Bitte geben Sie es erneut ein.',
  'Access to this email account has expired or was revoked. Please connect it again.':
    'Der Zugriff auf dieses E-Mail-Konto ist abgelaufen oder wurde widerrufen. Bitte verbinden Sie es erneut.',
  'Reading it took too long.': 'Das Lesen hat zu lange gedauert.',
  'Reading it takes too much memory.': 'Das Lesen braucht zu viel Speicher.',
  'Its structure is damaged.': 'Der Aufbau ist beschädigt.',
  'No server has this name.': 'Es gibt keinen Server mit diesem Namen.',
  'The address leads into a private network.': 'Die Adresse führt in ein privates Netz.',
  'The server could not be reached, or answered with an error.':
    'Der Server war nicht erreichbar oder hat mit einem Fehler geantwortet.',
  'The server rejected the key.': 'Der Server hat den Schlüssel abgelehnt.',
  'The server does not have this address or model.':
    'Der Server kennt diese Adresse oder dieses Modell nicht.',
  'The server limits requests, or the account has no credit left.':
    'Der Server begrenzt Anfragen, oder das Konto hat kein Guthaben mehr.',
  'The server did not answer in time.': 'Der Server hat nicht rechtzeitig geantwortet.',
  'The response was too long.': 'Die Antwort war zu lang.',
  'The response was cut off.': 'Die Antwort war abgeschnitten.',
  'The response is not from a language model.': 'Die Antwort stammt nicht von einem Sprachmodell.',
  'The push service could not be found.': 'Der Push-Dienst wurde nicht gefunden.',
  'The push service could not be reached.': 'Der Push-Dienst war nicht erreichbar.',
  'The push service refused it ({text}).': 'Der Push-Dienst hat sie abgelehnt ({text}).',
  'Could not be delivered: {sentence}': 'Konnte nicht zugestellt werden: {sentence}',
  'the mail server of the recipient sent it back.': 'Der Mailserver des Empfängers hat sie zurückgesendet.',
  'No copy was put into the Sent folder ({text}).':
    'Es wurde keine Kopie im Gesendet-Ordner abgelegt ({text}).',
  'The mail server refused {text}.': 'Der Mailserver hat {text} abgelehnt.',
  'Sent from this mailbox': 'Aus diesem Postfach gesendet',
  'An invitation to a calendar': 'Eine Einladung zu einem Termin',
  'Asks to be answered at another address than it came from':
    'Bittet um Antwort an eine andere Adresse als die des Absenders',
  'Comes from a mailing list': 'Kommt von einer Mailingliste',
  'Says that it went to many people (Precedence)':
    'Gibt an, an viele Empfänger gegangen zu sein (Precedence)',
  'Names this mailbox as its sender, but was not sent from it':
    'Nennt dieses Postfach als Absender, wurde aber nicht daraus gesendet',
  'Comes from a no-reply address': 'Kommt von einer No-Reply-Adresse',
  'Nothing says that it is not from a person': 'Nichts spricht dagegen, dass ein Mensch sie geschrieben hat',
  'Was sent by Draftdesk': 'Wurde von Draftdesk gesendet',
  'Says that a machine sent it (Auto-Submitted)':
    'Gibt an, von einer Maschine gesendet zu sein (Auto-Submitted)',
  'Its subject says that it is an automatic reply': 'Laut Betreff eine automatische Antwort',
  'Says that it is an automatic reply': 'Gibt an, eine automatische Antwort zu sein',
  'Reports that a mail could not be delivered': 'Meldet, dass eine E-Mail nicht zugestellt werden konnte',
  'Names recipients that could not be reached': 'Nennt Empfänger, die nicht erreicht werden konnten',
  'Comes from a mail server itself': 'Kommt von einem Mailserver selbst',
  'The shop did not answer in time. Please try again in a moment.':
    'Der Onlineshop hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es gleich noch einmal.',
  'This shop is in a private network, which is not allowed here.':
    'Dieser Onlineshop liegt in einem privaten Netz, was hier nicht erlaubt ist.',
  'The saved access cannot be opened any more. Please enter it again.':
    'Der gespeicherte Zugang kann nicht mehr geöffnet werden. Bitte geben Sie ihn erneut ein.',
  'The shop asks every visitor for a password before it shows anything. Please exclude /wp-json/ from this protection.':
    'Der Onlineshop verlangt von allen Besuchern ein Passwort, bevor er etwas zeigt. Bitte nehmen Sie /wp-json/ von diesem Schutz aus.',
  'The shop answered with a web page instead of data. Please exclude /wp-json/ from cache and security plugins.':
    'Der Onlineshop hat mit einer Webseite statt mit Daten geantwortet. Bitte nehmen Sie /wp-json/ von Cache- und Sicherheits-Plugins aus.',
  'Shopify knows no shop at this address.': 'Shopify kennt unter dieser Adresse keinen Onlineshop.',
  'Shopify refused the access token. Please copy it again from your app in Shopify.':
    'Shopify hat das Zugriffstoken abgelehnt. Bitte kopieren Sie es erneut aus Ihrer App bei Shopify.',
  'Shopify refused the client ID or the secret. Please copy both from the settings of your app, and check that the app is installed in this shop.':
    'Shopify hat die Client-ID oder das Secret abgelehnt. Bitte kopieren Sie beide aus den Einstellungen Ihrer App und prüfen Sie, ob die App in diesem Onlineshop installiert ist.',
  'Shopify does not let us in any more. Please connect the shop again.':
    'Shopify lässt uns nicht mehr hinein. Bitte verbinden Sie den Onlineshop erneut.',
  'Your app may not read orders yet. In Shopify, allow it the scopes read_orders and read_customers, install it again, then connect.':
    'Ihre App darf noch keine Bestellungen lesen. Erlauben Sie ihr in Shopify die Scopes read_orders und read_customers, installieren Sie sie erneut und verbinden Sie dann.',
  'Shopify has paused this shop. Please look into it at Shopify.':
    'Shopify hat diesen Onlineshop pausiert. Bitte sehen Sie bei Shopify nach.',
  'Shopify gets too many requests for this shop right now. Please try again in a minute.':
    'Shopify erhält gerade zu viele Anfragen für diesen Onlineshop. Bitte versuchen Sie es in einer Minute erneut.',
  'Shopify could not be reached. Please try again in a moment.':
    'Shopify war nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  'Shopify did not answer in time. Please try again in a moment.':
    'Shopify hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es gleich noch einmal.',
  'The app was removed from the shop in Shopify. Please connect the shop again.':
    'Die App wurde in Shopify aus dem Onlineshop entfernt. Bitte verbinden Sie den Onlineshop erneut.',
  'There is no WooCommerce shop at this address. Please check the address, and that WooCommerce is active.':
    'Unter dieser Adresse gibt es keinen WooCommerce-Shop. Bitte prüfen Sie die Adresse und ob WooCommerce aktiv ist.',
  'WooCommerce refused the key. Please connect the shop again.':
    'WooCommerce hat den Schlüssel abgelehnt. Bitte verbinden Sie den Onlineshop erneut.',
  'WooCommerce refused the consumer key or the secret. Please copy both again from WooCommerce > Settings > Advanced > REST API.':
    'WooCommerce hat Consumer Key oder Consumer Secret abgelehnt. Bitte kopieren Sie beide erneut aus WooCommerce > Einstellungen > Erweitert > REST-API.',
  'WooCommerce sent no key. Please connect the shop again.':
    'WooCommerce hat keinen Schlüssel gesendet. Bitte verbinden Sie den Onlineshop erneut.',
  'This key may not read orders. In WooCommerce, give it the permission Read, for a user who may see orders.':
    'Dieser Schlüssel darf keine Bestellungen lesen. Geben Sie ihm in WooCommerce die Berechtigung „Lesen“ für einen Benutzer, der Bestellungen sehen darf.',
  'The shop is closed for maintenance. Please try again when it is open.':
    'Der Onlineshop ist wegen Wartung geschlossen. Bitte versuchen Sie es erneut, wenn er wieder offen ist.',
  'The shop gets too many requests right now. Please try again in a minute.':
    'Der Onlineshop erhält gerade zu viele Anfragen. Bitte versuchen Sie es in einer Minute erneut.',
  'The shop could not be reached. Please try again in a moment.':
    'Der Onlineshop war nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  'The key was removed from the shop. Please connect the shop again.':
    'Der Schlüssel wurde im Onlineshop gelöscht. Bitte verbinden Sie den Onlineshop erneut.',
  'Your app may not read customers: allow it the scope read_customers to see who they are.':
    'Ihre App darf keine Kunden lesen: Erlauben Sie ihr den Scope read_customers, um zu sehen, wer sie sind.',
  'Shopify shows orders of the last 60 days only: older ones need the scope read_all_orders.':
    'Shopify zeigt nur Bestellungen der letzten 60 Tage: Ältere brauchen den Scope read_all_orders.',
  'Chosen by your team': 'Von Ihrem Team gewählt',
  'Your team marked this sender as spam': 'Ihr Team hat diesen Absender als Spam gekennzeichnet',
  'The mail server cannot be found.': 'Der Mailserver wurde nicht gefunden.',
  'The mail server is in a private network, which is not allowed here.':
    'Der Mailserver liegt in einem privaten Netz, was hier nicht erlaubt ist.',
  'The saved password can no longer be decrypted. Please enter it again.':
    'Das gespeicherte Passwort kann nicht mehr entschlüsselt werden. Bitte geben Sie es erneut ein.',
  'This reply was written for another email account of this store. Please check it and send it again.':
    'Diese Antwort wurde für ein anderes E-Mail-Konto dieses Stores geschrieben. Bitte prüfen Sie sie und senden Sie sie erneut.',
  'The mail server refused the user name or the password.':
    'Der Mailserver hat den Benutzernamen oder das Passwort abgelehnt.',
  'Access to the email account has expired or was revoked. Please connect it again.':
    'Der Zugriff auf das E-Mail-Konto ist abgelaufen oder wurde widerrufen. Bitte verbinden Sie es erneut.',
  'The mail server refused the account although access was granted. Please allow SMTP for it at the provider.':
    'Der Mailserver hat das Konto abgelehnt, obwohl der Zugriff erteilt wurde. Bitte erlauben Sie dafür beim Anbieter SMTP.',
  'The provider of the email account could not be reached.':
    'Der Anbieter des E-Mail-Kontos war nicht erreichbar.',
  'The provider of the email account no longer accepts this server. The operator of the server must renew the OAuth client.':
    'Der Anbieter des E-Mail-Kontos akzeptiert diesen Server nicht mehr. Der Betreiber des Servers muss den OAuth-Client erneuern.',
  'The mail server could not be reached.': 'Der Mailserver war nicht erreichbar.',
  'The mail server asks to try again later.': 'Der Mailserver bittet um einen späteren Versuch.',
  'The mail server refused this email.': 'Der Mailserver hat diese E-Mail abgelehnt.',
  'The mail server did not accept this email for a whole day.':
    'Der Mailserver hat diese E-Mail einen ganzen Tag lang nicht angenommen.',
  'The customer wrote again before the chosen time, so this reply was not sent.':
    'Der Kunde hat vor dem gewählten Zeitpunkt noch einmal geschrieben, deshalb wurde diese Antwort nicht gesendet.',
  'The person who scheduled this reply can no longer send emails in this store. Please check it and send it again.':
    'Die Person, die diese Antwort geplant hat, kann in diesem Store keine E-Mails mehr senden. Bitte prüfen Sie die Antwort und senden Sie sie erneut.',
  'The mail server did not confirm that it accepted the email.':
    'Der Mailserver hat nicht bestätigt, dass er die E-Mail angenommen hat.',
  'This email was being sent when the backup was made.':
    'Diese E-Mail wurde gerade gesendet, als die Sicherung entstand.',
  'The mailbox cannot be read ({text}).': 'Das Postfach kann nicht gelesen werden ({text}).',
  'The process that read the document ended before it was done.':
    'Der Prozess, der das Dokument gelesen hat, endete, bevor er fertig war.',
  'The notice was encrypted with another API_SECRET.':
    'Sie wurde mit einem anderen API_SECRET verschlüsselt.',
  'The mail server refused it ({text}).': 'Der Mailserver hat sie abgelehnt ({text}).',
  'The mail server put it off ({text}).': 'Der Mailserver hat sie aufgeschoben ({text}).',
  'The mail server could not be used.': 'Der Mailserver war nicht nutzbar.',
  'The mail server could not be used ({text}).': 'Der Mailserver war nicht nutzbar ({text}).',
  'Please choose one of the offered times.': 'Bitte wählen Sie eine der angebotenen Zeiten.',
  'Password must be at least 8 characters long, include uppercase, lowercase, a number, and a special character.':
    'Das Passwort muss mindestens 8 Zeichen lang sein und Großbuchstaben, Kleinbuchstaben, eine Zahl und ein Sonderzeichen enthalten.',
  'First name and Last name are required': 'Vorname und Nachname sind erforderlich',
  'A name has at most {count} characters.': 'Ein Name hat höchstens {count} Zeichen.',
  'A name is one line of text.': 'Ein Name ist eine Zeile Text.',
  'Email is required.': 'Eine E-Mail-Adresse ist erforderlich.',
  'Passwords do not match': 'Die Passwörter stimmen nicht überein',
  'No email found. Please sign up again.':
    'Keine E-Mail-Adresse gefunden. Bitte registrieren Sie sich erneut.',
  'Please enter the verification code.': 'Bitte geben Sie den Bestätigungscode ein.',
  'Passwords do not match!': 'Die Passwörter stimmen nicht überein.',
  'There is nothing to change.': 'Es gibt nichts zu ändern.',
  'Please enter your current password.': 'Bitte geben Sie Ihr aktuelles Passwort ein.',
  'Please choose a picture.': 'Bitte wählen Sie ein Bild.',
  'The file is empty.': 'Die Datei ist leer.',
  'The picture is too large. It can have up to 2 MB.': 'Das Bild ist zu groß. Es darf höchstens 2 MB haben.',
  'Please enter the code from your authenticator app.':
    'Bitte geben Sie den Code aus Ihrer Authenticator-App ein.',
  'Please enter the email address of the customer.': 'Bitte geben Sie die E-Mail-Adresse des Kunden ein.',
  'Please choose a language.': 'Bitte wählen Sie eine Sprache.',
  'Please enter a price.': 'Bitte geben Sie einen Preis ein.',
  'A price is not negative.': 'Ein Preis ist nicht negativ.',
  'This price is too high.': 'Dieser Preis ist zu hoch.',
  'This text has at most {count} characters.': 'Dieser Text hat höchstens {count} Zeichen.',
  'At most 50 subjects can be named.': 'Es können höchstens 50 Themen genannt werden.',
  'Please enter a whole number.': 'Bitte geben Sie eine ganze Zahl ein.',
  'An instruction has at most {count} characters.': 'Eine Anweisung hat höchstens {count} Zeichen.',
  'Please choose a reason.': 'Bitte wählen Sie einen Grund.',
  'Please enter a question.': 'Bitte geben Sie eine Frage ein.',
  'A question has at most {count} characters.': 'Eine Frage hat höchstens {count} Zeichen.',
  'Please enter an email address.': 'Bitte geben Sie eine E-Mail-Adresse ein.',
  'A reply can go to at most {count} people.': 'Eine Antwort kann an höchstens {count} Personen gehen.',
  'A reply has at most {count} characters.': 'Eine Antwort hat höchstens {count} Zeichen.',
  'A subject has at most {count} characters.': 'Ein Betreff hat höchstens {count} Zeichen.',
  'A subject is one line of text.': 'Ein Betreff ist eine Zeile Text.',
  'Please choose a file.': 'Bitte wählen Sie eine Datei.',
  'The files are too large. A reply can take 20 MB along.':
    'Die Dateien sind zu groß. Eine Antwort kann 20 MB mitnehmen.',
  'Say whether this comes from a customer or is an automatic notice.':
    'Geben Sie bitte an, ob dies ein Kunde oder eine Mitteilung ist.',
  'Say if the email goes along as a quotation or as a file.':
    'Geben Sie bitte an, ob die E-Mail als Zitat oder als Datei mitgeht.',
  'An email can have at most {count} files.': 'Eine E-Mail kann höchstens {count} Dateien haben.',
  'Filter by drafts, all, sent, archive or snoozed.':
    'Filtern Sie nach drafts, all, sent, archive oder snoozed.',
  'Please search for fewer words.': 'Bitte suchen Sie nach weniger Wörtern.',
  'Please choose 1 to 9999 days.': 'Bitte wählen Sie 1 bis 9999 Tage.',
  'Order by oldest, or leave this out.': 'Sortieren Sie mit oldest oder lassen Sie die Angabe weg.',
  'Please write a note.': 'Bitte schreiben Sie eine Notiz.',
  'A note has at most {count} characters.': 'Eine Notiz hat höchstens {count} Zeichen.',
  'This search is too long.': 'Diese Suche ist zu lang.',
  'Please enter a name.': 'Bitte geben Sie einen Namen ein.',
  'A tag has at most {count} characters.': 'Ein Schlagwort hat höchstens {count} Zeichen.',
  'A tag has no quotation marks.': 'Ein Schlagwort hat keine Anführungszeichen.',
  'Please choose a color.': 'Bitte wählen Sie eine Farbe.',
  'Please ask for fewer conversations.': 'Bitte fragen Sie weniger Konversationen ab.',
  'Please choose conversations.': 'Bitte wählen Sie Konversationen.',
  'Please choose at most 200.': 'Bitte wählen Sie höchstens 200.',
  'This cannot be done to conversations.': 'Das ist mit Konversationen nicht möglich.',
  'Please choose a conversation.': 'Bitte wählen Sie eine Konversation.',
  'Please choose an email.': 'Bitte wählen Sie eine E-Mail.',
  'Please enter a title.': 'Bitte geben Sie einen Titel ein.',
  'A title has at most {count} characters.': 'Ein Titel hat höchstens {count} Zeichen.',
  'This is not an email address.': 'Das ist keine E-Mail-Adresse.',
  'Ask with true, or leave this out.': 'Fragen Sie mit true oder lassen Sie die Angabe weg.',
  'Please give a reason of {count} to {count2} characters.':
    'Bitte geben Sie einen Grund mit {count} bis {count2} Zeichen an.',
  '{text} wants an app password here, not the one you sign in with. You make one in the security settings of your account.':
    '{text} verlangt hier ein App-Passwort, nicht das Passwort, mit dem Sie sich anmelden. Sie erstellen es in den Sicherheitseinstellungen Ihres Kontos.',
  'Before this works, allow mail programs (IMAP) in the settings of your {text} account.':
    'Damit das funktioniert, erlauben Sie bitte zuerst E-Mail-Programme (IMAP) in den Einstellungen Ihres Kontos bei {text}.',
  'Microsoft lets a password in only where the administrator of the account allows IMAP and SMTP with one.':
    'Microsoft nimmt ein Passwort nur an, wenn der Administrator des Kontos IMAP und SMTP damit erlaubt.',
  'Choose 7, 30, 90 or 365 days.': 'Wählen Sie 7, 30, 90 oder 365 Tage.',
  'This is no folder.': 'Das ist kein Ordner.',
  'Please enter the server.': 'Bitte geben Sie den Server ein.',
  'This is not the name of a server.': 'Das ist kein Name eines Servers.',
  'Please enter a port.': 'Bitte geben Sie einen Port ein.',
  'Please enter the email address.': 'Bitte geben Sie die E-Mail-Adresse ein.',
  'Choose Google or Microsoft.': 'Wählen Sie Google oder Microsoft.',
  'Please choose a shop system.': 'Bitte wählen Sie ein Shopsystem.',
  'Please enter the address of your shop.': 'Bitte geben Sie die Adresse Ihres Onlineshops ein.',
  'Please choose one of the answers.': 'Bitte wählen Sie eine der Antworten.',
  'This text is too long. An example works best when it is short.':
    'Dieser Text ist zu lang. Ein Beispiel wirkt am besten, wenn es kurz ist.',
  'Please enter the customer’s message.': 'Bitte geben Sie die Nachricht des Kunden ein.',
  'Please enter the reply.': 'Bitte geben Sie die Antwort ein.',
  'Please enter the text.': 'Bitte geben Sie den Text ein.',
  'This text is too long. Please split it into several documents.':
    'Dieser Text ist zu lang. Bitte teilen Sie ihn in mehrere Dokumente auf.',
  'The file is too large. A document can have up to 20 MB.':
    'Die Datei ist zu groß. Ein Dokument darf höchstens 20 MB haben.',
  'Please choose days.': 'Bitte wählen Sie Tage.',
  'Please choose at most a year.': 'Bitte wählen Sie höchstens ein Jahr.',
  'A page has 1 to 200 rows.': 'Eine Seite hat 1 bis 200 Zeilen.',
  'Please enter at least 1.': 'Bitte geben Sie mindestens 1 ein.',
  'Please enter at most {count}.': 'Bitte geben Sie höchstens {count} ein.',
  'Please type the name of the store.': 'Bitte geben Sie den Namen des Stores ein.',
  'Please confirm that you want to delete your account.':
    'Bitte bestätigen Sie, dass Sie Ihr Konto löschen möchten.',
  'Please choose a role.': 'Bitte wählen Sie eine Rolle.',
  'Please choose {count} to {count2} days.': 'Bitte wählen Sie {count} bis {count2} Tage.',
  'Please enter a name for the store.': 'Bitte geben Sie einen Namen für den Store ein.',
  '“{text}” is not filled in. Please replace it or delete it.':
    '„{text}“ ist nicht ausgefüllt. Bitte ersetzen oder löschen Sie es.',
  'A reply can be taken back for 0 to {count} seconds.':
    'Eine Antwort kann 0 bis {count} Sekunden lang zurückgenommen werden.',
  'A signature has at most {count} characters.': 'Eine Signatur hat höchstens {count} Zeichen.',
  'Please enter a number of seconds.': 'Bitte geben Sie eine Anzahl von Sekunden ein.',
  'In {sentence} an address is missing: none of your texts has it. Please replace “{text}” or delete it.':
    'In {sentence} fehlt eine Adresse: Keiner Ihrer Texte enthält sie. Bitte ersetzen oder löschen Sie „{text}“.',
  'In {sentence} “{text}” is not filled in. Please replace it or delete it.':
    'In {sentence} ist „{text}“ nicht ausgefüllt. Bitte ersetzen oder löschen Sie es.',
  'the subject': 'der Betreffzeile',
  'the first line': 'der ersten Zeile',
  'line {count}': 'Zeile {count}',
  '1 sign-in ended.': '1 Anmeldung wurde beendet.',
  'A newsletter that one can unsubscribe from': 'Ein Newsletter, den man abbestellen kann',
  'An automatic report': 'Ein Bericht, den eine Maschine geschrieben hat',
  'Please enter a day.': 'Bitte geben Sie einen Tag ein.',
  'Please enter a month.': 'Bitte geben Sie einen Monat ein.',
  'Please enter at least 0.': 'Bitte geben Sie mindestens 0 ein.',
  'This limit is too high.': 'Diese Obergrenze ist zu hoch.',
  'A trial uses no language model.': 'Ein Versuch verwendet kein Sprachmodell.',
  "This month's limit for the model is reached. Until {date} drafts are written without it.":
    'Die Obergrenze des Modells für diesen Monat ist erreicht. Bis zum {date} werden Entwürfe ohne Modell geschrieben.',
  "The rest of this month's limit is reserved for drafts that are being written.":
    'Der Rest der Obergrenze dieses Monats ist für Entwürfe reserviert, die gerade geschrieben werden.',
  'The last day is before the first.': 'Der letzte Tag liegt vor dem ersten.',
  'Please choose at most {count} days.': 'Bitte wählen Sie höchstens {count} Tage.',
  'These results are not kept any more. Please start again.':
    'Diese Ergebnisse sind nicht mehr gespeichert. Bitte beginnen Sie von vorn.',
  'The results are deleted.': 'Die Ergebnisse wurden gelöscht.',
  'This suggestion does not exist any more.': 'Diesen Vorschlag gibt es nicht mehr.',
  'The suggestion is dismissed.': 'Der Vorschlag ist ausgeblendet.',
  'The suggestion is back.': 'Der Vorschlag ist wieder da.',
  Paid: 'Bezahlt',
  'Partially paid': 'Teilweise bezahlt',
  'Partially refunded': 'Teilweise erstattet',
  Refunded: 'Erstattet',
  Pending: 'Ausstehend',
  Authorized: 'Autorisiert',
  Expired: 'Abgelaufen',
  Voided: 'Annulliert',
  Unknown: 'Unbekannt',
  Failed: 'Fehlgeschlagen',
  Processing: 'In Bearbeitung',
  Completed: 'Abgeschlossen',
  'Checkout draft': 'Nicht abgeschlossene Kasse',
  Trash: 'Im Papierkorb',
  Fulfilled: 'Versandt',
  Unfulfilled: 'Nicht versandt',
  'Partially fulfilled': 'Teilweise versandt',
  'Pending fulfillment': 'Versand ausstehend',
  'Marked as fulfilled': 'Als versandt markiert',
  'In progress': 'In Arbeit',
  'On hold': 'Angehalten',
  Open: 'Offen',
  'Request declined': 'Anfrage abgelehnt',
  Restocked: 'Wieder eingelagert',
  Scheduled: 'Geplant',
  'Attempted delivery': 'Zustellung versucht',
  Canceled: 'Storniert',
  Cancelled: 'Storniert',
  Confirmed: 'Bestätigt',
  Delayed: 'Verspätet',
  Delivered: 'Zugestellt',
  'Not delivered': 'Nicht zugestellt',
  Failure: 'Zustellung fehlgeschlagen',
  'In transit': 'Unterwegs',
  'Out for delivery': 'In Zustellung',
  'Label printed': 'Etikett gedruckt',
  'Label purchased': 'Etikett gekauft',
  'Label voided': 'Etikett storniert',
  'Picked up': 'Abgeholt',
  'Carrier picked up': 'Vom Versanddienst abgeholt',
  'Ready for pickup': 'Abholbereit',
  Submitted: 'Übermittelt',
  'Order {text}: {list}': 'Bestellung {text}: {list}',
  'Order {text}': 'Bestellung {text}',
  'An order': 'Eine Bestellung',
  unpaid: 'unbezahlt',
  paid: 'bezahlt',
  packed: 'verpackt',
  shipped: 'versandt',
  delivered: 'zugestellt',
  cancelled: 'storniert',
  refunded: 'erstattet',
  'paid on {text}': 'bezahlt am {text}',
  'shipped on {text}': 'versandt am {text}',
  'cancelled on {text}': 'storniert am {text}',
  'refunded on {text}': 'erstattet am {text}',
  'carrier {text}': 'Versanddienst {text}',
  'tracking number {text}': 'Sendungsnummer {text}',
  'refunded {text}': 'erstattet: {text}',
  '{sentence} is not in the shop any more.': '{sentence} ist nicht mehr im Shop.',
  '{sentence} belongs to another address.': '{sentence} gehört zu einer anderen Adresse.',
  '{sentence} changed since this was written. It is now {list}.':
    '{sentence} hat sich geändert, seit dieser Text geschrieben wurde. Neuer Stand: {list}.',
  "The customer's mail": 'E-Mail des Kunden',
  'Your earlier reply': 'Ihre frühere Antwort',
  'Your instruction': 'Ihre Anweisung',
  'language {language}': 'Sprache: {language}',
  '{count} question': { one: '{count} Frage', other: '{count} Fragen' },
  '{count} order number': { one: '{count} Bestellnummer', other: '{count} Bestellnummern' },
  '{count} order numbers': { one: '{count} Bestellnummer', other: '{count} Bestellnummern' },
  '{count} question with a source': { one: '{count} Frage mit Quelle', other: '{count} Fragen mit Quelle' },
  '{count} questions with a source': { one: '{count} Frage mit Quelle', other: '{count} Fragen mit Quelle' },
  '{count} question without one': { one: '{count} Frage ohne Quelle', other: '{count} Fragen ohne Quelle' },
  '{count} questions without one': { one: '{count} Frage ohne Quelle', other: '{count} Fragen ohne Quelle' },
  '{count} line': { one: '{count} Zeile', other: '{count} Zeilen' },
  '{count} lines': { one: '{count} Zeile', other: '{count} Zeilen' },
  '{count} sentence supported': { one: '{count} Satz belegt', other: '{count} Sätze belegt' },
  '{count} sentences supported': { one: '{count} Satz belegt', other: '{count} Sätze belegt' },
  '{count} sentence to read': { one: '{count} Satz zu prüfen', other: '{count} Sätze zu prüfen' },
  '{count} sentences to read': { one: '{count} Satz zu prüfen', other: '{count} Sätze zu prüfen' },
  '{count} sentence not supported': { one: '{count} Satz nicht belegt', other: '{count} Sätze nicht belegt' },
  '{count} sentences not supported': {
    one: '{count} Satz nicht belegt',
    other: '{count} Sätze nicht belegt',
  },
  'looked up by words and by meaning': 'nach Wörtern und nach Bedeutung gesucht',
  'looked up by words alone, since the model for meanings did not answer in time':
    'nur nach Wörtern gesucht, weil das Modell für Bedeutungen nicht rechtzeitig geantwortet hat',
  'looked up by words alone, since the model for meanings did not answer':
    'nur nach Wörtern gesucht, weil das Modell für Bedeutungen nicht geantwortet hat',
  'looked up by words alone, since the model for meanings has not read all documents':
    'nur nach Wörtern gesucht, weil das Modell für Bedeutungen noch nicht alle Dokumente gelesen hat',
  'every question answered': 'alle Fragen beantwortet',
  'please check this draft': 'Entwurf bitte prüfen',
  'no draft': 'kein Entwurf',
  '{count} a minute, {count2} a day. {text}': '{count} pro Minute, {count2} pro Tag. {text}',
  'the default. {text}': 'der Standard. {text}',
  '{count} tokens. {text}': { one: '{count} Token. {text}', other: '{count} Tokens. {text}' },
  'resolved {count} days': { one: 'gelöste {count} Tag', other: 'gelöste {count} Tage' },
  'archived {count} days': { one: 'archivierte {count} Tag', other: 'archivierte {count} Tage' },
  'spam {count} days': { one: 'Spam {count} Tag', other: 'Spam {count} Tage' },
  'activity {count} days': { one: 'Aktivität {count} Tag', other: 'Aktivität {count} Tage' },
  'everything is kept': 'alles wird aufbewahrt',
  owner: 'Inhaber',
  manager: 'Manager',
  agent: 'Agent',
  observer: 'Beobachter',
  '{text}: {sentence} → {sentence2}': '{text}: {sentence} → {sentence2}',
}
