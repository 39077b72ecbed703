import { formatCount } from '../plural.ts'
import type { MailTextsOfLanguage } from './en.ts'

const formatMinutes = (count: number) =>
  formatCount('fr', count, { one: '{count} minute', other: '{count} minutes' })
const formatDays = (count: number) =>
  formatCount('fr', count, { one: '{count} jour', other: '{count} jours' })
const formatConversationCount = (count: number) =>
  formatCount('fr', count, { one: 'une conversation', other: '{count} conversations' })

const formatTwoStepAdvice = (link: string) =>
  `Si c’était vous, il n’y a rien à faire. Sinon, choisissez immédiatement un nouveau mot de passe et prévenez l’assistance de ce service :\n\n${link}\n`

/** The texts of mails and push messages in French. */
export const fr: MailTextsOfLanguage = {
  code: (code, forMinutes) => ({
    subject: `${code} est votre code de vérification Draftdesk`,
    text: `Saisissez ce code pour vérifier votre adresse e-mail :\n\n${code}\n\nIl fonctionne une seule fois, pendant ${formatMinutes(forMinutes)}. Si vous n’avez pas créé de compte Draftdesk, ignorez cet e-mail.\n`,
  }),

  known: (links) => ({
    subject: 'Vous avez déjà un compte Draftdesk',
    text: `Cette adresse a été utilisée pour créer un compte Draftdesk, mais elle en a déjà un.\n\nSe connecter : ${links.signIn}\nNouveau mot de passe : ${links.newPassword}\n\nSi ce n’était pas vous, il n’y a rien à faire.\n`,
  }),

  reset: (link, forMinutes) => ({
    subject: 'Réinitialisez votre mot de passe Draftdesk',
    text: `Choisissez un nouveau mot de passe ici :\n\n${link}\n\nLe lien fonctionne une seule fois, pendant ${formatMinutes(forMinutes)}. Si vous ne l’avez pas demandé, ignorez cet e-mail.\n`,
  }),

  choosePassword: (link, forMinutes) => ({
    subject: 'Choisissez votre mot de passe Draftdesk',
    text: `Votre adresse est vérifiée. Choisissez votre mot de passe ici :\n\n${link}\n\nLe lien fonctionne une seule fois, pendant ${formatMinutes(forMinutes)}. Nous vous le demandons parce que votre adresse a été inscrite plusieurs fois ou depuis un autre navigateur. Ainsi, personne d’autre que vous ne connaît le mot de passe.\n`,
  }),

  passwordStopped: (address, store, link) => ({
    subject: `${address} doit être reconnecté`,
    text: `Le serveur de messagerie de ${address} n’accepte plus la connexion de Draftdesk. Aucun nouvel e-mail n’arrive donc chez ${store}.\n\nSaisissez de nouveau le mot de passe ici :\n\n${link}\n\nLes e-mails déjà lus restent dans Draftdesk. Rien n’a été modifié dans la boîte mail.\n`,
  }),

  consentStopped: (address, store, link) => ({
    subject: `${address} doit être reconnecté`,
    text: `L’autorisation d’utiliser ${address} a été révoquée ou a expiré. Aucun nouvel e-mail n’arrive donc chez ${store}.\n\nReconnectez le compte ici :\n\n${link}\n\nLes e-mails déjà lus restent dans Draftdesk. Rien n’a été modifié dans la boîte mail.\n`,
  }),

  stuck: ({ store, address, reason, link }) => ({
    subject: `Les réponses de ${store} ne sont pas envoyées`,
    text: `Des réponses de ${address} attendent d’être envoyées depuis plus d’une demi-heure. ${reason}\n\nDraftdesk continue d’essayer pendant un jour et envoie chaque réponse une fois au plus. Vérifiez le compte e-mail ici :\n\n${link}\n`,
  }),

  dataRequest: (store, link) => ({
    subject: `Un client de ${store} demande ses données`,
    text: `Shopify signale qu’un client de ${store} demande les données enregistrées à son sujet. Vous avez 30 jours pour répondre.\n\nVous trouverez le client et le fichier de ses données ici :\n\n${link}\n`,
  }),

  passwordChanged: (link) => ({
    subject: 'Votre mot de passe Draftdesk a été modifié',
    text: `Le mot de passe de votre compte Draftdesk vient d’être modifié, et toutes les autres connexions ont été fermées.\n\nSi c’était vous, il n’y a rien à faire. Sinon, choisissez immédiatement un nouveau mot de passe :\n\n${link}\n`,
  }),

  twoStepOn: (link) => ({
    subject: 'La connexion en deux étapes est activée pour votre compte Draftdesk',
    text: `La connexion en deux étapes de votre compte Draftdesk vient d’être activée. Pour vous connecter, il faut un code de votre application d’authentification ou un code de récupération.\n\n${formatTwoStepAdvice(link)}`,
  }),

  twoStepOff: (link) => ({
    subject: 'La connexion en deux étapes est désactivée pour votre compte Draftdesk',
    text: `La connexion en deux étapes de votre compte Draftdesk vient d’être désactivée. La connexion ne demande plus de code.\n\n${formatTwoStepAdvice(link)}`,
  }),

  twoStepCodesRenewed: (link) => ({
    subject: 'Vous avez de nouveaux codes de récupération pour votre compte Draftdesk',
    text: `Les codes de récupération de votre compte Draftdesk viennent d’être remplacés. Les anciens ne fonctionnent plus.\n\n${formatTwoStepAdvice(link)}`,
  }),

  twoStepCodeUsed: (link, left) => ({
    subject: 'Un code de récupération de votre compte Draftdesk a été utilisé',
    text: `Un code de récupération de votre compte Draftdesk vient d’être utilisé. ${left === 0 ? 'Il ne vous reste aucun code de récupération' : formatCount('fr', left, { one: 'Il vous reste {count} code de récupération', other: 'Il vous reste {count} codes de récupération' })}. Vous en trouverez de nouveaux sur la page de votre compte.\n\n${formatTwoStepAdvice(link)}`,
  }),

  twoStepReset: (link) => ({
    subject: 'La connexion en deux étapes a été réinitialisée pour votre compte Draftdesk',
    text: `Un administrateur a désactivé la connexion en deux étapes de votre compte Draftdesk, et toutes les connexions ont été fermées. Vous pouvez vous connecter sans code et la configurer de nouveau.\n\n${formatTwoStepAdvice(link)}`,
  }),

  passkeyAdded: (link) => ({
    subject: 'Une clé d’accès a été ajoutée à votre compte Draftdesk',
    text: `Une clé d’accès vient d’être ajoutée à votre compte Draftdesk. Elle termine une connexion après le mot de passe, à la place d’un code.\n\n${formatTwoStepAdvice(link)}`,
  }),

  passkeyRemoved: (link) => ({
    subject: 'Une clé d’accès de votre compte Draftdesk a été supprimée',
    text: `Une clé d’accès de votre compte Draftdesk vient d’être supprimée. Elle ne sert plus à la connexion.\n\n${formatTwoStepAdvice(link)}`,
  }),

  codesGuessed: (link) => ({
    subject: 'Codes erronés pour votre compte Draftdesk',
    text: `Quelqu’un a saisi de nombreux codes erronés pour votre compte Draftdesk. Aucun code venant de là n’est accepté pendant 15 minutes.\n\nSi c’était vous, vous n’avez rien à faire. Sinon, cette personne connaît votre mot de passe. Choisissez-en un nouveau immédiatement :\n\n${link}\n`,
  }),

  proof: (code, forMinutes) => ({
    subject: `${code} confirme que c’est bien vous`,
    text: `Saisissez ce code dans Draftdesk pour confirmer que c’est bien vous :\n\n${code}\n\nIl fonctionne une seule fois, dans un délai de ${formatMinutes(forMinutes)}. Si vous ne l’avez pas demandé, quelqu’un d’autre utilise votre compte : déconnectez-vous partout depuis la page de votre compte.\n`,
  }),

  ownAdminChange: ({ isGranted, by, link }) => ({
    subject: isGranted
      ? 'Vous êtes super-administrateur de Draftdesk'
      : 'Vous n’êtes plus super-administrateur de Draftdesk',
    text: `${by ?? 'L’exploitant de ce serveur'} ${isGranted ? 'vous a nommé super-administrateur de Draftdesk. Vous pouvez entrer dans toutes les boutiques et gérer les personnes' : 'a retiré les droits de super-administrateur à votre compte Draftdesk'}. Toutes vos connexions ont été fermées. Reconnectez-vous ici :\n\n${link}\n`,
  }),

  adminChange: ({ isGranted, by, person, reason, link }) => ({
    subject: isGranted
      ? `${person} est super-administrateur de Draftdesk`
      : `${person} n’est plus super-administrateur de Draftdesk`,
    text: `${by ?? 'L’exploitant de ce serveur'} ${isGranted ? `a nommé ${person} super-administrateur` : `a retiré les droits de super-administrateur à ${person}`}. Motif : ${reason}\n\nSi c’est une erreur, corrigez-la ici :\n\n${link}\n`,
  }),

  storeDeletion: ({ store, day, isByOwner, link }) => ({
    subject: `${store} sera supprimée le ${day}`,
    text: `${isByOwner ? 'Un propriétaire' : 'L’exploitant de ce service'} a décidé de supprimer la boutique ${store}. Le ${day}, ses conversations, brouillons, documents, paramètres et membres seront définitivement supprimés de Draftdesk. Votre boîte mail et votre boutique en ligne restent telles quelles.\n\nPour conserver la boutique, cliquez avant ce jour sur « Conserver la boutique » en haut de n’importe quelle page :\n\n${link}\n`,
  }),

  accountDeletion: (day, links) => ({
    subject: `Votre compte Draftdesk sera supprimé le ${day}`,
    text: `Vous avez décidé de supprimer votre compte Draftdesk. Il sera définitivement supprimé le ${day}.\n\nPour le conserver, connectez-vous avant ce jour et cliquez sur « Conserver mon compte » :\n\n${links.signIn}\n\nSi ce n’était pas vous, changez aussi votre mot de passe :\n\n${links.newPassword}\n`,
  }),

  invite: ({ store, by, days: forDays, link }) => ({
    subject: `Vous êtes invité à rejoindre ${store} sur Draftdesk`,
    text: `${by ? `${by} vous invite` : 'Vous êtes invité'} à travailler sur les e-mails de ${store}.\n\nAcceptez l’invitation ici :\n\n${link}\n\nElle est valable ${formatDays(forDays)}, uniquement pour cette adresse.\n`,
  }),

  notification: {
    assigned: ({ actor, count }) =>
      actor !== ''
        ? `${actor} vous a assigné ${formatConversationCount(count)}`
        : formatCount('fr', count, {
            one: 'Une conversation vous a été assignée',
            other: '{count} conversations vous ont été assignées',
          }),
    mentioned: ({ actor }) => `${actor || 'Un collègue'} vous a mentionné dans une note`,
    answered: () => 'Un client a répondu à votre conversation',
    send_failed: ({ actor }) =>
      actor === '' ? 'Votre réponse n’a pas été envoyée' : `La réponse de ${actor} n’a pas été envoyée`,
    mailbox_stopped: () => 'La boîte mail doit être reconnectée',
  },

  noSubject: 'Sans objet',

  titled: (sentence, subject) => `${sentence} : « ${subject} »`,

  reminderSubject: (store, count) =>
    formatCount('fr', count, {
      one: `{count} notification de ${store}`,
      other: `{count} notifications de ${store}`,
    }),

  reminderReason: (count, afterMinutes) => {
    const hours = afterMinutes / 60
    const time =
      afterMinutes < 60
        ? formatMinutes(afterMinutes)
        : hours === 1
          ? 'une heure'
          : formatCount('fr', hours, { other: '{count} heures' })
    return `Vous recevez cet e-mail parce que vous n’avez pas vu ${count === 1 ? 'cette notification' : 'ces notifications'} dans Draftdesk en l’espace de ${time}. Choisissez ici ce qui vous est envoyé par e-mail :`
  },
}
