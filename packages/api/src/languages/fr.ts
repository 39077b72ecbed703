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
    était etes etre serait seraient soit sois ai-je avez-vous puis-je peut-on ait aie aurai aurait auraient quoi dès ainsi
    ceci ceux celle celles celui ci y en`,
  frameWords: `savoir dire voir trouver regarder utiliser faire prendre apporter donner besoin question questions réponse problème
    possible possibilité exactement actuellement normalement quelque chose article articles produit produits commande commandes commandé
    acheter acheté achat boutique magasin site page société équipe client clients hier aujourd semaine semaines mois jour jours an ans
    année lundi mardi mercredi jeudi vendredi samedi dimanche matin soir déjà bientôt longtemps beaucoup souvent vraiment simplement peut
    être toujours jamais bien sûr combien quand lequel laquelle moi même plus tante oncle parents offert sept huit neuf dix genre type
    arriver arrivé reçu recevoir autre autres dernier dernière prochain premier nouveau nouvelle vieux grand petit deux trois quatre cinq
    six information informations mère père femme mari fils fille ami soeur frère habite maison intéresse proposez toi ton ta tes eux
    leurs elles dont quels suis es sommes êtes étaient été as avons avait puis pouvons peuvent pourrais pourrait veux veut voulez dois
    doit devez parce jusque sous vers entre pendant avant après moins très trop encore non oui ici tout tous toute toutes aucun aucune
    chaque sais savez saurais comprends compris crois pense pensais espère espérer voulais aimerais aimerions souhaiterais souhaitons
    souhaiter essaie essayé regardé vu lu cherche cherché chercher connais connaître dit dis dites indiquer indiquez préciser renseigner
    renseignement renseignements expliquer éclairer répondre réponds aide aider aidez excusez désolé désolée pardon svp stp plaît vite
    rapidement viens vient vais venir juste seulement enfin ensuite puis maintenant récemment dernièrement actuel actuelle éventuellement
    probablement sûrement certainement vraiment assez super bonne bon belle beau jolie joli gentil malheureusement dommage heureuse
    heureux content contente ravie ravi déçu déçue sinon pourtant quand même ailleurs partout rien genre pareil mêmes certaines certains
    plusieurs dessus dedans concernant sujet propos cas fait faites faite font ferai ferais faudra faudrait vaut gens famille collègue
    copine copain neveu nièce mamie papi grand-mère mariage matinée midi après-midi janvier février mars avril mai juin juillet août
    septembre octobre novembre décembre suite petite grande nouveaux nouvelles vieille veuillez demande demander demandais message mail
    euros euro centimes`,
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
      /(?:^|\s)(?:merci de|pouvez|pourriez|peut-on|peux-tu|est-il possible|c'est possible|avez-vous|livrez-vous|y a-t-il|faut-il|dois-je|qui (?:paie|paye)|je me demand|puis-je|je (?:voudrais|souhait|veux|désire|cherche|aimerais)|j'aimerais|dites-moi|est-ce que|quand (?!j['’]|je|nous|on|ils?|elles?|mon|ma|mes)|combien|comment|où (?:est|en est))/u,
    wishes: /merci de|veuillez|je (?:voudrais|veux|souhait\p{L}*|demande|exige)/u,
    permission: /puis-je|est-il possible/u,
    states: /état|nouvelles|où (?:est|sont|en est)/u,
    moves: /partie?|expédiée?|envoyée?|passé|arriv\p{L}*|livrée?|bouge|remboursée?|remboursement|en route/u,
    anger:
      /inadmissible|inacceptable|scandaleux|honteux|déçue?s?|furieu\p{L}*|en colère|arnaque|troisième fois|toujours (?:rien|pas)/u,
    own: /mon|ma|mes|notre/u,
    pointsBack: /ça|cela|celui|celle/u,
  },
  matters:
    /^(?:ne )?\p{L}+ez(?:-\p{L}+)?|ouvert(?:e|s|es)?|ouvr(?:ir|ant|e|es|ons)|reçu\p{L}*|trouv(?:é|e|ons)\p{L}*|remarqu\p{L}*|découvert|constat\p{L}*|déball\p{L}*|atten(?:d|ds|dons|du)|essay\p{L}*|lavé\p{L}*|pay\p{L}*|débit\p{L}*|argent|besoin|faut|veux|voulons|voulais|souhait\p{L}*|esp[éè]r\p{L}*|écrit|appel[ée]\p{L}*|envoy\p{L}*|renvoy\p{L}*|retourn\p{L}*|demand\p{L}*|promis|seulement|que|encore|toujours|pourtant|bien que|mais|malheureusement|cependant|trop|plus|moins|vide|fois|si|dois|devons|doit|urgent\p{L}*|répar\p{L}*|bless\p{L}*|brûl\p{L}*|coup\p{L}*|malade|allerg\p{L}*|odeur|fuit|taches?|fissure\p{L}*|trous?|cass\p{L}*|déchir\p{L}*|tomb\p{L}*|bloqu\p{L}*/u,
  questions: {
    auxiliaries: /est|peut|puis|avez|livrez|faut|dois|pouvez|acceptez|proposez|faites|reprenez|remboursez/u,
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
  numberLabels: {
    other:
      /articles?|produit|modèle|taille|tél|téléphone|portable|mobile|fax|appeler au|poste|extension|clients?|compte|carte|terminant par|chiffres(?: de \p{L}+ carte)?|codes?(?: promo| postal)?|bon|suivi|série|appartement/u,
    document:
      /factures?|reçu|réf|référence(?: \p{L}+ virement)?|tickets?|dossier|cas|retours? (?:n|no|numéro)|(?:bon|numéro) de retour|rma|virement|transaction(?: \p{L}+)?/u,
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
    'prendre prend prenons prenez prennent pris prise',
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
    'jusqu partir',
    'au-lieu en-plus',
    'sans avec',
    'jusque dès',
    'plus moins',
    'premier dernier',
    'première dernière',
    'minimum maximum',
  ],
  parties: {
    store: {
      subjects:
        /nous(?! \p{L}{2,20}ez)|vous \p{L}{2,20}ons|(?:le|la|notre) (?:vendeur|boutique|magasin|équipe|atelier|livreur)/u,
      agents: /par (?:nous|nos soins|le vendeur|notre \p{L}+)/u,
      payers:
        /à (?:notre (?:charge|compte)|nos (?:frais|risques))|à la charge (?:du vendeur|de la boutique)|gratuit\p{L}* pour vous/u,
    },
    customer: {
      subjects:
        /vous(?! \p{L}{2,20}ons)|veuillez|merci de|(?:le|les) clients?|l['’]acheteur|le destinataire|(?!chez|assez)\p{L}{2,20}ez/u,
      agents: /par (?:vous|vos soins|le client|l['’]acheteur)/u,
      payers:
        /à (?:votre charge|vos (?:frais|risques))|à la charge (?:du client|de l['’]acheteur|du destinataire)|gratuit\p{L}* pour nous/u,
    },
    pay: 'payer',
    objectMarks: /(?:chez|par|avec|pour|à|de|sur|dans)(?: (?:le|les))?|du|au|aux|des/u,
    receives:
      /recevez|reçoit|recevrez|recevons|obtenez|(?:êtes|est|serez|sera) (?:pas |\p{L}+ment )?\p{L}+(?:é|ée|és|i)/u,
    offers:
      /besoin|accept\p{L}*|offr\p{L}*|permett\p{L}*|donn\p{L}*|accord\p{L}*|propos\p{L}*|échang\p{L}*|lou(?:er|ons|ez)/u,
    modals: /pouvez|pouvons|devez|devons|peut|doit|toujours/u,
    joins: /et|ou|mais|si|quand|lorsque|dès|car|que|qui/u,
  },
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
      /combien (?:coûte|coûtent|coûterait|ça (?:coûte|fait|me)|cela (?:coûte|fait)|est-ce que[^.?!]{0,40} coûte|(?:faut-il|dois-je|vais-je|je dois|il faut|on doit|doit-on)[^.?!]{0,20} (?:payer|débourser|régler|dépenser|commander|acheter|ajouter)|pour (?:la|une|le|un|l'))|(?:coûte|coûtent|fait|paie|paye|payer|c'est|est à|revient à) combien|qu'est-ce que ça coûte|à combien (?:est|sont|s'élève|se monte)|(?:est|sont)[^.?!]{0,40} (?:gratuite?s?|offerte?s?|payante?s?)|quel(?:le)?s? (?:est|sont|serait)[^.?!]{0,12} (?:prix|frais|tarifs?|coûts?|montant)|à partir de (?:quel montant|combien)|(?<!(?:quand|comment|où) )(?:dois-je|doit-on|faut-il) payer (?:(?:le|la|les|des|un) )?(?:frais|port|livraison|envoi|expédition|retour|renvoi|douane|droits|taxes?|supplément|affranchissement)/u,
    time: /quand|à quelle fréquence|dans combien|en combien|au bout de combien|sous combien|(?:est-il|c'est) trop tard|puis-je encore|peut-on encore|encore le temps|êtes-vous ouvert\p{L}*|combien de (?:fois|temps|jours|semaines|mois)|(?:sous|dans) quel délai|quel(?:le)?s? (?:est|sont)[^.?!]{0,10} (?:délais?|horaires)|jusqu’?'?à quand|à quelle heure|quels jours/u,
    duration:
      /combien de (?:temps|jours|semaines|mois)|(?:sous|dans) quel délai|quel(?:le)?s? (?:est|sont)[^.?!]{0,10} délais?/u,
    measure:
      /quel(?:le)?s? (?:est|sont)[^.?!]{0,10} (?:dimensions|taille|poids|hauteur|largeur|diamètre)|combien pèse/u,
    count: /combien (?:de|d’|d')(?! (?:fois|temps|jours|semaines|mois))/u,
    origin:
      /(?:dans|de) quel pays|où (?:est|sont)[^.?!]{0,60}(?:fabriqu|produi|cousu|soudé)\p{L}*|d’?'?où vien\p{L}+/u,
    way: /que (?:dois-je|faut-il|puis-je) faire|que faire|je fais quoi|quoi faire|comment (?:puis-je|peut-on|faire|faut-il|dois-je|je (?:fais|peux|dois)|procéder|ça (?:marche|se passe|fonctionne)|cela (?:marche|se passe|fonctionne)|s'y prendre)|quelle est la (?:procédure|marche|démarche)|(?:je|j') ?(?:dois|peux)? ?(?:fais|faire) comment/u,
    spot: /où (?:puis-je|peut-on|trouver|est-ce que je|dois-je|faut-il|je peux|on peut|se trouve)|où (?:est|êtes|se situe) (?:vo\p{L}+|la boutique|le magasin)/u,
    code: /code couleur|numéro (?:de série|d’article)/u,
  },
  facts: {
    spots: /compte|page|panier|lien|formulaire|écrivez|boutique/u,
    steps: /vous pouvez|il suffit|veuillez|cliquez|écrivez|envoyez|contactez|par/u,
    moments:
      /chaque|tous les|une fois|deux fois|\d{1,4} fois|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|aujourd['’]hui|demain|immédiatement|à tout moment|dès que|tant que|jusqu['’]à ce que|le lendemain|le jour même/u,
    freesOfCost:
      /(?:vous )?ne (?:payez|réglez) (?:rien|aucun\p{L}*|pas (?:de|le|la|les) (?:port|livraison|frais))|nous (?:payons|réglons) (?:le|la|les) (?:port|livraison|frais|retour)|à nos frais/u,
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
return: retour, renvoy, renvoi, rendre, rétract, reprendre, reprise, retourn, rapporter, rapporte$, ramener, ramène, reprenez, reprenons, repris$, rends$, rendu$, rendue, changé d'avis, change d'avis, ne me convient, ne convient, ne me plaît, ne plaît, droit de rétract, retour gratuit, frais de retour, frais de renvoi
refund: rembours, rendre argent, mon argent, recrédit, être crédit, récupérer mon argent, récupérer argent, récupérer mes sous, rendre mon argent, rendez argent, restitu, ravoir mon argent, nouveau crédit, crédité sur
exchange: échang, autre taille, taille différente, plutôt, changer de taille, permut, contre un autre, contre une autre, taille au dessus, taille en dessous, échange standard
replacement: remplac, renvoyer un nouveau, en renvoyer un, renvoyer une nouvelle, nouvel exemplaire, envoyer un autre, envoyer une autre
defect: défect, défaut, panne, ne fonctionne, ne marche, marche plus, fonctionne plus, cassé, mort, allume plus, hs$, ne s'allume, allume pas, marche pas, fonctionne pas, dysfonction, vice caché, malfaçon, non conforme, défaill, lâché
damage: endommag, abîm, cassé, brisé, ray, déchir, morceaux, fissur, fuit, cabossé, ébréch, éclaté, écras, fendu, coulé$, coulée, renvers, est rayé, tordu, détérior, en miettes, est percé
warranty: garanti, garantie légale, conformité
repair: répar, atelier, remettre en état, recoudre, sav$
wrong: mauvais, erron, erreur, pas commandé, incorrect, ne correspond, pas le bon, pas la bonne, pas les bons, autre article, autre produit, au lieu de, inversé, reçu la place
missing: manqu, incomplet, pas dans le, oubli, pas dans le colis, pas dans la boîte, absent du colis, reçu qu'une partie, colis vide
cancel: annul, résili, rétract, annuler, plus besoin de ma commande, stopper, décommand, me rétract, arrêter mon, ne plus recevoir, mettre fin
change: chang, modifi, corrig, mettre à jour, mise à jour, rectifi, me suis trompé dans, ajouter à ma, rajouter
address: déménag, rue, code postal, appartement, adresse$, adresses$, nouvelle adresse, déménage, numéro de rue
deliver: livr, expédi, envoi, envoy, acheminer, transporteur, arriv, recevoir, reçu, livreur, facteur, la poste, colissimo, chronopost, mondial relay, dhl, ups, dpd, gls, fedex, partent, acheminé, distribu
parcel: colis, paquet, carton, pli$
duration: combien de temps, combien de jours, délai, quand, jours ouvr, durée, sous combien, prend de jours, ça prend, cela prend, livraison prend, combien prend, prend combien, sous quel délai, dans combien, en combien, ça met, cela met, mettre combien, met combien, délais, quelle date, combien de semaines
late: retard, en retard, pas encore, toujours pas, attends, tarde, toujours rien, toujours pas reçu, toujours pas arrivé, rien reçu, encore rien, rien vu venir, devait arriver, aurait dû, depuis des semaines, patiente depuis, attend depuis, prend du retard
lost: perdu, dispar, jamais arriv, jamais reçu, pas reçu, rien reçu, égar, introuvable, volé$, disparu, jamais vu, nulle part, égaré
track: suivi, suivre, où en est, où se trouve, statut, numéro de suivi, où est ma, où est mon, où est le colis, où est la commande, où est passé, où sont mes, suivi de, traquer, tracking, suivre mon, où se situe, en est ma, avancement, lien de suivi
handed: marqué livré, indiqué comme livré, livré mais, remis$, remise en main, noté comme livré, noté livré, indiqué livré, soi-disant livré, statut livré
neighbour: voisin, absent, pas chez moi, au travail, devant la porte, personne à la maison, pas à la maison, gardien, concierge, boîte aux lettres, lieu sûr
pickup: retirer, retrait, point relais, relais, consigne, venir chercher, passer prendre, passer chercher, récupérer en, récupérer au, récupérer ma commande, point de retrait, casier, locker, pick up, click and collect, relay
express: express, demain, urgent, plus vite, lendemain, 24 h, rapide$, livraison rapide, plus rapide, au plus vite, en urgence, dès demain, 48 h, chronopost, accéléré
shipping-cost: frais de port, frais de livraison, frais d'envoi, frais d'expédition, coût de livraison, frais port, frais livraison, coûte la livraison, coûte l'envoi, prix de la livraison, tarif de livraison, frais de retour, frais de renvoi, frais d'acheminement, livraison coûte, coûte le port, le port$, paie la livraison, payer la livraison, paie le port, payer le port, frais postaux, affranchissement, timbre, livraison payante, tarifs de livraison
cost: coût, coûte, prix, frais, tarif, combien, payer, paie, votre charge, ma charge, la charge, prend en charge, prise en charge, prenez en charge, prenons en charge, mes frais, vos frais, ça fait combien, combien ça, débours, facturez, facturons, payante, payant, qui paie, qui paye, paye$, supplément, frais de retour, frais de renvoi
free: gratuit, sans frais, livraison offert, port offert, retour offert, frais offert, sont offert, offerte dès, offerts dès, gratuité, ne coûte rien, ne paie rien, rien à payer, rien à débourser, franco, nos frais, notre charge, prenons en charge, offrons, sans supplément, port payé, prépayé
minimum: minimum, partir de, montant, seuil, au delà de, pour ne pas payer, commande supérieure, combien d'achat, commander pour combien, commande de combien
abroad: étranger, international, monde, autres pays, quels pays, hors de, pays, outre mer, dom tom, europe, hors ue, union européenne
customs: douan, taxes, importation, droits d'import, import$, dédouan
tax: tva, taxe, impôt, ttc, hors taxe
invoice: factur, justificatif, ticket, comptab, reçu de paiement, reçu fiscal, preuve d'achat, note de frais, duplicata
payment: paiement, payer, règlement, carte bancaire, carte de crédit, paypal, virement, klarna, apple pay, visa$, chèque, espèces, carte bleue, cb$, mastercard, prélèv, débit, moyen de paiement, moyens de paiement, alma, google pay
declined: refusé, rejet, échou, échec, pas accept, ne passe pas, passe pas, message d'erreur, bloqué le paiement
twice: deux fois, double, doublon, débité deux, prélevé deux, 2 fois, en double
fraud: fraud, reconnais, inconnu, suspect, arnaque, piraté, hameçon, phishing, pas moi qui
discount: réduction, remise, promo, code, rabais, moins cher, pour cent, solde, bon de réduction, coupon, bon d'achat, ristourne, remisé, geste commercial, code promo, offre$, offres$, prix barré, économis
gift-card: carte cadeau, bon cadeau, chèque cadeau, bon d'achat, chèque cadeaux, bon cadeaux
gift: cadeau, anniversaire, offrir, emballage cadeau, papier cadeau, paquet cadeau, emballez, emballer, carte de vœux, mot personnel, petit mot
price-match: moins cher ailleurs, ailleurs, différence de prix, meilleur prix, alignement, concurren, baissé, baisse de prix
stock: stock, disponib, rupture, épuis, mettre de côté, avez-vous encore, avez-vous ce, avez-vous cette, avez-vous le, avez-vous la, avez-vous les, reste-t-il, de nouveau en, réserver, réservez, réservation, en rupture, réapprovision, réassort, retour en stock, nouveau dispo, encore disponible, encore en vente, il en reste, vous reste, prévenu, de retour en stock, sera de retour, est de retour, seront de retour, bientôt de retour
size: taille, pointure, trop petit, trop grand, trop serré, va pas, plus grand, plus petit, mesurer, mesures, mensuration, taille petit, taille grand, trop court, trop long, trop large, trop juste, guide des tailles
colour: couleur, teinte, rouge, bleu, noir, blanc, jaune, rose, marron, gris, vert$, verts$, verte
material: matière, matériau, tissu, coton, laine, cuir, fait en, composé, lin, mérinos, soie$, bois$
care: lavage, laver, lave, nettoy, repass, entretien, entreten, sèche linge, séchage, machine à laver, tache
custom-made: personnalis, sur mesure, prénom, brod, gravure, graver, gravez, gravée
sale: soldé, soldes, promotion, déstock, liquidation, prix réduit, prix barré, braderie, fin de série, black friday, outlet
hygiene: sous-vêtement, lingerie, hygièn, cosmét, boucles d'oreille, descell, scell, ouvert, maillot, entamé, déballé, ouvert le pot, ouverte, sous blister, pot ouvert, produit ouvert, flacon ouvert
condition: non porté, neuf, étiquette, emballage d'origine, essay, état, déjà porté, été porté, jamais porté, non utilis, pas utilis, déjà utilis, été utilis, jamais utilis, essayé, comme neuf, parfait état, emballage intact, dans son emballage, état d'origine
label: étiquette, bon de retour, bordereau, formulaire, imprimer, étiquette retour, étiquette de retour, bon retour, étiquette prépayé, imprimante, qr code
store-credit: crédit, la place de l'argent, bon d'avoir, forme d'avoir, avoir valable, avoir ou un, bon d'achat à la place, en bon d'achat
deduction: dédui, déduct, partiel, seulement une partie, une partie, retenu, retenez, retenue, déduire, pas remboursé en entier, moins que, pas la totalité
subscription: abonn, adhésion, box mensuelle, tous les mois, chaque mois, livraison régulière
pause: pause, suspend, interromp, mettre en attente
renew: renouvel, automatiq, reconduct, prolong, tacite
annual: annuel, par an, année
account: connexion, connecter, inscri, profil, identifi, compte$, comptes$, mon espace, espace client, espace personnel, créer un compte, me connecter
password: mot de passe
newsletter: newsletter, désabonn, désinscri, lettre d'information, publicité, mailing, mails promotionnels, ne plus recevoir de mail
privacy: confidential, données, rgpd, vie privée
contact: contact, téléphon, appel, joindre, parler, service client, tchat, attente de votre retour, merci de votre retour, merci pour votre retour, numéro de téléphone, contacter, joignable, rappeler, par mail, chat en ligne
hours: horaire, heures d'ouverture, ouvrez, ouvre, quelle heure, fermé, fermez, êtes ouvert, est ouvert, sont ouvert, sommes ouvert, ouvert le, ouverts le, boutique ouvert, magasin ouvert, ouverture
weekend: week-end, weekend, samedi, dimanche, jours fériés, férié, le dimanche, jour férié
shop: boutique, magasin, showroom, sur place, passer vous voir, venir vous voir, venir sur place, passer à la boutique, passer au magasin, venir voir, en boutique, point de vente, adresse physique
christmas: noël, fêtes
signature: signature, signer, signé
po-box: boîte postale
combine: regroup, ensemble, même colis, seul colis, deux commandes, grouper, tout ensemble, en une fois, seul envoi, même envoi
split: plusieurs colis, deux colis, séparé, livraison partielle, reste de ma commande
wholesale: revend, grossist, en gros, grande quantité, professionnel, pro$, pros$, entreprise, revente, comité d'entreprise, en quantité
assembly: montage, monter, notice, assembl, install, mode d'emploi
battery: batterie, pile, recharg, autonomie, chargeur, charger$, charge la batterie, temps de charge
water: étanche, imperméab, eau, pluie, nager
connect: connect, appair, bluetooth, compatib, wifi
dimension: dimension, poids, hauteur, largeur, pèse, contenance, litre, centimèt, diamètre
ingredient: ingrédient, allerg, végan, végétal, végétarien, gluten, lactose, noix, noisette, contien, sucre, composition, huile essentielle, conservateur
shelf-life: conserv, péremption, date limite, périm, au frais, frigo, réfrigér, se garde, garder combien, se conserve, combien de temps garder, périmé, pao$
food: aliment, périssable, fleur, café, thé, chocolat
eco: durable, recycl, environnement, écolog, plastique, climat, biologique, bio, emballages recycl, réutilis, consign, écorespons
certified: certifi, label, équitable, mulesing, testé sous, testés sous, testé sur, testés sur, testée, cruelty free, ecocert, testé sur les animaux
preorder: précommand, sortie
spare: pièce détachée, pièces détachées, pièce de rechange, accessoire
disposal: reprise, ancien appareil, recycl, jeter
student: étudiant, enseignant, élève$, élèves$
loyalty: fidélité, points, récompens, membre, fidèle, cagnotte, parrain, programme de fidélité
confirmation: confirm, pas reçu de mail, pas reçu de confirmation
processing: trait, prépar, quitte notre, entrepôt, emballé, part quand, partira, quand part, expédié quand, préparation
cutoff: avant midi, dernier jour, temps pour, avant quelle, avant quelle heure, dernière limite
guarantee-date: garantir, promett, date précise, jour précis
refuse: refus, non réclamé, pas récupéré
deadline: délai, dans les, trop tard, jours après, jours suivant, jusqu'à, jours pour, jusqu'à quand, encore le temps, sous combien, limite$, date limite pour, dans un délai, combien de temps pour, compter de la réception, jours à compter, dès réception, trop tard pour
proof: preuve, photo, image, photos, vidéo, capture
instalment: plusieurs fois, mensualité, échelonn, payer plus tard, 3 fois, 4 fois, trois fois, quatre fois, crédit conso, facilité de paiement
order: command, achat, acheté, achet
money: argent, montant, somme, compte bancaire
bank: banque, virement, iban
valid: valable, valid, expir, utilis code, expirer, périmer, encore bon
self-inflicted: tomber, tombé, usure, ma faute, mauvaise utilisation, échappé, fait tomber, chute, casse accidentelle, usure normale
insurance: assurance
download: télécharg, numérique, licence
update: mise à jour, logiciel, micrologiciel, appli$, application mobile
share: partag, foyer, en famille, ma famille
offline: hors ligne, sans internet
region: région, pays, licence
sample: échantillon, essai, tester
age: âge, enfant, bébé, ans minimum, ans et plus
bicycle: vélo
holder: fabricant, marque, producteur
delivery-day: créneau, rendez-vous, jour de livraison, date de livraison, en soirée, le soir
large: volumineux, encombrant, lourd
sell: vendez, avez-vous aussi, proposez-vous, catalogue, brochure, gamme, produits d'occasion, articles d'occasion
job: emploi, stage, apprenti, recrut, embauch, candidature, travailler chez, cherchez-vous, vendeur
visit: visiter, une visite
cooperate: sponsor, parrain, don pour, association, tombola, blog, influenceur, collabor, interview
advice: conseill, lequel, laquelle, quelle taille prendre, quelle taille choisir, quelle taille dois, recommandez, recommander, recommandation, recommanderiez
origin: produit où, cousu, dessiné, viennent, où fabriqu
accessible: fauteuil roulant, accessib, handicap
course: formation, leçon, un$ cours, vos cours, cours de cuisine, suivre un cours
trade-in: reprendre ancien, reprenez, racheter, rachetez, reprise ancien
pet: chien, animal, animaux, chiot, chat$, chats$, chaton`,
}
