import Romanian from './stemmers/romanian-stemmer.js'
import type { Language } from './language.ts'

export const language: Language = {
  code: 'ro',
  aliases: [],
  stemmer: new Romanian(),
  hasCompounds: false,
  usesFirstNames: false,
  stopWords: `a acea acest acesta această aceasta ai al ale am ar are aș așa atunci au avea aveți bună că când care ce cel cele cine cu cum da
    dar de deci despre din după dumneavoastră e ea ei el ele este ești eu fi fie foarte fost iar îl îmi în în la le li lor lui mă
    mai mea mei mele meu mi mult mulțumesc mulțumim ne ni noi nostru nu o ori pe pentru poate pot prin puteți rog sa să sale sau se
    si și spre sunt suntem sunteți ta te tot toate tu un una unde unei unor unui va vă voi vom vreau vor vostru ziua salut stimă`,
  numbers: `zero doi/două trei patru cinci șase șapte opt nouă zece unsprezece doisprezece/douăsprezece treisprezece paisprezece
    cincisprezece șaisprezece douăzeci douăzeci-și-unu douăzeci-și-patru douăzeci-și-opt treizeci patruzeci patruzeci-și-opt
    cincizeci șaizeci nouăzeci sută mie`,
  phrases: {
    hello: 'Bună ziua[ {name}],',
    thanks: 'Vă mulțumim pentru mesaj.',
    quoted: 'Documentele noastre spun despre aceasta:',
    bye: 'Cu stimă',
    tracking: 'Numărul de urmărire este {tracking}[: {url}]',
    notFound: 'Nu găsim comanda {order} la această adresă de e-mail: cu ce adresă ați comandat?',
    sorry: 'Ne cerem scuze pentru neplăceri.',
    order: {
      unpaid: 'Comanda dumneavoastră {order} nu este încă plătită.',
      paid: 'Comanda dumneavoastră {order} este plătită[ din {on}] și se pregătește.',
      packed: 'Comanda dumneavoastră {order} este ambalată[ din {on}] și așteaptă curierul.',
      shipped: 'Comanda dumneavoastră {order} a fost expediată[ pe {on}][ cu {carrier}].',
      delivered: 'Comanda dumneavoastră {order} a fost livrată[ pe {on}].',
      cancelled: 'Comanda dumneavoastră {order} a fost anulată[ pe {on}].',
      refunded: 'Comanda dumneavoastră {order} a fost rambursată[ pe {on}][: {refunded}].',
    },
  },
  stages: { shipped: 'trimisă', delivered: 'ajunsă' },
  greetings: {
    opening: /bună/u,
    closing: /cu stimă/u,
    salutation: /bună(?: ziua)?|stimat[ăeă]?/u,
    thanks: /mulțum/u,
    polite: /bună|mulțum|scuze|regret|stimă|sperăm/u,
    politeNo: /nu ezitați/u,
    words: `bună ziua dimineața seara stimate stimată stimați domnule doamnă mulțumim mulțumesc mult pentru mesaj mesajul scuze cerem
      regretăm neplăceri neplăcerile întârziere întârzierea pare rău stimă salutări cordiale dorim frumoasă bun weekend săptămână
      sperăm sper ezitați scrieți contactați întrebare întrebări ajutor ajutăm comandă comanda colet eroare răbdare înțelegere interes
      răspuns cumpărătură încredere echipa curând`,
  },
  polarity: {
    negations: `nu niciodată nimic nimeni niciun nicio fără nici`,
    answers: 'da nu',
    yesOrNo: /da|nu/u,
    exclusions: /excep\w*|exclu\w*|refuz\w*|imposibil\w*/u,
    free: /gratuit\w*/u,
    unused: /nefolosit\w*|nepurtat\w*|nedesfacut\w*/u,
    idioms: /nu numai|nu doar/u,
  },
  requests: {
    leave: /pot să|putem|se poate/u,
    begins:
      /(?:^|\s)(?:vă rog|puteți|ați putea|pot să|aș (?:dori|vrea)|vreau|doresc|am nevoie|când|cât|cum|unde)/u,
    wishes: /vă rog|vreau|doresc|aș dori/u,
    permission: /pot să|se poate|este posibil/u,
    states: /unde (?:este|e|sunt)|stadiul/u,
    anger: /inacceptabil\p{L}*|dezamăgi\p{L}*|rușine|revoltat\p{L}*|înșelătorie|a treia oară/u,
    own: /mea|meu|noastră/u,
  },
  questions: {
    auxiliaries: /puteți|se poate/u,
    which: /ce /u,
    openings: /cum|când|unde|cât|câte|de ce|puteți|sunt|aveți|livrați/u,
    interrogatives: /cum|când|unde|cât|de ce/u,
    joins: /și|sau|dar/u,
    also: /și/u,
  },
  promises: [
    /(?<!\p{L})(?:vom|vă vom|o să)\s+(?:\p{L}+\s+){0,2}?(?:ramburs|returna|trimite|expedia|înlocui|anula|repara|plăti|livra|garanta)|(?<!\p{L})(?:rambursăm|trimitem|înlocuim|garantăm|promitem)/u,
  ],
  risks: {
    lawyer: /avocat\p{L}*|tribunal\p{L}*|instanță/u,
    chargeback: /refuz la plată|contest\p{L}+ plata/u,
    injury: /rănit\p{L}*|spital|arsuri/u,
    data: /gdpr|șterge\p{L}* datele mele|ștergerea datelor/u,
    press: /jurnalist\p{L}*/u,
  },
  numberLabels: {
    other:
      /articol\p{L}*|produs\p{L}*|model\p{L}*|mărime\p{L}*|tel|telefon\p{L}*|interior|client\p{L}*|card\p{L}*|cod\p{L}*|voucher\p{L}*|awb|serie/u,
    document:
      /factur\p{L}*|chitanț\p{L}*|ref|referinț\p{L}*|tichet\p{L}*|caz\p{L}*|retur(?:ului)? (?:nr|număr)|număr(?:ul)? (?:de )?retur(?:ului)?|rma|tranzacți\p{L}*/u,
  },
  quotes: {
    from: 'expeditor|de la',
    labels: 'trimis|către|subiect',
    subject: 'subiect',
    originals: 'mesaj original',
    forwards: 'mesaj redirecționat',
    wrote: 'a scris',
    devices: 'trimis de pe iphone',
    sentBy: 'trimis de pe|trimis din',
  },
  units: {
    workday: /zile? lucrătoare/u,
    day: /zile?|zi/u,
    week: /săptămân\p{L}*/u,
    month: /lun(?:ă|i|ile)/u,
    year: /ani?/u,
    decade: /deceni\p{L}*/u,
    hour: /or[ăe]/u,
    percent: /la sută/u,
  },
  needs: {
    amount: /cât (?:costă|plătesc|este transportul)|care este (?:prețul|costul)/u,
    time: /când|cât (?:durează|timp)|câte zile|până când|program(?:ul)? de lucru/u,
    duration: /cât (?:durează|timp)|câte zile/u,
    measure: /cât cântărește|ce (?:dimensiuni|greutate|înălțime)/u,
    count: /câte bucăți|câți litri/u,
    origin: /în ce țară|unde (?:este|sunt) (?:fabricat|produs|făcut)\p{L}*/u,
    way: /ce (?:trebuie|pot) să fac|cum (?:pot|putem|fac)/u,
    spot: /unde (?:pot|găsesc)/u,
  },
  facts: {
    spots: /contul|pagina|magazin/u,
    steps: /puteți|vă rugăm|scrieți|trimiteți/u,
    moments: /vineri|astăzi|mâine|imediat/u,
    from: /din|în/u,
  },
  exceptions: /cu excepția|totuși|supliment|insule|doar|numai/u,
  places: {
    union: /UE|Uniun\p{L}* European\p{L}*/u,
    europe: /europa/u,
    beyond: /în afara/u,
    world: /toată lumea/u,
  },
  glossary: `
return: retur, returna, înapoia, trimit înapoi, trimite înapoi
refund: ramburs, banii înapoi, restitui, returnarea banilor
exchange: schimb, altă mărime, altă măsură, în loc de
replacement: înlocui, unul nou, una nouă
defect: defect, nu funcționează, nu merge, stricat, strica, garanție
damage: deterior, avari, spart, crăpat, zgâri, rupt
warranty: garanț
repair: repara, service
wrong: greșit, greșeal, incorect, nu am comandat, alt produs
missing: lipsă, lipsesc, lipsește, incomplet, uitat
cancel: anula, anulez, renunț
change: modific, actualiz, corect
address: adres, mutat, stradă, strada, cod poștal
deliver: livr, expedi, transport, trimit, curier, ajung
parcel: colet, pachet, cutie
duration: cât durează, câte zile, când, zile lucrătoare, termen de livrare, dureaz
late: întârzi, încă nu, nu a ajuns, aștept
lost: pierdut, dispăr, nu am primit, niciodată
track: urmăr, unde este, unde e, stadiu, status, tracking
handed: marcat ca livrat, apare livrat, predat
neighbour: vecin, nu sunt acasă, la serviciu, la ușă
pickup: ridic, easybox, locker, punct de ridicare
express: expres, mâine, urgent, rapid
shipping-cost: cost de livrare, costul livrării, taxa de livrare, costă livrarea, costul transportului, cost transport, costă transportul
cost: cost, preț, tarif, taxă, cât cost, cât este, plăt
free: gratuit, gratis
minimum: minim, peste suma, comenzi peste
abroad: străinătate, internațional, alte țări, ce țări, în afara
customs: vamă, vamal, import
tax: tva, impozit
invoice: factur, bon fiscal, chitanț
payment: plată, plăti, card, paypal, transfer, ramburs la livrare
declined: respins, refuzat, nu a mers
twice: de două ori, dublu, dubl
fraud: fraud, suspect, nu recunosc
discount: reducer, cupon, promoț, mai ieftin, voucher, cod promo, cod de reducere
gift-card: card cadou, voucher cadou
gift: cadou, zi de naștere, împachet
price-match: mai ieftin în altă parte, diferența de preț, preț mai mic
stock: stoc, disponibil, epuizat
size: mărim, prea mic, prea mare, strâmt, măsur
colour: culoar, roșu, albastru, verde, negru, albă, galben, maro
material: material, bumbac, lână, piele, mătase, lemn, țesătur
care: spăl, călc, curăț, întreț, uscător
custom-made: personaliz, grav, la comandă, imprim
sale: lichidare, outlet, redus
hygiene: lenjerie, igien, cosmetic, cercei, costum de baie, sigil, desfăcut
condition: nefolosit, nepurtat, folosit, purtat, etichet, ambalaj original, stare
label: etichet, formular, tipăr, awb
store-credit: credit în magazin, credit
deduction: reține, parțial, scăde, o parte
subscription: abonament, abon
pause: pauz, suspend
renew: reînno, automat, prelung
annual: anual, pe an
account: contul, contului, cont nou, un cont, autentific, înregistr
password: parol
newsletter: newsletter, dezabon
privacy: date personale, confidențial, gdpr
contact: contact, telefon, suna, asistență
hours: program, orar, deschis
weekend: weekend, sâmbăt, duminic, sărbăt
shop: magazin fizic, magazin
christmas: crăciun
signature: semnătur
combine: combin, împreună, un singur colet, două comenzi
split: mai multe colete, separat
wholesale: angro, en gros, revânz, cantități mari, firmă
assembly: montaj, instrucțiun, asambl
battery: bater, acumulator, încărc
water: impermeabil, apă, ploaie
dimension: dimensiun, greutate, înălțim, lățim, volum, diametru
ingredient: ingredient, alerg, vegan, vegetarian, gluten, lactoz, nuci, conțin, zahăr
shelf-life: termen de valabilitate, expir, păstr, proaspăt
food: aliment, flori, cafea, ceai, ciocolat
eco: sustenabil, recicl, plastic, ecolog, mediu
certified: certific
spare: piese de schimb, piesă, accesor
student: student
loyalty: fidelit, puncte
confirmation: confirm
processing: proces, pregăt
cutoff: până la ora, cel târziu, ultima zi, la timp
refuse: refuz
deadline: termen, prea târziu, zile de la, în câte zile
proof: dovad, poz, fotogr
instalment: în rate, rată
order: comand, cumpăr
money: bani, suma
bank: banc, iban, transfer
valid: valabil, expir
delivery-day: ziua livrării, interval
large: voluminos
sell: vindeți, aveți și, catalog, sortiment
job: angaj, post vacant, internship
visit: vizit, turul
cooperate: sponsor, donaț, caritate, blog, influencer, colabor, interviu
advice: recomand, sfat, ce mărime, care dintre
origin: fabricat, produs în, provin
accessible: scaun cu rotile, accesibil
course: curs, atelier, lecți
trade-in: buy-back, răscump
pet: câine, pisic, animal`,
}
