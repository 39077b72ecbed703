import type { SentenceTranslations } from './sentence-translations.ts'

export const fr: SentenceTranslations = {
  'You can only change your own account.': 'Vous ne pouvez modifier que votre propre compte.',
  'This account has no password yet. Please set one with “Forgot password?”.':
    'Ce compte n’a pas encore de mot de passe. Veuillez en définir un via « Mot de passe oublié ? ».',
  'The current password is wrong.': 'Le mot de passe actuel est incorrect.',
  'Password updated successfully!': 'Le mot de passe a été modifié.',
  'This file is not a supported picture. Please use png, jpeg or webp.':
    'Ce fichier n’est pas une image prise en charge. Veuillez utiliser png, jpeg ou webp.',
  'The picture is too large. It can be up to {count} pixels wide and high.':
    'L’image est trop grande. Elle peut avoir jusqu’à {count} pixels de largeur et de hauteur.',
  'This picture is damaged. Please save it again and upload it.':
    'Cette image est endommagée. Veuillez l’enregistrer de nouveau et l’importer.',
  'This language is not supported.': 'Cette langue n’est pas prise en charge.',
  'Language updated to {language} successfully': 'La langue est maintenant : {language}.',
  'Your name is saved.': 'Votre nom a été enregistré.',
  'Please choose a day within two years.': 'Veuillez choisir un jour dans les deux prochaines années.',
  'Please choose a last day in the future that is not before the first.':
    'Veuillez choisir un dernier jour futur qui ne précède pas le premier.',
  'The account of a super administrator cannot be deleted here.':
    'Le compte d’un super-administrateur ne peut pas être supprimé ici.',
  'This is not the address of your account.': 'Ce n’est pas l’adresse de votre compte.',
  'The password is wrong.': 'Le mot de passe est incorrect.',
  'You are the only owner of {text}. Delete the store, or make another member an owner first.':
    'Vous êtes le seul propriétaire de {text}. Supprimez la boutique ou nommez d’abord un autre membre propriétaire.',
  'The account is being deleted. This can no longer be undone.':
    'Le compte est en cours de suppression. Cette action ne peut plus être annulée.',
  'This browser offers no push notifications that can be used.':
    'Ce navigateur ne propose pas de notifications push utilisables.',
  'This browser gets no push notifications any more.': 'Ce navigateur ne reçoit plus de notifications push.',
  'This browser gets no push notifications.': 'Ce navigateur ne reçoit pas de notifications push.',
  'If this address has an account, a link to reset the password is on its way.':
    'Si cette adresse a un compte, un lien de réinitialisation du mot de passe est en route.',
  'This link is not valid, was used before or has expired. Please ask for a new one.':
    'Ce lien n’est pas valable, a déjà été utilisé ou a expiré. Veuillez en demander un nouveau.',
  'Many people use this password, so it is easy to guess. Please choose another one.':
    'Beaucoup de personnes utilisent ce mot de passe, il est donc facile à deviner. Veuillez en choisir un autre.',
  'This store is suspended. Please contact the support of this service.':
    'Cette boutique est suspendue. Veuillez contacter l’assistance de ce service.',
  'You do not have access to this store.': 'Vous n’avez pas accès à cette boutique.',
  'Token has expired': 'La connexion a expiré.',
  'The email address or the password is wrong.': 'L’adresse e-mail ou le mot de passe est incorrect.',
  'This sign-in took too long or had too many wrong codes. Please log in again.':
    'Cette connexion a pris trop de temps ou a reçu trop de codes incorrects. Veuillez vous reconnecter.',
  'This account is locked. Please contact the support of this service.':
    'Ce compte est bloqué. Veuillez contacter l’assistance de ce service.',
  'You are signed out.': 'Vous êtes déconnecté.',
  'This sign-in is ended.': 'Cette connexion est fermée.',
  'This sign-in has ended already.': 'Cette connexion est déjà fermée.',
  'Every other sign-in is ended.': 'Toutes les autres connexions sont fermées.',
  'The email address of this account is not verified.': 'L’adresse e-mail de ce compte n’est pas vérifiée.',
  'Google sign-in is not set up on this server.':
    'La connexion avec Google n’est pas configurée sur ce serveur.',
  'Google cannot be reached right now. Please try again.':
    'Google est injoignable pour le moment. Veuillez réessayer.',
  'The Google sign-in could not be completed. Please try again.':
    'La connexion avec Google n’a pas pu aboutir. Veuillez réessayer.',
  'Single sign-on is not set up on this server.':
    'L’authentification unique n’est pas configurée sur ce serveur.',
  'Single sign-on cannot be reached right now. Please try again.':
    'L’authentification unique est injoignable pour le moment. Veuillez réessayer.',
  'The single sign-on token is not valid or was already used.':
    'Le jeton d’authentification unique n’est pas valable ou a déjà été utilisé.',
  'We have sent a verification code to your email address.':
    'Nous avons envoyé un code de vérification à votre adresse e-mail.',
  'The verification code is wrong or has expired.': 'Le code de vérification est incorrect ou a expiré.',
  'Email verified successfully!': 'L’adresse e-mail est vérifiée.',
  'Email verified successfully! We have sent you a link to choose your password.':
    'L’adresse e-mail est vérifiée. Nous vous avons envoyé un lien pour choisir votre mot de passe.',
  'If this address waits for verification, a new code is on its way.':
    'Si cette adresse attend une vérification, un nouveau code est en route.',
  'Please confirm first that it is you.': 'Veuillez d’abord confirmer que c’est bien vous.',
  'Thank you. It is you.': 'Merci. C’est bien vous.',
  'Please confirm with your password or a code of your authenticator app.':
    'Veuillez confirmer avec votre mot de passe ou un code de votre application d’authentification.',
  'A code is on its way to your email address.': 'Un code est en route vers votre adresse e-mail.',
  'Please enter your password or the code.': 'Veuillez saisir votre mot de passe ou le code.',
  'This code is wrong or was used before. Please enter another one.':
    'Ce code est incorrect ou a déjà été utilisé. Veuillez en saisir un autre.',
  'Two-step sign-in is off. Please load the page again.':
    'La connexion en deux étapes est désactivée. Veuillez recharger la page.',
  'Two-step sign-in is on already. Please load the page again.':
    'La connexion en deux étapes est déjà activée. Veuillez recharger la page.',
  'This set-up took too long. Please begin it again.':
    'Cette configuration a pris trop de temps. Veuillez recommencer.',
  'Two-step sign-in is off.': 'La connexion en deux étapes est désactivée.',
  'This person does not exist.': 'Cette personne n’existe pas.',
  'This page of the list does not exist.': 'Cette page de la liste n’existe pas.',
  'You cannot lock your own account.': 'Vous ne pouvez pas bloquer votre propre compte.',
  'This person is locked and signed out.': 'Cette personne est bloquée et déconnectée.',
  'This person is locked already.': 'Cette personne est déjà bloquée.',
  'This person can sign in again.': 'Cette personne peut de nouveau se connecter.',
  'This person is not locked.': 'Cette personne n’est pas bloquée.',
  '{count} sign-ins ended.': '{count} connexions ont été fermées.',
  'A new code is on its way.': 'Un nouveau code est en route.',
  'This address is verified already.': 'Cette adresse est déjà vérifiée.',
  'Two-step sign-in is off, and every sign-in ended.':
    'La connexion en deux étapes est désactivée et toutes les connexions sont fermées.',
  'You can have at most {count} passkeys. Please remove one first.':
    'Vous pouvez avoir au plus {count} clés d’accès. Veuillez d’abord en supprimer une.',
  'This passkey was removed already.': 'Cette clé d’accès a déjà été supprimée.',
  'You have no passkey. Please use a code.': 'Vous n’avez pas de clé d’accès. Veuillez utiliser un code.',
  'This passkey was not accepted. Please try again.':
    'Cette clé d’accès n’a pas été acceptée. Veuillez réessayer.',
  'The passkey is renamed.': 'La clé d’accès est renommée.',
  'The passkey is removed.': 'La clé d’accès est supprimée.',
  'Please enter a name for the passkey.': 'Veuillez saisir un nom pour la clé d’accès.',
  'Another super administrator has to change this for you.':
    'Un autre super-administrateur doit le modifier pour vous.',
  'This person is locked, has not verified their address, or is deleting their account.':
    'Cette personne est bloquée, n’a pas vérifié son adresse ou supprime son compte.',
  'This person is the only owner of a store. Make another member an owner there first.':
    'Cette personne est la seule propriétaire d’une boutique. Nommez-y d’abord un autre membre propriétaire.',
  'This person is the last super administrator.': 'Cette personne est le dernier super-administrateur.',
  'This person is a super administrator.': 'Cette personne est super-administrateur.',
  'This person is no longer a super administrator.': 'Cette personne n’est plus super-administrateur.',
  'This person is a super administrator already.': 'Cette personne est déjà super-administrateur.',
  'This person is not a super administrator.': 'Cette personne n’est pas super-administrateur.',
  'This store does not exist.': 'Cette boutique n’existe pas.',
  'The job will run again.': 'La tâche sera exécutée de nouveau.',
  'This job is done or already running.': 'Cette tâche est terminée ou déjà en cours.',
  'The store is suspended.': 'La boutique est suspendue.',
  'The store is open again.': 'La boutique est de nouveau ouverte.',
  'This store is suspended already.': 'Cette boutique est déjà suspendue.',
  'This store is not suspended.': 'Cette boutique n’est pas suspendue.',
  'This address belongs to your store: the email account, the reply address or a member. It cannot be erased.':
    'Cette adresse appartient à votre boutique : le compte e-mail, l’adresse de réponse ou un membre. Elle ne peut pas être effacée.',
  'The customer is erased.': 'Le client a été effacé.',
  'The request is done.': 'La demande est traitée.',
  'This request does not exist.': 'Cette demande n’existe pas.',
  'A note can have up to 20 files with 20 MB in total.':
    'Une note peut avoir jusqu’à 20 fichiers pour 20 Mo au total.',
  'This conversation has no room for more notes.':
    'Cette conversation n’a plus de place pour d’autres notes.',
  'This note does not exist any more.': 'Cette note n’existe plus.',
  'Only the author of a note can change it.': 'Seul l’auteur d’une note peut la modifier.',
  'A note can be deleted for {count} minutes. Please edit it instead.':
    'Une note peut être supprimée pendant {count} minutes. Veuillez plutôt la modifier.',
  'This conversation does not exist.': 'Cette conversation n’existe pas.',
  'The note is deleted.': 'La note a été supprimée.',
  'This saved filter does not exist any more.': 'Ce filtre enregistré n’existe plus.',
  'There is no room for another filter. Delete one first.':
    'Il n’y a plus de place pour un autre filtre. Supprimez-en d’abord un.',
  'The filter is deleted.': 'Le filtre a été supprimé.',
  'This tag does not exist any more.': 'Cette étiquette n’existe plus.',
  'Another tag has this name. Merge the two instead.':
    'Une autre étiquette porte ce nom. Fusionnez plutôt les deux.',
  'A store has at most {count} tags.': 'Une boutique a au plus {count} étiquettes.',
  'The tag is deleted.': 'L’étiquette a été supprimée.',
  'Your colleagues can see this.': 'Vos collègues peuvent le voir.',
  'Please choose a time in the future, within two years.':
    'Veuillez choisir un moment futur, dans les deux ans.',
  'This person does not answer emails in this store.':
    'Cette personne ne répond pas aux e-mails dans cette boutique.',
  'A conversation has at most {count} tags.': 'Une conversation a au plus {count} étiquettes.',
  'Please choose a person.': 'Veuillez choisir une personne.',
  'Please choose a time.': 'Veuillez choisir une heure.',
  'Please choose a tag.': 'Veuillez choisir une étiquette.',
  'A conversation can only be split after its first email.':
    'Une conversation ne peut être divisée qu’après son premier e-mail.',
  'This email has only text.': 'Cet e-mail ne contient que du texte.',
  'This email does not exist.': 'Cet e-mail n’existe pas.',
  'No email account is linked.': 'Aucun compte e-mail n’est associé.',
  'Please enter the servers of your email provider.':
    'Veuillez saisir les serveurs de votre fournisseur de messagerie.',
  'Without encryption your password could be read on its way. Please choose TLS or STARTTLS.':
    'Sans chiffrement, votre mot de passe pourrait être lu en chemin. Veuillez choisir TLS ou STARTTLS.',
  'Please enter the password.': 'Veuillez saisir le mot de passe.',
  'Please enter the password again, since the account or a server changed.':
    'Veuillez saisir de nouveau le mot de passe, car le compte ou un serveur a changé.',
  'Only an owner can delete the emails of the store.':
    'Seul un propriétaire peut supprimer les e-mails de la boutique.',
  'The email account is disconnected.': 'Le compte e-mail est déconnecté.',
  'The emails of the account before are still being deleted. Please try again in a few minutes.':
    'Les e-mails du compte précédent sont encore en cours de suppression. Veuillez réessayer dans quelques minutes.',
  'Syncing of this email account is paused. Please resume it first.':
    'La synchronisation de ce compte e-mail est en pause. Veuillez d’abord la reprendre.',
  'This server is not known to {text}: please use a password.':
    'Ce serveur n’est pas connu de {text} : veuillez utiliser un mot de passe.',
  '{text} cannot be reached right now. Please try again.':
    '{text} est injoignable pour le moment. Veuillez réessayer.',
  'A colleague changed this in the meantime. Please connect the email account again.':
    'Un collègue a modifié ceci entre-temps. Veuillez reconnecter le compte e-mail.',
  'No shop is linked.': 'Aucune boutique en ligne n’est associée.',
  'Please enter the address of your shop that ends in .myshopify.com.':
    'Veuillez saisir l’adresse de votre boutique en ligne qui se termine par .myshopify.com.',
  'Please enter the client ID of your app.': 'Veuillez saisir l’identifiant client de votre application.',
  'Please enter the secret of your app.': 'Veuillez saisir le secret de votre application.',
  'Please enter the address of your shop, such as shop.example.':
    'Veuillez saisir l’adresse de votre boutique en ligne, par exemple shop.example.',
  'Please enter the consumer key.': 'Veuillez saisir la clé client (consumer key).',
  'Please enter the consumer secret.': 'Veuillez saisir le secret client (consumer secret).',
  'Please enter the client ID of your app, or an access token.':
    'Veuillez saisir l’identifiant client de votre application ou un jeton d’accès.',
  'Please enter the access token.': 'Veuillez saisir le jeton d’accès.',
  'This server has no app at Shopify: use the client ID and secret of your own app.':
    'Ce serveur n’a pas d’application chez Shopify : utilisez l’identifiant client et le secret de votre propre application.',
  'This server has no HTTPS address: use a consumer key and secret of your shop.':
    'Ce serveur n’a pas d’adresse HTTPS : utilisez une clé client et un secret client de votre boutique en ligne.',
  'This connection attempt has expired. Please connect the shop again.':
    'Cette tentative de connexion a expiré. Veuillez reconnecter la boutique en ligne.',
  'A colleague changed this in the meantime. Please connect the shop again.':
    'Un collègue a modifié ceci entre-temps. Veuillez reconnecter la boutique en ligne.',
  'The shop is disconnected.': 'La boutique en ligne est déconnectée.',
  'This proposal does not exist any more.': 'Cette proposition n’existe plus.',
  'The proposal is dismissed.': 'La proposition a été écartée.',
  'The proposal is back.': 'La proposition est rétablie.',
  'This example does not exist any more.': 'Cet exemple n’existe plus.',
  'A tag does not exist any more. Please choose again.':
    'Une étiquette n’existe plus. Veuillez choisir de nouveau.',
  'Drafts are written for the whole store and use no personal example.':
    'Les brouillons sont rédigés pour toute la boutique et n’utilisent pas d’exemple personnel.',
  'Drafts need the customer’s message that this reply answers. Please enter it.':
    'Les brouillons ont besoin du message du client auquel cette réponse répond. Veuillez le saisir.',
  'The example is deleted.': 'L’exemple a été supprimé.',
  'A saved reply can have up to 20 files with 20 MB in total.':
    'Une réponse enregistrée peut avoir jusqu’à 20 fichiers pour 20 Mo au total.',
  'This question does not exist any more.': 'Cette question n’existe plus.',
  'This document does not exist any more.': 'Ce document n’existe plus.',
  'The question is removed.': 'La question a été retirée.',
  'The text of this document is still being extracted. Please wait a moment.':
    'Le texte de ce document est encore en cours d’extraction. Veuillez patienter un instant.',
  'The document is deleted.': 'Le document a été supprimé.',
  'The files of replies and notes can have at most 2 GB in a store. Please remove some first.':
    'Les fichiers des réponses et des notes peuvent atteindre au plus 2 Go par boutique. Veuillez d’abord en retirer.',
  'The files of saved replies can have at most 200 MB in a store. Please remove some first.':
    'Les fichiers des réponses enregistrées peuvent atteindre au plus 200 Mo par boutique. Veuillez d’abord en retirer.',
  'A store can have at most {count} documents. Please delete some first.':
    'Une boutique peut avoir au plus {count} documents. Veuillez d’abord en supprimer.',
  'The documents of a store can hold at most {count} characters together. Please delete or shorten some first.':
    'Les documents d’une boutique peuvent contenir au plus {count} caractères au total. Veuillez d’abord en supprimer ou en raccourcir.',
  '{count} files of this store are waiting to be read. Please upload more when they are done.':
    '{count} fichiers de cette boutique attendent d’être lus. Veuillez en importer d’autres quand ce sera terminé.',
  'A store can have at most {count} examples. Please delete some first.':
    'Une boutique peut avoir au plus {count} exemples. Veuillez d’abord en supprimer.',
  'This kind of file cannot be read. Please use pdf, docx, txt, md or html.':
    'Ce type de fichier ne peut pas être lu. Veuillez utiliser pdf, docx, txt, md ou html.',
  'The question is taken off the list.': 'La question a été retirée de la liste.',
  'The question is back.': 'La question est rétablie.',
  'This draft does not exist any more.': 'Ce brouillon n’existe plus.',
  'This saved reply does not exist any more.': 'Cette réponse enregistrée n’existe plus.',
  'This conversation has no email from a customer to answer.':
    'Cette conversation ne contient aucun e-mail d’un client auquel répondre.',
  'Thank you for the feedback.': 'Merci pour votre retour.',
  'A reply can have up to 20 files with 20 MB in total.':
    'Une réponse peut avoir jusqu’à 20 fichiers pour 20 Mo au total.',
  'This is automated mail, and replying could start a mail loop. If a person wrote it, mark the sender as a customer first.':
    'Il s’agit d’un e-mail automatique, et une réponse pourrait créer une boucle d’e-mails. Si une personne l’a écrit, marquez d’abord l’expéditeur comme client.',
  'This email does not exist any more.': 'Cet e-mail n’existe plus.',
  'This forward does not exist any more.': 'Ce transfert n’existe plus.',
  'Please choose from the files of this email.': 'Veuillez choisir parmi les fichiers de cet e-mail.',
  'The email to forward does not exist any more.': 'L’e-mail à transférer n’existe plus.',
  'The email is no longer in the mailbox. Its text can still be quoted.':
    'L’e-mail n’est plus dans la boîte mail. Son texte peut encore être cité.',
  'This file is too large to be sent.': 'Ce fichier est trop volumineux pour être envoyé.',
  'The mailbox cannot be asked for this file right now. Please try again.':
    'Ce fichier ne peut pas être demandé à la boîte mail pour le moment. Veuillez réessayer.',
  'Several files are being fetched already. Please try again in a moment.':
    'Plusieurs fichiers sont déjà en cours de récupération. Veuillez réessayer dans un instant.',
  'Please link the email account that receives customer mail first.':
    'Veuillez d’abord associer le compte e-mail qui reçoit les e-mails des clients.',
  'Please choose a time in the future, within a year.': 'Veuillez choisir un moment futur, dans l’année.',
  'Please choose a time after the reply, within a year.':
    'Veuillez choisir un moment postérieur à la réponse, dans l’année.',
  'The order changed since this was written. Nothing was sent.':
    'La commande a changé depuis la rédaction. Rien n’a été envoyé.',
  'Please say whom this goes to.': 'Veuillez indiquer à qui s’adresse cet e-mail.',
  'Please write something first.': 'Veuillez d’abord écrire quelque chose.',
  'Only automated mail so far. Replying could start a mail loop.':
    'Uniquement des e-mails automatiques jusqu’ici. Une réponse pourrait créer une boucle d’e-mails.',
  'A colleague changed this reply in the meantime. Nothing was sent.':
    'Un collègue a modifié cette réponse entre-temps. Rien n’a été envoyé.',
  'The customer has written again. Nothing was sent.': 'Le client a écrit de nouveau. Rien n’a été envoyé.',
  'A colleague answered in the meantime. Nothing was sent.':
    'Un collègue a répondu entre-temps. Rien n’a été envoyé.',
  'This email has already been sent.': 'Cet e-mail a déjà été envoyé.',
  'The delivery of this email is already known.': 'L’issue de cet envoi est déjà connue.',
  'Your store sends at most {count} replies a minute.':
    'Votre boutique envoie au plus {count} réponses par minute.',
  'Your store sends at most {count} replies a day. An administrator of Draftdesk can raise this limit.':
    'Votre boutique envoie au plus {count} réponses par jour. Un administrateur de Draftdesk peut relever cette limite.',
  'Your store begins at most 30 new conversations in 5 minutes.':
    'Votre boutique commence au plus 30 nouvelles conversations en 5 minutes.',
  'Your store begins at most 300 new conversations a day.':
    'Votre boutique commence au plus 300 nouvelles conversations par jour.',
  'Not sent yet. {sentence} Your text is saved: send it again in {sentence2}.':
    'Pas encore envoyé. {sentence} Votre texte est enregistré : renvoyez-le dans {sentence2}.',
  '1 second': '1 seconde',
  '{count} seconds': '{count} secondes',
  '{count} minutes': '{count} minutes',
  '{count} hours': '{count} heures',
  'This is not the name of the store.': 'Ce n’est pas le nom de la boutique.',
  'The store is being deleted. This can no longer be undone.':
    'La boutique est en cours de suppression. Cette action ne peut plus être annulée.',
  'Please enter an address that begins with https://.':
    'Veuillez saisir une adresse qui commence par https://.',
  'Please enter the name of the model.': 'Veuillez saisir le nom du modèle.',
  'It answered: {text}': 'Il a répondu : {text}',
  'A super administrator does not own stores.': 'Un super-administrateur ne possède pas de boutiques.',
  'This is not the store you are working in.': 'Ce n’est pas la boutique dans laquelle vous travaillez.',
  'Only an owner can change who needs two-step sign-in.':
    'Seul un propriétaire peut changer qui a besoin de la connexion en deux étapes.',
  'Please set up two-step sign-in for your own account first.':
    'Veuillez d’abord configurer la connexion en deux étapes de votre propre compte.',
  'This invitation does not exist any more.': 'Cette invitation n’existe plus.',
  'This person already works in this store.': 'Cette personne travaille déjà dans cette boutique.',
  'This address is already invited. You can resend the invitation instead.':
    'Cette adresse est déjà invitée. Vous pouvez plutôt renvoyer l’invitation.',
  'The invitation is revoked.': 'L’invitation a été annulée.',
  'This invitation is not valid or has expired.': 'Cette invitation n’est pas valable ou a expiré.',
  'This invitation was already used. Please ask for a new one.':
    'Cette invitation a déjà été utilisée. Veuillez en demander une nouvelle.',
  'This invitation is for another account. Please log in with the invited address.':
    'Cette invitation est destinée à un autre compte. Veuillez vous connecter avec l’adresse invitée.',
  'You have already accepted this invitation.': 'Vous avez déjà accepté cette invitation.',
  'Invitation accepted!': 'L’invitation est acceptée.',
  'A store has at most {count} people, open invitations included.':
    'Une boutique a au plus {count} personnes, invitations en attente comprises.',
  'Your role in this store does not allow this. Please ask its owner.':
    'Votre rôle dans cette boutique ne le permet pas. Veuillez vous adresser à son propriétaire.',
  'Only an owner can manage owners of the store.':
    'Seul un propriétaire peut gérer les propriétaires de la boutique.',
  'This person does not work in this store any more.':
    'Cette personne ne travaille plus dans cette boutique.',
  'You cannot change your own role. Please ask another owner or manager.':
    'Vous ne pouvez pas changer votre propre rôle. Veuillez vous adresser à un autre propriétaire ou responsable.',
  'A store needs an owner. Please make another member an owner first.':
    'Une boutique a besoin d’un propriétaire. Veuillez d’abord nommer un autre membre propriétaire.',
  'This can no longer be undone. Please invite this person again.':
    'Cette action ne peut plus être annulée. Veuillez inviter cette personne de nouveau.',
  'Too many attempts. Please wait a moment and try again.':
    'Trop de tentatives. Veuillez patienter un instant et réessayer.',
  'Your role in this store does not allow notes. Please ask its owner.':
    'Votre rôle dans cette boutique ne permet pas les notes. Veuillez vous adresser à son propriétaire.',
  'Your role in this store does not allow answering or organising emails. Please ask its owner.':
    'Votre rôle dans cette boutique ne permet pas de répondre aux e-mails ni de les classer. Veuillez vous adresser à son propriétaire.',
  'Your role in this store does not allow changing policies and examples. Please ask its owner.':
    'Votre rôle dans cette boutique ne permet pas de modifier les politiques et les exemples. Veuillez vous adresser à son propriétaire.',
  'Please set up two-step sign-in first.': 'Veuillez d’abord configurer la connexion en deux étapes.',
  'Only a super administrator can do this.': 'Seul un super-administrateur peut le faire.',
  'Please select a store first.': 'Veuillez d’abord choisir une boutique.',
  'Every process that tried this job stopped before it finished.':
    'Chaque processus qui a tenté cette tâche s’est arrêté avant la fin.',
  'The mail speaks of a lawyer or a court.': 'L’e-mail parle d’un avocat ou d’un tribunal.',
  'The mail speaks of taking the payment back.': 'L’e-mail parle de récupérer le paiement.',
  'The mail mentions an injured person.': 'L’e-mail mentionne une personne blessée.',
  'The mail asks about personal data.': 'L’e-mail concerne des données personnelles.',
  'The mail seems to come from the press.': 'L’e-mail semble venir de la presse.',
  'The mail holds text that tells a machine what to write.':
    'L’e-mail contient un texte qui dicte à une machine ce qu’elle doit écrire.',
  'The sender checks failed: another person may have written this mail.':
    'Les vérifications de l’expéditeur ont échoué : une autre personne a peut-être écrit cet e-mail.',
  'The settings leave “{text}” to you: no draft is written about it.':
    'Les paramètres vous laissent « {text} » : aucun brouillon n’est rédigé à ce sujet.',
  'The mail asks nothing.': 'L’e-mail ne pose aucune question.',
  'One sentence is not supported.': 'Une phrase n’est pas étayée.',
  'The customer wants something done with an order.': 'Le client souhaite une action sur une commande.',
  'The draft is not in one language, or not in the customer’s.':
    'Le brouillon n’est pas dans une seule langue, ou pas dans celle du client.',
  'The draft answers a question that was not asked.':
    'Le brouillon répond à une question qui n’a pas été posée.',
  'The customer names a day by which it has to be there.': 'Le client indique un jour limite.',
  'The mail names an order, and wants to know more than its state.':
    'L’e-mail cite une commande et veut savoir autre chose que son état.',
  'The document names more exceptions than the draft.':
    'Le document cite plus d’exceptions que le brouillon.',
  'One sentence wants to be read.': 'Une phrase est à relire.',
  'Nothing that the store wrote answers the question.': 'Aucun texte de la boutique ne répond à la question.',
  'Nothing that the store wrote answers “{text}”': 'Aucun texte de la boutique ne répond à « {text} »',
  'No sentence of the draft names the country of {sentence}.':
    'Aucune phrase du brouillon ne nomme le pays pour {sentence}.',
  'The draft may not answer {sentence}.': 'Le brouillon ne répond peut-être pas à {sentence}.',
  'The orders could not be read.': 'Les commandes n’ont pas pu être lues.',
  'Order {text} was not found for this customer’s address.':
    'La commande {text} n’a pas été trouvée pour l’adresse de ce client.',
  'The mail may name an order that was not found for this customer’s address.':
    'L’e-mail cite peut-être une commande qui n’a pas été trouvée pour l’adresse de ce client.',
  'The mail is about an order, and none was found.':
    'L’e-mail concerne une commande, et aucune n’a été trouvée.',
  'The mail asks about a refund, and the shop shows none.':
    'L’e-mail demande un remboursement, et la boutique en ligne n’en indique aucun.',
  'The customer has several orders, and the mail names none of them.':
    'Le client a plusieurs commandes, et l’e-mail n’en cite aucune.',
  'The shop says that the order was delivered, and the customer complains.':
    'La boutique en ligne indique que la commande a été livrée, et le client se plaint.',
  '{count} sentences are not supported.': '{count} phrases ne sont pas étayées.',
  '{count} sentences want to be read.': '{count} phrases sont à relire.',
  '{count} of {count2} questions have no answer in the store’s texts.':
    '{count} questions sur {count2} n’ont pas de réponse dans les textes de la boutique.',
  '{count} questions': '{count} questions',
  'The draft names no amount for {sentence}.': 'Le brouillon n’indique aucun montant pour {sentence}.',
  'The draft names no time for {sentence}.': 'Le brouillon n’indique aucun délai pour {sentence}.',
  'The draft names no measure for {sentence}.': 'Le brouillon n’indique aucune mesure pour {sentence}.',
  'The draft names no number for {sentence}.': 'Le brouillon n’indique aucun nombre pour {sentence}.',
  'The draft names no place for {sentence}.': 'Le brouillon n’indique aucun lieu pour {sentence}.',
  'The draft names no code for {sentence}.': 'Le brouillon n’indique aucun code pour {sentence}.',
  'The draft names no place to go for {sentence}.':
    'Le brouillon n’indique aucun endroit où aller pour {sentence}.',
  'The draft names no way for {sentence}.': 'Le brouillon n’indique aucun moyen pour {sentence}.',
  'It names a source that there is not.': 'Elle cite une source qui n’existe pas.',
  'The words it quotes are not in its source.': 'Les mots cités ne figurent pas dans la source.',
  'It is word for word from its source.': 'Elle reprend mot pour mot la source.',
  'It promises what only an earlier answer says.': 'Elle promet ce que seule une réponse antérieure indique.',
  'It promises what no document and no order says.':
    'Elle promet ce qu’aucun document ni aucune commande n’indique.',
  'Only the conversation says this.': 'Seule la conversation l’indique.',
  'Its source does not say this number.': 'La source n’indique pas ce nombre.',
  'Its source says this number elsewhere.': 'La source indique ce nombre ailleurs.',
  'Its source has this number in another unit.': 'La source indique ce nombre dans une autre unité.',
  'It says a number that its source does not say.': 'Elle indique un nombre que la source n’indique pas.',
  'It says a time that its source does not say.':
    'Elle indique une heure ou une date que la source n’indique pas.',
  'It says a code that its source does not say.': 'Elle indique un code que la source n’indique pas.',
  'It says an address or a number to call that its source does not have.':
    'Elle indique une adresse ou un numéro à appeler qui ne figure pas dans la source.',
  'It says the opposite of its source, or seems to.':
    'Elle dit le contraire de la source, ou semble le dire.',
  'Its source says no where it says yes, or the other way round.':
    'La source dit non là où elle dit oui, ou l’inverse.',
  'It quotes too little of its source to tell.': 'Elle cite trop peu la source pour en juger.',
  'It tells another state of the order than the shop.':
    'Elle indique un autre état de la commande que la boutique en ligne.',
  'It is told in other words than its source.': 'Elle est formulée autrement que la source.',
  'Its source says the same.': 'La source dit la même chose.',
  'Its source says that someone else does this.': 'D’après la source, c’est quelqu’un d’autre qui le fait.',
  'It speaks of more, of less, or under another condition than its source.':
    'Elle parle de plus, de moins ou d’une autre condition que la source.',
  'Its source does not say “{text}”.': 'La source ne dit pas « {text} ».',
  'A check reads {count} new sentences at a time, each up to {count2} characters.':
    'Une vérification lit {count} nouvelles phrases à la fois, de {count2} caractères au plus chacune.',
  'It holds a place for an address that no source has.':
    'Elle réserve la place d’une adresse qui ne figure dans aucune source.',
  'Nothing that the store wrote says this.': 'Aucun texte de la boutique ne l’indique.',
  'It asks the customer.': 'Elle interroge le client.',
  'It is only polite.': 'C’est une simple formule de politesse.',
  'It names no source, and seems to rest on this one.':
    'Elle ne cite aucune source et semble reposer sur celle-ci.',
  'No language model is set up.': 'Aucun modèle de langage n’est configuré.',
  'The store wants no language model.': 'La boutique ne souhaite pas de modèle de langage.',
  'The limit of tokens for this month is reached.': 'Le plafond de tokens de ce mois est atteint.',
  "The key of the store's language model cannot be read any more.":
    'La clé du modèle de langage de la boutique ne peut plus être lue.',
  'The server has no room to save this right now. Please try again later.':
    'Le serveur n’a pas de place pour enregistrer ceci pour le moment. Veuillez réessayer plus tard.',
  'The server is not available right now. Please try again.':
    'Le serveur n’est pas disponible pour le moment. Veuillez réessayer.',
  'Something went wrong. Please try again.': 'Une erreur s’est produite. Veuillez réessayer.',
  'This picture does not exist any more.': 'Cette image n’existe plus.',
  'Not authenticated': 'Vous n’êtes pas connecté',
  'Too many streams are open. Please ask again later.':
    'Trop de flux sont ouverts. Veuillez réessayer plus tard.',
  'Draftdesk is open in too many pages. Please close some.':
    'Vous avez trop de flux ouverts. Veuillez fermer quelques pages.',
  'The request is too large.': 'La requête est trop volumineuse.',
  'This is missing.': 'Cette information manque.',
  'Please fill this in.': 'Veuillez remplir ce champ.',
  'This cannot be read.': 'Cette valeur ne peut pas être lue.',
  'This can have at most {count} characters.': '{count} caractères au plus sont possibles ici.',
  'This must be a text.': 'Un texte est attendu ici.',
  'This must be a number.': 'Un nombre est attendu ici.',
  'This must be a whole number.': 'Un nombre entier est attendu ici.',
  'This file does not exist.': 'Ce fichier n’existe pas.',
  'This file is no longer in the mailbox.': 'Ce fichier n’est plus dans la boîte mail.',
  'This file is too large to be shown here. It is in your mailbox.':
    'Ce fichier est trop volumineux pour être affiché ici. Il se trouve dans votre boîte mail.',
  'This picture cannot be loaded.': 'Cette image ne peut pas être chargée.',
  'A colleague changed this in the meantime. Please check it again before you save.':
    'Un collègue a modifié ceci entre-temps. Veuillez vérifier de nouveau avant d’enregistrer.',
  'The content of this file is of another kind than its name says. Please save it again and upload it.':
    'Le contenu de ce fichier n’est pas du type que son nom indique. Veuillez l’enregistrer de nouveau et l’importer.',
  'This file is protected with a password. Please save a copy without it and upload that.':
    'Ce fichier est protégé par un mot de passe. Veuillez en enregistrer une copie sans mot de passe et l’importer.',
  'This file is damaged and cannot be read. Please save it again and upload it.':
    'Ce fichier est endommagé et ne peut pas être lu. Veuillez l’enregistrer de nouveau et l’importer.',
  'There is no text in this file, only pictures of it. Please upload one with text, or write it here.':
    'Ce fichier ne contient pas de texte, seulement des images de texte. Veuillez en importer un avec du texte ou l’écrire ici.',
  'There is no text in this file.': 'Ce fichier ne contient pas de texte.',
  'Reading this file took too long. Please split it into smaller ones.':
    'La lecture de ce fichier a pris trop de temps. Veuillez le diviser en fichiers plus petits.',
  'This file unpacks to more than can be read. Please split it into smaller ones.':
    'Une fois décompressé, ce fichier dépasse ce qui peut être lu. Veuillez le diviser en fichiers plus petits.',
  'Reading this file was interrupted. Please upload it again.':
    'La lecture de ce fichier a été interrompue. Veuillez l’importer de nouveau.',
  'Reading this file failed twice without an answer. Please save it in another format and upload that.':
    'La lecture de ce fichier a échoué deux fois sans résultat. Veuillez l’enregistrer dans un autre format et l’importer.',
  'The documents of this store hold as much text as they can. Please delete some and upload this one again.':
    'Les documents de cette boutique contiennent autant de texte que possible. Veuillez en supprimer et importer celui-ci de nouveau.',
  'Replies wait to be sent. {sentence}': 'Des réponses attendent d’être envoyées. {sentence}',
  'Access was declined, so nothing was connected.': 'L’accès a été refusé, rien n’a donc été connecté.',
  'Access to read and send mail was not granted, so nothing was connected. Please connect again and tick every box.':
    'L’accès pour lire et envoyer des e-mails n’a pas été accordé, rien n’a donc été connecté. Veuillez vous reconnecter et cocher toutes les cases.',
  'The provider granted access for one hour only, so nothing was connected. Please connect again.':
    'Le fournisseur n’a accordé l’accès que pour une heure, rien n’a donc été connecté. Veuillez vous reconnecter.',
  'The provider did not return the email address of this account, so nothing was connected.':
    'Le fournisseur n’a pas renvoyé l’adresse e-mail de ce compte, rien n’a donc été connecté.',
  'This connection attempt has expired. Please connect the email account again.':
    'Cette tentative de connexion a expiré. Veuillez reconnecter le compte e-mail.',
  'The provider could not be reached or rejected the request. Please try again in a moment.':
    'Le fournisseur était injoignable ou a refusé la demande. Veuillez réessayer dans un instant.',
  'Reading mail (IMAP) works.': 'La lecture des e-mails (IMAP) fonctionne.',
  'Sending mail (SMTP) works.': 'L’envoi des e-mails (SMTP) fonctionne.',
  'Reading mail (IMAP) failed: {sentence} Sending mail (SMTP) failed: {sentence2}':
    'La lecture des e-mails (IMAP) a échoué : {sentence} L’envoi des e-mails (SMTP) a échoué : {sentence2}',
  'Reading mail (IMAP) failed: {sentence} Sending mail (SMTP) works.':
    'La lecture des e-mails (IMAP) a échoué : {sentence} L’envoi des e-mails (SMTP) fonctionne.',
  'Reading mail (IMAP) works. Sending mail (SMTP) failed: {sentence}':
    'La lecture des e-mails (IMAP) fonctionne. L’envoi des e-mails (SMTP) a échoué : {sentence}',
  'Reading mail (IMAP) failed: {sentence}': 'La lecture des e-mails (IMAP) a échoué : {sentence}',
  'Sending mail (SMTP) failed: {sentence}': 'L’envoi des e-mails (SMTP) a échoué : {sentence}',
  'no server has this name. Please check the name.':
    'aucun serveur ne porte ce nom. Veuillez vérifier le nom.',
  'this server is in a private network, which is not allowed here.':
    'ce serveur est dans un réseau privé, ce qui n’est pas autorisé ici.',
  'the server does not accept connections on this port. Please check the port.':
    'le serveur n’accepte pas de connexions sur ce port. Veuillez vérifier le port.',
  'the server did not answer in time. Please check its name and port.':
    'le serveur n’a pas répondu à temps. Veuillez vérifier son nom et son port.',
  'the certificate of the server is not valid. Please check the name of the server.':
    'le certificat du serveur n’est pas valable. Veuillez vérifier le nom du serveur.',
  'the connection could not be secured. Please check the port and the kind of encryption.':
    'la connexion n’a pas pu être sécurisée. Veuillez vérifier le port et le type de chiffrement.',
  'the server on this port is not a mail server of this kind. Please check the port.':
    'le serveur sur ce port n’est pas un serveur de messagerie de ce type. Veuillez vérifier le port.',
  'the server refused the user name or the password.':
    'le serveur a refusé le nom d’utilisateur ou le mot de passe.',
  'the inbox could not be opened.': 'la boîte de réception n’a pas pu être ouverte.',
  'the saved password can no longer be decrypted. Please enter it again.':
    'le mot de passe enregistré ne peut plus être déchiffré. Veuillez le saisir de nouveau.',
  'access to this email account has expired or was revoked. Please connect it again.':
    'l’accès à ce compte e-mail a expiré ou a été révoqué. Veuillez le reconnecter.',
  'the server refused this account although access was granted. Please allow IMAP and SMTP for it at the provider, then connect it again.':
    'le serveur a refusé ce compte bien que l’accès ait été accordé. Veuillez y autoriser IMAP et SMTP chez le fournisseur, puis le reconnecter.',
  'the provider of the account could not be reached. Please try again.':
    'le fournisseur du compte était injoignable. Veuillez réessayer.',
  'the provider no longer accepts this server. Its operator must renew the OAuth client at the provider.':
    'le fournisseur n’accepte plus ce serveur. Son exploitant doit renouveler le client OAuth chez le fournisseur.',
  'the connection was lost. Please try again.': 'la connexion a été interrompue. Veuillez réessayer.',
  'The mail server limits our requests. Syncing continues by itself.':
    'Le serveur de messagerie limite nos requêtes. La synchronisation se poursuit d’elle-même.',
  'The mail server no longer accepts the password. Please enter it again.':
    'Le serveur de messagerie n’accepte plus le mot de passe. Veuillez le saisir de nouveau.',
  'Access to this email account has expired or was revoked. Please connect it again.':
    'L’accès à ce compte e-mail a expiré ou a été révoqué. Veuillez le reconnecter.',
  'Reading it took too long.': 'La lecture a pris trop de temps.',
  'Reading it takes too much memory.': 'La lecture demande trop de mémoire.',
  'Its structure is damaged.': 'Sa structure est endommagée.',
  'No server has this name.': 'Aucun serveur ne porte ce nom.',
  'The address leads into a private network.': 'L’adresse mène à un réseau privé.',
  'The server could not be reached, or answered with an error.':
    'Le serveur était injoignable ou a répondu par une erreur.',
  'The server rejected the key.': 'Le serveur a refusé la clé.',
  'The server does not have this address or model.': 'Le serveur ne connaît pas cette adresse ou ce modèle.',
  'The server limits requests, or the account has no credit left.':
    'Le serveur limite les requêtes, ou le compte n’a plus de crédit.',
  'The server did not answer in time.': 'Le serveur n’a pas répondu à temps.',
  'The response was too long.': 'La réponse était trop longue.',
  'The response was cut off.': 'La réponse était tronquée.',
  'The response is not from a language model.': 'La réponse ne vient pas d’un modèle de langage.',
  'The push service could not be found.': 'Le service push est introuvable.',
  'The push service could not be reached.': 'Le service push était injoignable.',
  'The push service refused it ({text}).': 'Le service push l’a refusée ({text}).',
  'Could not be delivered: {sentence}': 'N’a pas pu être remis : {sentence}',
  'the mail server of the recipient sent it back.': 'le serveur de messagerie du destinataire l’a renvoyé.',
  'No copy was put into the Sent folder ({text}).':
    'Aucune copie n’a été placée dans le dossier des envoyés ({text}).',
  'The mail server refused {text}.': 'Le serveur de messagerie a refusé {text}.',
  'Sent from this mailbox': 'Envoyé depuis cette boîte mail',
  'An invitation to a calendar': 'Une invitation à un événement',
  'Asks to be answered at another address than it came from':
    'Demande une réponse à une autre adresse que celle de l’expéditeur',
  'Comes from a mailing list': 'Vient d’une liste de diffusion',
  'Says that it went to many people (Precedence)':
    'Indique avoir été envoyé à beaucoup de personnes (Precedence)',
  'Names this mailbox as its sender, but was not sent from it':
    'Indique cette boîte mail comme expéditeur, mais n’en a pas été envoyé',
  'Comes from a no-reply address': 'Vient d’une adresse no-reply',
  'Nothing says that it is not from a person': 'Rien n’indique qu’il ne vient pas d’une personne',
  'Was sent by Draftdesk': 'A été envoyé par Draftdesk',
  'Says that a machine sent it (Auto-Submitted)': 'Indique avoir été envoyé par une machine (Auto-Submitted)',
  'Its subject says that it is an automatic reply': 'Son objet indique une réponse automatique',
  'Says that it is an automatic reply': 'Indique être une réponse automatique',
  'Reports that a mail could not be delivered': 'Signale qu’un e-mail n’a pas pu être remis',
  'Names recipients that could not be reached': 'Cite des destinataires qui n’ont pas pu être joints',
  'Comes from a mail server itself': 'Vient directement d’un serveur de messagerie',
  'The shop did not answer in time. Please try again in a moment.':
    'La boutique en ligne n’a pas répondu à temps. Veuillez réessayer dans un instant.',
  'This shop is in a private network, which is not allowed here.':
    'Cette boutique en ligne est dans un réseau privé, ce qui n’est pas autorisé ici.',
  'The saved access cannot be opened any more. Please enter it again.':
    'L’accès enregistré ne peut plus être ouvert. Veuillez le saisir de nouveau.',
  'The shop asks every visitor for a password before it shows anything. Please exclude /wp-json/ from this protection.':
    'La boutique en ligne demande un mot de passe à chaque visiteur avant d’afficher quoi que ce soit. Veuillez exclure /wp-json/ de cette protection.',
  'The shop answered with a web page instead of data. Please exclude /wp-json/ from cache and security plugins.':
    'La boutique en ligne a répondu par une page web au lieu de données. Veuillez exclure /wp-json/ du cache et des extensions de sécurité.',
  'Shopify knows no shop at this address.': 'Shopify ne connaît aucune boutique à cette adresse.',
  'Shopify refused the access token. Please copy it again from your app in Shopify.':
    'Shopify a refusé le jeton d’accès. Veuillez le copier de nouveau depuis votre application dans Shopify.',
  'Shopify refused the client ID or the secret. Please copy both from the settings of your app, and check that the app is installed in this shop.':
    'Shopify a refusé l’identifiant client ou le secret. Veuillez copier les deux depuis les paramètres de votre application et vérifier que l’application est installée dans cette boutique.',
  'Shopify does not let us in any more. Please connect the shop again.':
    'Shopify ne nous laisse plus entrer. Veuillez reconnecter la boutique en ligne.',
  'Your app may not read orders yet. In Shopify, allow it the scopes read_orders and read_customers, install it again, then connect.':
    'Votre application ne peut pas encore lire les commandes. Dans Shopify, autorisez-lui les scopes read_orders et read_customers, réinstallez-la, puis connectez-la.',
  'Shopify has paused this shop. Please look into it at Shopify.':
    'Shopify a mis cette boutique en pause. Veuillez vérifier chez Shopify.',
  'Shopify gets too many requests for this shop right now. Please try again in a minute.':
    'Shopify reçoit trop de requêtes pour cette boutique en ce moment. Veuillez réessayer dans une minute.',
  'Shopify could not be reached. Please try again in a moment.':
    'Shopify était injoignable. Veuillez réessayer dans un instant.',
  'Shopify did not answer in time. Please try again in a moment.':
    'Shopify n’a pas répondu à temps. Veuillez réessayer dans un instant.',
  'The app was removed from the shop in Shopify. Please connect the shop again.':
    'L’application a été retirée de la boutique dans Shopify. Veuillez reconnecter la boutique en ligne.',
  'There is no WooCommerce shop at this address. Please check the address, and that WooCommerce is active.':
    'Il n’y a pas de boutique WooCommerce à cette adresse. Veuillez vérifier l’adresse et que WooCommerce est actif.',
  'WooCommerce refused the key. Please connect the shop again.':
    'WooCommerce a refusé la clé. Veuillez reconnecter la boutique en ligne.',
  'WooCommerce refused the consumer key or the secret. Please copy both again from WooCommerce > Settings > Advanced > REST API.':
    'WooCommerce a refusé la clé client ou le secret client. Veuillez copier de nouveau les deux depuis WooCommerce > Réglages > Avancé > API REST.',
  'WooCommerce sent no key. Please connect the shop again.':
    'WooCommerce n’a pas envoyé de clé. Veuillez reconnecter la boutique en ligne.',
  'This key may not read orders. In WooCommerce, give it the permission Read, for a user who may see orders.':
    'Cette clé ne peut pas lire les commandes. Dans WooCommerce, donnez-lui l’autorisation « Lecture », pour un utilisateur qui peut voir les commandes.',
  'The shop is closed for maintenance. Please try again when it is open.':
    'La boutique en ligne est fermée pour maintenance. Veuillez réessayer quand elle sera ouverte.',
  'The shop gets too many requests right now. Please try again in a minute.':
    'La boutique en ligne reçoit trop de requêtes en ce moment. Veuillez réessayer dans une minute.',
  'The shop could not be reached. Please try again in a moment.':
    'La boutique en ligne était injoignable. Veuillez réessayer dans un instant.',
  'The key was removed from the shop. Please connect the shop again.':
    'La clé a été retirée de la boutique en ligne. Veuillez reconnecter la boutique en ligne.',
  'Your app may not read customers: allow it the scope read_customers to see who they are.':
    'Votre application ne peut pas lire les clients : autorisez-lui le scope read_customers pour savoir qui ils sont.',
  'Shopify shows orders of the last 60 days only: older ones need the scope read_all_orders.':
    'Shopify n’affiche que les commandes des 60 derniers jours : les plus anciennes demandent le scope read_all_orders.',
  'Chosen by your team': 'Choisi par votre équipe',
  'Your team marked this sender as spam': 'Votre équipe a marqué cet expéditeur comme spam',
  'The mail server cannot be found.': 'Le serveur de messagerie est introuvable.',
  'The mail server is in a private network, which is not allowed here.':
    'Le serveur de messagerie est dans un réseau privé, ce qui n’est pas autorisé ici.',
  'The saved password can no longer be decrypted. Please enter it again.':
    'Le mot de passe enregistré ne peut plus être déchiffré. Veuillez le saisir de nouveau.',
  'This reply was written for another email account of this store. Please check it and send it again.':
    'Cette réponse a été écrite pour un autre compte e-mail de cette boutique. Veuillez la vérifier et la renvoyer.',
  'The mail server refused the user name or the password.':
    'Le serveur de messagerie a refusé le nom d’utilisateur ou le mot de passe.',
  'Access to the email account has expired or was revoked. Please connect it again.':
    'L’accès au compte e-mail a expiré ou a été révoqué. Veuillez le reconnecter.',
  'The mail server refused the account although access was granted. Please allow SMTP for it at the provider.':
    'Le serveur de messagerie a refusé le compte bien que l’accès ait été accordé. Veuillez y autoriser SMTP chez le fournisseur.',
  'The provider of the email account could not be reached.':
    'Le fournisseur du compte e-mail était injoignable.',
  'The provider of the email account no longer accepts this server. The operator of the server must renew the OAuth client.':
    'Le fournisseur du compte e-mail n’accepte plus ce serveur. L’exploitant du serveur doit renouveler le client OAuth.',
  'The mail server could not be reached.': 'Le serveur de messagerie était injoignable.',
  'The mail server asks to try again later.': 'Le serveur de messagerie demande de réessayer plus tard.',
  'The mail server refused this email.': 'Le serveur de messagerie a refusé cet e-mail.',
  'The mail server did not accept this email for a whole day.':
    'Le serveur de messagerie n’a pas accepté cet e-mail pendant une journée entière.',
  'The customer wrote again before the chosen time, so this reply was not sent.':
    'Le client a écrit de nouveau avant le moment choisi, cette réponse n’a donc pas été envoyée.',
  'The person who scheduled this reply can no longer send emails in this store. Please check it and send it again.':
    'La personne qui a programmé cette réponse ne peut plus envoyer d’e-mails dans cette boutique. Veuillez la vérifier et la renvoyer.',
  'The mail server did not confirm that it accepted the email.':
    'Le serveur de messagerie n’a pas confirmé avoir accepté l’e-mail.',
  'This email was being sent when the backup was made.':
    'Cet e-mail était en cours d’envoi quand la sauvegarde a été faite.',
  'The mailbox cannot be read ({text}).': 'La boîte mail ne peut pas être lue ({text}).',
  'The process that read the document ended before it was done.':
    'Le processus qui lisait le document s’est arrêté avant la fin.',
  'The notice was encrypted with another API_SECRET.': 'Il a été chiffré avec un autre API_SECRET.',
  'The mail server refused it ({text}).': 'Le serveur de messagerie l’a refusé ({text}).',
  'The mail server put it off ({text}).': 'Le serveur de messagerie l’a différé ({text}).',
  'The mail server could not be used.': 'Le serveur de messagerie n’était pas utilisable.',
  'The mail server could not be used ({text}).': 'Le serveur de messagerie n’était pas utilisable ({text}).',
  'Please choose one of the offered times.': 'Veuillez choisir l’un des délais proposés.',
  'Password must be at least 8 characters long, include uppercase, lowercase, a number, and a special character.':
    'Le mot de passe doit comporter au moins 8 caractères, dont une majuscule, une minuscule, un chiffre et un caractère spécial.',
  'First name and Last name are required': 'Le prénom et le nom sont obligatoires',
  'A name has at most {count} characters.': 'Un nom a au plus {count} caractères.',
  'A name is one line of text.': 'Un nom tient sur une ligne.',
  'Email is required.': 'L’adresse e-mail est obligatoire.',
  'Passwords do not match': 'Les mots de passe ne correspondent pas',
  'No email found. Please sign up again.':
    'Aucune adresse e-mail trouvée. Veuillez créer de nouveau votre compte.',
  'Please enter the verification code.': 'Veuillez saisir le code de vérification.',
  'Passwords do not match!': 'Les mots de passe ne correspondent pas.',
  'There is nothing to change.': 'Il n’y a rien à modifier.',
  'Please enter your current password.': 'Veuillez saisir votre mot de passe actuel.',
  'Please choose a picture.': 'Veuillez choisir une image.',
  'The file is empty.': 'Le fichier est vide.',
  'The picture is too large. It can have up to 2 MB.':
    'L’image est trop volumineuse. Elle peut avoir jusqu’à 2 Mo.',
  'Please enter the code from your authenticator app.':
    'Veuillez saisir le code de votre application d’authentification.',
  'Please enter the email address of the customer.': 'Veuillez saisir l’adresse e-mail du client.',
  'Please choose a language.': 'Veuillez choisir une langue.',
  'Please enter a price.': 'Veuillez saisir un prix.',
  'A price is not negative.': 'Un prix n’est pas négatif.',
  'This price is too high.': 'Ce prix est trop élevé.',
  'This text has at most {count} characters.': 'Ce texte a au plus {count} caractères.',
  'At most 50 subjects can be named.': '50 sujets au plus peuvent être indiqués.',
  'Please enter a whole number.': 'Veuillez saisir un nombre entier.',
  'An instruction has at most {count} characters.': 'Une consigne a au plus {count} caractères.',
  'Please choose a reason.': 'Veuillez choisir une raison.',
  'Please enter a question.': 'Veuillez saisir une question.',
  'A question has at most {count} characters.': 'Une question a au plus {count} caractères.',
  'Please enter an email address.': 'Veuillez saisir une adresse e-mail.',
  'A reply can go to at most {count} people.': 'Une réponse peut être adressée à {count} personnes au plus.',
  'A reply has at most {count} characters.': 'Une réponse a au plus {count} caractères.',
  'A subject has at most {count} characters.': 'Un objet a au plus {count} caractères.',
  'A subject is one line of text.': 'Un objet tient sur une ligne.',
  'Please choose a file.': 'Veuillez choisir un fichier.',
  'The files are too large. A reply can take 20 MB along.':
    'Les fichiers sont trop volumineux. Une réponse peut en contenir 20 Mo.',
  'Say whether this comes from a customer or is an automatic notice.':
    'Indiquez s’il s’agit d’un client ou d’un avis.',
  'Say if the email goes along as a quotation or as a file.':
    'Indiquez si l’e-mail est joint comme citation ou comme fichier.',
  'An email can have at most {count} files.': 'Un e-mail peut avoir au plus {count} fichiers.',
  'Filter by drafts, all, sent, archive or snoozed.': 'Filtrez par drafts, all, sent, archive ou snoozed.',
  'Please search for fewer words.': 'Veuillez chercher moins de mots.',
  'Please choose 1 to 9999 days.': 'Veuillez choisir de 1 à 9999 jours.',
  'Order by oldest, or leave this out.': 'Triez avec oldest, ou omettez cette valeur.',
  'Please write a note.': 'Veuillez écrire une note.',
  'A note has at most {count} characters.': 'Une note a au plus {count} caractères.',
  'This search is too long.': 'Cette recherche est trop longue.',
  'Please enter a name.': 'Veuillez saisir un nom.',
  'A tag has at most {count} characters.': 'Une étiquette a au plus {count} caractères.',
  'A tag has no quotation marks.': 'Une étiquette ne contient pas de guillemets.',
  'Please choose a color.': 'Veuillez choisir une couleur.',
  'Please ask for fewer conversations.': 'Veuillez demander moins de conversations.',
  'Please choose conversations.': 'Veuillez choisir des conversations.',
  'Please choose at most 200.': 'Veuillez en choisir 200 au plus.',
  'This cannot be done to conversations.': 'Cette action est impossible sur des conversations.',
  'Please choose a conversation.': 'Veuillez choisir une conversation.',
  'Please choose an email.': 'Veuillez choisir un e-mail.',
  'Please enter a title.': 'Veuillez saisir un titre.',
  'A title has at most {count} characters.': 'Un titre a au plus {count} caractères.',
  'This is not an email address.': 'Ce n’est pas une adresse e-mail.',
  'Ask with true, or leave this out.': 'Demandez avec true, ou omettez cette valeur.',
  'Please give a reason of {count} to {count2} characters.':
    'Veuillez indiquer une raison de {count} à {count2} caractères.',
  '{text} wants an app password here, not the one you sign in with. You make one in the security settings of your account.':
    '{text} demande ici un mot de passe d’application, pas celui de votre connexion. Vous le créez dans les paramètres de sécurité de votre compte.',
  'Before this works, allow mail programs (IMAP) in the settings of your {text} account.':
    'Pour que cela fonctionne, autorisez d’abord les logiciels de messagerie (IMAP) dans les paramètres de votre compte {text}.',
  'Microsoft lets a password in only where the administrator of the account allows IMAP and SMTP with one.':
    'Microsoft n’accepte un mot de passe que si l’administrateur du compte autorise IMAP et SMTP avec celui-ci.',
  'Choose 7, 30, 90 or 365 days.': 'Choisissez 7, 30, 90 ou 365 jours.',
  'This is no folder.': 'Ce n’est pas un dossier.',
  'Please enter the server.': 'Veuillez saisir le serveur.',
  'This is not the name of a server.': 'Ce n’est pas le nom d’un serveur.',
  'Please enter a port.': 'Veuillez saisir un port.',
  'Please enter the email address.': 'Veuillez saisir l’adresse e-mail.',
  'Choose Google or Microsoft.': 'Choisissez Google ou Microsoft.',
  'Please choose a shop system.': 'Veuillez choisir un système de boutique.',
  'Please enter the address of your shop.': 'Veuillez saisir l’adresse de votre boutique en ligne.',
  'Please choose one of the answers.': 'Veuillez choisir l’une des réponses.',
  'This text is too long. An example works best when it is short.':
    'Ce texte est trop long. Un exemple est plus efficace quand il est court.',
  'Please enter the customer’s message.': 'Veuillez saisir le message du client.',
  'Please enter the reply.': 'Veuillez saisir la réponse.',
  'Please enter the text.': 'Veuillez saisir le texte.',
  'This text is too long. Please split it into several documents.':
    'Ce texte est trop long. Veuillez le diviser en plusieurs documents.',
  'The file is too large. A document can have up to 20 MB.':
    'Le fichier est trop volumineux. Un document peut avoir jusqu’à 20 Mo.',
  'Please choose days.': 'Veuillez choisir un nombre de jours.',
  'Please choose at most a year.': 'Veuillez choisir un an au plus.',
  'A page has 1 to 200 rows.': 'Une page a de 1 à 200 lignes.',
  'Please enter at least 1.': 'Veuillez saisir au moins 1.',
  'Please enter at most {count}.': 'Veuillez saisir au plus {count}.',
  'Please type the name of the store.': 'Veuillez saisir le nom de la boutique.',
  'Please confirm that you want to delete your account.':
    'Veuillez confirmer que vous souhaitez supprimer votre compte.',
  'Please choose a role.': 'Veuillez choisir un rôle.',
  'Please choose {count} to {count2} days.': 'Veuillez choisir de {count} à {count2} jours.',
  'Please enter a name for the store.': 'Veuillez saisir un nom pour la boutique.',
  '“{text}” is not filled in. Please replace it or delete it.':
    '« {text} » n’est pas rempli. Veuillez le remplacer ou le supprimer.',
  'A reply can be taken back for 0 to {count} seconds.':
    'Une réponse peut être reprise pendant 0 à {count} secondes.',
  'A signature has at most {count} characters.': 'Une signature a au plus {count} caractères.',
  'Please enter a number of seconds.': 'Veuillez saisir un nombre de secondes.',
  'In {sentence} an address is missing: none of your texts has it. Please replace “{text}” or delete it.':
    'Dans {sentence}, il manque une adresse : aucun de vos textes ne la contient. Veuillez remplacer ou supprimer « {text} ».',
  'In {sentence} “{text}” is not filled in. Please replace it or delete it.':
    'Dans {sentence}, « {text} » n’est pas rempli. Veuillez le remplacer ou le supprimer.',
  'the subject': 'l’objet',
  'the first line': 'la première ligne',
  'line {count}': 'la ligne {count}',
  '1 sign-in ended.': '1 connexion a été fermée.',
  'A newsletter that one can unsubscribe from': 'Une newsletter à laquelle on peut se désabonner',
  'An automatic report': 'Un rapport écrit par une machine',
  'Please enter a day.': 'Veuillez saisir un jour.',
  'Please enter a month.': 'Veuillez saisir un mois.',
  'Please enter at least 0.': 'Veuillez saisir au moins 0.',
  'This limit is too high.': 'Ce plafond est trop élevé.',
  'A trial uses no language model.': 'Un essai n’utilise pas de modèle de langage.',
  "This month's limit for the model is reached. Until {date} drafts are written without it.":
    'Le plafond du modèle pour ce mois est atteint. Jusqu’au {date}, les brouillons sont rédigés sans lui.',
  "The rest of this month's limit is reserved for drafts that are being written.":
    'Le reste du plafond de ce mois est réservé aux brouillons en cours de rédaction.',
  'The last day is before the first.': 'Le dernier jour précède le premier.',
  'Please choose at most {count} days.': 'Veuillez choisir {count} jours au plus.',
  'These results are not kept any more. Please start again.':
    'Ces résultats ne sont plus conservés. Veuillez recommencer.',
  'The results are deleted.': 'Les résultats ont été supprimés.',
  'This suggestion does not exist any more.': 'Cette suggestion n’existe plus.',
  'The suggestion is dismissed.': 'La suggestion est ignorée.',
  'The suggestion is back.': 'La suggestion est de retour.',
  Paid: 'Payée',
  'Partially paid': 'Partiellement payée',
  'Partially refunded': 'Partiellement remboursée',
  Refunded: 'Remboursée',
  Pending: 'En attente',
  Authorized: 'Autorisée',
  Expired: 'Expirée',
  Voided: 'Annulée',
  Unknown: 'Inconnu',
  Failed: 'Échec',
  Processing: 'En cours de traitement',
  Completed: 'Terminée',
  'Checkout draft': 'Commande non finalisée',
  Trash: 'Dans la corbeille',
  Fulfilled: 'Expédiée',
  Unfulfilled: 'Non expédiée',
  'Partially fulfilled': 'Partiellement expédiée',
  'Pending fulfillment': 'Expédition en attente',
  'Marked as fulfilled': 'Marquée comme expédiée',
  'In progress': 'En préparation',
  'On hold': 'En suspens',
  Open: 'Ouverte',
  'Request declined': 'Demande refusée',
  Restocked: 'Remise en stock',
  Scheduled: 'Planifiée',
  'Attempted delivery': 'Tentative de livraison',
  Canceled: 'Annulée',
  Cancelled: 'Annulée',
  Confirmed: 'Confirmé',
  Delayed: 'Retardé',
  Delivered: 'Livré',
  'Not delivered': 'Non livré',
  Failure: 'Échec de la livraison',
  'In transit': 'En transit',
  'Out for delivery': 'En cours de livraison',
  'Label printed': 'Étiquette imprimée',
  'Label purchased': 'Étiquette achetée',
  'Label voided': 'Étiquette annulée',
  'Picked up': 'Retiré',
  'Carrier picked up': 'Pris en charge par le transporteur',
  'Ready for pickup': 'Prêt à être retiré',
  Submitted: 'Transmis',
  'Order {text}: {list}': 'Commande {text} : {list}',
  'Order {text}': 'Commande {text}',
  'An order': 'Une commande',
  unpaid: 'non payée',
  paid: 'payée',
  packed: 'emballée',
  shipped: 'expédiée',
  delivered: 'livrée',
  cancelled: 'annulée',
  refunded: 'remboursée',
  'paid on {text}': 'payée le {text}',
  'shipped on {text}': 'expédiée le {text}',
  'cancelled on {text}': 'annulée le {text}',
  'refunded on {text}': 'remboursée le {text}',
  'carrier {text}': 'transporteur {text}',
  'tracking number {text}': 'numéro de suivi {text}',
  'refunded {text}': 'remboursement : {text}',
  '{sentence} is not in the shop any more.': '{sentence} n’est plus dans la boutique.',
  '{sentence} belongs to another address.': '{sentence} appartient à une autre adresse.',
  '{sentence} changed since this was written. It is now {list}.':
    '{sentence} a changé depuis la rédaction de ce texte. Nouvel état : {list}.',
  "The customer's mail": 'E-mail du client',
  'Your earlier reply': 'Votre réponse précédente',
  'Your instruction': 'Votre consigne',
  'language {language}': 'langue : {language}',
  '{count} question': { one: '{count} question', other: '{count} questions' },
  '{count} order number': { one: '{count} numéro de commande', other: '{count} numéros de commande' },
  '{count} order numbers': { one: '{count} numéro de commande', other: '{count} numéros de commande' },
  '{count} question with a source': {
    one: '{count} question avec source',
    other: '{count} questions avec source',
  },
  '{count} questions with a source': {
    one: '{count} question avec source',
    other: '{count} questions avec source',
  },
  '{count} question without one': {
    one: '{count} question sans source',
    other: '{count} questions sans source',
  },
  '{count} questions without one': {
    one: '{count} question sans source',
    other: '{count} questions sans source',
  },
  '{count} line': { one: '{count} ligne', other: '{count} lignes' },
  '{count} lines': { one: '{count} ligne', other: '{count} lignes' },
  '{count} sentence supported': { one: '{count} phrase étayée', other: '{count} phrases étayées' },
  '{count} sentences supported': { one: '{count} phrase étayée', other: '{count} phrases étayées' },
  '{count} sentence to read': { one: '{count} phrase à vérifier', other: '{count} phrases à vérifier' },
  '{count} sentences to read': { one: '{count} phrase à vérifier', other: '{count} phrases à vérifier' },
  '{count} sentence not supported': {
    one: '{count} phrase non étayée',
    other: '{count} phrases non étayées',
  },
  '{count} sentences not supported': {
    one: '{count} phrase non étayée',
    other: '{count} phrases non étayées',
  },
  'looked up by words and by meaning': 'recherche par mots et par sens',
  'looked up by words alone, since the model for meanings did not answer in time':
    'recherche par mots seulement, car le modèle de sens n’a pas répondu à temps',
  'looked up by words alone, since the model for meanings did not answer':
    'recherche par mots seulement, car le modèle de sens n’a pas répondu',
  'looked up by words alone, since the model for meanings has not read all documents':
    'recherche par mots seulement, car le modèle de sens n’a pas encore lu tous les documents',
  'every question answered': 'toutes les questions ont une réponse',
  'please check this draft': 'brouillon à vérifier',
  'no draft': 'pas de brouillon',
  '{count} a minute, {count2} a day. {text}': '{count} par minute, {count2} par jour. {text}',
  'the default. {text}': 'la valeur par défaut. {text}',
  '{count} tokens. {text}': { one: '{count} jeton. {text}', other: '{count} jetons. {text}' },
  'resolved {count} days': { one: 'résolues {count} jour', other: 'résolues {count} jours' },
  'archived {count} days': { one: 'archivées {count} jour', other: 'archivées {count} jours' },
  'spam {count} days': { one: 'indésirables {count} jour', other: 'indésirables {count} jours' },
  'activity {count} days': { one: 'activité {count} jour', other: 'activité {count} jours' },
  'everything is kept': 'tout est conservé',
  owner: 'propriétaire',
  manager: 'responsable',
  agent: 'Agent',
  observer: 'observateur',
  '{text}: {sentence} → {sentence2}': '{text} : {sentence} → {sentence2}',
}
