import type * as english from '../../en/drafts/draft-sources.ts'
import type { Translation } from '../../get-texts.ts'

export const draftSourceMessages: Translation<typeof english.draftSourceMessages> = {
  marks: {
    supported: 'Tiré de vos textes',
    read: 'À vérifier',
    unsupported: 'Absent de vos textes',
    courtesy: '',
    question: 'Question au client',
    unchecked: 'Non vérifié',
  },
  levels: {
    ready: 'Toutes les questions ont une réponse',
    look: 'Veuillez vérifier ce brouillon',
    notes: 'Pas de brouillon',
  },
  check: 'À vérifier :',
  writers: {
    person: 'Rédigé à la main',
    local: 'Composé de vos propres textes, sans modèle de langage',
    model: (name) => `Rédigé par ${name || 'un modèle de langage'}`,
  },
  basedOn: (titles) => `D’après ${titles.join(', ')}.`,
  found: (order) => `Trouvé : ${order}.`,
  sources: 'Sources',
  fix: 'Corriger cette politique',
  count: (sources) => (sources < 2 ? `${String(sources)} source` : `${String(sources)} sources`),
  kinds: {
    passage: 'Document',
    example: 'Exemple',
    order: 'Commande',
    thread: 'Cette conversation',
    store: 'Votre consigne',
  },
  changed: 'Modifié à la main',
  edited: 'Ce texte a changé depuis la vérification. Enregistrez-le pour le vérifier de nouveau.',
  sourceLabel: (number) => `Source ${String(number)}`,
  writePolicy: 'Rédiger la politique',
  writePolicyFor: (question) => `Rédiger la politique pour : ${question}`,
  noSource: 'Rien dans vos textes ne le dit.',
  missing: 'Non couvert par vos textes',
  checked: 'Sources de chaque phrase',
}

export const askPoliciesMessages: Translation<typeof english.askPoliciesMessages> = {
  title: 'Interroger vos documents',
  hint: 'Posez une question comme le ferait un client, ou collez un e-mail entier. Vous voyez ce qu’un brouillon répondrait, avec ses sources. Votre texte n’est pas conservé, et aucun client ne reçoit rien.',
  label: 'Question ou e-mail',
  submit: 'Demander',
  failed: 'Votre question n’a pas pu recevoir de réponse. Veuillez réessayer.',
}

export const sampleMessages: Translation<typeof english.sampleMessages> = {
  title: 'Vos premières réponses',
  hint: 'Des e-mails d’essai, avec des réponses tirées de vos propres documents, sans boîte mail ni modèle de langage. Rien n’est envoyé. Les questions sans réponse figurent sous Politiques.',
  answered: (count, total) =>
    count < 2
      ? `${count} e-mail sur ${total} trouve sa réponse dans vos documents.`
      : `${count} e-mails sur ${total} trouvent leur réponse dans vos documents.`,
  toCheck: (count) =>
    count === 1 ? '1 autre a un brouillon à vérifier.' : `${count} autres ont un brouillon à vérifier.`,
  documents: {
    Returns: 'Retours',
    Refunds: 'Remboursements',
    Shipping: 'Livraison',
    Orders: 'Commandes',
    'Damaged items': 'Articles endommagés',
    Payment: 'Paiement',
  },
  wanted: (titles) =>
    titles.length === 1
      ? `Un document de plus répondrait aux autres : ${titles.join()}.`
      : `${titles.length} documents de plus répondraient aux autres : ${titles.join(', ')}.`,
  gaps: 'Questions sans réponse dans vos documents',
  from: 'De',
  write: 'Rédiger un document',
  addTo: (title) => `Ajouter à « ${title} »`,
}
