/** The German glossary: the words of customers and shops for each concept. */
export const german = `
return: rückgabe, zurückgeb, zurückgegeb, zurückschick, zurückgeschickt, zurücksend, rücksend, rückversand, retour, zurück geb, zurück send, zurück schick, widerruf, geb zurück, schick zurück, send zurück
refund: erstatt, rückerstatt, geld zurück, geld wieder, gutgeschrieb, gutschrift, rückzahl, zurückgezahlt, zurückzahl, zurück bekomm
exchange: umtausch, tausch, andere größe, anderen größe, stattdessen, lieber in
replacement: ersatz, ersetz, neues schick, neue schick, neuen schick
defect: defekt, kaputt, funktioniert nicht, geht nicht mehr, fehlerhaft, mangel, mängel, ausgefall, geht nicht an, streikt, reklam
damage: beschädig, schaden, zerbroch, zerkratz, kratz, gerissen, scherben, eingedrückt, bruch, delle, undicht
warranty: garantie, gewährleist
repair: reparat, reparier, werkstatt, richten
wrong: falsch, verwechsl, irrtüm, nicht bestellt, etwas anderes, statt der, statt des, andere ware
missing: fehlt, fehlen, unvollständ, nicht dabei, nicht drin, vergessen
cancel: stornier, storno, abbestell, kündig, rückgängig, abbrech, widerruf
change: änder, umändern, korrigier, anpass, aktualisier
address: adresse, anschrift, umgezog, straße, hausnummer, postleitzahl
deliver: liefer, versand, versend, verschick, zustell, schickt, schicken, paketdienst, ankomm, bote
parcel: paket, sendung, päckchen, karton
duration: wie lange, wie viele tage, wie schnell, wann komm, wann bekomm, wann erhalt, werktag, dauert, dauer, arbeitstag, lieferzeit
late: verspät, verzöger, zu spät, noch nicht da, noch nicht angekomm, nicht angekomm, warte immer, warte noch, warte seit, überfällig, lässt auf sich
lost: verloren, verschwund, verschollen, nie angekomm, nicht erhalten, nichts bekommen, nicht angekomm
track: verfolg, wo ist, wo bleibt, sendungsnummer, status, tracking, steckt
handed: zugestellt, als geliefert, übergeben, angeblich
neighbour: nachbar, abstell, ablage, nicht zuhause, nicht zu hause, bei der arbeit, haustür
pickup: abhol, packstation, paketshop, selbst hol
express: express, morgen, eilig, schneller, dringend, expressversand
shipping-cost: versandkost, lieferkost, porto, versandgebühr, versandpauschal, kosten versand, kostet versand, kostet lieferung, liefergebühr
cost: kosten, kostet, preis, gebühr, wie viel, wieviel, bezahl
free: kostenlos, gratis, kostenfrei, umsonst, versandkostenfrei, portofrei, ohne kosten
minimum: mindest, bestellwert, ab einem, ab 50, einkaufswert, warenwert
abroad: ausland, international, weltweit, andere länder, welche länder, länder, außerhalb, grenze
customs: zoll, einfuhr, verzoll, grenze
tax: mehrwertsteuer, mwst, umsatzsteuer, steuer, ust
invoice: rechnung, beleg, quittung, kassenbon, buchhalt
payment: zahlung, zahlen, bezahl, zahlungsart, kreditkarte, paypal, überweis, lastschrift, klarna, apple pay, sofort, vorkasse
declined: abgelehnt, fehlgeschlag, nicht akzeptiert, klappt nicht
twice: doppelt, zweimal, zwei mal
fraud: unbekannt, betrug, unberechtigt, verdächtig
discount: rabatt, gutscheincode, aktionscode, code, prozent, günstiger, angebot, ermäßig, nachlass, rabattcode, coupon
gift-card: geschenkgutschein, gutschein, geschenkkarte, wertgutschein
gift: geschenk, geburtstag, verpack, einpack
price-match: günstiger gesehen, bestpreis, preisgarantie, preisdifferenz, woanders, billiger
stock: auf lager, lagernd, vorrätig, verfügbar, ausverkauft, lieferbar, wieder rein, reservier, zurücklegen, nachschub, haben sie noch, haben sie das, haben sie den, haben sie die, habt ihr noch, habt ihr das, gibt es noch, gibt es auch, wieder da, wieder reinkomm, wieder liefer, wann kommt rein
size: größe, zu klein, zu groß, zu eng, zu weit, passt, passen, kleiner, größer, maße
colour: farbe, farbton, rot, blau, grün, schwarz, weiß, gelb, rosa, braun, grau
material: material, stoff, baumwolle, wolle, leder, besteht aus, leinen, seide, merino, holz
care: wasch, reinig, bügel, trockner, pflege, spülmaschin
custom-made: personalisier, gravur, gravier, bedruck, sonderanfertig, maßanfertig, individuell, namen, wunsch
sale: reduziert, ausverkauf, sale, sonderangebot, restposten, schlussverkauf
hygiene: unterwäsche, hygiene, versiegel, siegel, bademode, kosmetik, ohrring, geöffnet, entsiegel
condition: ungetragen, getragen, unbenutz, benutz, gebraucht, ungebraucht, originalverpack, etikett, zustand, anprobier
label: etikett, rücksendeschein, retourenschein, retourenlabel, label, ausdruck, formular, rücksendeetikett
store-credit: guthaben, gutschrift, statt geld
deduction: abzug, abgezog, teilweise, nur einen teil, einbehalten, zu wenig
subscription: abonnement, abo, mitgliedschaft
pause: pausier, pause, aussetz, unterbrech
renew: verlänger, automatisch, nächsten monat
annual: jährlich, ganzes jahr, pro jahr
account: konto, kundenkonto, anmeld, einlogg, registrier, login, profil
password: passwort, kennwort
newsletter: newsletter, abmeld, werbemail
privacy: datenschutz, persönliche daten, meine daten, dsgvo
contact: kontakt, telefon, anruf, erreich, sprech, hotline, kundenservice, kundendienst, ansprechpartner
hours: öffnungszeit, geöffnet, wann offen, haben offen, uhr offen, servicezeit
weekend: wochenende, samstag, sonntag, feiertag
shop: ladengeschäft, filiale, laden, vor ort, showroom, besuch
christmas: weihnacht, feiertag, advent
signature: unterschrift, unterschreib
po-box: postfach
combine: zusammenfass, zusammen, ein paket, gemeinsam, zwei bestellung
split: mehrere paket, zwei paket, getrennt, teillieferung, teilsendung
wholesale: großhandel, wiederverkäuf, händler, großbestell, mengen, gewerbe, geschäftskund
assembly: aufbau, montage, anleitung, zusammenbau, installier
battery: akku, batterie, auflad, laufzeit, ladegerät
water: wasserdicht, wasser, regen, schwimm
connect: verbind, koppel, bluetooth, kompatib, wlan
dimension: abmessung, gewicht, höhe, breite, wie groß, wie schwer, zentimeter, fassungsvermögen, liter, durchmesser, belastbar, wie dick, rahmenhöhe
ingredient: zutat, inhaltsstoff, allerg, vegan, vegetar, gluten, laktose, nüsse, nuss, enthält, zucker
shelf-life: haltbar, mindesthaltbar, ablauf, lager, frisch, aufbewahr
food: lebensmittel, verderblich, blumen, kaffee, tee, schokolade
eco: nachhaltig, recycl, umwelt, plastik, klima, biologisch
certified: zertifi, siegel, fair, mulesing, geprüft
preorder: vorbestell, erscheint
spare: ersatzteil, zubehör, einzelteil
disposal: entsorg, altgerät, mitnehmen
student: student, studier, schüler, lehrer
loyalty: treue, punkte, bonus, prämie, mitglied
confirmation: bestätig
processing: bearbeit, verpackt, bearbeitungszeit, lager verlass, verlassen unser, versandfertig
cutoff: bestellschluss, letzter tag, spätestens, bis wann, rechtzeitig, bis 12, bis 14
guarantee-date: garantier, versprech, bestimmten tag, verbindlich, liefertermin
refuse: annahme verweiger, verweiger, nicht angenommen, nicht abgeholt
deadline: frist, innerhalb, binnen, zeitraum, zu spät, tage nach, wie lange habe, bis wann
proof: nachweis, foto, bild, beweis
instalment: raten, ratenzahl, später bezahlen
order: bestell, kauf, gekauft, auftrag
money: geld, betrag, summe, konto
bank: bank, überweis, iban
valid: gültig, gilt, gelten, abgelaufen, einlös
self-inflicted: selbst verschuld, selbstverschuld, fallen gelassen, runtergefall, verschleiß, abnutz
insurance: versicher
download: download, herunterlad, digital, lizenz
update: update, firmware, software, app
share: teilen, familie, schwester, haushalt
offline: offline, ohne internet
region: region, länder, lizenz
sample: muster, probe, testen
age: alter, kinder, baby, jahre alt
bicycle: fahrrad, rad
holder: hersteller, marke, produzent
delivery-day: wunschtermin, wunschtag, zeitfenster, termin, abends, liefertermin
large: sperrgut, sperrig, schwer, möbel, spedition
sell: verkaufen sie, verkauft ihr, haben sie auch, habt ihr auch, führen sie, führt ihr, sortiment, katalog, prospekt, broschüre
job: job, praktikum, ausbildung, bewerb, aushilf, mitarbeit, suchen sie, sucht ihr, arbeiten bei, azubi, lehrstelle, freie stelle, offene stelle, stellenanzeige
visit: führung, besichtig
cooperate: sponsor, spend, tombola, wohltätig, blog, influencer, zusammenarbeit, zusammen arbeit, zeitschrift, interview, kooperation, unterstützen unser, unser unterstützen, unterstützt unser
advice: empfehl, welche größe, welches ist, welcher von, welche von, am besten, beraten, eignet
origin: hergestellt, gefertigt, produziert, genäht, entworfen, bemalt, woher komm
accessible: rollstuhl, barrierefrei
course: kurs, schulung, lehrgang, unterricht
trade-in: in zahlung, inzahlung, ankauf, kaufen gebraucht, altes zahlung
pet: hund, katze, haustier, tiere, welpe
`
