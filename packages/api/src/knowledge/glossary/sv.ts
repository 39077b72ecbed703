/** The Swedish glossary: the words of customers and shops for each concept. */
export const swedish = `
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
large: skrymmande, tung, möbel, möbler
sell: säljer ni, har ni också, har ni även, katalog, broschyr, sortiment, begagnad
job: jobb, praktik, anställ, lärling, söker ni, arbeta hos
visit: rundtur, visning, studiebesök
cooperate: sponsra, skänka, välgörenhet, lotteri, blogg, influencer, samarbet, tidning, intervju
advice: rekommend, vilken storlek, vilken av
origin: tillverkad, tillverkas, producer, sydd, ursprung, formgiv
accessible: rullstol, tillgänglighet
course: kurs, lektion, utbildning
trade-in: inbyte, byta in, köper ni begagnad, ta i byte
pet: hund, katt, husdjur, djur
`
