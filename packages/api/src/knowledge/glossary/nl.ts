/** The Dutch glossary: the words of customers and shops for each concept. */
export const dutch = `
return: retour, terugstur, terugstuur, terugzend, teruggev, terugbreng, herroep, terug stur, stuur terug
refund: terugbetal, terugbetaald, geld terug, restitu, vergoed, terugstort
exchange: ruil, omruil, andere maat, in plaats van
replacement: vervang, nieuwe stur
defect: defect, kapot, werkt niet, doet het niet, storing, gebrek, stuk
damage: beschadig, schade, gebroken, kras, gescheurd, scherven, deuk, lek
warranty: garantie
repair: repar, herstel, werkplaats
wrong: verkeerd, fout, vergis, niet besteld, onjuist, iets anders
missing: ontbre, mist, onvolledig, niet bij, vergeten
cancel: annul, opzeg, afzeg
change: wijzig, verander, aanpass, corrig
address: adres, verhuis, straat, huisnummer, postcode
deliver: lever, bezorg, verzend, verstuur, verzonden, koerier, aankom, opstur
parcel: pakket, pakje, doos, zending
duration: hoe lang, hoeveel dagen, wanneer, werkdag, duurt, levertijd, hoe snel
late: vertraag, te laat, nog niet, wacht nog, wacht al, nog steeds
lost: kwijt, verloren, vermist, nooit aangekomen, niet ontvangen
track: volg, waar is, waar blijft, status, traceer, track
handed: als bezorgd, staat bezorgd, afgeleverd
neighbour: buren, buurman, niet thuis, aan het werk, voordeur
pickup: ophal, afhal, afhaalpunt
express: express, morgen, spoed, sneller, dringend
shipping-cost: verzendkost, bezorgkost, portokost, kost de verzending, kost verzend
cost: kost, prijs, tarief, hoeveel, betaal
free: gratis, kosteloos, zonder kosten
minimum: minim, vanaf, bestelbedrag
abroad: buitenland, internationaal, andere landen, welke landen, landen
customs: douane, invoer
tax: btw, belasting
invoice: factuur, bon, kassabon, rekening
payment: betaling, betal, creditcard, ideal, paypal, overschrijv, klarna, bancontact, achteraf
declined: geweigerd, mislukt
twice: dubbel, twee keer
fraud: fraude, onbekend, verdacht
discount: korting, kortingscode, code, actie, goedkoper, aanbieding, coupon, voucher, waardebon
gift-card: cadeaubon, cadeaukaart, tegoedbon
gift: cadeau, verjaardag, inpak
price-match: elders goedkoper, elders, laagste prijs, prijsverschil
stock: voorraad, beschikbaar, uitverkocht, reserve, leverbaar, hebben jullie nog, heeft u nog, heb je nog, weer op, wanneer weer, komt terug
size: maat, maten, te klein, te groot, te krap, past, pas
colour: kleur, rood, blauw, groen, zwart, wit, geel, roze, bruin, grijs
material: materiaal, stof, katoen, wol, leer, gemaakt van, linnen, zijde, hout
care: wassen, wasbaar, gewassen, wasmachine, wasvoorschrift, reinig, schoonma, poets, strijk, droger, onderhoud, vaatwas
custom-made: gepersonal, gravure, graveer, bedrukt, maatwerk, naam
sale: sale, uitverkoop, afgeprijsd, opruiming
hygiene: ondergoed, hygi, cosmetic, oorbel, verzegel, zegel, geopend, badkleding
condition: ongedragen, gedragen, ongebruikt, gebruikt, originele verpakking, label, staat, gepast
label: label, retourformulier, print
store-credit: tegoed, winkeltegoed
deduction: ingehouden, aftrek, gedeeltelijk, een deel
subscription: abonnement, lidmaatschap
pause: pauz, opschort
renew: verleng, automatisch
annual: jaarlijks, per jaar
account: account, inlog, aanmeld, registr, profiel
password: wachtwoord
newsletter: nieuwsbrief, uitschrijv, afmeld
privacy: privacy, persoonsgegevens, mijn gegevens, avg
contact: contact, telefoon, bellen, bereik, spreken, klantenservice
hours: openingstijd, geopend, zijn open, bent open, jullie open, wanneer open, gaan open
weekend: weekend, zaterdag, zondag, feestdag
shop: winkel, filiaal, showroom
christmas: kerst, feestdag
signature: handtekening
po-box: postbus
combine: combine, samen, één pakket, twee bestellingen
split: meerdere pakketten, twee pakketten, apart, deellevering
wholesale: groothandel, wederverkoop, grote aantallen, zakelijk
assembly: montage, handleiding, gebruiksaanwijzing, install, in elkaar
battery: accu, batterij, oplad, lader
water: waterdicht, water, regen, zwem
connect: verbind, koppel, bluetooth, compatib, wifi
dimension: afmeting, gewicht, hoogte, breedte, hoe groot, hoe zwaar, liter, inhoud, diameter
ingredient: ingredi, allerg, vegan, vegetar, gluten, lactose, noten, bevat, suiker
shelf-life: houdba, bewaar, vers
food: voeding, bederfelijk, bloemen, koffie, thee, chocola
eco: duurzaam, recycl, milieu, plastic, biologisch
certified: gecertific, keurmerk
spare: onderdeel, reserveonderdeel, accessoire
student: student
loyalty: spaarpunt, punten, loyal
confirmation: bevestig
processing: verwerk, magazijn, ingepakt, klaargemaakt
cutoff: voor 12, uiterlijk, laatste dag, op tijd, voor welke
refuse: geweiger, weiger, niet opgehaald
deadline: termijn, binnen, te laat, dagen na, tot wanneer, bedenktijd
proof: bewijs, foto
instalment: termijnen, gespreid
order: bestel, gekocht, aankoop, order
money: geld, bedrag, rekening
bank: bank, iban, overschrijv
valid: geldig, verlopen, inwissel
delivery-day: tijdvak, afspraak, bezorgdag
large: groot pakket, zwaar, meubel
sell: verkopen jullie, verkoopt u, hebben jullie ook, heeft u ook, catalogus, folder, assortiment, tweedehands
job: baan, stage, vacature, sollicit, personeel, zoeken jullie, werken bij, leerling
visit: rondleiding, bezoek
cooperate: sponsor, doneren, donatie, goed doel, loterij, blog, influencer, samenwerk, tijdschrift, interview
advice: aanrad, advies, welke maat, welke van, beste voor
origin: gemaakt in, geproduceerd, waar gemaakt, genaaid, ontworpen, vandaan
accessible: rolstoel, toegankelijk
course: cursus, les, opleiding, training
trade-in: inruil, inruilen, kopen jullie gebruikt, koopt gebruikt
pet: hond, kat, katten, huisdier, dieren
`
