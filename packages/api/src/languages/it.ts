import Italian from './stemmers/italian-stemmer.js'
import type { Language } from './language.ts'

export const language: Language = {
  code: 'it',
  aliases: [],
  stemmer: new Italian(),
  hasCompounds: false,
  usesFirstNames: false,
  stopWords: `a ad ai al alla alle anche avete avere buongiorno buonasera c che chi ci ciao come con cosa cui da dal dalla dei del della delle
    di dove e è ed era essere fare gli grazie ha hai ho i il in io l la le lei lo loro ma mi mia mie miei mio molto ne nei nel nella
    no noi non nostro o per perché più può posso potete potrei qual quale quali quando quanto quella quelle quello questa queste
    questo salve saluti se si sia siete sono sta su sul sulla suo tra tu un una uno vi voi vorrei vostro già cordiali gentile`,
  frameWords: `sapere dire vedere trovare guardare usare fare prendere portare dare bisogno domanda domande risposta problema possibile
    possibilità esattamente attualmente normalmente qualcosa articolo articoli prodotto prodotti ordine ordini ordinato comprare comprato
    acquistato acquisto negozio sito pagina azienda cliente ieri oggi settimana settimane mese mesi giorno giorni anno anni già presto
    molto davvero forse sempre mai bene tipo arrivare arrivato ricevuto ricevere altro altra ultimo ultima prossimo primo nuovo nuova
    vecchio grande piccolo due tre quattro cinque sei informazioni vivo casa più zia zio genitori regalato sette otto nove dieci stesso
    me ti tuo lui questi quanta quanti siamo stato abbiamo hanno possiamo possono voglio devo deve fino senza sopra sotto fra meno ancora
    qui tutto tutti tutte nessun ogni`,
  numbers: `zero due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici venti ventuno
    ventiquattro ventotto trenta quaranta quarantotto cinquanta sessanta novanta cento mille`,
  phrases: {
    hello: 'Buongiorno[ {name}],',
    thanks: 'grazie per il suo messaggio.',
    quoted: 'I nostri documenti dicono a riguardo:',
    bye: 'Cordiali saluti',
    tracking: 'Il numero di tracciamento è {tracking}[: {url}]',
    notFound: 'Non troviamo l’ordine {order} con questo indirizzo e-mail: con quale indirizzo ha ordinato?',
    sorry: 'Ci scusiamo per il disagio.',
    order: {
      unpaid: 'Il suo ordine {order} non è ancora pagato.',
      paid: 'Il suo ordine {order} è pagato[ dal {on}] e in preparazione.',
      packed: 'Il suo ordine {order} è imballato[ dal {on}] e attende il corriere.',
      shipped: 'Il suo ordine {order} è stato spedito[ il {on}][ con {carrier}].',
      delivered: 'Il suo ordine {order} è stato consegnato[ il {on}].',
      cancelled: 'Il suo ordine {order} è stato annullato[ il {on}].',
      refunded: 'Il suo ordine {order} è stato rimborsato[ il {on}][: {refunded}].',
    },
  },
  stages: {},
  greetings: {
    opening: /ciao|buongiorno|buonasera|salve|gentil|egregi/u,
    closing: /cordiali|distinti|saluti|grazie(?: (?:mille|in anticipo))?/u,
    salutation: /ciao|gentile|buongiorno|buonasera|car[oa]/u,
    thanks: /grazie/u,
    polite: /ciao|gentile|buongiorno|grazie|scus|spiac|saluti|lieti|sper/u,
    politeNo: /non esiti/u,
    words: `siamo ciao gentile buongiorno buonasera signora signor grazie mille ringraziamo scusi scusate scuse spiace dispiace saluti
      cordiali distinti lieti lieto speriamo spero esiti scrivere contattare domanda domande aiuto aiutare messaggio mail ordine pacco
      ritardo disagio errore attesa pazienza comprensione interesse risposta foto acquisto fiducia giornata buona settimana presto
      disposizione`,
  },
  polarity: {
    negations: `non mai nessun nessuno nessuna senza niente nulla né`,
    answers: 'no alle non sí si',
    yesOrNo: /sì|no/u,
    exclusions: /escl\w*|tranne/u,
    free: /gratuito\w*/u,
    unused: /inutilizz\w*|intatt\w*/u,
    idioms: /non solo/u,
    costsNothing: /non costa nulla/u,
  },
  requests: {
    leave: /posso|possiamo|si può/u,
    begins:
      /(?:^|\s)(?:per favore|potrest|potete|posso|vorrei|voglio|ho bisogno|mi dica|quando|quanto|come|dov)/u,
    wishes: /per favore|vorrei|voglio|chiedo/u,
    permission: /posso|è possibile/u,
    states: /stato|notizie|novità|dov['’]?è|dove (?:è|sono)/u,
    moves: /partito|spedito|successo|arriva\p{L}*|rimborso|viaggio/u,
    anger: /inaccettabile|vergogn\p{L}*|delus\p{L}+|arrabbiat\p{L}*|truffa|terza volta/u,
    own: /mio|mia/u,
    pointsBack: /questo/u,
  },
  matters:
    /apert\p{L}*|aprire|ricevut\p{L}*|trovat\p{L}*|notat\p{L}*|scopert\p{L}*|aspett\p{L}*|attend\p{L}*|provat\p{L}*|lavat\p{L}*|paga\p{L}*|addebit\p{L}*|soldi|bisogno|serve|servono|voglio|vogliamo|volev\p{L}*|sper\p{L}*|scritt\p{L}*|chiamat\p{L}*|mandat\p{L}*|inviat\p{L}*|restitu\p{L}*|res[oa]|chiest\p{L}*|promess\p{L}*|solo|soltanto|ancora|sebbene|anche se|ma|però|purtroppo|troppo|più|meno|vuot[oa]|volte|se|devo|dobbiamo|deve|urgent\p{L}*|entro|prima di|fino|ferit\p{L}*|bruciat\p{L}*|tagliat\p{L}*|malat\p{L}*|allerg\p{L}*|puzza|odore|perde|macchi[ae]|crep[ae]|buc(?:o|hi)|rott[oaie]|cadut\p{L}*|blocca\p{L}*|ripar\p{L}*/u,
  questions: {
    auxiliaries: /è|posso/u,
    which: /che |quale |quali /u,
    openings:
      /come|quando|quanto|quanti|dove|quale|quali|chi|perché|cosa|posso|potete|si|è|avete|spedite|ci/u,
    interrogatives: /come|quando|quanto|dove/u,
    joins: /e|ed|o|ma/u,
    also: /anche/u,
  },
  promises: [
    /\b(?:vi|le|ti)?\s*(?:rimbors|sostitu|invi|spedi|offri|annull|ripar|garanti|promett)\p{L}*(?:iamo|emo|erò|irò|eremo)\b/u,
  ],
  risks: {
    lawyer: /avvocato|denuncia/u,
    chargeback: /riaddebito/u,
    injury: /ferit[oa]|ospedale/u,
    data: /gdpr|cancell\p{L}+ i miei dati/u,
    press: /giornalista/u,
  },
  numberLabels: {
    other:
      /articol[oi]|prodott[oi]|modello|taglia|tel|telefono|cellulare|fax|chiamarmi al|int|interno|client[ei]|conto|carta|finisce con|cifre(?: della \p{L}+ carta)?|codice(?: sconto| postale)?|buono|tracciamento|tracking|serie|cap/u,
    document:
      /fattur[ae]|ricevuta|rif|riferimento|tickets?|pratica|caso|reso (?:n|numero)|numero (?:di|del) reso|rma|bonifico|causale(?: del bonifico)?|transazione(?: \p{L}+)?/u,
  },
  quotes: {
    from: 'da',
    labels: 'data|inviato|a|oggetto',
    subject: 'oggetto',
    originals: 'messaggio originale',
    forwards: 'messaggio inoltrato|inizio messaggio inoltrato',
    wrote: 'ha scritto|scrive',
    devices: 'inviato dal mio|inviato dalla mia|ottieni outlook|scarica outlook',
    sentBy: 'inviato da|inviato con|inviato tramite',
  },
  quantifiers: {
    all: `tutto tutti tutta tutte ogni sempre`,
    some: `alcuni alcune qualche diversi molti spesso talvolta quasi`,
    only: `solo soltanto solamente eccetto tranne salvo`,
    condition: `se purché`,
  },
  opposites: [
    'prima dopo',
    'entro dopo',
    'senza con',
    'fino dal',
    'fino partire',
    'invece oltre',
    'più meno',
  ],
  parties: {
    store: {
      subjects: /noi|(?:il|lo|la|nostro) (?:venditore|negozio|team)|\p{L}{2,30}iamo/u,
      agents: /da noi|dal (?:venditore|negozio)/u,
      payers: /a (?:nostro carico|nostre spese|carico del venditore)|gratis per lei/u,
    },
    customer: {
      subjects: /la preghiamo|lei|voi|clienti|cliente|acquirente|destinatario/u,
      agents: /da lei|dal cliente|dall['’]acquirente/u,
      payers: /a (?:suo carico|sue spese|carico (?:del cliente|dell['’]acquirente))|gratis per noi/u,
    },
    pay: 'pagare',
    objectMarks: /(?:con|per|da|a|di|in)(?: (?:il|i))?|al|del|dal|nel|ai|dei/u,
    receives: /riceve|riceverà|ricevete|riceviamo|ottiene|(?:è|viene|sarà) \p{L}+[aiu]t[oaie]/u,
    offers: /bisogno|accett\p{L}*|offr\p{L}*|permett\p{L}*|diamo|conced\p{L}*|\p{L}{0,20}cambi\p{L}*/u,
    modals: /può|possiamo|deve|dobbiamo|sempre/u,
    joins: /e|o|ma|se|quando|che/u,
    hasFreeVerb: true,
  },
  units: {
    workday: /giorni[ -](?:lavorativi|feriali)/u,
    day: /giorn[oi]/u,
    week: /settiman[ae]/u,
    month: /mes[ei]/u,
    year: /ann[oi]/u,
    decade: /decenni[oa]?/u,
    hour: /or[ae]/u,
    percent: /per cento/u,
    usd: /dollari/u,
  },
  needs: {
    amount:
      /quanto (?:costa|costano|viene|devo pagare|si paga|costerebbe)|(?:qual è|quali sono) (?:il|i|le) (?:prezzo|costo|costi|spese)|da che importo|(?<!(?:quando|come|dove) )devo pagare (?:(?:il|la|le|lo|i|un) )?(?:spese|spedizione|consegna|trasporto|porto|reso|costi?|dazi|dogana|tasse|supplemento)/u,
    time: /quando|quante volte|quanto (?:tempo|ci vuole|dura)|quanti (?:giorni|mesi)|entro quando|fino a quando|che orari|quali sono gli orari|a che ora/u,
    duration: /quanto (?:tempo|ci vuole|dura)|quanti (?:giorni|mesi)/u,
    measure: /quanto (?:pesa|misura|è (?:alto|largo))|che (?:misure|dimensioni)/u,
    count: /quant[ie](?! (?:giorni|mesi|volte))/u,
    origin:
      /(?:in|da) quale paese|dove (?:viene|vengono|è|sono)[^.?!]{0,40}(?:prodott|fabbricat|fatt|cucit)\p{L}*|da dove (?:viene|vengono|arriva)/u,
    way: /cosa (?:devo|posso) fare|come (?:posso|possiamo|si fa|faccio)/u,
    spot: /dove (?:posso|trovo)/u,
  },
  facts: {
    spots: /negozio|carrello|pagina|scriv\p{L}*/u,
    steps: /può|potete|scriv\p{L}*|inviate|tramite/u,
    moments:
      /una volta|due volte|\d{1,4} volte|ogni|lunedì|martedì|mercoledì|giovedì|venerdì|oggi|domani|subito|non appena|finché|fino a quando|il giorno (?:dopo|seguente|stesso)/u,
    freesOfCost:
      /non paga(?:te)? (?:nulla|niente|spese|la spedizione)|(?<!non )(?:paghiamo|copriamo|sosteniamo) (?:noi )?(?:il|la|le|i) (?:spese|spedizione|costi|reso)|a nostr[oe] (?:carico|spese)/u,
    from: /da|in/u,
  },
  exceptions: /tranne|eccetto|tuttavia|supplemento|sovrapprezzo|isole|solo/u,
  places: {
    union: /UE|Unione Europea/u,
    europe: /europa|europea/u,
    beyond: /fuori/u,
    world: /tutto il mondo/u,
  },
  glossary: `
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
large: ingombrant, pesant
sell: vendete, avete anche, catalogo, brochure, assortimento, usato
job: lavoro, tirocinio, stage, assum, candidatura, cercate, apprendist
visit: visita, visitare
cooperate: sponsor, donare, donazione, beneficenza, lotteria, blog, influencer, collabor, rivista, intervista
advice: consigl, quale taglia dev, quale taglia prend, quale dei
origin: prodott dove, fabbricat, cucit, disegnat, provien
accessible: sedia a rotelle, accessib, disabil
course: corso, corsi, lezion, formazione
trade-in: permuta, ritirate usato, comprate usat, ritiro usato
pet: cane, gatto, animal, cucciol`,
}
