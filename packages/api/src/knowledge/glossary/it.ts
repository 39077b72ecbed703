/** The Italian glossary: the words of customers and shops for each concept. */
export const italian = `
return: reso, resi, restitu, rimand, rispedi, recess, rendere, restituz
refund: rimbors, soldi indietro, riavere soldi, restituzione denaro, riaccredit
exchange: cambi, scambi, altra taglia, taglia diversa, invece
replacement: sostitu, uno nuovo, rimpiazz
defect: difett, non funziona, guast, rotto, smesso di funzionare, non si accende, malfunz
damage: dannegg, danno, rotto, rotta, rovinat, graffi, strapp, pezzi, crep, ammacc
warranty: garanz
repair: ripar, aggiust, laboratorio
wrong: sbagliat, errat, errore, non ho ordinato, al posto, diverso da
missing: manca, mancant, incomplet, non c'era, dimentic
cancel: annull, cancell, disdett, disdire, recess
change: cambi, modific, corregg, aggiorn
address: indirizz, trasferit, via, cap, traslocat
deliver: consegn, spedi, invi, corriere, arriv, ricev, mand
parcel: pacc, collo, scatola
duration: quanto tempo, quanti giorni, quando, giorni lavorativi, tempi, ci vuole, impiega
late: ritard, non è ancora arrivat, ancora niente, ancora non, aspetto
lost: pers, smarrit, sparit, mai arrivat, non ho ricevuto
track: tracc, dov'è, dove si trova, stato, segui
handed: risulta consegnat, consegnato ma
neighbour: vicin, non sono a casa, assente, al lavoro, portone
pickup: ritir, punto di ritiro, locker
express: express, espress, urgent, domani, veloc, rapid
shipping-cost: spese di spedizione, costi di spedizione, costo di spedizione, spese di consegna, costa la spedizione, costa spedire
cost: cost, prezz, tariff, quanto, pag
free: gratis, gratuit, senza costi, senza spese
minimum: minim, a partire da, superior, importo
abroad: estero, internazional, altri paesi, quali paesi, fuori, paesi, mondo
customs: dogan, import, dazi
tax: iva, tass, impost
invoice: fattur, ricevut, scontrin
payment: pagament, pagar, carta, paypal, bonifico, klarna, apple pay, contrassegno
declined: rifiutat, respint, fallit, non accett
twice: due volte, doppio, duplicat
fraud: frod, riconosc, sospett
discount: scont, coupon, promo, codice, più economic, offert
gift-card: carta regalo, buono regalo, buono
gift: regal, complean, confezion
price-match: più economico altrove, altrove, miglior prezzo, differenza di prezzo
stock: disponib, esaurit, magazzino, riserv, mettere da parte, avete ancora, avete il, avete la, torna disponibile, di nuovo
size: tagli, misur, troppo piccol, troppo grand, strett, calza
colour: color, tonalit, rosso, blu, verde, nero, bianco, giallo, rosa, marrone, grigio
material: material, tessut, cotone, lana, pelle, cuoio, fatto di, lino, seta, legno
care: lava, puli, stir, asciugatric, cura
custom-made: personalizz, incis, stampat, su misura, nome
sale: saldi, outlet, liquidazion, ribassat
hygiene: intim, igien, cosmet, orecchin, sigill, apert, costume
condition: non usat, usat, indossat, etichett, imballo originale, condizion, provat
label: etichett, modulo, stampare
store-credit: credito, buono, al posto del denaro
deduction: detra, trattenut, parzial, solo una parte
subscription: abbonament, piano
pause: pausa, sospend
renew: rinnov, automatic
annual: annual, all'anno
account: account, accesso, acced, registr, profilo
password: password
newsletter: newsletter, disiscri
privacy: privacy, dati personali, miei dati
contact: contatt, telefon, chiam, parlar, assistenza, servizio clienti
hours: orari, apert
weekend: fine settimana, weekend, sabato, domenica, festiv
shop: negozio, punto vendita, showroom
christmas: natal, festiv
signature: firma
po-box: casella postale
combine: unire, insieme, stesso pacco, unico pacco, due ordini
split: più pacchi, due pacchi, separat
wholesale: ingross, rivend, grandi quantit, azienda
assembly: montagg, montar, istruzion, install, manual
battery: batteri, pila, caric, autonomi
water: impermeabil, acqua, pioggia, nuotar
connect: connett, abbin, bluetooth, compatib, wifi
dimension: dimension, peso, altezza, larghezza, capienz, litri, centimetr, diametro
ingredient: ingredient, allerg, vegan, vegetarian, glutine, lattosio, noci, contien, zuccher
shelf-life: scaden, conserv, fresc
food: aliment, deperibil, fiori, caffè, tè, cioccolat
eco: sostenib, ricicl, ambient, plastic, biologic
certified: certific
spare: ricamb, accessor
student: student
loyalty: fedelt, punti
confirmation: conferm
processing: elabor, prepar, magazzino
cutoff: entro le, ultimo giorno, in tempo per
refuse: rifiut, non ritirato
deadline: entro, termine, troppo tardi, giorni da, giorni dopo, fino a quando
proof: prova, foto, immagin
instalment: rate, rateal
order: ordin, acquist, comprat
money: denaro, soldi, import, conto
bank: banc, bonifico, iban
valid: valid, scadut, riscatt
delivery-day: fascia oraria, appuntament, data di consegna
large: ingombrant, pesant, mobil
sell: vendete, avete anche, catalogo, brochure, assortimento, usato
job: lavoro, tirocinio, stage, assum, candidatura, cercate, apprendist
visit: visita, visitare
cooperate: sponsor, donare, donazione, beneficenza, lotteria, blog, influencer, collabor, rivista, intervista
advice: consigl, quale taglia, quale dei
origin: prodott dove, fabbricat, cucit, disegnat, provien
accessible: sedia a rotelle, accessib, disabil
course: corso, corsi, lezion, formazione
trade-in: permuta, ritirate usato, comprate usat, ritiro usato
pet: cane, gatto, animal, cucciol
`
