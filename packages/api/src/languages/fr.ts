import French from './stemmers/french-stemmer.js'
import type { Language } from './language.ts'

export const language: Language = {
  code: 'fr',
  aliases: [],
  stemmer: new French(),
  hasCompounds: false,
  usesFirstNames: false,
  stopWords: `a ai alors au aussi aux avec avez avoir bien bonjour bonsoir c ça car ce cela ces cet cette chez comme comment cordialement d
    dans de depuis des donc du elle en est et être eu fait faire faut il ils j je jai jour l la le les leur lui m ma madame mais me
    merci mes moi mon monsieur n ne nos notre nous on ont ou où par pas peut peux plus pour pouvez pourquoi pourriez qu que quel
    quelle quelles qui quoi s sa salut sans se serait ses si son sont souhaite sur svp t te tu un une va voudrais vos votre vous y
    était`,
  frameWords: `savoir dire voir trouver regarder utiliser faire prendre apporter donner besoin question questions réponse problème
    possible possibilité exactement actuellement normalement quelque chose article articles produit produits commande commandes commandé
    acheter acheté achat boutique magasin site page société équipe client clients hier aujourd semaine semaines mois jour jours an ans
    année lundi mardi mercredi jeudi vendredi samedi dimanche matin soir déjà bientôt longtemps beaucoup souvent vraiment simplement peut
    être toujours jamais bien sûr combien quand lequel laquelle moi même plus tante oncle parents offert sept huit neuf dix genre type
    arriver arrivé reçu recevoir autre autres dernier dernière prochain premier nouveau nouvelle vieux grand petit deux trois quatre cinq
    six information informations mère père femme mari fils fille ami soeur frère habite maison intéresse proposez toi ton ta tes eux
    leurs elles dont quels suis es sommes êtes étaient été as avons avait puis pouvons peuvent pourrais pourrait veux veut voulez dois
    doit devez parce jusque sous vers entre pendant avant après moins très trop encore non oui ici tout tous toute toutes aucun aucune
    chaque`,
  numbers: `zéro deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt vingt-et-un vingt-quatre
    vingt-huit trente quarante quarante-huit cinquante soixante quatre-vingt-dix cent mille`,
  phrases: {
    hello: 'Bonjour[ {name}],',
    thanks: 'Merci pour votre message.',
    quoted: 'Voici ce que disent nos documents :',
    bye: 'Cordialement',
    tracking: 'Le numéro de suivi est {tracking}[ : {url}]',
    notFound:
      'Nous ne trouvons pas la commande {order} sous cette adresse e-mail : avec quelle adresse avez-vous commandé ?',
    sorry: 'Nous sommes désolés pour ce désagrément.',
    order: {
      unpaid: 'Votre commande {order} n’est pas encore payée.',
      paid: 'Votre commande {order} est payée[ depuis le {on}] et en préparation.',
      packed: 'Votre commande {order} est emballée[ depuis le {on}] et attend le transporteur.',
      shipped: 'Votre commande {order} a été expédiée[ le {on}][ avec {carrier}].',
      delivered: 'Votre commande {order} a été livrée[ le {on}].',
      cancelled: 'Votre commande {order} a été annulée[ le {on}].',
      refunded: 'Votre commande {order} a été remboursée[ le {on}][ : {refunded}].',
    },
  },
  stages: { shipped: 'envoyée partie', delivered: 'arrivée' },
  greetings: {
    opening: /bonjour|bonsoir|madame|monsieur|salut|chère?s?/u,
    closing:
      /cordialement|bien à vous|merci(?: (?:d'avance|beaucoup|par avance))?|salutations|bien cordialement/u,
    salutation: /bonjour|bonsoir|ch[eè]re?|madame|monsieur/u,
    thanks: /merci/u,
    polite: /bonjour|merci|désol|excus|regrett|cordialement|salutations|plaisir|heureux|espér|n'hésitez/u,
    politeNo: /n'hésitez pas/u,
    words: `sommes suis avons avez êtes bonjour bonsoir cher chère madame monsieur merci beaucoup remercions remercie désolé désolée désolés
      excuses excuser excusez regrettons regrette cordialement salutations sincères meilleures bien cordiale plaisir heureux heureuse
      espérons espère hésitez contacter écrire question questions autre autres aide aider message mail e-mail courriel commande colis
      retard désagrément gêne erreur attente patience compréhension intérêt retour photos réponse achat confiance journée soirée bonne
      bon semaine équipe bientôt restons reste disposition votre toute ravis ravi comprenons`,
  },
  polarity: {
    negations: `pas jamais aucun aucune rien sans ni`,
    answers: 'oui non pas sí si',
    yesOrNo: /oui|non/u,
    exclusions: /sauf|hormis/u,
    free: /gratuit\w*|offert\w*/u,
    unused: /inutilis\w*|intact\w*/u,
    idioms: /pas seulement|au plus tard|pas plus de/u,
    costsNothing: /ne (?:vous )?coûte(?:nt)? rien/u,
  },
  requests: {
    leave: /puis-je|peut-on/u,
    begins:
      /(?:^|\s)(?:merci de|pouvez|pourriez|puis-je|je (?:voudrais|souhait|veux|désire|cherche|aimerais)|j'aimerais|dites-moi|est-ce que|quand (?!j['’]|je|nous|on|ils?|elles?|mon|ma|mes)|combien|comment|où (?:est|en est))/u,
    wishes: /merci de|veuillez|je (?:voudrais|veux|souhait\p{L}*|demande|exige)/u,
    permission: /puis-je|est-il possible/u,
    states: /état|nouvelles|où (?:est|sont|en est)/u,
    moves: /partie?|expédiée?|envoyée?|passé|arrive\p{L}*|remboursée?|remboursement|en route/u,
    anger:
      /inadmissible|inacceptable|scandaleux|honteux|déçue?s?|furieu\p{L}*|en colère|arnaque|troisième fois|toujours (?:rien|pas)/u,
    own: /mon|ma|mes|notre/u,
    pointsBack: /ça|cela|celui|celle/u,
  },
  stories: {
    people:
      /je|j['’]\p{L}+|nous|il (?!manque|y|faut)|elle|on|(?:mon|ma|mes|notre|nos|un|une|des|le|la|les|toute la|plusieurs)(?: de (?:mes|nos))?(?: \p{L}+)?(?: (?:mari|femme|épouse|compagn(?:on|e)|famille|parents|mère|père|maman|papa|fils|filles?|sœurs?|frères?|enfants?|garçons?|jumeaux|bébé|grand\p{L}*(?:-\p{L}+)?|petits?-\p{L}+|tante|oncle|nièce|neveu|cousine?|beaux?-\p{L}+|belle-\p{L}+|amie?s?|voisine?s?|collègues?|équipe|clients?|élèves|chiens?|chienne|chats?|cheval))+/u,
    things:
      /c['’](?!était)\p{L}+|ça|cela|ce|cette|ces|le|la|les|l['’](?!autre jour|an|année|été|hiver|automne)\p{L}+|une?|deux|tout|tous|ils|elles|il|vous|votre|vos|\d+/u,
    praise:
      /ador\p{L}*|aim(?:e|es|ons|ent)|belles?|beau|magnifiques?|merveilleu\p{L}*|heureu\p{L}*|gentille?s?|fi(?:er|ère)s?|superbes?|parfait\p{L}*|merci|ravie?s?|content\p{L}*|impressionn\p{L}*|soin/u,
    matters:
      /^(?:ne )?\p{L}+ez(?:-\p{L}+)?|ouvert(?:e|s|es)?|ouvr(?:ir|ant|e|es|ons)|reçu\p{L}*|trouv(?:é|e|ons)\p{L}*|remarqu\p{L}*|découvert|constat\p{L}*|déball\p{L}*|atten(?:d|ds|dons|du)|essay\p{L}*|lavé\p{L}*|pay\p{L}*|débit\p{L}*|argent|besoin|faut|veux|voulons|voulais|souhait\p{L}*|esp[éè]r\p{L}*|écrit|appel[ée]\p{L}*|envoy\p{L}*|renvoy\p{L}*|retourn\p{L}*|demand\p{L}*|promis|seulement|que|encore|toujours|pourtant|bien que|mais|malheureusement|cependant|trop|plus|moins|vide|fois|si|dois|devons|doit|urgent\p{L}*|répar\p{L}*|bless\p{L}*|brûl\p{L}*|coup\p{L}*|malade|allerg\p{L}*|odeur|fuit|taches?|fissure\p{L}*|trous?|cass\p{L}*|déchir\p{L}*|tomb\p{L}*|bloqu\p{L}*/u,
    joins: /et|ou|donc|puis|parce que|pendant que|où/u,
  },
  questions: {
    auxiliaries: /est|peut|puis/u,
    which: /quel(?:le)?s? /u,
    openings:
      /comment|combien|quand|où|quel|quelle|quels|quelles|qui|pourquoi|puis-je|peut-on|pouvez|pourriez|est-ce|avez|livrez|faut|dois-je|que|à/u,
    interrogatives: /comment|combien|quand|où|quel(?:le)?s?|pourquoi/u,
    joins: /et|ou|mais/u,
    also: /aussi/u,
  },
  promises: [
    /\b(?:nous|je|on)\s+(?:(?:vous|allons|vais|va|pouvons|peux|le|la|les)\s+)*(?:rembours|remplac|envoy|renvoy|enverr|offr|prendr|prenons|annul|échang|répar|garanti|promet|livr|crédit)/u,
  ],
  risks: {
    lawyer: /avocat|tribunal|justice|porter plainte/u,
    chargeback: /rétrofacturation|contest(?:er|é) le paiement|opposition/u,
    injury: /bless(?:é|ée|ure)|hôpital|brûl(?:é|ure)/u,
    data: /rgpd|supprim\p{L}+ (?:toutes )?mes données|accès à mes données/u,
    press: /journaliste/u,
  },
  quotes: {
    from: 'de',
    labels: 'message du|copie à|sujet|envoyé|envoyé le|date|à|objet',
    subject: 'objet',
    originals: "message d'origine|message d’origine|message original",
    forwards: 'message transféré|début du message transféré|message réexpédié',
    wrote: 'a écrit|écrit',
    devices:
      'envoyé de mon|envoyé de ma|envoyé depuis mon|envoyé depuis ma|télécharger outlook|obtenez outlook|obtenir outlook',
    sentBy: 'envoyé depuis|envoyé à partir|envoyé via|envoyé avec|envoyé de|envoyé d’|provenance :',
  },
  synonyms: [
    'article articles produit produits pièce pièces marchandise',
    'client clients acheteur',
    'photo photos image images',
    'mail e-mail courriel écrire écrivez message',
    'dure durer prend prendre faut',
    'coûte coûter coût prix payer paye tarif',
    'reçoit recevoir réception arrive arrivée livraison livré',
    'envoyer envoi expédier expédition envoyons',
    'possible pouvez pouvoir permis accepter',
    'vélo vélos bicyclette',
    'gratuit gratuite gratuits gratuitement coûte rien',
    'rembourser remboursement remboursons payer',
  ],
  lightWords: `malheureusement veuillez simplement alors donc cependant toutefois également ainsi bien sûr cas cela dès lors pendant avant
    après jusque prend prendre faire peut possible donner donne ici chaque lorsque`,
  quantifiers: {
    all: `tout tous toute toutes chaque toujours partout entièrement complètement`,
    some: `certains certaines quelques plusieurs parfois souvent généralement habituellement partiellement presque rarement plupart`,
    only: `seulement uniquement sauf excepté exclusivement hormis`,
    condition: `si sinon condition`,
  },
  opposites: [
    'avant après',
    'sans avec',
    'jusque dès',
    'plus moins',
    'premier dernier',
    'première dernière',
    'minimum maximum',
  ],
  units: {
    workday: /jours?[ -](?:ouvr\p{L}+|travaillés)/u,
    day: /jours?/u,
    week: /semaines?/u,
    month: /mois/u,
    year: /ans?|années?/u,
    decade: /décennies?/u,
    hour: /heures?/u,
    percent: /pour[ -]cent/u,
    chf: /francs?/u,
    gram: /grammes?/u,
    kilometre: /kilom[èe]tres?/u,
    metre: /mètres?/u,
    degree: /degrés?/u,
  },
  needs: {
    amount:
      /combien (?:coûte|coûtent|ça coûte|cela coûte|est-ce que[^.?!]{0,40} coûte|faut-il payer|dois-je payer)|quel(?:le)?s? (?:est|sont|serait)[^.?!]{0,12} (?:prix|frais|tarifs?|coûts?|montant)|à partir de (?:quel montant|combien)/u,
    time: /quand|à quelle fréquence|combien de (?:fois|temps|jours|semaines|mois)|(?:sous|dans) quel délai|quel(?:le)?s? (?:est|sont)[^.?!]{0,10} (?:délais?|horaires)|jusqu’?'?à quand|à quelle heure|quels jours/u,
    duration: /combien de (?:temps|jours|semaines|mois)/u,
    measure:
      /quel(?:le)?s? (?:est|sont)[^.?!]{0,10} (?:dimensions|taille|poids|hauteur|largeur|diamètre)|combien pèse/u,
    count: /combien (?:de|d’|d')(?! (?:temps|jours|semaines|mois))/u,
    origin:
      /(?:dans|de) quel pays|où (?:est|sont)[^.?!]{0,60}(?:fabriqu|produi|cousu|soudé)\p{L}*|d’?'?où vien\p{L}+/u,
    way: /que (?:dois-je|faut-il|puis-je) faire|que faire|comment (?:puis-je|peut-on|faire|faut-il|dois-je)/u,
    spot: /où (?:puis-je|trouver|est-ce que je)/u,
    code: /code couleur|numéro (?:de série|d’article)/u,
  },
  facts: {
    spots: /compte|page|panier|lien|formulaire|écrivez|boutique/u,
    steps: /vous pouvez|il suffit|veuillez|cliquez|écrivez|envoyez|contactez|par/u,
    moments:
      /chaque|tous les|une fois|deux fois|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|aujourd'hui|demain|immédiatement|à tout moment|dès que/u,
    from: /de|en|à/u,
  },
  exceptions: /sauf|excepté|à l.exception|toutefois|cependant|supplément|surcoût|îles?|uniquement|seulement/u,
  places: {
    union: /UE|Union européenne/u,
    europe: /europe|européen\p{L}*/u,
    beyond: /hors/u,
    world: /monde entier|tous les pays/u,
  },
  glossary: `
return: retour, renvoy, renvoi, rendre, rétract, reprendre, reprise
refund: rembours, rendre argent, mon argent, recrédit, être crédit
exchange: échang, autre taille, taille différente, plutôt, changer de taille
replacement: remplac, renvoyer un nouveau
defect: défect, défaut, panne, ne fonctionne, ne marche, marche plus, fonctionne plus, cassé, mort, allume plus
damage: endommag, abîm, cassé, brisé, ray, déchir, morceaux, fissur, fuit
warranty: garanti
repair: répar, atelier
wrong: mauvais, erron, erreur, pas commandé, à la place, incorrect, ne correspond
missing: manqu, incomplet, pas dans le, oubli
cancel: annul, résili, rétract
change: chang, modifi, corrig, mettre à jour, mise à jour
address: adresse, déménag, rue, code postal, appartement
deliver: livr, expédi, envoi, envoy, acheminer, transporteur, arriv, recevoir, reçu
parcel: colis, paquet, carton
duration: combien de temps, combien de jours, délai, quand, jours ouvr, durée, prend, sous combien
late: retard, en retard, pas encore, toujours pas, attends, tarde, toujours rien
lost: perdu, dispar, jamais arriv, jamais reçu, pas reçu, rien reçu, égar
track: suivi, suivre, où est, où en est, où se trouve, statut, numéro de suivi
handed: marqué livré, indiqué comme livré, remis, livré mais
neighbour: voisin, absent, pas chez moi, au travail, devant la porte
pickup: retirer, retrait, point relais, relais, consigne, venir chercher
express: express, demain, urgent, rapide, plus vite, lendemain, 24 h
shipping-cost: frais de port, frais de livraison, frais d'envoi, frais d'expédition, coût de livraison, frais port, frais livraison, coûte la livraison, coûte l'envoi, prix de la livraison, tarif de livraison
cost: coût, coûte, prix, frais, tarif, combien, payer, paie
free: gratuit, offert, sans frais
minimum: minimum, à partir de, montant
abroad: étranger, international, monde, autres pays, quels pays, hors de, pays
customs: douan, import, taxes
tax: tva, taxe, impôt
invoice: factur, reçu, justificatif, ticket, comptab
payment: paiement, payer, règlement, carte bancaire, carte de crédit, paypal, virement, klarna, apple pay, visa
declined: refusé, rejet, échou, échec, pas accept
twice: deux fois, double, doublon
fraud: fraud, reconnais, inconnu, suspect
discount: réduction, remise, promo, code, rabais, moins cher, pour cent, solde, bon de réduction, coupon, bon d'achat
gift-card: carte cadeau, bon cadeau, chèque cadeau, bon d'achat
gift: cadeau, anniversaire, emball, offrir
price-match: moins cher ailleurs, ailleurs, différence de prix, meilleur prix, alignement
stock: stock, disponib, rupture, épuis, de retour, réserv, mettre de côté, avez-vous encore, avez-vous ce, avez-vous cette, avez-vous le, avez-vous la, avez-vous les, reste-t-il, de nouveau en
size: taille, pointure, trop petit, trop grand, trop serré, va pas, plus grand, plus petit, mesur
colour: couleur, teinte, rouge, bleu, vert, noir, blanc, jaune, rose, marron, gris
material: matière, matériau, tissu, coton, laine, cuir, fait en, composé, lin, soie, mérinos, bois
care: lavage, laver, lave, nettoy, repass, entretien, sèche, entreten
custom-made: personnalis, grav, imprim, sur mesure, prénom, brod
sale: soldé, soldes, promotion, déstock, liquidation, prix réduit
hygiene: sous-vêtement, lingerie, hygièn, cosmét, boucles d'oreille, descell, scell, ouvert, maillot
condition: porté, non porté, utilis, neuf, étiquette, emballage d'origine, essay, état
label: étiquette, bon de retour, bordereau, formulaire, imprimer
store-credit: avoir, crédit, à la place de l'argent
deduction: dédui, déduct, partiel, seulement une partie, une partie, retenu
subscription: abonn, adhésion, formule
pause: pause, suspend, interromp
renew: renouvel, automatiq, reconduct
annual: annuel, par an, année
account: compte, connexion, connecter, inscri, profil, identifi
password: mot de passe
newsletter: newsletter, désabonn, désinscri, lettre d'information
privacy: confidential, données, rgpd, vie privée
contact: contact, téléphon, appel, joindre, parler, service client, tchat
hours: horaire, heures d'ouverture, ouvert, ouvrez, ouvre
weekend: week-end, weekend, samedi, dimanche, jours fériés, férié
shop: boutique, magasin, showroom, sur place
christmas: noël, fêtes
signature: signature, signer, signé
po-box: boîte postale
combine: regroup, ensemble, même colis, seul colis, deux commandes
split: plusieurs colis, deux colis, séparé, livraison partielle
wholesale: revend, grossist, en gros, grande quantité, professionnel
assembly: montage, monter, notice, assembl, install, mode d'emploi
battery: batterie, pile, charge, recharg, autonomie, chargeur
water: étanche, imperméab, eau, pluie, nager
connect: connect, appair, bluetooth, compatib, wifi
dimension: dimension, poids, hauteur, largeur, pèse, mesure, contenance, litre, centimèt, diamètre
ingredient: ingrédient, allerg, végan, végétal, végétarien, gluten, lactose, noix, noisette, contien, sucre
shelf-life: conserv, péremption, date limite, périm, frais
food: aliment, périssable, fleur, café, thé, chocolat
eco: durable, recycl, environnement, écolog, plastique, climat, biologique, bio
certified: certifi, label, équitable, mulesing, testé
preorder: précommand, sortie
spare: pièce détachée, pièces détachées, pièce de rechange, accessoire
disposal: reprise, ancien appareil, recycl, jeter
student: étudiant, élève, enseignant
loyalty: fidélité, points, récompens, membre
confirmation: confirm
processing: trait, prépar, quitte notre, entrepôt, emballé
cutoff: avant midi, dernier jour, jusqu'à quand, à temps pour, avant quelle
guarantee-date: garantir, promett, date précise, jour précis
refuse: refus, non réclamé, pas récupéré
deadline: délai, dans les, trop tard, jours après, jours suivant, jusqu'à, jours pour
proof: preuve, photo, image
instalment: plusieurs fois, mensualité, échelonn, payer plus tard
order: command, achat, acheté, achet
money: argent, montant, somme, compte bancaire
bank: banque, virement, iban
valid: valable, valid, expir, utilis code
self-inflicted: tomber, tombé, usure, ma faute, mauvaise utilisation
insurance: assur
download: télécharg, numérique, licence
update: mise à jour, logiciel, micrologiciel, appli
share: partag, famille, foyer
offline: hors ligne, sans internet
region: région, pays, licence
sample: échantillon, essai, tester
age: âge, enfant, bébé, ans
bicycle: vélo
holder: fabricant, marque, producteur
delivery-day: créneau, rendez-vous, jour de livraison, date de livraison, soir
large: volumineux, encombrant, lourd
sell: vendez, avez-vous aussi, proposez-vous, catalogue, brochure, gamme, occasion
job: emploi, stage, apprenti, recrut, embauch, candidature, travailler chez, cherchez-vous, vendeur
visit: visiter, une visite
cooperate: sponsor, parrain, don pour, association, tombola, blog, influenceur, collabor, interview
advice: conseill, recommand, lequel, laquelle, quelle taille prendre, quelle taille choisir, quelle taille dois
origin: produit où, cousu, dessiné, viennent, où fabriqu
accessible: fauteuil roulant, accessib, handicap
course: cours, formation, leçon
trade-in: reprendre ancien, reprenez, racheter, rachetez, reprise ancien
pet: chien, chat, animal, animaux, chiot`,
}
