/** The French glossary: the words of customers and shops for each concept. */
export const french = `
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
shipping-cost: frais de port, frais de livraison, frais d'envoi, frais d'expédition, coût de livraison, frais port, frais livraison, coûte la livraison
cost: coût, coûte, prix, frais, tarif, combien, payer, paie
free: gratuit, offert, sans frais
minimum: minimum, à partir de, dès, montant
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
share: partag, famille, soeur, foyer
offline: hors ligne, sans internet
region: région, pays, licence
sample: échantillon, essai, tester
age: âge, enfant, bébé, ans
bicycle: vélo
holder: fabricant, marque, producteur
delivery-day: créneau, rendez-vous, jour de livraison, date de livraison, soir
large: volumineux, encombrant, lourd, meuble
sell: vendez, avez-vous aussi, proposez-vous, catalogue, brochure, gamme, occasion
job: emploi, stage, apprenti, recrut, embauch, candidature, travailler chez, cherchez-vous, vendeur
visit: visiter, une visite
cooperate: sponsor, parrain, don pour, association, tombola, blog, influenceur, collabor, interview
advice: conseill, recommand, lequel, laquelle, quelle taille
origin: produit où, cousu, dessiné, viennent, où fabriqu
accessible: fauteuil roulant, accessib, handicap
course: cours, formation, leçon
trade-in: reprendre ancien, reprenez, racheter, rachetez, reprise ancien
pet: chien, chat, animal, animaux, chiot
`
