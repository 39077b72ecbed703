import Swedish from './stemmers/swedish-stemmer.js'
import type { Language } from './language.ts'

export const language: Language = {
  code: 'sv',
  aliases: [],
  stemmer: new Swedish(),
  hasCompounds: true,
  usesFirstNames: true,
  endings: /^(?:a|ad|ade|an|ar|at|d|en|er|et|na|or|s|t|te|.{4,})$/u,
  particle: 'tillbaka',
  stopWords: `alla allt att av bara bli blir de dem den denna det detta din du där då efter eller en er ert ett finns fråga från får för förut
    ger gör ha hade han har hej hon hos hur här i ifall in inte ja jag kan kunde man med men mig min mina mitt mot mycket ni nu när
    någon något några och om oss på samt sig sin ska skulle som så till tack undrar upp ut utan vad var varför vara vi vid vill
    vilka vilken vänliga hälsningar är än`,
  numbers: `noll två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton tjugo tjugoen tjugofyra tjugoåtta trettio
    fyrtio fyrtioåtta femtio sextio nittio hundra tusen`,
  phrases: {
    hello: 'Hej[ {name}],',
    thanks: 'Tack för ditt meddelande.',
    quoted: 'I våra dokument står det:',
    bye: 'Vänliga hälsningar',
    tracking: 'Spårningsnumret är {tracking}[: {url}]',
    notFound:
      'Vi hittar inte beställning {order} under den här e-postadressen: med vilken adress beställde du?',
    sorry: 'Vi beklagar besväret.',
    order: {
      unpaid: 'Din beställning {order} är inte betald än.',
      paid: 'Din beställning {order} är betald[ sedan {on}] och förbereds.',
      packed: 'Din beställning {order} är packad[ sedan {on}] och väntar på transportören.',
      shipped: 'Din beställning {order} skickades[ den {on}][ med {carrier}].',
      delivered: 'Din beställning {order} levererades[ den {on}].',
      cancelled: 'Din beställning {order} avbeställdes[ den {on}].',
      refunded: 'Din beställning {order} återbetalades[ den {on}][: {refunded}].',
    },
  },
  stages: {},
  greetings: {
    opening: /hej|god |kära/u,
    closing: /(?:med )?vänliga|mvh|tack(?: på förhand)?/u,
    salutation: /hej|bästa/u,
    thanks: /tack/u,
    polite: /hej|tack|ledsen|beklagar|hälsning/u,
    politeNo: /tveka inte/u,
    words: `hej bästa god morgon kväll tack ledsna ledsen beklagar ursäkta hälsning hälsningar vänliga med bästa hoppas gärna tveka fråga
      frågor hjälp hjälpa meddelande mejl beställning paket försening besvär misstag väntan tålamod förståelse intresse svar köp
      trevlig dag vecka`,
  },
  polarity: {
    negations: `inte ingen inga inget aldrig utan ej icke ingenting`,
    answers: 'ja nej inte',
    yesOrNo: /ja|nej/u,
    exclusions: /undantag\w*/u,
    free: /fri|kostnadsfri\w*/u,
    unused: /oanvand\w*/u,
    idioms: /inte bara/u,
  },
  requests: {
    leave: /(?:kan|får) jag/u,
    begins: /\b(?:snälla|kan (?:ni|du|jag)|jag (?:vill|skulle)|när|hur|var är|undrar)\b/u,
    wishes: /snälla|jag (?:vill|önskar)/u,
    permission: /kan jag|får jag/u,
    states: /var är|nytt/u,
    anger: /besviken|oacceptabelt/u,
    own: /mitt|mina|min/u,
  },
  questions: {
    auxiliaries: /kan|får|är/u,
    which: /vilk(?:en|et|a) /u,
    openings: /hur|när|var|vilken|vilka|vem|varför|kan|får|är|har|finns|vad/u,
    interrogatives: /hur|när/u,
    joins: /och|eller|men/u,
  },
  promises: [
    /\b(?:vi|jag)\s+(?:\p{L}+\s+){0,2}?(?:ersätt|ersatt|refunder|återbetal|skicka|sende|bytt|betal|lever|repar|garanter|lova)/u,
  ],
  risks: {
    lawyer: /advokat|domstol/u,
    chargeback: /återkrav/u,
    injury: /skadad|sjukhus/u,
    data: /gdpr|radera mina uppgifter/u,
    press: /journalist/u,
  },
  numberLabels: {
    other:
      /artikel\p{L}*|vara|produkt\p{L}*|modell\p{L}*|storlek|tel|telefon\p{L}*|mobil|anknytning|kund\p{L}*|kort|slutar på|\p{L}{0,20}kod|spårnings\p{L}*|kollinummer|serienummer|postnummer/u,
    document:
      /faktura\p{L}*|kvitto|ref|referens|ärende\p{L}*|tickets?|retur ?(?:nr|nummer|kod|etikett)|rma|transaktion\p{L}*/u,
  },
  quotes: {
    from: 'från',
    labels: 'skickat|till|ämne|datum|kopia',
    subject: 'ämne',
    originals: 'ursprungligt meddelande|originalmeddelande',
    forwards: 'vidarebefordrat meddelande',
    wrote: 'skrev',
    devices: 'skickat från min|hämta outlook|skaffa outlook',
    sentBy: 'skickat från|skickat med|skickades från|skickat via',
  },
  opposites: ['innan efter', 'före efter', 'utan med', 'från till', 'istället utöver', 'mer mindre'],
  parties: {
    store: {
      subjects: /vi|säljaren|butiken|vårt team/u,
      agents: /av (?:oss|säljaren|butiken)/u,
      payers: /på vår bekostnad/u,
    },
    customer: {
      subjects: /du|ni|kunden|kunder|köparen|mottagaren/u,
      agents: /av (?:dig|er|kunden|köparen)/u,
      payers: /på (?:din|er|kundens) (?:egen )?bekostnad/u,
    },
    pay: 'betala',
    objectMarks: /till|för|av|från|hos|med|i/u,
    receives: /får|erhåller|mottar/u,
    offers: /behöver|accepter\p{L}*|erbjud\p{L}*|ger|byt\p{L}*|hyr\p{L}*/u,
    modals: /måste|kan|ska|bör|alltid/u,
    joins: /och|eller|men|om|när|att|som|innan|efter/u,
    hasFreeVerb: true,
  },
  units: {
    workday: /(?:arbets|var)dag\p{L}*/u,
    day: /dag(?:ar|ars|en)?/u,
    week: /veck(?:a|an|or)/u,
    month: /månad\p{L}*/u,
    year: /år(?:et|s)?/u,
    decade: /årtionde\p{L}*/u,
    hour: /timm\p{L}*/u,
    percent: /procent\p{L}*/u,
  },
  needs: {
    amount: /vad kostar|hur mycket kostar|vad är (?:priset|frakten)/u,
    time: /när|hur (?:lång tid|länge|snabbt|många dagar)|öppettider/u,
    duration: /hur (?:lång tid|länge|många dagar)/u,
    measure: /hur (?:stor|hög|bred|tung)/u,
    count: /hur många(?! (?:dagar|veckor|månader|timmar))/u,
    origin: /i vilket land|var (?:är|tillverkas)[^.?!]{0,40}(?:gjord|tillverkad)?\p{L}*/u,
    way: /vad (?:ska|kan|måste) jag göra|hur (?:kan|ska|gör) jag/u,
    spot: /var (?:kan|hittar) jag/u,
  },
  facts: {
    spots: /konto|sida|butik/u,
    steps: /du kan|ni kan|klicka|skicka|via/u,
    moments: /måndag\p{L}*|fredag\p{L}*|i dag|idag|i morgon|omedelbart/u,
    from: /i|från/u,
  },
  exceptions: /utom|dock|tillägg|öar|endast|bara/u,
  places: {
    union: /EU|Europeiska unionen/u,
    europe: /europa/u,
    beyond: /utanför/u,
    world: /hela världen/u,
  },
  glossary: `
return: retur, returner, skicka tillbaka, lämna tillbaka, ånger, ångra
refund: återbetal, pengarna tillbaka, pengar tillbaka, ersätt, tillbaka pengar
exchange: byt, byta, annan storlek, istället
replacement: ersätt, ersättning, ny vara
defect: defekt, trasig, fungerar inte, gått sönder, fel, reklam, sönder
damage: skad, trasig, krossad, repig, repa, spruck, bitar, läcker
warranty: garanti
repair: reparer, laga, verkstad
wrong: fel vara, fel, felaktig, förväxl, inte beställt
missing: saknas, saknar, fattas, ofullständig, glömt
cancel: avbeställ, avbok, avbryt, säga upp, ångra
change: ändra, ändring, byta, uppdater
address: adress, flytt, gata, postnummer
deliver: lever, skicka, frakt, bud, ankom, kommer fram, sänd
parcel: paket, försändelse, kartong
duration: hur lång tid, hur länge, hur många dagar, när kommer, arbetsdag, tar det, leveranstid
late: försen, sen, inte kommit, väntar fortfarande, fortfarande inte
lost: borta, försvunn, kommit bort, aldrig kommit, inte fått
track: spår, var är, status, följ
neighbour: granne, inte hemma, på jobbet, dörren
pickup: hämta, ombud, utlämning
express: express, imorgon, brådskande, snabb
shipping-cost: fraktkost, frakten, leveranskost, kostar frakt, porto
cost: kost, pris, avgift, hur mycket, betala
free: gratis, fri frakt, fraktfri, kostnadsfri, utan kostnad
minimum: minst, över, köp för
abroad: utland, internation, andra länder, vilka länder, länder
customs: tull, import
tax: moms, skatt
invoice: faktura, kvitto
payment: betalning, betala, kort, paypal, swish, klarna, överför
declined: nekad, avvis, misslyck
twice: två gånger, dubbel
discount: rabatt, kod, kampanj, billigare, erbjudand, kupong
gift-card: presentkort
gift: present, födelsedag, inslag
price-match: billigare, prisgaranti, prisskillnad
stock: lager, tillgänglig, slutsåld, reserver, har ni kvar, har ni den, finns kvar, åter i lager, kommer tillbaka
size: storlek, för liten, för stor, passar
colour: färg, röd, blå, grön, svart, vit, gul, rosa, brun, grå
material: material, tyg, bomull, ull, läder, gjord av, silke, trä
care: tvätt, rengör, stryk, tork, skötsel, disk
custom-made: personlig, gravyr, graver, tryck, specialbeställ, namn
sale: rea, nedsatt, utförsälj
hygiene: underkläder, hygien, kosmetik, örhäng, förseg, öppnad, badkläder
condition: oanvänd, använd, etikett, originalförpack, skick, prova
label: etikett, retursedel, fraktsedel, skriv ut
store-credit: tillgodo
deduction: avdrag, delvis, bara en del
subscription: prenumer, medlem
pause: paus
renew: förny, automat
account: konto, logga in, registr, profil
password: lösenord
newsletter: nyhetsbrev
privacy: integritet, personuppgift, mina uppgifter, gdpr
contact: kontakt, telefon, ring, nå, kundtjänst
hours: öppettid, öppet
weekend: helg, lördag, söndag
shop: butik, affär
christmas: jul
signature: signatur, underskrift
combine: samla, tillsammans, samma paket, två beställning
split: flera paket, två paket, separat
wholesale: grossist, återförsälj, företag
assembly: monter, instruktion, bruksanvisning, install
battery: batteri, ladda
water: vattentät, vatten, regn, simma
dimension: mått, vikt, höjd, bredd, liter, diameter, hur tung
ingredient: ingrediens, allerg, vegan, veget, gluten, laktos, nötter, innehåll
shelf-life: hållbar, bäst före, förvar, färsk
food: livsmedel, blommor, kaffe, choklad
eco: hållbar, återvinn, miljö, plast
certified: certif
spare: reservdel, tillbehör
student: student
confirmation: bekräft
processing: behandl, packas, lagret
cutoff: senast, före kl, i tid
refuse: vägra, inte hämtat, outlöst
deadline: inom, tidsgräns, för sent, dagar från, dagar efter, ångerrätt
proof: bevis, foto, bild
instalment: delbetal, avbetal
order: beställ, order, köp
money: pengar, belopp, konto
bank: bank, överför, iban
valid: giltig, gått ut
large: skrymmande, tung
sell: säljer ni, har ni också, har ni även, katalog, broschyr, sortiment, begagnad
job: jobb, praktik, anställ, lärling, söker ni, arbeta hos
visit: rundtur, visning, studiebesök
cooperate: sponsra, skänka, välgörenhet, lotteri, blogg, influencer, samarbet, tidning, intervju
advice: rekommend, vilken storlek, vilken av
origin: tillverkad, tillverkas, producer, sydd, ursprung, formgiv
accessible: rullstol, tillgänglighet
course: kurs, lektion, utbildning
trade-in: inbyte, byta in, köper ni begagnad, ta i byte
pet: hund, katt, husdjur, djur`,
}
