import Danish from './stemmers/danish-stemmer.js'
import type { Language } from './language.ts'

export const language: Language = {
  code: 'da',
  aliases: [],
  stemmer: new Danish(),
  hasCompounds: true,
  usesFirstNames: true,
  endings: /^(?:e|en|et|er|ere|erne|ede|ne|r|s|t|te|.{4,})$/u,
  particle: 'tilbage',
  stopWords: `af alle at bare blev blive da de dem den denne der deres det dette dig din du efter eller en er et for fra få får før ham han
    har havde hej hende her hilsen hos hun hvad hvem hvis hvor hvordan hvorfor hvornår i ikke ind jeg jer kan kunne lige man med men
    mig min mine mit mod mvh må ned nej noget nogen nu når og også om op os over på sig sin skal skulle som så tak til ud under var
    ved venlig vi vil ville være at`,
  numbers: `nul to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten tyve enogtyve fireogtyve otteogtyve tredive
    fyrre otteogfyrre halvtreds tres halvfems hundrede tusind`,
  phrases: {
    hello: 'Hej[ {name}],',
    thanks: 'Tak for din besked.',
    quoted: 'I vores dokumenter står der:',
    bye: 'Venlig hilsen',
    tracking: 'Sporingsnummeret er {tracking}[: {url}]',
    notFound: 'Vi finder ikke ordre {order} under denne e-mailadresse: hvilken adresse bestilte du med?',
    sorry: 'Vi beklager ulejligheden.',
    order: {
      unpaid: 'Din ordre {order} er ikke betalt endnu.',
      paid: 'Din ordre {order} er betalt[ siden {on}] og bliver gjort klar.',
      packed: 'Din ordre {order} er pakket[ siden {on}] og venter på fragtfirmaet.',
      shipped: 'Din ordre {order} blev sendt[ den {on}][ med {carrier}].',
      delivered: 'Din ordre {order} blev leveret[ den {on}].',
      cancelled: 'Din ordre {order} blev annulleret[ den {on}].',
      refunded: 'Din ordre {order} blev refunderet[ den {on}][: {refunded}].',
    },
  },
  stages: {},
  greetings: {
    opening: /hej|god |kære/u,
    closing: /hilsen|med venlig|mvh|(?:på forhånd )?tak/u,
    salutation: /hej|kære/u,
    thanks: /tak/u,
    polite: /hej|tak|undskyld|beklager|hilsen/u,
    politeNo: /tøv ikke/u,
    words: `hej kære god morgen aften tak undskyld beklager kede hilsen hilsner venlig venlige bedste håber gerne tøv spørgsmål hjælp hjælpe
      besked mail bestilling ordre pakke forsinkelse besvær ulejlighed fejl ventetid tålmodighed forståelse interesse svar køb dejlig
      dag uge`,
  },
  polarity: {
    negations: `ikke ingen intet aldrig uden ej`,
    answers: 'ja nej ikke alle tak',
    yesOrNo: /ja|nej/u,
    exclusions: /undtag\w*/u,
    free: /fri/u,
    unused: /ubrugt\w*/u,
  },
  requests: {
    leave: /(?:kan|må) jeg/u,
    begins: /\b(?:venligst|kan (?:i|du|jeg)|jeg (?:vil|ønsker|kunne)|hvornår|hvor|hvordan)\b/u,
    wishes: /jeg (?:vil|ønsker)/u,
    permission: /kan jeg|må jeg/u,
    states: /hvor er|nyt/u,
    anger: /skuffet/u,
    own: /mit|min/u,
  },
  questions: {
    auxiliaries: /kan|må/u,
    which: /hvilke[nt]? /u,
    openings: /hvordan|hvornår|hvor|hvilken|hvilke|hvem|hvorfor|må|er|har|findes|finnes|hva|hvad/u,
    interrogatives: /hvordan|hvornår/u,
    joins: /og|eller|men/u,
  },
  promises: [
    /\b(?:vi|jeg)\s+(?:\p{L}+\s+){0,2}?(?:erstatt|refunder|tilbagebetal|sende|bytt|betal|lever|repar|garanter|lov[ae])/u,
  ],
  risks: {
    lawyer: /advokat|domstol/u,
    chargeback: /tilbageførsel/u,
    injury: /kommet til skade/u,
    data: /gdpr|slet mine (?:data|oplysninger)/u,
    press: /journalist/u,
  },
  numberLabels: {
    other:
      /varenummer|vare|artikel\p{L}*|produkt\p{L}*|model\p{L}*|størrelse|tlf|telefon\p{L}*|mobil|lokal|kunde\p{L}*|kort|slutter på|\p{L}{0,20}kode|sporings\p{L}*|pakkenummer|serienummer|postnummer/u,
    document:
      /faktura\p{L}*|kvittering|ref|reference|sag|sagsnummer|tickets?|retur ?(?:nr|nummer|label)|rma|transaktion\p{L}*/u,
  },
  quotes: {
    from: 'fra',
    labels: 'dato|til|emne|sendt|kopi',
    subject: 'emne',
    originals: 'oprindelig meddelelse|oprindelig besked',
    forwards: 'videresendt meddelelse',
    wrote: 'skrev',
    devices: 'sendt fra min|sendt fra mit|send fra min|sent fra min|hent outlook|få outlook',
    sentBy: 'sendt fra|sendt med|sendt via',
  },
  opposites: ['før efter', 'inden efter', 'uden med', 'fra til', 'stedet udover', 'mere mindre'],
  parties: {
    store: {
      subjects: /vi|sælgeren|butikken/u,
      agents: /af (?:os|sælgeren|butikken)/u,
      payers: /for vores regning/u,
    },
    customer: {
      subjects: /du|kunden|kunder|køberen|modtageren/u,
      agents: /af (?:dig|kunden|køberen)/u,
      payers: /for (?:din|kundens) (?:egen )?regning/u,
    },
    pay: 'betale',
    objectMarks: /til|for|af|fra|hos|med|i/u,
    receives: /får|modtager/u,
    offers: /behøver|brug|accepter\p{L}*|tilby\p{L}*|giver|\p{L}{0,20}bytte\p{L}*|lej\p{L}*/u,
    modals: /må|skal|kan|bør|altid/u,
    joins: /og|eller|men|hvis|når|at|som|før|efter/u,
    hasFreeVerb: true,
  },
  units: {
    workday: /(?:hver|arbejds)dag\p{L}*/u,
    day: /dag(?:e|en|er)?/u,
    week: /uger?/u,
    month: /måned\p{L}*/u,
    year: /år(?:et|s)?/u,
    decade: /årti\p{L}*/u,
    hour: /timer?/u,
    percent: /procent\p{L}*/u,
  },
  needs: {
    amount: /hvad koster|hvor meget koster|hvad er prisen/u,
    time: /hvornår|hvor (?:lang tid|længe|hurtigt|mange dage)|åbningstider/u,
    duration: /hvor (?:lang tid|længe|mange dage)/u,
    measure: /hvor (?:stor|høj|bred|tung)/u,
    count: /hvor mange(?! (?:dage|uger|måneder|timer))/u,
    origin: /i hvilket land/u,
    way: /hvad (?:skal|kan) jeg gøre|hvordan (?:kan|skal|gør) jeg/u,
    spot: /hvor (?:kan|finder) jeg/u,
  },
  facts: {
    spots: /konto|siden|butik/u,
    steps: /du kan|klik|skriv|via/u,
    moments: /mandag\p{L}*|fredag\p{L}*|i dag|i morgen|straks/u,
    from: /i|fra/u,
  },
  exceptions: /undtagen|dog|tillæg|øer|kun/u,
  places: {
    union: /EU|Europæiske Union/u,
    europe: /europa/u,
    beyond: /uden for/u,
    world: /hele verden/u,
  },
  glossary: `
return: retur, returner, sende tilbage, sender tilbage, fortryd, levere tilbage
refund: refund, pengene tilbage, penge tilbage, tilbagebetal
exchange: bytte, ombyt, anden størrelse, i stedet
replacement: erstat, ny vare
defect: defekt, i stykker, virker ikke, gået i stykker, fejl, reklam, mangel
damage: skade, beskadig, knust, ridse, revnet, stykker, utæt
warranty: garanti, reklamationsret
repair: reparer, reparat, værksted
wrong: forkert, fejl, ikke bestilt, forveksl
missing: mangler, manglede, ufuldstændig, glemt
cancel: annuller, afbestil, opsig, fortryd
change: ændre, ændring, rette, opdater
address: adresse, flyttet, vej, postnummer
deliver: lever, send, fragt, bud, ankom, kommer frem
parcel: pakke, forsendelse, kasse
duration: hvor lang tid, hvor længe, hvor mange dage, hvornår, hverdag, tager det, leveringstid
late: forsink, ikke kommet, venter stadig, stadig ikke
lost: væk, forsvund, bortkommet, aldrig kommet, ikke modtaget
track: spor, hvor er, status, følge
neighbour: nabo, ikke hjemme, på arbejde, døren
pickup: hente, afhent, pakkeshop, udlevering
express: ekspres, i morgen, haste, hurtig
shipping-cost: fragtpris, fragten, leveringspris, koster fragt, porto, leveringsomkost
cost: kost, pris, gebyr, hvor meget, betale
free: gratis, fri fragt, fragtfri, uden beregning
minimum: mindst, over, køb for
abroad: udland, internation, andre lande, hvilke lande, lande
customs: told, import
tax: moms, skat
invoice: faktura, kvittering, bon
payment: betaling, betale, kort, paypal, mobilepay, klarna, overførs
declined: afvist, mislyk
twice: to gange, dobbelt
discount: rabat, kode, tilbud, billigere, kupon
gift-card: gavekort
gift: gave, fødselsdag, indpak
price-match: billigere, prisgaranti, prisforskel
stock: lager, tilgængelig, udsolgt, reserver, har i stadig, har i den, tilbage på lager, igen på lager
size: størrelse, for lille, for stor, passer
colour: farve, rød, blå, grøn, sort, hvid, gul, lyserød, brun, grå
material: materiale, stof, bomuld, uld, læder, lavet af, silke, træ
care: vask, rengør, stryg, tørre, pleje
custom-made: personlig, gravering, graver, tryk, specialfremstil, navn
sale: udsalg, nedsat
hygiene: undertøj, hygiejne, kosmetik, ørering, forseg, åbnet, badetøj
condition: ubrugt, brugt, mærke, original emballage, stand, prøve
label: label, returseddel, udskriv
store-credit: tilgodebevis
deduction: fradrag, delvis, kun en del
subscription: abonnement, medlem
pause: pause
renew: forny, automat
account: konto, log ind, registr, profil
password: adgangskode, kodeord
newsletter: nyhedsbrev
privacy: persondata, personoplysning, mine data, gdpr
contact: kontakt, telefon, ring, kundeservice
hours: åbningstid, åben
weekend: weekend, lørdag, søndag, helligdag
shop: butik, forretning
christmas: jul
signature: underskrift
combine: samle, sammen, samme pakke, to ordrer
split: flere pakker, to pakker, separat
wholesale: engros, forhandler, virksomhed
assembly: monter, vejledning, brugsanvisning, install, samle
battery: batteri, oplad
water: vandtæt, vand, regn, svømme
dimension: mål, vægt, højde, bredde, liter, diameter, hvor tung
ingredient: ingrediens, allerg, vegan, veget, gluten, laktose, nødder, indhold
shelf-life: holdbar, bedst før, opbevar, frisk
food: fødevare, blomster, kaffe, chokolade
eco: bæredygtig, genbrug, miljø, plast
certified: certific
spare: reservedel, tilbehør
student: studerende
confirmation: bekræft
processing: behandl, pakkes, lageret
cutoff: senest, inden kl, til tiden
refuse: nægt, uafhentet
deadline: inden for, frist, for sent, dage fra, dage efter, fortrydelsesret
proof: bevis, foto, billede
instalment: rater, afbetal
order: bestil, ordre, køb
money: penge, beløb, konto
bank: bank, overfør, iban
valid: gyldig, udløb
large: stor pakke, tung
sell: sælger i, har i også, katalog, brochure, sortiment
job: job, praktik, ansætte, lærling, søger i, arbejde hos
visit: rundvisning, besøg
cooperate: sponsor, donere, velgøren, lotteri, blog, influencer, samarbejd, interview
advice: anbefal, hvilken størrelse, hvilken af
origin: fremstillet, produceret, produceres, syet, oprindelse, designet
accessible: kørestol, handicap
course: kursus, lektion, undervisning
trade-in: bytte ind, byttepris, køber i brugt, tage i bytte
pet: hund, kat, katte, kæledyr, dyr`,
}
