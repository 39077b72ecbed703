import Dutch from './stemmers/dutch-stemmer.js'
import type { Language } from './language.ts'

export const language: Language = {
  code: 'nl',
  aliases: [],
  stemmer: new Dutch(),
  hasCompounds: true,
  usesFirstNames: false,
  endings: /^(?:e|en|er|es|je|jes|n|s|t|te|ten|.{4,})$/u,
  particle: 'terug',
  stopWords: `aan al alle als alvast ben bij bent beste dag dan dat de deze die dit doe door dus een eens en er ervan ga gaan geen goed
    goedemorgen graag groet groeten had hallo heb hebben hebt heeft het hier hij hoe hun ik in is ja jij jou jouw jullie kan ken
    kunnen kunt maar mag me mee meer met mij mijn moet na naar niet nog nu of om omdat onder ons onze ook op over te ten toch toe
    tot u uit uw van vanaf vast veel voor vraag vriendelijke waar waarom wanneer was wat we weer wel welke werd wie wij wil wilt
    worden wordt zal ze zich zij zijn zo zonder zou bedankt dank`,
  frameWords: `weten zeggen zien vinden kijken gebruiken maken nemen brengen geven nodig vraag vragen antwoord probleem mogelijk
    mogelijkheid precies momenteel normaal iets niets artikel artikelen product producten bestelling bestellingen besteld bestellen kopen
    gekocht koop winkel site website pagina bedrijf klant gisteren vandaag week weken maand maanden dag dagen jaar al snel veel vaak echt
    misschien altijd nooit goed soort komen aangekomen ontvangen andere laatste volgende eerste nieuwe oude groot klein twee drie vier
    vijf zes informatie woon huis zelf meer tante oom ouders gekregen zeven acht negen tien je hem hen waarheen welk waren geweest hadden
    kon zouden willen moeten mogen zullen doet doen want tegen tussen sinds zeer minder daar elk elke terug`,
  numbers: `nul twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien twintig eenentwintig
    vierentwintig achtentwintig dertig veertig achtenveertig vijftig zestig negentig honderd duizend`,
  phrases: {
    hello: 'Goedendag[ {name}],',
    thanks: 'Bedankt voor uw bericht.',
    quoted: 'Onze documenten zeggen hierover:',
    bye: 'Met vriendelijke groet',
    tracking: 'Het trackingnummer is {tracking}[: {url}]',
    notFound: 'We vinden bestelling {order} niet onder dit e-mailadres: met welk adres heeft u besteld?',
    sorry: 'Onze excuses voor het ongemak.',
    order: {
      unpaid: 'Uw bestelling {order} is nog niet betaald.',
      paid: 'Uw bestelling {order} is[ sinds {on}] betaald en wordt klaargemaakt.',
      packed: 'Uw bestelling {order} is[ sinds {on}] ingepakt en wacht op de vervoerder.',
      shipped: 'Uw bestelling {order} is[ op {on}][ met {carrier}] verzonden.',
      delivered: 'Uw bestelling {order} is[ op {on}] bezorgd.',
      cancelled: 'Uw bestelling {order} is[ op {on}] geannuleerd.',
      refunded: 'Uw bestelling {order} is[ op {on}] terugbetaald[: {refunded}].',
    },
  },
  stages: {},
  greetings: {
    opening: /beste|geachte|goede/u,
    closing: /met vriendelijke|groet|(?:alvast )?bedankt/u,
    salutation: /beste|geachte|goedemorgen|goedemiddag/u,
    thanks: /bedankt|dank/u,
    polite: /beste|bedankt|excuses|groet|hopelijk/u,
    politeNo: /aarzel niet/u,
    words: `hallo beste geachte goedemorgen goedemiddag mevrouw meneer heer bedankt dank hartelijk sorry excuses spijt spijtig vriendelijke
      groet groeten hopelijk hopen graag blij aarzel vraag vragen hulp helpen bericht mail bestelling pakket vertraging ongemak
      vergissing fout wachten geduld begrip interesse reactie antwoord aankoop vertrouwen fijne prettige dag week weekend team verdere
      contact opnemen`,
  },
  polarity: {
    negations: `niet geen nooit zonder niets niemand noch`,
    answers: 'nee niet geen ja alle',
    yesOrNo: /ja|nee/u,
    exclusions: /uitgeslot\w*|uitgezonderd|behalve/u,
    free: /kosteloos|gratis/u,
    unused: /ongebruik\w*|ongedrag\w*|ongeopend\w*/u,
    idioms: /niet alleen/u,
    costsNothing: /kost (?:u )?niets/u,
  },
  requests: {
    leave: /(?:kan|mag) (?:ik|je)/u,
    begins:
      /\b(?:alstublieft|graag|kunt u|kun je|kan ik|ik (?:wil|zou|wens|zoek)|wanneer|hoeveel|hoe|waar is)\b/u,
    wishes: /graag|ik (?:wil|wens|zou)/u,
    permission: /kan ik|mag ik/u,
    states: /waar (?:is|zijn|blijft)|stand van zaken/u,
    moves:
      /onderweg|verzonden|verstuurd|vertrokken|gebeurd|komt|aankomt|aangekomen|bezorgd|geleverd|terugbetaald|al/u,
    anger: /onacceptabel|schandalig|teleurgesteld\p{L}*|boos|oplichting|derde keer/u,
    own: /mijn|onze/u,
    pointsBack: /dit/u,
  },
  matters:
    /open(?:de|den|gemaakt)?|geopend|kreeg|kregen|gekregen|ontvang\p{L}*|ontving\p{L}*|gevonden|vond(?:en)?|ontdek\p{L}*|gemerkt|merkte\p{L}*|uitgepakt|wacht\p{L}*|gewacht|prober\p{L}*|probeer\p{L}*|gewassen|betaal\p{L}*|afgeschreven|geld|nodig|wil|willen|wilde\p{L}*|wens\p{L}*|hoop|hopen|verwacht\p{L}*|gehoord|geschreven|gebeld|gestuurd|terug\p{L}*|gevraagd|beloofd|klacht\p{L}*|alleen|maar|nog|steeds|in plaats|hoewel|echter|helaas|toch|te|dan|(?:was|waren|is|zijn) weg|leeg|repar\p{L}*|keer|weer|als|moet\p{L}*|dringend|voor (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)|tot|gewond|verbrand|gesneden|ziek|allerg\p{L}*|uitslag|ruikt|stinkt|lekt|vlek\p{L}*|barst\p{L}*|scheur\p{L}*|gat|gaten|kapot|gevallen|klemt|losgelaten/u,
  questions: {
    auxiliaries: /kan|mag/u,
    which: /welke? /u,
    openings:
      /hoe|wanneer|waar|welke|welk|wie|wat|waarom|kan|kunt|kunnen|mag|moet|is|zijn|heeft|hebben|hoeveel|tot/u,
    interrogatives: /hoe|wanneer|waar|hoeveel/u,
    joins: /en|of|maar/u,
    also: /ook/u,
  },
  promises: [
    /\b(?:wij|we|ik)\s+(?:\p{L}+\s+){0,3}?(?:vergoed|terugbeta|vervang|stur|zend|lever|beta|annule|repare|garande|belov|bied)/u,
  ],
  risks: {
    lawyer: /advocaat|rechtbank/u,
    chargeback: /terugboeking/u,
    injury: /gewond|ziekenhuis/u,
    data: /avg-verzoek|verwijder.{0,20}gegevens/u,
    press: /journalist/u,
  },
  numberLabels: {
    other:
      /art|artikel\p{L}*|product\p{L}*|model\p{L}*|maat|tel|telefoon\p{L}*|mobiel|fax|bellen op|toestel|doorkiesnummer|klant\p{L}*|rekening\p{L}*|kaart|eindigend op|cijfers(?: van \p{L}+ kaart)?|\p{L}{0,20}code|bon|tracking\p{L}*|track en trace|serie\p{L}*|postcode|\p{L}{1,30}(?:straat|gracht|laan|weg)/u,
    document:
      /factu(?:ur|ur\p{L}+)|ref|referentie|kenmerk(?: van de overboeking)?|tickets?|ticketnummer|zaak|zaaknummer|retour ?(?:nr|nummer|label)|rma|overboeking|transactie\p{L}*(?: bij \p{L}+)?/u,
  },
  quotes: {
    from: 'van',
    labels: 'verzonden|aan|onderwerp',
    subject: 'onderwerp',
    originals: 'oorspronkelijk bericht',
    forwards: 'doorgestuurd bericht|begin doorgestuurd bericht',
    wrote: 'schreef|geschreven',
    devices: 'verstuurd vanaf mijn|verzonden vanaf mijn|download outlook voor',
    sentBy:
      'verstuurd vanaf|verzonden vanaf|verzonden via|verzonden vanuit|verzonden met|verstuurd met|verstuurd vanuit|verstuurd via|outlook voor',
  },
  quantifiers: {
    all: `alle alles elke elk ieder iedere altijd overal`,
    some: `sommige enkele veel meeste soms vaak meestal bepaalde bijna`,
    only: `alleen slechts uitsluitend behalve`,
    condition: `als indien mits tenzij`,
  },
  opposites: [
    'voor na',
    'binnen na',
    'zonder met',
    'tenzij als',
    'tot vanaf',
    'voordat nadat',
    'plaats naast',
    'meer minder',
    'eerste laatste',
  ],
  parties: {
    store: {
      subjects:
        /wij|we|(?:de|onze|het|ons) (?:verkoper|winkel|webshop|team|werkplaats|monteur|chauffeur|bezorger)/u,
      agents:
        /door (?:ons|(?:onze|de) (?:verkoper|winkel|webshop|team|werkplaats|monteur|chauffeur|bezorger))/u,
      payers:
        /(?:voor|op) (?:onze (?:eigen )?(?:rekening|kosten)|ons (?:eigen )?risico)|(?:voor rekening|op kosten) van de (?:verkoper|winkel)|(?:gratis|kosteloos) voor (?:u|jou)/u,
    },
    customer: {
      subjects:
        /u|jij|klant|klanten|koper|ontvanger|^\W*(?:stuur|neem|breng|bel|mail|schrijf|geef|kies|was|meld|bewaar)/u,
      agents: /door (?:u|jou|de (?:klant|koper|ontvanger))/u,
      payers:
        /(?:voor|op) (?:uw|jouw|je) (?:eigen )?(?:rekening|kosten|risico)|(?:voor rekening|op kosten) van de (?:klant|koper|ontvanger)|(?:gratis|kosteloos) voor ons/u,
    },
    pay: 'betalen',
    objectMarks: /(?:aan|voor|van|bij|met|door|naar|in)(?: (?:de|een|onze))?/u,
    receives: /ontvangt|ontvangen|krijgt|krijgen|(?:wordt|worden) .{0,60}(?:d|t|en)|laten/u,
    offers:
      /nodig|accepte\p{L}*|bied\p{L}*|geven|geeft|verlenen|\p{L}{0,20}ruil\p{L}*|huren|huurt|verhuren|nemen .{0,60}terug/u,
    modals: /moet|moeten|mag|mogen|kunt|kunnen|zult|zullen|altijd|alstublieft/u,
    joins: /en|of|maar|als|wanneer|zodra|dat|die|omdat|voordat|nadat|indien|tenzij/u,
    hasFreeVerb: true,
  },
  units: {
    workday: /werkdag\p{L}*/u,
    day: /dag(?:en)?/u,
    week: /weken/u,
    month: /maand(?:en)?/u,
    year: /jaar|jaren/u,
    decade: /decenni\p{L}*/u,
    hour: /uur|uren/u,
    percent: /procent\p{L}*/u,
  },
  needs: {
    amount:
      /(?:hoeveel|wat) (?:kost|kosten|betaal|bedraagt|bedragen)|wat (?:is de prijs|zijn de (?:verzend)?kosten)|vanaf welk bedrag|(?<!(?:wanneer|hoe|waar) )moet ik (?:(?:de|het|een) )?(?:porto|toeslag|btw|douane\p{L}*|invoerrechten|belasting|\p{L}{0,15}(?:kosten|zending|levering))(?: [^\s.?!]{1,30}){0,3} betalen/u,
    time: /wanneer|hoe vaak|hoeveel keer|hoe ?(?:lang|snel)|hoeveel (?:dagen|weken|tijd)|tot wanneer|openingstijden|hoe laat/u,
    duration: /hoe ?lang|hoeveel (?:dagen|weken|tijd)/u,
    measure: /hoe (?:groot|hoog|breed|zwaar|diep)|welke afmetingen/u,
    count: /hoeveel(?! (?:kost|kosten|dagen|weken|tijd|keer))/u,
    origin:
      /in welk land|waar (?:wordt|worden|is|zijn)[^.?!]{0,40}(?:gemaakt|geproduceerd|genaaid)|waar kom(?:t|en)[^.?!]{0,40}vandaan/u,
    way: /wat (?:moet|kan) ik doen|hoe (?:kan|moet) ik/u,
    spot: /waar (?:kan|vind) ik/u,
  },
  facts: {
    spots: /winkel|winkelwagen|mandje|pagina|rekening/u,
    steps: /u kunt|je kunt|klik|stuur|via/u,
    moments:
      /elke|eenmaal|één keer|twee keer|\d{1,4} (?:keer|maal)|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|vandaag|morgen|direct|meteen|zodra|zolang|totdat|(?:de )?volgende (?:dag|ochtend|week|werkdag)|dezelfde dag/u,
    freesOfCost:
      /(?:u|je) betaalt (?:niets|geen \p{L}{0,15}kosten)|betaalt (?:u|je) (?:dan )?(?:niets|geen \p{L}{0,15}kosten)|(?:betalen|dragen) wij (?:de |alle )?\p{L}{0,15}kosten|wij (?:betalen|dragen) (?:de |alle )?\p{L}{0,15}kosten(?! niet)|voor onze rekening/u,
    from: /uit|in/u,
  },
  exceptions: /behalve|uitgezonderd|echter|toeslag|toeslagen|eilanden|alleen/u,
  places: {
    union: /EU|Europese Unie/u,
    europe: /europa/u,
    beyond: /buiten/u,
    world: /wereldwijd/u,
  },
  glossary: `
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
shipping-cost: verzendkost, bezorgkost, portokost, kost de verzending, kost verzend, kosten verzend
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
gift-card: cadeaubon, cadeaukaart, tegoedbon, waardebon
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
large: groot pakket, zwaar
sell: verkopen jullie, verkoopt u, hebben jullie ook, heeft u ook, catalogus, folder, assortiment, tweedehands
job: baan, stage, vacature, sollicit, personeel, zoeken jullie, werken bij, leerling
visit: rondleiding, bezoek
cooperate: sponsor, doneren, donatie, goed doel, loterij, blog, influencer, samenwerk, tijdschrift, interview
advice: aanrad, advies, welke maat moet, welke maat heb, welke van, beste voor
origin: gemaakt in, geproduceerd, waar gemaakt, genaaid, ontworpen, vandaan
accessible: rolstoel, toegankelijk
course: cursus, les, opleiding, training
trade-in: inruil, inruilen, kopen jullie gebruikt, koopt gebruikt
pet: hond, kat, katten, huisdier, dieren`,
}
