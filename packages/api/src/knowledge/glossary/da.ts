/** The Danish glossary: the words of customers and shops for each concept. */
export const danish = `
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
large: stor pakke, tung, møbel, møbler
sell: sælger i, har i også, katalog, brochure, sortiment
job: job, praktik, ansætte, lærling, søger i, arbejde hos
visit: rundvisning, besøg
cooperate: sponsor, donere, velgøren, lotteri, blog, influencer, samarbejd, interview
advice: anbefal, hvilken størrelse, hvilken af
origin: fremstillet, produceret, produceres, syet, oprindelse, designet
accessible: kørestol, handicap
course: kursus, lektion, undervisning
trade-in: bytte ind, byttepris, køber i brugt, tage i bytte
pet: hund, kat, katte, kæledyr, dyr
`
