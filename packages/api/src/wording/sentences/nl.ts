import type { SentenceTranslations } from './sentence-translations.ts'

export const nl: SentenceTranslations = {
  'You can only change your own account.': 'U kunt alleen uw eigen account wijzigen.',
  'This account has no password yet. Please set one with “Forgot password?”.':
    'Dit account heeft nog geen wachtwoord. Stel er een in via ‘Wachtwoord vergeten?’.',
  'The current password is wrong.': 'Het huidige wachtwoord is onjuist.',
  'Password updated successfully!': 'Het wachtwoord is gewijzigd.',
  'This file is not a supported picture. Please use png, jpeg or webp.':
    'Dit bestand is geen ondersteunde afbeelding. Gebruik png, jpeg of webp.',
  'The picture is too large. It can be up to {count} pixels wide and high.':
    'De afbeelding is te groot. Ze mag tot {count} pixels breed en hoog zijn.',
  'This picture is damaged. Please save it again and upload it.':
    'Deze afbeelding is beschadigd. Sla ze opnieuw op en upload ze.',
  'This language is not supported.': 'Deze taal wordt niet ondersteund.',
  'Language updated to {language} successfully': 'De taal is nu {language}.',
  'Your name is saved.': 'Uw naam is opgeslagen.',
  'Please choose a day within two years.': 'Kies een dag binnen twee jaar.',
  'Please choose a last day in the future that is not before the first.':
    'Kies een laatste dag in de toekomst die niet vóór de eerste ligt.',
  'The account of a super administrator cannot be deleted here.':
    'Het account van een superbeheerder kan hier niet worden verwijderd.',
  'This is not the address of your account.': 'Dit is niet het adres van uw account.',
  'The password is wrong.': 'Het wachtwoord is onjuist.',
  'You are the only owner of {text}. Delete the store, or make another member an owner first.':
    'U bent de enige eigenaar van {text}. Verwijder de winkel of maak eerst een ander lid eigenaar.',
  'The account is being deleted. This can no longer be undone.':
    'Het account wordt verwijderd. Dit kan niet meer ongedaan worden gemaakt.',
  'This browser offers no push notifications that can be used.':
    'Deze browser biedt geen bruikbare pushmeldingen.',
  'This browser gets no push notifications any more.': 'Deze browser krijgt geen pushmeldingen meer.',
  'This browser gets no push notifications.': 'Deze browser krijgt geen pushmeldingen.',
  'If this address has an account, a link to reset the password is on its way.':
    'Als dit adres een account heeft, is er een link om het wachtwoord opnieuw in te stellen onderweg.',
  'This link is not valid, was used before or has expired. Please ask for a new one.':
    'Deze link is ongeldig, is al gebruikt of is verlopen. Vraag een nieuwe aan.',
  'Many people use this password, so it is easy to guess. Please choose another one.':
    'Veel mensen gebruiken dit wachtwoord, dus het is gemakkelijk te raden. Kies een ander.',
  'This store is suspended. Please contact the support of this service.':
    'Deze winkel is opgeschort. Neem contact op met de ondersteuning van deze dienst.',
  'You do not have access to this store.': 'U hebt geen toegang tot deze winkel.',
  'Token has expired': 'De aanmelding is verlopen.',
  'The email address or the password is wrong.': 'Het e-mailadres of het wachtwoord is onjuist.',
  'This sign-in took too long or had too many wrong codes. Please log in again.':
    'Deze aanmelding duurde te lang of had te veel onjuiste codes. Log opnieuw in.',
  'This account is locked. Please contact the support of this service.':
    'Dit account is geblokkeerd. Neem contact op met de ondersteuning van deze dienst.',
  'You are signed out.': 'U bent uitgelogd.',
  'This sign-in is ended.': 'Deze aanmelding is beëindigd.',
  'This sign-in has ended already.': 'Deze aanmelding was al beëindigd.',
  'Every other sign-in is ended.': 'Alle andere aanmeldingen zijn beëindigd.',
  'The email address of this account is not verified.': 'Het e-mailadres van dit account is niet bevestigd.',
  'Google sign-in is not set up on this server.': 'Inloggen met Google is op deze server niet ingesteld.',
  'Google cannot be reached right now. Please try again.':
    'Google is momenteel niet bereikbaar. Probeer het opnieuw.',
  'The Google sign-in could not be completed. Please try again.':
    'Het inloggen met Google kon niet worden voltooid. Probeer het opnieuw.',
  'Single sign-on is not set up on this server.': 'Single sign-on is op deze server niet ingesteld.',
  'Single sign-on cannot be reached right now. Please try again.':
    'Single sign-on is momenteel niet bereikbaar. Probeer het opnieuw.',
  'The single sign-on token is not valid or was already used.':
    'Het token voor single sign-on is ongeldig of al gebruikt.',
  'We have sent a verification code to your email address.':
    'We hebben een verificatiecode naar uw e-mailadres gestuurd.',
  'The verification code is wrong or has expired.': 'De verificatiecode is onjuist of verlopen.',
  'Email verified successfully!': 'Het e-mailadres is bevestigd.',
  'Email verified successfully! We have sent you a link to choose your password.':
    'Het e-mailadres is bevestigd. We hebben u een link gestuurd om uw wachtwoord te kiezen.',
  'If this address waits for verification, a new code is on its way.':
    'Als dit adres op bevestiging wacht, is er een nieuwe code onderweg.',
  'Please confirm first that it is you.': 'Bevestig eerst dat u het bent.',
  'Thank you. It is you.': 'Dank u. U bent het.',
  'Please confirm with your password or a code of your authenticator app.':
    'Bevestig met uw wachtwoord of een code van uw authenticator-app.',
  'A code is on its way to your email address.': 'Er is een code onderweg naar uw e-mailadres.',
  'Please enter your password or the code.': 'Voer uw wachtwoord of de code in.',
  'This code is wrong or was used before. Please enter another one.':
    'Deze code is onjuist of al gebruikt. Voer een andere in.',
  'Two-step sign-in is off. Please load the page again.':
    'Inloggen in twee stappen staat uit. Laad de pagina opnieuw.',
  'Two-step sign-in is on already. Please load the page again.':
    'Inloggen in twee stappen staat al aan. Laad de pagina opnieuw.',
  'This set-up took too long. Please begin it again.': 'Deze instelling duurde te lang. Begin opnieuw.',
  'Two-step sign-in is off.': 'Inloggen in twee stappen staat uit.',
  'This person does not exist.': 'Deze persoon bestaat niet.',
  'This page of the list does not exist.': 'Deze pagina van de lijst bestaat niet.',
  'You cannot lock your own account.': 'U kunt uw eigen account niet blokkeren.',
  'This person is locked and signed out.': 'Deze persoon is geblokkeerd en uitgelogd.',
  'This person is locked already.': 'Deze persoon is al geblokkeerd.',
  'This person can sign in again.': 'Deze persoon kan weer inloggen.',
  'This person is not locked.': 'Deze persoon is niet geblokkeerd.',
  '{count} sign-ins ended.': '{count} aanmeldingen zijn beëindigd.',
  'A new code is on its way.': 'Er is een nieuwe code onderweg.',
  'This address is verified already.': 'Dit adres is al bevestigd.',
  'Two-step sign-in is off, and every sign-in ended.':
    'Inloggen in twee stappen staat uit en alle aanmeldingen zijn beëindigd.',
  'You can have at most {count} passkeys. Please remove one first.':
    'U kunt hoogstens {count} passkeys hebben. Verwijder er eerst een.',
  'This passkey was removed already.': 'Deze passkey is al verwijderd.',
  'You have no passkey. Please use a code.': 'U hebt geen passkey. Gebruik een code.',
  'This passkey was not accepted. Please try again.':
    'Deze passkey is niet geaccepteerd. Probeer het opnieuw.',
  'The passkey is renamed.': 'De naam van de passkey is gewijzigd.',
  'The passkey is removed.': 'De passkey is verwijderd.',
  'Please enter a name for the passkey.': 'Voer een naam in voor de passkey.',
  'Another super administrator has to change this for you.':
    'Een andere superbeheerder moet dit voor u wijzigen.',
  'This person is locked, has not verified their address, or is deleting their account.':
    'Deze persoon is geblokkeerd, heeft het adres niet bevestigd of verwijdert het account.',
  'This person is the only owner of a store. Make another member an owner there first.':
    'Deze persoon is de enige eigenaar van een winkel. Maak daar eerst een ander lid eigenaar.',
  'This person is the last super administrator.': 'Deze persoon is de laatste superbeheerder.',
  'This person is a super administrator.': 'Deze persoon is superbeheerder.',
  'This person is no longer a super administrator.': 'Deze persoon is geen superbeheerder meer.',
  'This person is a super administrator already.': 'Deze persoon is al superbeheerder.',
  'This person is not a super administrator.': 'Deze persoon is geen superbeheerder.',
  'This store does not exist.': 'Deze winkel bestaat niet.',
  'The job will run again.': 'De taak wordt opnieuw uitgevoerd.',
  'This job is done or already running.': 'Deze taak is klaar of wordt al uitgevoerd.',
  'The store is suspended.': 'De winkel is opgeschort.',
  'The store is open again.': 'De winkel is weer open.',
  'This store is suspended already.': 'Deze winkel is al opgeschort.',
  'This store is not suspended.': 'Deze winkel is niet opgeschort.',
  'This address belongs to your store: the email account, the reply address or a member. It cannot be erased.':
    'Dit adres hoort bij uw winkel: het is het e-mailaccount, het antwoordadres of een lid. Het kan niet worden gewist.',
  'The customer is erased.': 'De klant is gewist.',
  'The request is done.': 'Het verzoek is afgehandeld.',
  'This request does not exist.': 'Dit verzoek bestaat niet.',
  'A note can have up to 20 files with 20 MB in total.':
    'Een notitie kan tot 20 bestanden met in totaal 20 MB hebben.',
  'This conversation has no room for more notes.': 'In dit gesprek is geen plaats voor meer notities.',
  'This note does not exist any more.': 'Deze notitie bestaat niet meer.',
  'Only the author of a note can change it.': 'Alleen de schrijver van een notitie kan deze wijzigen.',
  'A note can be deleted for {count} minutes. Please edit it instead.':
    'Een notitie kan {count} minuten lang worden verwijderd. Bewerk ze in plaats daarvan.',
  'This conversation does not exist.': 'Dit gesprek bestaat niet.',
  'The note is deleted.': 'De notitie is verwijderd.',
  'This saved filter does not exist any more.': 'Dit opgeslagen filter bestaat niet meer.',
  'There is no room for another filter. Delete one first.':
    'Er is geen plaats voor nog een filter. Verwijder er eerst een.',
  'The filter is deleted.': 'Het filter is verwijderd.',
  'This tag does not exist any more.': 'Dit label bestaat niet meer.',
  'Another tag has this name. Merge the two instead.':
    'Een ander label heeft deze naam. Voeg de twee in plaats daarvan samen.',
  'A store has at most {count} tags.': 'Een winkel heeft hoogstens {count} labels.',
  'The tag is deleted.': 'Het label is verwijderd.',
  'Your colleagues can see this.': 'Uw collega’s kunnen dit zien.',
  'Please choose a time in the future, within two years.':
    'Kies een tijdstip in de toekomst, binnen twee jaar.',
  'This person does not answer emails in this store.':
    'Deze persoon beantwoordt geen e-mails in deze winkel.',
  'A conversation has at most {count} tags.': 'Een gesprek heeft hoogstens {count} labels.',
  'Please choose a person.': 'Kies een persoon.',
  'Please choose a time.': 'Kies een tijd.',
  'Please choose a tag.': 'Kies een label.',
  'A conversation can only be split after its first email.':
    'Een gesprek kan pas na de eerste e-mail worden gesplitst.',
  'This email has only text.': 'Deze e-mail bevat alleen tekst.',
  'This email does not exist.': 'Deze e-mail bestaat niet.',
  'No email account is linked.': 'Er is geen e-mailaccount gekoppeld.',
  'Please enter the servers of your email provider.': 'Voer de servers van uw e-mailprovider in.',
  'Without encryption your password could be read on its way. Please choose TLS or STARTTLS.':
    'Zonder versleuteling kan uw wachtwoord onderweg worden gelezen. Kies TLS of STARTTLS.',
  'Please enter the password.': 'Voer het wachtwoord in.',
  'Please enter the password again, since the account or a server changed.':
    'Voer het wachtwoord opnieuw in, want het account of een server is gewijzigd.',
  'Only an owner can delete the emails of the store.':
    'Alleen een eigenaar kan de e-mails van de winkel verwijderen.',
  'The email account is disconnected.': 'Het e-mailaccount is losgekoppeld.',
  'The emails of the account before are still being deleted. Please try again in a few minutes.':
    'De e-mails van het vorige account worden nog verwijderd. Probeer het over een paar minuten opnieuw.',
  'Syncing of this email account is paused. Please resume it first.':
    'De synchronisatie van dit e-mailaccount is gepauzeerd. Hervat deze eerst.',
  'This server is not known to {text}: please use a password.':
    'Deze server is niet bekend bij {text}: gebruik een wachtwoord.',
  '{text} cannot be reached right now. Please try again.':
    '{text} is momenteel niet bereikbaar. Probeer het opnieuw.',
  'A colleague changed this in the meantime. Please connect the email account again.':
    'Een collega heeft dit intussen gewijzigd. Verbind het e-mailaccount opnieuw.',
  'No shop is linked.': 'Er is geen webwinkel gekoppeld.',
  'Please enter the address of your shop that ends in .myshopify.com.':
    'Voer het adres van uw webwinkel in dat eindigt op .myshopify.com.',
  'Please enter the client ID of your app.': 'Voer de client-ID van uw app in.',
  'Please enter the secret of your app.': 'Voer het geheim van uw app in.',
  'Please enter the address of your shop, such as shop.example.':
    'Voer het adres van uw webwinkel in, bijvoorbeeld shop.example.',
  'Please enter the consumer key.': 'Voer de consumer key in.',
  'Please enter the consumer secret.': 'Voer het consumer secret in.',
  'Please enter the client ID of your app, or an access token.':
    'Voer de client-ID van uw app of een toegangstoken in.',
  'Please enter the access token.': 'Voer het toegangstoken in.',
  'This server has no app at Shopify: use the client ID and secret of your own app.':
    'Deze server heeft geen app bij Shopify: gebruik de client-ID en het geheim van uw eigen app.',
  'This server has no HTTPS address: use a consumer key and secret of your shop.':
    'Deze server heeft geen HTTPS-adres: gebruik een consumer key en consumer secret van uw webwinkel.',
  'This connection attempt has expired. Please connect the shop again.':
    'Deze verbindingspoging is verlopen. Verbind de webwinkel opnieuw.',
  'A colleague changed this in the meantime. Please connect the shop again.':
    'Een collega heeft dit intussen gewijzigd. Verbind de webwinkel opnieuw.',
  'The shop is disconnected.': 'De webwinkel is losgekoppeld.',
  'This proposal does not exist any more.': 'Dit voorstel bestaat niet meer.',
  'The proposal is dismissed.': 'Het voorstel is afgewezen.',
  'The proposal is back.': 'Het voorstel is terug.',
  'This example does not exist any more.': 'Dit voorbeeld bestaat niet meer.',
  'A tag does not exist any more. Please choose again.': 'Een label bestaat niet meer. Kies opnieuw.',
  'Drafts are written for the whole store and use no personal example.':
    'Concepten worden voor de hele winkel geschreven en gebruiken geen persoonlijke voorbeelden.',
  'Drafts need the customer’s message that this reply answers. Please enter it.':
    'Concepten hebben het bericht van de klant nodig waarop dit antwoord past. Voer het in.',
  'The example is deleted.': 'Het voorbeeld is verwijderd.',
  'A saved reply can have up to 20 files with 20 MB in total.':
    'Een opgeslagen antwoord kan tot 20 bestanden met in totaal 20 MB hebben.',
  'This question does not exist any more.': 'Deze vraag bestaat niet meer.',
  'This document does not exist any more.': 'Dit document bestaat niet meer.',
  'The question is removed.': 'De vraag is verwijderd.',
  'The text of this document is still being extracted. Please wait a moment.':
    'De tekst van dit document wordt nog uitgelezen. Wacht een moment.',
  'The document is deleted.': 'Het document is verwijderd.',
  'The files of replies and notes can have at most 2 GB in a store. Please remove some first.':
    'De bestanden van antwoorden en notities mogen in een winkel hoogstens 2 GB groot zijn. Verwijder er eerst enkele.',
  'The files of saved replies can have at most 200 MB in a store. Please remove some first.':
    'De bestanden van opgeslagen antwoorden mogen in een winkel hoogstens 200 MB groot zijn. Verwijder er eerst enkele.',
  'A store can have at most {count} documents. Please delete some first.':
    'Een winkel kan hoogstens {count} documenten hebben. Verwijder er eerst enkele.',
  'The documents of a store can hold at most {count} characters together. Please delete or shorten some first.':
    'De documenten van een winkel kunnen samen hoogstens {count} tekens bevatten. Verwijder of verkort er eerst enkele.',
  '{count} files of this store are waiting to be read. Please upload more when they are done.':
    '{count} bestanden van deze winkel wachten om te worden gelezen. Upload er meer wanneer ze klaar zijn.',
  'A store can have at most {count} examples. Please delete some first.':
    'Een winkel kan hoogstens {count} voorbeelden hebben. Verwijder er eerst enkele.',
  'This kind of file cannot be read. Please use pdf, docx, txt, md or html.':
    'Dit soort bestand kan niet worden gelezen. Gebruik pdf, docx, txt, md of html.',
  'The question is taken off the list.': 'De vraag is van de lijst gehaald.',
  'The question is back.': 'De vraag is terug.',
  'This draft does not exist any more.': 'Dit concept bestaat niet meer.',
  'This saved reply does not exist any more.': 'Dit opgeslagen antwoord bestaat niet meer.',
  'This conversation has no email from a customer to answer.':
    'Dit gesprek heeft geen e-mail van een klant om te beantwoorden.',
  'Thank you for the feedback.': 'Bedankt voor uw feedback.',
  'A reply can have up to 20 files with 20 MB in total.':
    'Een antwoord kan tot 20 bestanden met in totaal 20 MB hebben.',
  'This is automated mail, and replying could start a mail loop. If a person wrote it, mark the sender as a customer first.':
    'Dit is automatische e-mail, en antwoorden kan een e-maillus veroorzaken. Als een mens deze heeft geschreven, markeer de afzender dan eerst als klant.',
  'This email does not exist any more.': 'Deze e-mail bestaat niet meer.',
  'This forward does not exist any more.': 'Dit doorgestuurde bericht bestaat niet meer.',
  'Please choose from the files of this email.': 'Kies uit de bestanden van deze e-mail.',
  'The email to forward does not exist any more.': 'De door te sturen e-mail bestaat niet meer.',
  'The email is no longer in the mailbox. Its text can still be quoted.':
    'De e-mail staat niet meer in de mailbox. De tekst kan nog wel worden geciteerd.',
  'This file is too large to be sent.': 'Dit bestand is te groot om te versturen.',
  'The mailbox cannot be asked for this file right now. Please try again.':
    'Dit bestand kan nu niet uit de mailbox worden opgehaald. Probeer het opnieuw.',
  'Several files are being fetched already. Please try again in a moment.':
    'Er worden al meerdere bestanden opgehaald. Probeer het zo dadelijk opnieuw.',
  'Please link the email account that receives customer mail first.':
    'Koppel eerst het e-mailaccount dat e-mail van klanten ontvangt.',
  'Please choose a time in the future, within a year.': 'Kies een tijdstip in de toekomst, binnen een jaar.',
  'Please choose a time after the reply, within a year.':
    'Kies een tijdstip na het antwoord, binnen een jaar.',
  'The order changed since this was written. Nothing was sent.':
    'De bestelling is gewijzigd sinds dit werd geschreven. Er is niets verzonden.',
  'Please say whom this goes to.': 'Geef aan voor wie dit bestemd is.',
  'Please write something first.': 'Schrijf eerst iets.',
  'Only automated mail so far. Replying could start a mail loop.':
    'Tot nu toe alleen automatische e-mail. Antwoorden kan een e-maillus veroorzaken.',
  'A colleague changed this reply in the meantime. Nothing was sent.':
    'Een collega heeft dit antwoord intussen gewijzigd. Er is niets verzonden.',
  'The customer has written again. Nothing was sent.':
    'De klant heeft opnieuw geschreven. Er is niets verzonden.',
  'A colleague answered in the meantime. Nothing was sent.':
    'Een collega heeft intussen geantwoord. Er is niets verzonden.',
  'This email has already been sent.': 'Deze e-mail is al verzonden.',
  'The delivery of this email is already known.': 'De bezorging van deze e-mail is al bekend.',
  'Your store sends at most {count} replies a minute.':
    'Uw winkel verstuurt hoogstens {count} antwoorden per minuut.',
  'Your store sends at most {count} replies a day. An administrator of Draftdesk can raise this limit.':
    'Uw winkel verstuurt hoogstens {count} antwoorden per dag. Een beheerder van Draftdesk kan deze limiet verhogen.',
  'Your store begins at most 30 new conversations in 5 minutes.':
    'Uw winkel begint hoogstens 30 nieuwe gesprekken in 5 minuten.',
  'Your store begins at most 300 new conversations a day.':
    'Uw winkel begint hoogstens 300 nieuwe gesprekken per dag.',
  'Not sent yet. {sentence} Your text is saved: send it again in {sentence2}.':
    'Nog niet verzonden. {sentence} Uw tekst is opgeslagen: verstuur deze over {sentence2} opnieuw.',
  '1 second': '1 seconde',
  '{count} seconds': '{count} seconden',
  '{count} minutes': '{count} minuten',
  '{count} hours': '{count} uur',
  'This is not the name of the store.': 'Dit is niet de naam van de winkel.',
  'The store is being deleted. This can no longer be undone.':
    'De winkel wordt verwijderd. Dit kan niet meer ongedaan worden gemaakt.',
  'Please enter an address that begins with https://.': 'Voer een adres in dat met https:// begint.',
  'Please enter the name of the model.': 'Voer de naam van het model in.',
  'It answered: {text}': 'Het antwoordde: {text}',
  'A super administrator does not own stores.': 'Een superbeheerder bezit geen winkels.',
  'This is not the store you are working in.': 'Dit is niet de winkel waarin u werkt.',
  'Only an owner can change who needs two-step sign-in.':
    'Alleen een eigenaar kan wijzigen wie in twee stappen moet inloggen.',
  'Please set up two-step sign-in for your own account first.':
    'Stel eerst inloggen in twee stappen in voor uw eigen account.',
  'This invitation does not exist any more.': 'Deze uitnodiging bestaat niet meer.',
  'This person already works in this store.': 'Deze persoon werkt al in deze winkel.',
  'This address is already invited. You can resend the invitation instead.':
    'Dit adres is al uitgenodigd. U kunt de uitnodiging opnieuw versturen.',
  'The invitation is revoked.': 'De uitnodiging is ingetrokken.',
  'This invitation is not valid or has expired.': 'Deze uitnodiging is ongeldig of verlopen.',
  'This invitation was already used. Please ask for a new one.':
    'Deze uitnodiging is al gebruikt. Vraag een nieuwe aan.',
  'This invitation is for another account. Please log in with the invited address.':
    'Deze uitnodiging is voor een ander account. Log in met het uitgenodigde adres.',
  'You have already accepted this invitation.': 'U hebt deze uitnodiging al geaccepteerd.',
  'Invitation accepted!': 'De uitnodiging is geaccepteerd.',
  'A store has at most {count} people, open invitations included.':
    'Een winkel heeft hoogstens {count} personen, inclusief openstaande uitnodigingen.',
  'Your role in this store does not allow this. Please ask its owner.':
    'Uw rol in deze winkel staat dit niet toe. Vraag het de eigenaar.',
  'Only an owner can manage owners of the store.': 'Alleen een eigenaar kan eigenaren van de winkel beheren.',
  'This person does not work in this store any more.': 'Deze persoon werkt niet meer in deze winkel.',
  'You cannot change your own role. Please ask another owner or manager.':
    'U kunt uw eigen rol niet wijzigen. Vraag het een andere eigenaar of manager.',
  'A store needs an owner. Please make another member an owner first.':
    'Een winkel heeft een eigenaar nodig. Maak eerst een ander lid eigenaar.',
  'This can no longer be undone. Please invite this person again.':
    'Dit kan niet meer ongedaan worden gemaakt. Nodig deze persoon opnieuw uit.',
  'Too many attempts. Please wait a moment and try again.':
    'Te veel pogingen. Wacht een moment en probeer het opnieuw.',
  'Your role in this store does not allow notes. Please ask its owner.':
    'Uw rol in deze winkel staat geen notities toe. Vraag het de eigenaar.',
  'Your role in this store does not allow answering or organising emails. Please ask its owner.':
    'Uw rol in deze winkel staat het beantwoorden of ordenen van e-mails niet toe. Vraag het de eigenaar.',
  'Your role in this store does not allow changing policies and examples. Please ask its owner.':
    'Uw rol in deze winkel staat het wijzigen van beleid en voorbeelden niet toe. Vraag het de eigenaar.',
  'Please set up two-step sign-in first.': 'Stel eerst inloggen in twee stappen in.',
  'Only a super administrator can do this.': 'Alleen een superbeheerder kan dit doen.',
  'Please select a store first.': 'Selecteer eerst een winkel.',
  'Every process that tried this job stopped before it finished.':
    'Elk proces dat deze taak probeerde, stopte voordat ze klaar was.',
  'The mail speaks of a lawyer or a court.': 'De e-mail gaat over een advocaat of een rechtbank.',
  'The mail speaks of taking the payment back.': 'De e-mail gaat over het terughalen van de betaling.',
  'The mail mentions an injured person.': 'De e-mail noemt een gewonde persoon.',
  'The mail asks about personal data.': 'De e-mail vraagt naar persoonsgegevens.',
  'The mail seems to come from the press.': 'De e-mail lijkt van de pers te komen.',
  'The mail holds text that tells a machine what to write.':
    'De e-mail bevat tekst die een machine vertelt wat ze moet schrijven.',
  'The sender checks failed: another person may have written this mail.':
    'De controles van de afzender zijn mislukt: mogelijk heeft iemand anders deze e-mail geschreven.',
  'The settings leave “{text}” to you: no draft is written about it.':
    'De instellingen laten ‘{text}’ aan u over: hierover wordt geen concept geschreven.',
  'The mail asks nothing.': 'De e-mail vraagt niets.',
  'One sentence is not supported.': 'Eén zin wordt niet ondersteund.',
  'The customer wants something done with an order.': 'De klant wil dat er iets met een bestelling gebeurt.',
  'The draft is not in one language, or not in the customer’s.':
    'Het concept is niet in één taal, of niet in die van de klant.',
  'The draft answers a question that was not asked.':
    'Het concept beantwoordt een vraag die niet is gesteld.',
  'The customer names a day by which it has to be there.': 'De klant noemt een dag waarop het er moet zijn.',
  'The mail names an order, and wants to know more than its state.':
    'De e-mail noemt een bestelling en wil meer weten dan de status.',
  'The document names more exceptions than the draft.':
    'Het document noemt meer uitzonderingen dan het concept.',
  'One sentence wants to be read.': 'Eén zin moet worden nagelezen.',
  'Nothing that the store wrote answers the question.': 'Geen tekst van de winkel beantwoordt de vraag.',
  'Nothing that the store wrote answers “{text}”': 'Geen tekst van de winkel beantwoordt ‘{text}’',
  'No sentence of the draft names the country of {sentence}.':
    'Geen zin van het concept noemt het land van {sentence}.',
  'The draft may not answer {sentence}.': 'Het concept beantwoordt {sentence} mogelijk niet.',
  'The orders could not be read.': 'De bestellingen konden niet worden gelezen.',
  'Order {text} was not found for this customer’s address.':
    'Bestelling {text} is niet gevonden voor het adres van deze klant.',
  'The mail may name an order that was not found for this customer’s address.':
    'De e-mail noemt mogelijk een bestelling die niet is gevonden voor het adres van deze klant.',
  'The mail is about an order, and none was found.':
    'De e-mail gaat over een bestelling, en er is er geen gevonden.',
  'The mail asks about a refund, and the shop shows none.':
    'De e-mail vraagt naar een terugbetaling, en de webwinkel toont er geen.',
  'The customer has several orders, and the mail names none of them.':
    'De klant heeft meerdere bestellingen, en de e-mail noemt er geen.',
  'The shop says that the order was delivered, and the customer complains.':
    'Volgens de webwinkel is de bestelling bezorgd, en de klant klaagt.',
  '{count} sentences are not supported.': '{count} zinnen worden niet ondersteund.',
  '{count} sentences want to be read.': '{count} zinnen moeten worden nagelezen.',
  '{count} of {count2} questions have no answer in the store’s texts.':
    '{count} van {count2} vragen hebben geen antwoord in de teksten van de winkel.',
  '{count} questions': '{count} vragen',
  'The draft names no amount for {sentence}.': 'Het concept noemt geen bedrag voor {sentence}.',
  'The draft names no time for {sentence}.': 'Het concept noemt geen tijd voor {sentence}.',
  'The draft names no measure for {sentence}.': 'Het concept noemt geen maat voor {sentence}.',
  'The draft names no number for {sentence}.': 'Het concept noemt geen getal voor {sentence}.',
  'The draft names no place for {sentence}.': 'Het concept noemt geen plaats voor {sentence}.',
  'The draft names no code for {sentence}.': 'Het concept noemt geen code voor {sentence}.',
  'The draft names no place to go for {sentence}.':
    'Het concept noemt geen plek om heen te gaan voor {sentence}.',
  'The draft names no way for {sentence}.': 'Het concept noemt geen manier voor {sentence}.',
  'It names a source that there is not.': 'De zin noemt een bron die niet bestaat.',
  'The words it quotes are not in its source.': 'De geciteerde woorden staan niet in de bron.',
  'It is word for word from its source.': 'De zin staat woord voor woord in de bron.',
  'It promises what only an earlier answer says.': 'De zin belooft wat alleen een eerder antwoord zegt.',
  'It promises what no document and no order says.':
    'De zin belooft wat geen document en geen bestelling zegt.',
  'Only the conversation says this.': 'Alleen het gesprek zegt dit.',
  'Its source does not say this number.': 'De bron noemt dit getal niet.',
  'Its source says this number elsewhere.': 'De bron noemt dit getal elders.',
  'Its source has this number in another unit.': 'De bron noemt dit getal in een andere eenheid.',
  'It says a number that its source does not say.': 'De zin noemt een getal dat de bron niet noemt.',
  'It says a time that its source does not say.': 'De zin noemt een tijd die de bron niet noemt.',
  'It says a code that its source does not say.': 'De zin noemt een code die de bron niet noemt.',
  'It says an address or a number to call that its source does not have.':
    'De zin noemt een adres of telefoonnummer dat niet in de bron staat.',
  'It says the opposite of its source, or seems to.':
    'De zin zegt het tegendeel van de bron, of lijkt dat te doen.',
  'Its source says no where it says yes, or the other way round.':
    'De bron zegt nee waar de zin ja zegt, of andersom.',
  'It quotes too little of its source to tell.': 'De zin citeert te weinig van de bron om dit te beoordelen.',
  'It tells another state of the order than the shop.':
    'De zin noemt een andere status van de bestelling dan de webwinkel.',
  'It is told in other words than its source.': 'De zin is anders verwoord dan de bron.',
  'Its source says the same.': 'De bron zegt hetzelfde.',
  'Its source says that someone else does this.': 'Volgens de bron doet iemand anders dit.',
  'It speaks of more, of less, or under another condition than its source.':
    'De zin gaat over meer, over minder of over een andere voorwaarde dan de bron.',
  'Its source does not say “{text}”.': 'De bron zegt niet ‘{text}’.',
  'A check reads {count} new sentences at a time, each up to {count2} characters.':
    'Een controle leest {count} nieuwe zinnen tegelijk, elk tot {count2} tekens.',
  'It holds a place for an address that no source has.':
    'De zin bevat een plek voor een adres dat geen bron heeft.',
  'Nothing that the store wrote says this.': 'Geen tekst van de winkel zegt dit.',
  'It asks the customer.': 'De zin stelt de klant een vraag.',
  'It is only polite.': 'De zin is alleen beleefd.',
  'It names no source, and seems to rest on this one.': 'De zin noemt geen bron en lijkt op deze te steunen.',
  'No language model is set up.': 'Er is geen taalmodel ingesteld.',
  'The store wants no language model.': 'De winkel wil geen taalmodel.',
  'The limit of tokens for this month is reached.': 'De limiet van tokens voor deze maand is bereikt.',
  "The key of the store's language model cannot be read any more.":
    'De sleutel van het taalmodel van de winkel kan niet meer worden gelezen.',
  'The server has no room to save this right now. Please try again later.':
    'De server heeft nu geen ruimte om dit op te slaan. Probeer het later opnieuw.',
  'The server is not available right now. Please try again.':
    'De server is nu niet beschikbaar. Probeer het opnieuw.',
  'Something went wrong. Please try again.': 'Er is iets misgegaan. Probeer het opnieuw.',
  'This picture does not exist any more.': 'Deze afbeelding bestaat niet meer.',
  'Not authenticated': 'Niet ingelogd',
  'Too many streams are open. Please ask again later.':
    'Er zijn te veel verbindingen open. Probeer het later opnieuw.',
  'Draftdesk is open in too many pages. Please close some.':
    'U hebt te veel verbindingen open. Sluit enkele pagina’s.',
  'The request is too large.': 'Het verzoek is te groot.',
  'This is missing.': 'Dit ontbreekt.',
  'Please fill this in.': 'Vul dit in.',
  'This cannot be read.': 'Dit kan niet worden gelezen.',
  'This can have at most {count} characters.': 'Hier passen hoogstens {count} tekens.',
  'This must be a text.': 'Hier hoort een tekst.',
  'This must be a number.': 'Hier hoort een getal.',
  'This must be a whole number.': 'Hier hoort een geheel getal.',
  'This file does not exist.': 'Dit bestand bestaat niet.',
  'This file is no longer in the mailbox.': 'Dit bestand staat niet meer in de mailbox.',
  'This file is too large to be shown here. It is in your mailbox.':
    'Dit bestand is te groot om hier te tonen. Het staat in uw mailbox.',
  'This picture cannot be loaded.': 'Deze afbeelding kan niet worden geladen.',
  'A colleague changed this in the meantime. Please check it again before you save.':
    'Een collega heeft dit intussen gewijzigd. Controleer het opnieuw voordat u opslaat.',
  'The content of this file is of another kind than its name says. Please save it again and upload it.':
    'De inhoud van dit bestand is van een andere soort dan de naam zegt. Sla het opnieuw op en upload het.',
  'This file is protected with a password. Please save a copy without it and upload that.':
    'Dit bestand is met een wachtwoord beveiligd. Sla een kopie zonder wachtwoord op en upload die.',
  'This file is damaged and cannot be read. Please save it again and upload it.':
    'Dit bestand is beschadigd en kan niet worden gelezen. Sla het opnieuw op en upload het.',
  'There is no text in this file, only pictures of it. Please upload one with text, or write it here.':
    'In dit bestand staat geen tekst, alleen afbeeldingen ervan. Upload er een met tekst of schrijf die hier.',
  'There is no text in this file.': 'In dit bestand staat geen tekst.',
  'Reading this file took too long. Please split it into smaller ones.':
    'Het lezen van dit bestand duurde te lang. Splits het in kleinere bestanden.',
  'This file unpacks to more than can be read. Please split it into smaller ones.':
    'Dit bestand is uitgepakt groter dan kan worden gelezen. Splits het in kleinere bestanden.',
  'Reading this file was interrupted. Please upload it again.':
    'Het lezen van dit bestand is onderbroken. Upload het opnieuw.',
  'Reading this file failed twice without an answer. Please save it in another format and upload that.':
    'Het lezen van dit bestand is twee keer zonder antwoord mislukt. Sla het in een ander formaat op en upload het.',
  'The documents of this store hold as much text as they can. Please delete some and upload this one again.':
    'De documenten van deze winkel bevatten zoveel tekst als mogelijk is. Verwijder er enkele en upload dit opnieuw.',
  'Replies wait to be sent. {sentence}': 'Antwoorden wachten op verzending. {sentence}',
  'Access was declined, so nothing was connected.': 'De toegang is geweigerd, dus er is niets verbonden.',
  'Access to read and send mail was not granted, so nothing was connected. Please connect again and tick every box.':
    'Er is geen toegang verleend om e-mail te lezen en te versturen, dus er is niets verbonden. Verbind opnieuw en vink elk vakje aan.',
  'The provider granted access for one hour only, so nothing was connected. Please connect again.':
    'De provider heeft slechts voor één uur toegang verleend, dus er is niets verbonden. Verbind opnieuw.',
  'The provider did not return the email address of this account, so nothing was connected.':
    'De provider heeft het e-mailadres van dit account niet teruggegeven, dus er is niets verbonden.',
  'This connection attempt has expired. Please connect the email account again.':
    'Deze verbindingspoging is verlopen. Verbind het e-mailaccount opnieuw.',
  'The provider could not be reached or rejected the request. Please try again in a moment.':
    'De provider was niet bereikbaar of heeft het verzoek afgewezen. Probeer het zo dadelijk opnieuw.',
  'Reading mail (IMAP) works.': 'Het lezen van e-mail (IMAP) werkt.',
  'Sending mail (SMTP) works.': 'Het versturen van e-mail (SMTP) werkt.',
  'Reading mail (IMAP) failed: {sentence} Sending mail (SMTP) failed: {sentence2}':
    'Het lezen van e-mail (IMAP) is mislukt: {sentence} Het versturen van e-mail (SMTP) is mislukt: {sentence2}',
  'Reading mail (IMAP) failed: {sentence} Sending mail (SMTP) works.':
    'Het lezen van e-mail (IMAP) is mislukt: {sentence} Het versturen van e-mail (SMTP) werkt.',
  'Reading mail (IMAP) works. Sending mail (SMTP) failed: {sentence}':
    'Het lezen van e-mail (IMAP) werkt. Het versturen van e-mail (SMTP) is mislukt: {sentence}',
  'Reading mail (IMAP) failed: {sentence}': 'Het lezen van e-mail (IMAP) is mislukt: {sentence}',
  'Sending mail (SMTP) failed: {sentence}': 'Het versturen van e-mail (SMTP) is mislukt: {sentence}',
  'no server has this name. Please check the name.': 'geen server heeft deze naam. Controleer de naam.',
  'this server is in a private network, which is not allowed here.':
    'deze server staat in een privénetwerk, wat hier niet is toegestaan.',
  'the server does not accept connections on this port. Please check the port.':
    'de server accepteert geen verbindingen op deze poort. Controleer de poort.',
  'the server did not answer in time. Please check its name and port.':
    'de server antwoordde niet op tijd. Controleer de naam en de poort.',
  'the certificate of the server is not valid. Please check the name of the server.':
    'het certificaat van de server is niet geldig. Controleer de naam van de server.',
  'the connection could not be secured. Please check the port and the kind of encryption.':
    'de verbinding kon niet worden beveiligd. Controleer de poort en het soort versleuteling.',
  'the server on this port is not a mail server of this kind. Please check the port.':
    'de server op deze poort is geen mailserver van dit soort. Controleer de poort.',
  'the server refused the user name or the password.':
    'de server heeft de gebruikersnaam of het wachtwoord geweigerd.',
  'the inbox could not be opened.': 'de inbox kon niet worden geopend.',
  'the saved password can no longer be decrypted. Please enter it again.':
    'het opgeslagen wachtwoord kan niet meer worden ontsleuteld. Voer het opnieuw in.',
  'access to this email account has expired or was revoked. Please connect it again.':
    'de toegang tot dit e-mailaccount is verlopen of ingetrokken. Verbind het opnieuw.',
  'the server refused this account although access was granted. Please allow IMAP and SMTP for it at the provider, then connect it again.':
    'de server heeft dit account geweigerd, hoewel er toegang was verleend. Sta er bij de provider IMAP en SMTP voor toe en verbind het opnieuw.',
  'the provider of the account could not be reached. Please try again.':
    'de provider van het account was niet bereikbaar. Probeer het opnieuw.',
  'the provider no longer accepts this server. Its operator must renew the OAuth client at the provider.':
    'de provider accepteert deze server niet meer. De beheerder moet de OAuth-client bij de provider vernieuwen.',
  'the connection was lost. Please try again.': 'de verbinding is verbroken. Probeer het opnieuw.',
  'The mail server limits our requests. Syncing continues by itself.':
    'De mailserver beperkt onze verzoeken. De synchronisatie gaat vanzelf verder.',
  'The mail server no longer accepts the password. Please enter it again.':
    'De mailserver accepteert het wachtwoord niet meer. Voer het opnieuw in.',
  'Access to this email account has expired or was revoked. Please connect it again.':
    'De toegang tot dit e-mailaccount is verlopen of ingetrokken. Verbind het opnieuw.',
  'Reading it took too long.': 'Het lezen duurde te lang.',
  'Reading it takes too much memory.': 'Het lezen kost te veel geheugen.',
  'Its structure is damaged.': 'De structuur is beschadigd.',
  'No server has this name.': 'Geen server heeft deze naam.',
  'The address leads into a private network.': 'Het adres leidt naar een privénetwerk.',
  'The server could not be reached, or answered with an error.':
    'De server was niet bereikbaar of antwoordde met een fout.',
  'The server rejected the key.': 'De server heeft de sleutel geweigerd.',
  'The server does not have this address or model.': 'De server heeft dit adres of dit model niet.',
  'The server limits requests, or the account has no credit left.':
    'De server beperkt verzoeken, of het account heeft geen tegoed meer.',
  'The server did not answer in time.': 'De server antwoordde niet op tijd.',
  'The response was too long.': 'Het antwoord was te lang.',
  'The response was cut off.': 'Het antwoord was afgekapt.',
  'The response is not from a language model.': 'Het antwoord komt niet van een taalmodel.',
  'The push service could not be found.': 'De pushdienst is niet gevonden.',
  'The push service could not be reached.': 'De pushdienst was niet bereikbaar.',
  'The push service refused it ({text}).': 'De pushdienst heeft het bericht geweigerd ({text}).',
  'Could not be delivered: {sentence}': 'Kon niet worden bezorgd: {sentence}',
  'the mail server of the recipient sent it back.': 'de mailserver van de ontvanger heeft het teruggestuurd.',
  'No copy was put into the Sent folder ({text}).':
    'Er is geen kopie in de map Verzonden geplaatst ({text}).',
  'The mail server refused {text}.': 'De mailserver heeft {text} geweigerd.',
  'Sent from this mailbox': 'Vanuit deze mailbox verzonden',
  'An invitation to a calendar': 'Een uitnodiging voor een agenda-afspraak',
  'Asks to be answered at another address than it came from':
    'Vraagt om antwoord op een ander adres dan dat van de afzender',
  'Comes from a mailing list': 'Komt van een mailinglijst',
  'Says that it went to many people (Precedence)':
    'Geeft aan dat het aan veel mensen is gestuurd (Precedence)',
  'Names this mailbox as its sender, but was not sent from it':
    'Noemt deze mailbox als afzender, maar is er niet vanuit verzonden',
  'Comes from a no-reply address': 'Komt van een no-reply-adres',
  'Nothing says that it is not from a person': 'Niets wijst erop dat het niet van een mens komt',
  'Was sent by Draftdesk': 'Is door Draftdesk verzonden',
  'Says that a machine sent it (Auto-Submitted)':
    'Geeft aan dat een machine het heeft verzonden (Auto-Submitted)',
  'Its subject says that it is an automatic reply': 'Volgens het onderwerp een automatisch antwoord',
  'Says that it is an automatic reply': 'Geeft aan een automatisch antwoord te zijn',
  'Reports that a mail could not be delivered': 'Meldt dat een e-mail niet kon worden bezorgd',
  'Names recipients that could not be reached': 'Noemt ontvangers die niet bereikbaar waren',
  'Comes from a mail server itself': 'Komt van een mailserver zelf',
  'The shop did not answer in time. Please try again in a moment.':
    'De webwinkel antwoordde niet op tijd. Probeer het zo dadelijk opnieuw.',
  'This shop is in a private network, which is not allowed here.':
    'Deze webwinkel staat in een privénetwerk, wat hier niet is toegestaan.',
  'The saved access cannot be opened any more. Please enter it again.':
    'De opgeslagen toegang kan niet meer worden geopend. Voer deze opnieuw in.',
  'The shop asks every visitor for a password before it shows anything. Please exclude /wp-json/ from this protection.':
    'De webwinkel vraagt elke bezoeker om een wachtwoord voordat er iets te zien is. Sluit /wp-json/ uit van deze beveiliging.',
  'The shop answered with a web page instead of data. Please exclude /wp-json/ from cache and security plugins.':
    'De webwinkel antwoordde met een webpagina in plaats van gegevens. Sluit /wp-json/ uit van cache- en beveiligingsplug-ins.',
  'Shopify knows no shop at this address.': 'Shopify kent geen webwinkel op dit adres.',
  'Shopify refused the access token. Please copy it again from your app in Shopify.':
    'Shopify heeft het toegangstoken geweigerd. Kopieer het opnieuw uit uw app in Shopify.',
  'Shopify refused the client ID or the secret. Please copy both from the settings of your app, and check that the app is installed in this shop.':
    'Shopify heeft de client-ID of het geheim geweigerd. Kopieer beide uit de instellingen van uw app en controleer of de app in deze webwinkel is geïnstalleerd.',
  'Shopify does not let us in any more. Please connect the shop again.':
    'Shopify laat ons niet meer toe. Verbind de webwinkel opnieuw.',
  'Your app may not read orders yet. In Shopify, allow it the scopes read_orders and read_customers, install it again, then connect.':
    'Uw app mag nog geen bestellingen lezen. Geef de app in Shopify de scopes read_orders en read_customers, installeer haar opnieuw en verbind dan.',
  'Shopify has paused this shop. Please look into it at Shopify.':
    'Shopify heeft deze webwinkel gepauzeerd. Kijk dit na bij Shopify.',
  'Shopify gets too many requests for this shop right now. Please try again in a minute.':
    'Shopify krijgt nu te veel verzoeken voor deze webwinkel. Probeer het over een minuut opnieuw.',
  'Shopify could not be reached. Please try again in a moment.':
    'Shopify was niet bereikbaar. Probeer het zo dadelijk opnieuw.',
  'Shopify did not answer in time. Please try again in a moment.':
    'Shopify antwoordde niet op tijd. Probeer het zo dadelijk opnieuw.',
  'The app was removed from the shop in Shopify. Please connect the shop again.':
    'De app is in Shopify uit de webwinkel verwijderd. Verbind de webwinkel opnieuw.',
  'There is no WooCommerce shop at this address. Please check the address, and that WooCommerce is active.':
    'Op dit adres is geen WooCommerce-winkel. Controleer het adres en of WooCommerce actief is.',
  'WooCommerce refused the key. Please connect the shop again.':
    'WooCommerce heeft de sleutel geweigerd. Verbind de webwinkel opnieuw.',
  'WooCommerce refused the consumer key or the secret. Please copy both again from WooCommerce > Settings > Advanced > REST API.':
    'WooCommerce heeft de consumer key of het consumer secret geweigerd. Kopieer beide opnieuw uit WooCommerce > Instellingen > Geavanceerd > REST API.',
  'WooCommerce sent no key. Please connect the shop again.':
    'WooCommerce heeft geen sleutel gestuurd. Verbind de webwinkel opnieuw.',
  'This key may not read orders. In WooCommerce, give it the permission Read, for a user who may see orders.':
    'Deze sleutel mag geen bestellingen lezen. Geef deze in WooCommerce de machtiging ‘Lezen’, voor een gebruiker die bestellingen mag zien.',
  'The shop is closed for maintenance. Please try again when it is open.':
    'De webwinkel is gesloten voor onderhoud. Probeer het opnieuw wanneer ze open is.',
  'The shop gets too many requests right now. Please try again in a minute.':
    'De webwinkel krijgt nu te veel verzoeken. Probeer het over een minuut opnieuw.',
  'The shop could not be reached. Please try again in a moment.':
    'De webwinkel was niet bereikbaar. Probeer het zo dadelijk opnieuw.',
  'The key was removed from the shop. Please connect the shop again.':
    'De sleutel is uit de webwinkel verwijderd. Verbind de webwinkel opnieuw.',
  'Your app may not read customers: allow it the scope read_customers to see who they are.':
    'Uw app mag geen klanten lezen: geef de app de scope read_customers om te zien wie ze zijn.',
  'Shopify shows orders of the last 60 days only: older ones need the scope read_all_orders.':
    'Shopify toont alleen bestellingen van de laatste 60 dagen: voor oudere is de scope read_all_orders nodig.',
  'Chosen by your team': 'Door uw team gekozen',
  'Your team marked this sender as spam': 'Uw team heeft deze afzender als spam gemarkeerd',
  'The mail server cannot be found.': 'De mailserver is niet gevonden.',
  'The mail server is in a private network, which is not allowed here.':
    'De mailserver staat in een privénetwerk, wat hier niet is toegestaan.',
  'The saved password can no longer be decrypted. Please enter it again.':
    'Het opgeslagen wachtwoord kan niet meer worden ontsleuteld. Voer het opnieuw in.',
  'This reply was written for another email account of this store. Please check it and send it again.':
    'Dit antwoord is voor een ander e-mailaccount van deze winkel geschreven. Controleer het en verstuur het opnieuw.',
  'The mail server refused the user name or the password.':
    'De mailserver heeft de gebruikersnaam of het wachtwoord geweigerd.',
  'Access to the email account has expired or was revoked. Please connect it again.':
    'De toegang tot het e-mailaccount is verlopen of ingetrokken. Verbind het opnieuw.',
  'The mail server refused the account although access was granted. Please allow SMTP for it at the provider.':
    'De mailserver heeft het account geweigerd, hoewel er toegang was verleend. Sta er bij de provider SMTP voor toe.',
  'The provider of the email account could not be reached.':
    'De provider van het e-mailaccount was niet bereikbaar.',
  'The provider of the email account no longer accepts this server. The operator of the server must renew the OAuth client.':
    'De provider van het e-mailaccount accepteert deze server niet meer. De beheerder van de server moet de OAuth-client vernieuwen.',
  'The mail server could not be reached.': 'De mailserver was niet bereikbaar.',
  'The mail server asks to try again later.': 'De mailserver vraagt om het later opnieuw te proberen.',
  'The mail server refused this email.': 'De mailserver heeft deze e-mail geweigerd.',
  'The mail server did not accept this email for a whole day.':
    'De mailserver heeft deze e-mail een hele dag niet aangenomen.',
  'The customer wrote again before the chosen time, so this reply was not sent.':
    'De klant schreef opnieuw vóór het gekozen tijdstip, dus dit antwoord is niet verzonden.',
  'The person who scheduled this reply can no longer send emails in this store. Please check it and send it again.':
    'De persoon die dit antwoord heeft ingepland, kan in deze winkel geen e-mails meer versturen. Controleer het en verstuur het opnieuw.',
  'The mail server did not confirm that it accepted the email.':
    'De mailserver heeft niet bevestigd dat de e-mail is aangenomen.',
  'This email was being sent when the backup was made.':
    'Deze e-mail werd net verzonden toen de back-up werd gemaakt.',
  'The mailbox cannot be read ({text}).': 'De mailbox kan niet worden gelezen ({text}).',
  'The process that read the document ended before it was done.':
    'Het proces dat het document las, eindigde voordat het klaar was.',
  'The notice was encrypted with another API_SECRET.': 'Het is versleuteld met een ander API_SECRET.',
  'The mail server refused it ({text}).': 'De mailserver heeft het geweigerd ({text}).',
  'The mail server put it off ({text}).': 'De mailserver heeft het uitgesteld ({text}).',
  'The mail server could not be used.': 'De mailserver kon niet worden gebruikt.',
  'The mail server could not be used ({text}).': 'De mailserver kon niet worden gebruikt ({text}).',
  'Please choose one of the offered times.': 'Kies een van de aangeboden tijden.',
  'Password must be at least 8 characters long, include uppercase, lowercase, a number, and a special character.':
    'Het wachtwoord moet minstens 8 tekens lang zijn en hoofdletters, kleine letters, een cijfer en een speciaal teken bevatten.',
  'First name and Last name are required': 'Voornaam en achternaam zijn verplicht',
  'A name has at most {count} characters.': 'Een naam heeft hoogstens {count} tekens.',
  'A name is one line of text.': 'Een naam is één regel tekst.',
  'Email is required.': 'Het e-mailadres is verplicht.',
  'Passwords do not match': 'De wachtwoorden komen niet overeen',
  'No email found. Please sign up again.': 'Geen e-mailadres gevonden. Registreer u opnieuw.',
  'Please enter the verification code.': 'Voer de verificatiecode in.',
  'Passwords do not match!': 'De wachtwoorden komen niet overeen.',
  'There is nothing to change.': 'Er is niets te wijzigen.',
  'Please enter your current password.': 'Voer uw huidige wachtwoord in.',
  'Please choose a picture.': 'Kies een afbeelding.',
  'The file is empty.': 'Het bestand is leeg.',
  'The picture is too large. It can have up to 2 MB.':
    'De afbeelding is te groot. Ze mag tot 2 MB groot zijn.',
  'Please enter the code from your authenticator app.': 'Voer de code uit uw authenticator-app in.',
  'Please enter the email address of the customer.': 'Voer het e-mailadres van de klant in.',
  'Please choose a language.': 'Kies een taal.',
  'Please enter a price.': 'Voer een prijs in.',
  'A price is not negative.': 'Een prijs is niet negatief.',
  'This price is too high.': 'Deze prijs is te hoog.',
  'This text has at most {count} characters.': 'Deze tekst heeft hoogstens {count} tekens.',
  'At most 50 subjects can be named.': 'Er kunnen hoogstens 50 onderwerpen worden genoemd.',
  'Please enter a whole number.': 'Voer een geheel getal in.',
  'An instruction has at most {count} characters.': 'Een instructie heeft hoogstens {count} tekens.',
  'Please choose a reason.': 'Kies een reden.',
  'Please enter a question.': 'Voer een vraag in.',
  'A question has at most {count} characters.': 'Een vraag heeft hoogstens {count} tekens.',
  'Please enter an email address.': 'Voer een e-mailadres in.',
  'A reply can go to at most {count} people.': 'Een antwoord kan naar hoogstens {count} personen gaan.',
  'A reply has at most {count} characters.': 'Een antwoord heeft hoogstens {count} tekens.',
  'A subject has at most {count} characters.': 'Een onderwerp heeft hoogstens {count} tekens.',
  'A subject is one line of text.': 'Een onderwerp is één regel tekst.',
  'Please choose a file.': 'Kies een bestand.',
  'The files are too large. A reply can take 20 MB along.':
    'De bestanden zijn te groot. Een antwoord kan 20 MB meenemen.',
  'Say whether this comes from a customer or is an automatic notice.':
    'Geef aan of dit een klant of een kennisgeving is.',
  'Say if the email goes along as a quotation or as a file.':
    'Geef aan of de e-mail als citaat of als bestand meegaat.',
  'An email can have at most {count} files.': 'Een e-mail kan hoogstens {count} bestanden hebben.',
  'Filter by drafts, all, sent, archive or snoozed.': 'Filter op drafts, all, sent, archive of snoozed.',
  'Please search for fewer words.': 'Zoek op minder woorden.',
  'Please choose 1 to 9999 days.': 'Kies 1 tot 9999 dagen.',
  'Order by oldest, or leave this out.': 'Sorteer met oldest of laat dit weg.',
  'Please write a note.': 'Schrijf een notitie.',
  'A note has at most {count} characters.': 'Een notitie heeft hoogstens {count} tekens.',
  'This search is too long.': 'Deze zoekopdracht is te lang.',
  'Please enter a name.': 'Voer een naam in.',
  'A tag has at most {count} characters.': 'Een label heeft hoogstens {count} tekens.',
  'A tag has no quotation marks.': 'Een label heeft geen aanhalingstekens.',
  'Please choose a color.': 'Kies een kleur.',
  'Please ask for fewer conversations.': 'Vraag minder gesprekken op.',
  'Please choose conversations.': 'Kies gesprekken.',
  'Please choose at most 200.': 'Kies er hoogstens 200.',
  'This cannot be done to conversations.': 'Dit kan niet met gesprekken.',
  'Please choose a conversation.': 'Kies een gesprek.',
  'Please choose an email.': 'Kies een e-mail.',
  'Please enter a title.': 'Voer een titel in.',
  'A title has at most {count} characters.': 'Een titel heeft hoogstens {count} tekens.',
  'This is not an email address.': 'Dit is geen e-mailadres.',
  'Ask with true, or leave this out.': 'Vraag met true of laat dit weg.',
  'Please give a reason of {count} to {count2} characters.':
    'Geef een reden op van {count} tot {count2} tekens.',
  '{text} wants an app password here, not the one you sign in with. You make one in the security settings of your account.':
    '{text} vraagt hier om een app-wachtwoord, niet om het wachtwoord waarmee u inlogt. U maakt het in de beveiligingsinstellingen van uw account.',
  'Before this works, allow mail programs (IMAP) in the settings of your {text} account.':
    'Sta eerst e-mailprogramma’s (IMAP) toe in de instellingen van uw account bij {text}.',
  'Microsoft lets a password in only where the administrator of the account allows IMAP and SMTP with one.':
    'Microsoft accepteert alleen een wachtwoord als de beheerder van het account IMAP en SMTP daarmee toestaat.',
  'Choose 7, 30, 90 or 365 days.': 'Kies 7, 30, 90 of 365 dagen.',
  'This is no folder.': 'Dit is geen map.',
  'Please enter the server.': 'Voer de server in.',
  'This is not the name of a server.': 'Dit is geen naam van een server.',
  'Please enter a port.': 'Voer een poort in.',
  'Please enter the email address.': 'Voer het e-mailadres in.',
  'Choose Google or Microsoft.': 'Kies Google of Microsoft.',
  'Please choose a shop system.': 'Kies een winkelsysteem.',
  'Please enter the address of your shop.': 'Voer het adres van uw webwinkel in.',
  'Please choose one of the answers.': 'Kies een van de antwoorden.',
  'This text is too long. An example works best when it is short.':
    'Deze tekst is te lang. Een voorbeeld werkt het best als het kort is.',
  'Please enter the customer’s message.': 'Voer het bericht van de klant in.',
  'Please enter the reply.': 'Voer het antwoord in.',
  'Please enter the text.': 'Voer de tekst in.',
  'This text is too long. Please split it into several documents.':
    'Deze tekst is te lang. Splits hem in meerdere documenten.',
  'The file is too large. A document can have up to 20 MB.':
    'Het bestand is te groot. Een document mag tot 20 MB groot zijn.',
  'Please choose days.': 'Kies een aantal dagen.',
  'Please choose at most a year.': 'Kies hoogstens een jaar.',
  'A page has 1 to 200 rows.': 'Een pagina heeft 1 tot 200 rijen.',
  'Please enter at least 1.': 'Voer minstens 1 in.',
  'Please enter at most {count}.': 'Voer hoogstens {count} in.',
  'Please type the name of the store.': 'Typ de naam van de winkel.',
  'Please confirm that you want to delete your account.': 'Bevestig dat u uw account wilt verwijderen.',
  'Please choose a role.': 'Kies een rol.',
  'Please choose {count} to {count2} days.': 'Kies {count} tot {count2} dagen.',
  'Please enter a name for the store.': 'Voer een naam voor de winkel in.',
  '“{text}” is not filled in. Please replace it or delete it.':
    '‘{text}’ is niet ingevuld. Vervang of verwijder het.',
  'A reply can be taken back for 0 to {count} seconds.':
    'Een antwoord kan 0 tot {count} seconden lang worden teruggehaald.',
  'A signature has at most {count} characters.': 'Een handtekening heeft hoogstens {count} tekens.',
  'Please enter a number of seconds.': 'Voer een aantal seconden in.',
  'In {sentence} an address is missing: none of your texts has it. Please replace “{text}” or delete it.':
    'In {sentence} ontbreekt een adres: geen van uw teksten bevat het. Vervang of verwijder ‘{text}’.',
  'In {sentence} “{text}” is not filled in. Please replace it or delete it.':
    'In {sentence} is ‘{text}’ niet ingevuld. Vervang of verwijder het.',
  'the subject': 'het onderwerp',
  'the first line': 'de eerste regel',
  'line {count}': 'regel {count}',
  '1 sign-in ended.': '1 aanmelding is beëindigd.',
  'A newsletter that one can unsubscribe from': 'Een nieuwsbrief waarvoor men zich kan afmelden',
  'An automatic report': 'Een rapport dat een machine heeft geschreven',
  'Please enter a day.': 'Voer een dag in.',
  'Please enter a month.': 'Voer een maand in.',
  'Please enter at least 0.': 'Voer minstens 0 in.',
  'This limit is too high.': 'Deze limiet is te hoog.',
  'A trial uses no language model.': 'Een proef gebruikt geen taalmodel.',
  "This month's limit for the model is reached. Until {date} drafts are written without it.":
    'De limiet van het model voor deze maand is bereikt. Tot {date} worden concepten zonder model geschreven.',
  "The rest of this month's limit is reserved for drafts that are being written.":
    'De rest van de limiet van deze maand is gereserveerd voor concepten die worden geschreven.',
  'The last day is before the first.': 'De laatste dag ligt vóór de eerste.',
  'Please choose at most {count} days.': 'Kies hoogstens {count} dagen.',
  'These results are not kept any more. Please start again.':
    'Deze resultaten worden niet meer bewaard. Begin opnieuw.',
  'The results are deleted.': 'De resultaten zijn verwijderd.',
  'This suggestion does not exist any more.': 'Dit voorstel bestaat niet meer.',
  'The suggestion is dismissed.': 'Het voorstel is verborgen.',
  'The suggestion is back.': 'Het voorstel is terug.',
  Paid: 'Betaald',
  'Partially paid': 'Deels betaald',
  'Partially refunded': 'Deels terugbetaald',
  Refunded: 'Terugbetaald',
  Pending: 'In afwachting',
  Authorized: 'Geautoriseerd',
  Expired: 'Verlopen',
  Voided: 'Ongeldig gemaakt',
  Unknown: 'Onbekend',
  Failed: 'Mislukt',
  Processing: 'Wordt verwerkt',
  Completed: 'Afgerond',
  'Checkout draft': 'Niet afgeronde kassa',
  Trash: 'In de prullenbak',
  Fulfilled: 'Verzonden',
  Unfulfilled: 'Niet verzonden',
  'Partially fulfilled': 'Deels verzonden',
  'Pending fulfillment': 'Verzending in afwachting',
  'Marked as fulfilled': 'Als verzonden gemarkeerd',
  'In progress': 'In behandeling',
  'On hold': 'Aangehouden',
  Open: 'Nog open',
  'Request declined': 'Verzoek geweigerd',
  Restocked: 'Terug op voorraad',
  Scheduled: 'Ingepland',
  'Attempted delivery': 'Bezorgpoging gedaan',
  Canceled: 'Geannuleerd',
  Cancelled: 'Geannuleerd',
  Confirmed: 'Bevestigd',
  Delayed: 'Vertraagd',
  Delivered: 'Bezorgd',
  'Not delivered': 'Niet bezorgd',
  Failure: 'Bezorging mislukt',
  'In transit': 'Onderweg',
  'Out for delivery': 'Wordt bezorgd',
  'Label printed': 'Label afgedrukt',
  'Label purchased': 'Label gekocht',
  'Label voided': 'Label ongeldig gemaakt',
  'Picked up': 'Opgehaald',
  'Carrier picked up': 'Opgehaald door de vervoerder',
  'Ready for pickup': 'Klaar om op te halen',
  Submitted: 'Doorgegeven',
  'Order {text}: {list}': 'Bestelling {text}: {list}',
  'Order {text}': 'Bestelling {text}',
  'An order': 'Een bestelling',
  unpaid: 'niet betaald',
  paid: 'betaald',
  packed: 'ingepakt',
  shipped: 'verzonden',
  delivered: 'bezorgd',
  cancelled: 'geannuleerd',
  refunded: 'terugbetaald',
  'paid on {text}': 'betaald op {text}',
  'shipped on {text}': 'verzonden op {text}',
  'cancelled on {text}': 'geannuleerd op {text}',
  'refunded on {text}': 'terugbetaald op {text}',
  'carrier {text}': 'vervoerder {text}',
  'tracking number {text}': 'trackingnummer {text}',
  'refunded {text}': 'terugbetaald: {text}',
  '{sentence} is not in the shop any more.': '{sentence} staat niet meer in de shop.',
  '{sentence} belongs to another address.': '{sentence} hoort bij een ander adres.',
  '{sentence} changed since this was written. It is now {list}.':
    '{sentence} is veranderd sinds deze tekst is geschreven. Nieuwe stand: {list}.',
  "The customer's mail": 'E-mail van de klant',
  'Your earlier reply': 'Uw eerdere antwoord',
  'Your instruction': 'Uw aanwijzing',
  'language {language}': 'taal: {language}',
  '{count} question': { one: '{count} vraag', other: '{count} vragen' },
  '{count} order number': { one: '{count} bestelnummer', other: '{count} bestelnummers' },
  '{count} order numbers': { one: '{count} bestelnummer', other: '{count} bestelnummers' },
  '{count} question with a source': { one: '{count} vraag met bron', other: '{count} vragen met bron' },
  '{count} questions with a source': { one: '{count} vraag met bron', other: '{count} vragen met bron' },
  '{count} question without one': { one: '{count} vraag zonder bron', other: '{count} vragen zonder bron' },
  '{count} questions without one': { one: '{count} vraag zonder bron', other: '{count} vragen zonder bron' },
  '{count} line': { one: '{count} regel', other: '{count} regels' },
  '{count} lines': { one: '{count} regel', other: '{count} regels' },
  '{count} sentence supported': { one: '{count} zin onderbouwd', other: '{count} zinnen onderbouwd' },
  '{count} sentences supported': { one: '{count} zin onderbouwd', other: '{count} zinnen onderbouwd' },
  '{count} sentence to read': { one: '{count} zin te controleren', other: '{count} zinnen te controleren' },
  '{count} sentences to read': { one: '{count} zin te controleren', other: '{count} zinnen te controleren' },
  '{count} sentence not supported': {
    one: '{count} zin niet onderbouwd',
    other: '{count} zinnen niet onderbouwd',
  },
  '{count} sentences not supported': {
    one: '{count} zin niet onderbouwd',
    other: '{count} zinnen niet onderbouwd',
  },
  'looked up by words and by meaning': 'gezocht op woorden en op betekenis',
  'looked up by words alone, since the model for meanings did not answer in time':
    'alleen op woorden gezocht, omdat het model voor betekenissen niet op tijd antwoordde',
  'looked up by words alone, since the model for meanings did not answer':
    'alleen op woorden gezocht, omdat het model voor betekenissen niet antwoordde',
  'looked up by words alone, since the model for meanings has not read all documents':
    'alleen op woorden gezocht, omdat het model voor betekenissen nog niet alle documenten heeft gelezen',
  'every question answered': 'alle vragen beantwoord',
  'please check this draft': 'concept graag controleren',
  'no draft': 'geen concept',
  '{count} a minute, {count2} a day. {text}': '{count} per minuut, {count2} per dag. {text}',
  'the default. {text}': 'de standaard. {text}',
  '{count} tokens. {text}': { one: '{count} token. {text}', other: '{count} tokens. {text}' },
  'resolved {count} days': { one: 'opgeloste {count} dag', other: 'opgeloste {count} dagen' },
  'archived {count} days': { one: 'gearchiveerde {count} dag', other: 'gearchiveerde {count} dagen' },
  'spam {count} days': { one: 'ongewenste mail {count} dag', other: 'ongewenste mail {count} dagen' },
  'activity {count} days': { one: 'activiteit {count} dag', other: 'activiteit {count} dagen' },
  'everything is kept': 'alles wordt bewaard',
  owner: 'eigenaar',
  manager: 'Manager',
  agent: 'medewerker',
  observer: 'waarnemer',
  '{text}: {sentence} → {sentence2}': '{text}: {sentence} → {sentence2}',
}
