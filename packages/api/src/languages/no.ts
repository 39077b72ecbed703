import Norwegian from './stemmers/norwegian-stemmer.js'
import type { Language } from './language.ts'

export const language: Language = {
  code: 'no',
  aliases: ['nb', 'nn'],
  stemmer: new Norwegian(),
  hasCompounds: true,
  usesFirstNames: true,
  endings: /^(?:e|en|et|er|ene|r|s|t|te|a|.{4,})$/u,
  particle: 'tilbake',
  stopWords: `alle at av bare ble bli da de deg dem den denne der deres det dette din du eller en er et etter for fordi fra få får før ha
    hadde han har hei hilsen hos hun hva hvem hvilken hvis hvor hvordan hvorfor i ikke inn jeg kan kunne man med meg men mellom min
    mine mitt mot mye må ned nei noe noen nå når og også om opp oss over på seg sin skal skulle som så takk til ut under var ved
    vennlig vi vil ville være å`,
  numbers: `null to tre fire fem seks sju/syv åtte ni ti elleve tolv tretten fjorten femten seksten tjue tjueen tjuefire tjueåtte tretti
    førti førtiåtte femti seksti nitti hundre tusen`,
  phrases: {
    hello: 'Hei[ {name}],',
    thanks: 'Takk for meldingen.',
    quoted: 'I dokumentene våre står det:',
    bye: 'Vennlig hilsen',
    tracking: 'Sporingsnummeret er {tracking}[: {url}]',
    notFound: 'Vi finner ikke ordre {order} under denne e-postadressen: hvilken adresse bestilte du med?',
    sorry: 'Vi beklager bryet.',
    order: {
      unpaid: 'Bestillingen din {order} er ikke betalt ennå.',
      paid: 'Bestillingen din {order} er betalt[ siden {on}] og gjøres klar.',
      packed: 'Bestillingen din {order} er pakket[ siden {on}] og venter på transportøren.',
      shipped: 'Bestillingen din {order} ble sendt[ {on}][ med {carrier}].',
      delivered: 'Bestillingen din {order} ble levert[ {on}].',
      cancelled: 'Bestillingen din {order} ble kansellert[ {on}].',
      refunded: 'Bestillingen din {order} ble refundert[ {on}][: {refunded}].',
    },
  },
  stages: {},
  greetings: {
    opening: /hei|god |kjære/u,
    closing: /hilsen|med vennlig|mvh|(?:på forhånd )?takk/u,
    salutation: /hei|kjære/u,
    thanks: /takk/u,
    polite: /hei|takk|beklager|hilsen/u,
    politeNo: /ikke nøl/u,
    words: `hei kjære god morgen kveld takk beklager lei unnskyld hilsen vennlig beste håper gjerne nøl spørsmål hjelp hjelpe melding mail
      bestilling ordre pakke forsinkelse ulempe feil ventetid tålmodighet forståelse interesse svar kjøp fin dag uke`,
  },
  polarity: {
    negations: `ikke ingen intet ingenting aldri uten ei`,
    answers: 'ja nei ikke alle',
    yesOrNo: /ja|nei/u,
    exclusions: /unntatt|unntak\w*/u,
    free: /fri/u,
    unused: /ubrukt\w*/u,
  },
  requests: {
    leave: /(?:kan|får) jeg/u,
    begins: /\b(?:vennligst|kan (?:dere|du|jeg)|jeg (?:vil|ønsker|skulle)|når|hvor|hvordan)\b/u,
    wishes: /jeg (?:vil|ønsker)/u,
    permission: /kan jeg|får jeg/u,
    states: /hvor er|nytt/u,
    anger: /skuffet|uakseptabelt/u,
    own: /mitt|min/u,
  },
  questions: {
    auxiliaries: /kan|får/u,
    which: /hvilke[nt]? /u,
    openings: /hvordan|hvornår|hvor|hvilken|hvilke|hvem|hvorfor|må|er|har|findes|finnes|hva|hvad/u,
    interrogatives: /hvordan/u,
    joins: /og|eller|men/u,
  },
  promises: [
    /\b(?:vi|jeg)\s+(?:\p{L}+\s+){0,2}?(?:erstatt|refunder|tilbakebetal|sende|bytt|betal|lever|repar|garanter|lov[ae])/u,
  ],
  risks: {
    lawyer: /advokat|domstol/u,
    chargeback: /tilbakeføring/u,
    injury: /kommet til skade/u,
    data: /gdpr|slett mine (?:data|opplysninger)/u,
    press: /journalist/u,
  },
  numberLabels: {
    other:
      /varenummer|vare|artikkel\p{L}*|produkt\p{L}*|modell\p{L}*|størrelse|tlf|telefon\p{L}*|mobil|internnummer|kunde\p{L}*|kort|slutter på|\p{L}{0,20}kode|sporings\p{L}*|pakkenummer|serienummer|postnummer/u,
    document:
      /faktura\p{L}*|kvittering|ref|referanse|sak|saksnummer|tickets?|retur ?(?:nr|nummer|lapp)|rma|transaksjon\p{L}*/u,
  },
  quotes: {
    from: 'fra',
    labels: 'dato|til|emne|sendt|kopi',
    subject: 'emne',
    originals: 'opprinnelig melding',
    forwards: 'videresendt melding',
    wrote: 'skrev',
    devices: 'sendt fra min|last ned outlook|få outlook',
    sentBy: 'sendt fra|sendt med|sendt via',
  },
  opposites: ['før etter', 'innen etter', 'uten med', 'fra til', 'stedet tillegg', 'mer mindre'],
  parties: {
    store: {
      subjects: /vi|selgeren|butikken/u,
      agents: /av (?:oss|selgeren|butikken)/u,
      payers: /for vår regning|på vår bekostning/u,
    },
    customer: {
      subjects: /du|dere|kunden|kunder|kjøperen|mottakeren/u,
      agents: /av (?:deg|kunden|kjøperen)/u,
      payers: /for (?:din|kundens) (?:egen )?regning|på din bekostning/u,
    },
    pay: 'betale',
    objectMarks: /til|for|av|fra|hos|med|i/u,
    receives: /får|mottar/u,
    offers: /trenger|aksepter\p{L}*|tilby\p{L}*|gir|\p{L}{0,20}bytte\p{L}*|lei\p{L}*/u,
    modals: /må|skal|kan|bør|alltid/u,
    joins: /og|eller|men|hvis|når|at|som|før|etter/u,
    hasFreeVerb: true,
  },
  units: {
    workday: /(?:hver|virke|arbeids)dag\p{L}*/u,
    day: /dag(?:er|en)?/u,
    week: /uker?/u,
    month: /måned\p{L}*/u,
    year: /år(?:et|s)?/u,
    decade: /tiår\p{L}*/u,
    hour: /timer?/u,
    percent: /prosent\p{L}*/u,
  },
  needs: {
    amount: /hva koster|hvor mye koster|hva er prisen/u,
    time: /hvor (?:lang tid|lenge|hurtig|mange dager)|når (?:kan|får|kommer|blir|sender)|åpningstider/u,
    duration: /hvor (?:lang tid|lenge|mange dager)/u,
    measure: /hvor (?:stor|høy|bred|tung)/u,
    count: /hvor mange(?! (?:dager|uker|måneder|timer))/u,
    origin: /i hvilket land/u,
    way: /hva (?:skal|kan|må) jeg gjøre|hvordan (?:kan|skal|gjør) jeg/u,
    spot: /hvor (?:kan|finner) jeg/u,
  },
  facts: {
    spots: /konto|siden|butikk/u,
    steps: /du kan|klikk|skriv|via/u,
    moments: /mandag\p{L}*|fredag\p{L}*|i dag|i morgen|umiddelbart/u,
    from: /i|fra/u,
  },
  exceptions: /unntatt|tillegg|øyer|kun/u,
  places: {
    union: /EU|Den europeiske union/u,
    europe: /europa/u,
    beyond: /utenfor/u,
    world: /hele verden/u,
  },
  glossary: `
return: retur, returner, sende tilbake, sender tilbake, angre, levere tilbake
refund: refund, pengene tilbake, penger tilbake, tilbakebetal
exchange: bytte, annen størrelse, i stedet
replacement: erstat, ny vare
defect: defekt, ødelagt, virker ikke, fungerer ikke, feil, reklam, mangel
damage: skade, ødelagt, knust, ripe, sprukket, biter, lekker
warranty: garanti, reklamasjonsrett
repair: reparer, reparas, verksted
wrong: feil vare, feil, ikke bestilt, forveksl
missing: mangler, manglet, ufullstendig, glemt
cancel: kanseller, avbestill, si opp, angre
change: endre, endring, rette, oppdater
address: adresse, flyttet, vei, postnummer
deliver: lever, send, frakt, bud, ankom, kommer frem
parcel: pakke, forsendelse, eske
duration: hvor lang tid, hvor lenge, hvor mange dager, når kommer, virkedag, tar det, leveringstid
late: forsink, ikke kommet, venter fortsatt, fortsatt ikke
lost: borte, forsvunn, kommet bort, aldri kommet, ikke mottatt
track: spor, hvor er, status, følge
neighbour: nabo, ikke hjemme, på jobb, døren
pickup: hente, hentested, utlevering
express: ekspress, i morgen, haste, raskere
shipping-cost: fraktpris, frakten, leveringskost, koster frakt, porto, fraktkost
cost: kost, pris, gebyr, hvor mye, betale
free: gratis, fri frakt, fraktfri, uten kostnad
minimum: minst, over, kjøp for
abroad: utland, internasjon, andre land, hvilke land, land
customs: toll, import
tax: mva, moms, avgift
invoice: faktura, kvittering
payment: betaling, betale, kort, paypal, vipps, klarna, overfør
declined: avvist, mislyk
twice: to ganger, dobbel
discount: rabatt, kode, tilbud, billigere, kupong
gift-card: gavekort
gift: gave, bursdag, innpak
price-match: billigere, prisgaranti, prisforskjell
stock: lager, tilgjengelig, utsolgt, reserver, har dere fortsatt, har dere den, tilbake på lager, igjen på lager
size: størrelse, for liten, for stor, passer
colour: farge, rød, blå, grønn, svart, hvit, gul, rosa, brun, grå
material: materiale, stoff, bomull, ull, lær, laget av, silke, tre
care: vask, rengjør, stryk, tørke, vedlikehold
custom-made: personlig, gravering, graver, trykk, spesiallag, navn
sale: salg, nedsatt
hygiene: undertøy, hygiene, kosmetikk, øredobb, forseg, åpnet, badetøy
condition: ubrukt, brukt, merkelapp, original emballasje, stand, prøve
label: etikett, returseddel, returlapp, skriv ut
store-credit: tilgodelapp
deduction: fradrag, delvis, bare en del
subscription: abonnement, medlem
pause: pause
renew: forny, automat
account: konto, logg inn, registr, profil
password: passord
newsletter: nyhetsbrev
privacy: personvern, personopplysning, mine data, gdpr
contact: kontakt, telefon, ring, kundeservice
hours: åpningstid, åpent
weekend: helg, lørdag, søndag, helligdag
shop: butikk, forretning
christmas: jul
signature: signatur, underskrift
combine: samle, sammen, samme pakke, to bestillinger
split: flere pakker, to pakker, separat
wholesale: engros, forhandler, bedrift
assembly: monter, veiledning, bruksanvisning, install
battery: batteri, lade
water: vanntett, vann, regn, svømme
dimension: mål, vekt, høyde, bredde, liter, diameter, hvor tung
ingredient: ingrediens, allerg, vegan, veget, gluten, laktose, nøtter, innhold
shelf-life: holdbar, best før, oppbevar, fersk
food: matvare, blomster, kaffe, sjokolade
eco: bærekraft, resirkuler, miljø, plast
certified: sertifi
spare: reservedel, tilbehør
student: student
confirmation: bekreft
processing: behandl, pakkes, lageret
cutoff: senest, innen kl, i tide
refuse: nekt, uavhentet
deadline: innen, frist, for sent, dager fra, dager etter, angrerett
proof: bevis, foto, bilde
instalment: avdrag, delbetal
order: bestill, ordre, kjøp
money: penger, beløp, konto
bank: bank, overfør, iban
valid: gyldig, utløp
large: stor pakke, tung
sell: selger dere, har dere også, katalog, brosjyre, utvalg
job: jobb, praksis, ansette, lærling, søker dere, arbeide hos
visit: omvisning, besøk
cooperate: sponse, donere, veldedig, lotteri, blogg, influenser, samarbeid, intervju
advice: anbefal, hvilken størrelse, hvilken av
origin: laget i, produsert, produseres, sydd, opprinnelse, designet
accessible: rullestol, tilgjengelighet
course: kurs, undervisning
trade-in: innbytte, bytte inn, kjøper dere brukt, ta i bytte
pet: hund, katt, kjæledyr, dyr`,
}
