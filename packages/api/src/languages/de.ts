import German from './stemmers/german-stemmer.js'
import type { Language } from './language.ts'

const german = new German()

/** Gives 'geliefert', 'liefert' and 'liefern' one stem. Snowball leaves the forms of German verbs apart. */
const normalizeVerbStem = (stem: string): string =>
  stem
    .replace(/^ge(?=\p{L}{4,}t$)/u, '')
    .replace(/(?<=\p{L}{3}[^aeiouyäöü])t$/u, '')
    .replace(/(?<=\p{L}{4})er$/u, '')

export const language: Language = {
  code: 'de',
  aliases: [],
  stemmer: { stem: (word) => normalizeVerbStem(german.stem(word)) },
  hasCompounds: true,
  usesFirstNames: false,
  endings: /^(?:e|em|en|er|ern|es|et|n|r|s|st|t|te|ten|ung|ungen|.{4,})$/u,
  placePrepositions: /nach|aus/u,
  particle: 'zuruck',
  stopWords: `aber alle als also am an auch auf aus bei bin bis bitte da damit danke dann das dass dem den denn der des die dies diese diesem
    diesen dieser dieses doch du durch ein eine einem einen einer eines er es etwas euch euer eure für gar geht gerne gern gibt
    grüße gruß guten tag hallo hab habe haben hat hatte hätte hier ich ihr ihre ihnen ihrer im in ist ja jetzt kann kein keine
    können könnte könnten liebe lieber man mal mehr mein meine meinem meinen meiner mich mir mit möchte muss müssen nach nicht noch
    nun nur ob oder ohne schon sehr sein seine seit sich sie sind so soll sollte um und uns unser unsere vom von vor vielen dank
    viele war warum was welche welchen welcher wenn wer werden wie will wir wird wo würde zu zum zur über mfg freundlichen sehr
    geehrte damen herren beim ins`,
  frameWords: `hier da dort wissen sagen sehen finden schauen nutzen machen nehmen bringen geben brauche brauchen bräuchte wünsche frage
    fragen antwort problem möglich möglichkeit genau aktuell eigentlich normalerweise etwas nichts jemand artikel produkt produkte ware
    waren ding sache sachen stück bestellung bestellungen bestellt bestellen kaufen gekauft kauf kaufte shop laden geschäft seite
    webseite online firma team kunde kunden gestern heute woche wochen monat monate tag tage jahr jahre montag dienstag mittwoch
    donnerstag freitag samstag sonntag morgen abend bereits bald lange viel viele oft wirklich einfach vielleicht immer nie gut richtig
    art passiert heißt kommen kam kommt angekommen erhalten bekommen bekomme andere anderen letzte letzten nächste erste neue neuen alte
    alten groß klein zwei drei vier fünf sechs information informationen infos mutter vater frau mann sohn tochter freund schwester
    bruder wohne zuhause haus interessiert interesse weise fall eigene eigenen bieten bietet haben möchten würde interessieren lassen
    wann wer wen wem welche welcher welches welchen dabei dazu dafür selbst mehr tante onkel oma opa eltern geschenkt passiert steht
    stehen bleibt bleiben sieben acht neun zehn mal meines dir dich dein deine deinen deiner ihm ihn seinen seiner seines ihren ihrem
    ihres unseren unserem unseres jene jener wohin woher wieso bist seid gewesen hast hatten hätten kannst wollen wollte sollen musste
    müsste darf dürfen dürfte mag werde tun tut getan weil während unter ab gegen ans hinter neben zwischen wegen trotz weniger wieder
    alles jeder jede jedes keiner bevor nachdem davon daran darauf darüber davor irgendein beide beiden zurück euro
    cent`,
  numbers: `null zwei/zweier drei/dreier vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn zwanzig
    einundzwanzig vierundzwanzig achtundzwanzig dreißig vierzig achtundvierzig fünfzig sechzig neunzig hundert/einhundert
    tausend/eintausend`,
  phrases: {
    hello: 'Guten Tag[ {name}],',
    thanks: 'vielen Dank für Ihre Nachricht.',
    quoted: 'In unseren Unterlagen steht dazu:',
    bye: 'Freundliche Grüße',
    tracking: 'Die Sendungsnummer ist {tracking}[: {url}]',
    notFound:
      'Wir finden die Bestellung {order} nicht unter dieser E-Mail-Adresse: Mit welcher Adresse haben Sie bestellt?',
    sorry: 'Bitte entschuldigen Sie die Unannehmlichkeiten.',
    order: {
      unpaid: 'Ihre Bestellung {order} ist noch nicht bezahlt.',
      paid: 'Ihre Bestellung {order} ist[ seit dem {on}] bezahlt und wird vorbereitet.',
      packed: 'Ihre Bestellung {order} ist[ seit dem {on}] verpackt und wartet auf den Paketdienst.',
      shipped: 'Ihre Bestellung {order} wurde[ am {on}][ mit {carrier}] versandt.',
      delivered: 'Ihre Bestellung {order} wurde[ am {on}] zugestellt.',
      cancelled: 'Ihre Bestellung {order} wurde[ am {on}] storniert.',
      refunded: 'Ihre Bestellung {order} wurde[ am {on}] erstattet[: {refunded}].',
    },
  },
  stages: { shipped: 'verschickt versendet unterwegs', delivered: 'angekommen geliefert ausgeliefert' },
  greetings: {
    opening: /hallo|guten|liebe[rs]?|sehr geehrte|moin|servus|grüezi/u,
    closing:
      /mit freundlichen|freundliche|viele grüße|liebe grüße|beste grüße|mfg|lg|vg|gruß|danke(?: (?:im voraus|schön|vorab))?|vielen dank(?: (?:im voraus|vorab))?|herzliche/u,
    salutation: /hallo|liebe[rs]?|guten (?:tag|morgen|abend)|sehr geehrte[rs]?/u,
    thanks: /danke|dank/u,
    polite:
      /hallo|liebe|lieber|guten|sehr geehrte|danke|dank|leid|entschuldig|bedauer|grüße|grüßen|gruß|freue|freuen|hoffe|melden sie sich|gerne/u,
    politeNo: /zögern sie nicht/u,
    words: `lange mussten müssen musste dass hallo guten gute morgen tag abend liebe lieber sehr geehrte geehrter damen herren frau herr
      vielen herzlichen besten dank danke leid tut entschuldigung entschuldigen bitte bedauern bedauerlich freundliche freundlichen
      herzliche beste viele liebe grüße grüßen gruß freuen freut hoffen hoffe melden meldung fragen frage weitere weiteren gerne gern
      jederzeit hilfe helfen nachricht mail e-mail email schreiben anfrage bestellung paket verzögerung unannehmlichkeiten umstände
      ärger ärgerlich verwechslung fehler warten wartezeit geduld verständnis interesse rückmeldung fotos foto antwort kauf einkauf
      vertrauen zeit woche wochenende schönen schöne schönes wünschen ihnen team ihr bald wieder hören verstehen können verfügung
      stehen falls enttäuschung zögern`,
  },
  polarity: {
    negations: `nicht kein keine keinen keinem keiner keines nie niemals ohne nichts niemand weder`,
    answers: 'ja nein nicht kein keine nur alle kann können',
    yesOrNo: /ja|nein/u,
    exclusions: /ausgeschloss\w*|ausgenomm\w*|ausser|unmoglich|lehn\w*|ablehn\w*|verweiger\w*/u,
    free: /kostenlos\w*|kostenfrei\w*|portofrei\w*|versandkostenfrei\w*|umsonst|gratis/u,
    unused: /un(?:benutz|getrag|geoffn|beschadig|gebrauch|gewasch)\w*/u,
    idioms: /nicht nur|nicht später als|nicht länger als|kein problem/u,
    costsNothing: /(?:kostet|kosten)(?: \p{L}+){0,3} nichts/u,
  },
  requests: {
    leave: /(?:kann|können|könnte|darf|dürfen) (?:ich|wir)/u,
    begins:
      /\b(?:bitte|könn(?:t|te)(?:n|st)?|kann ich|ich (?:möchte|will|würde|brauche|hätte|bräuchte|suche)|sagen sie mir|teilen sie|schicken sie|wie (?:lange|viel|kann)|wann|wo (?:ist|bleibt)|ich frage mich|ich wüsste)\b/u,
    wishes: /bitte|ich (?:möchte|will|hätte gern\p{L}*|verlange|wünsche|bestehe)/u,
    permission: /kann ich|könnte ich|darf ich|ist es möglich/u,
    states: /stand|neues|neuigkeit\p{L}*|wo (?:ist|sind|bleib\p{L}*)|wann kommt/u,
    moves:
      /raus|unterwegs|geliefert|noch nichts|verschickt|versandt|versendet|abgeschickt|los|schon|passiert|erstattet|erstattung|kommt|ankommt/u,
    anger:
      /unverschämt\p{L}*|frechheit|enttäusch\p{L}*|verärgert|wütend|unzumutbar|inakzeptabel|zum dritten mal|zum zweiten mal|immer noch (?:nichts|keine|nicht)|saftladen|abzocke|nie wieder/u,
    own: /mein\p{L}*|unser\p{L}*/u,
    pointsBack: /es|ihn|diese[nmrs]?|davon|dafür/u,
  },
  matters:
    /^\p{L}+en sie|auf(?:gemacht|gegangen|gerissen)|geöffnet|bekomm\p{L}*|erhalten|erhielt\p{L}*|gefunden|fand(?:en)?|finde|entdeck\p{L}*|bemerk\p{L}*|festgestellt|ausgepackt|wart(?:e|en|et|ete|eten)|gewartet|versuch\p{L}*|probier\p{L}*|gewaschen|bezahl\p{L}*|gezahlt|abgebucht|geld|brauch\p{L}*|benötig\p{L}*|will|wollen|wollte\p{L}*|wünsch\p{L}*|hoff\p{L}*|erwart\p{L}*|gehört|geschrieben|angerufen|geschickt|geschickt\p{L}*|zurück\p{L}*|gefragt|versprochen|reklam\p{L}*|beschwer\p{L}*|nur|noch|statt|stattdessen|obwohl|aber|jedoch|leider|dennoch|trotzdem|zu|als (?:auf|der|die|das|erwartet)|(?:war|waren|ist|sind) weg|leer|zweimal|dreimal|wieder|wenn|falls|muss|müssen|musste\p{L}*|soll\p{L}*|dringend|verletz\p{L}*|verbrannt|geschnitten|krank|allerg\p{L}*|ausschlag|riech\p{L}*|stink\p{L}*|undicht|fleck\p{L}*|riss|risse|loch|löcher|kaputt|gefallen|klemm\p{L}*|abgegangen|repar\p{L}*|gelöst/u,
  questions: {
    auxiliaries: /kann|können|darf|ist|sind|gibt|haben/u,
    which: /welche[rsnm]? |was für (?:ein\p{L}* )?/u,
    openings:
      /wie|was|wann|wo|woher|wohin|welche[rsnm]?|wer|wem|wen|warum|weshalb|wieso|kann|können|könnte|könnten|darf|muss|ist|sind|gibt|haben|hat|wird|werden|liefern|bieten|versenden|ab|bis|bekomme|kostet/u,
    interrogatives: /wie|was|wann|wo|welche[rsnm]?|wer|warum/u,
    joins: /und|oder|sowie|aber/u,
    also: /auch/u,
  },
  promises: [
    /\b(?:wir|ich)\s+(?:\p{L}+\s+){0,3}?(?:erstatten|erstatte|ersetzen|schicken|schicke|senden|sende|liefern|zahlen|geben|übernehmen|gewähren|stornieren|reparieren|tauschen|garantieren|versprechen|veranlassen|schreiben|überweisen)/u,
    /(?<!\p{L})(?:erstatten|ersetzen|schicken|verschicken|senden|liefern|zahlen|übernehmen|stornieren|reparieren|tauschen|überweisen)\s+wir(?!\p{L})/u,
    /\b(?:werden|werde|können|kann)\s+(?:wir|ich)?\b.*(?<!\p{L})(?:erstatten|ersetzen|schicken|senden|zahlen|gutschreiben|stornieren|liefern|reparieren|umtauschen|überweisen|übernehmen)/u,
  ],
  risks: {
    lawyer: /anwalt|anwältin|rechtsanwalt|klage|gericht|verbraucherzentrale/u,
    chargeback: /rückbuchung|käuferschutz|zurückbuchen/u,
    injury:
      /verletz\p{L}*|krankenhaus|verbrannt|in brand|brandgefahr|feuer gefangen|stromschlag|allergische reaktion/u,
    data: /dsgvo|meine daten (?:löschen|herausgeben)|daten.{0,30}lösch\p{L}*|auskunft.{0,30}daten|datenauskunft/u,
    press: /zeitung|presseanfrage|reporterin?/u,
  },
  numberLabels: {
    other:
      /art|artikel\p{L}*|produkt\p{L}*|teile?nummer|modell\p{L}*|größen?|tel|telefon\p{L}*|mobil\p{L}*|handy\p{L}*|fax|erreichen mich unter|durchwahl|nebenstelle|kunden?\p{L}*|konto\p{L}*|(?:end)?ziffern(?: \p{L}+ karte)?|karte|gutschein\p{L}*|rabatt\p{L}*|\p{L}{0,20}code|sendungs\p{L}*|paketnummer|trackingnummer|serien|seriennummer|plz|postleitzahl|\p{L}{0,30}str|\p{L}{0,30}straße|\p{L}{1,30}weg|hausnummer/u,
    document:
      /rechnung|rechnungs\p{L}*|beleg\p{L}*|referenz\p{L}*|ref|tickets?|ticketnummer|\p{L}{0,20}vorgang|\p{L}{0,20}vorgangs\p{L}{0,10}|fall|fallnummer|retouren?\p{L}{2,20}|retouren?[ -]n(?:umme)?r|rücksende\p{L}{2,20}|rma|verwendungszweck(?: \p{L}+ überweisung)?|transaktions?\p{L}*(?: bei \p{L}+)?/u,
  },
  quotes: {
    from: 'von',
    labels: 'gesendet|datum|an|betreff|antwort an|kopie|wichtigkeit',
    subject: 'betreff',
    originals:
      'original-nachricht|original nachricht|ursprüngliche nachricht|ursprüngliche mail|antwort nachricht',
    forwards: 'weitergeleitete nachricht|anfang der weitergeleiteten nachricht',
    wrote: 'schrieb|schreibt|zitat von',
    devices:
      'von meinem|von meiner|von unterwegs gesendet|mobil gesendet|gesendet von meinem|gesendet von meiner|diese nachricht wurde von meinem|holen sie sich outlook|laden sie outlook für',
    sentBy: 'gesendet von|gesendet mit|gesendet aus|gesendet über|diese nachricht wurde mit|outlook für',
  },
  synonyms: [
    'artikel produkt produkte ware waren stück stücke teil teile sache sachen',
    'kunde kunden käufer empfänger',
    'foto fotos bild bilder',
    'mail mails e-mail email schreiben schreib nachricht',
    'dauert dauern braucht brauchen lang',
    'beginnt beginnen ab start',
    'endet bis ende',
    'kostet kosten preis zahlen bezahlen beträgt',
    'bekommen erhalten zustellung zustellen ankommt ankunft eintrifft lieferung erhalt kommt',
    'schicken senden versenden verschicken sendet versand einsenden zurücksenden',
    'müssen nötig erforderlich brauchen benötigen',
    'möglich können dürfen erlaubt akzeptieren nehmen',
    'gilt gelten gültig gültigkeit',
    'fahrrad fahrräder rad räder',
    'personen person leute',
    'erstatten erstattung zahlen zurückzahlen gutschreiben rückzahlung',
    'reicht genügt genügen reichen',
    'kostenlos kostenfrei gratis umsonst nichts kostet',
  ],
  lightWords: `leider bequem gilt gelten höchstens bitte einfach dann also jedoch daher deshalb natürlich gern selbstverständlich möglich fall
    allerdings außerdem ebenfalls sowie bereits innerhalb während bleibt bleiben macht machen gibt geben nehmen nimmt liegt liegen
    lassen lässt bietet bieten brauchen benötigen jeweils insgesamt dabei dafür damit dort hierfür direkt wieder zurück kommt kommen
    steht stehen verwenden nutzen ab je pro`,
  quantifiers: {
    all: `alle allen aller alles jede jeder jedes jeden jedem immer stets überall sämtliche sämtlichen vollständig komplett ausschließlich`,
    some: `einige einigen manche manchen mehrere viele vielen wenige bestimmte bestimmten ausgewählte ausgewählten manchmal meist meistens
      oft teilweise fast normalerweise gewöhnlich üblicherweise selten`,
    only: `nur lediglich ausschließlich außer ausgenommen bloß`,
    condition: `wenn falls sofern solange vorausgesetzt`,
  },
  opposites: [
    'vor nach',
    'innerhalb nach',
    'ohne mit',
    'bis ab',
    'bevor nachdem',
    'statt zusätzlich',
    'anstelle zusätzlich',
    'anstatt zusätzlich',
    'stattdessen zusätzlich',
    'mehr weniger',
    'erste letzte',
    'ersten letzten',
    'mindestens höchstens',
    'offen geschlossen',
    'kostenlos kostenpflichtig',
  ],
  parties: {
    store: {
      subjects:
        /wir|(?:der|unser|die|unsere|das) (?:verkäufer|händler|shop|geschäft|team|werkstatt|fahrer|monteur|techniker|kundendienst)/u,
      agents:
        /(?:von|durch) (?:uns|unser\p{L}* (?:verkäufer|händler|shop|geschäft|team|werkstatt|fahrer|monteur|techniker|kundendienst))|vom (?:verkäufer|händler)/u,
      payers:
        /(?:auf|zu) unser\p{L}* (?:kosten|lasten|gefahr|risiko)|unsere sache|sache des (?:verkäufers|händlers)|für sie kosten(?:los|frei)|kostet sie(?: \p{L}+){0,3} nichts/u,
    },
    customer: {
      subjects: /sie|du|kunden?|käufer|besteller|empfänger|verbraucher/u,
      agents:
        /(?:von|durch) (?:ihnen|dir|sie)|(?:vom|von dem|durch den) (?:kunden|käufer|besteller|empfänger)/u,
      payers:
        /(?:auf|zu) ihr\p{L}* (?:eigene\p{L}* )?(?:kosten|lasten|gefahr|risiko)|(?:auf kosten|zu lasten|sache) des (?:kunden|käufers|empfängers)|ihre sache|für uns kosten(?:los|frei)/u,
    },
    pay: 'zahlen',
    objectMarks:
      /(?:für|an|von|bei|mit|auf|ohne|über|zu|in|durch)(?: (?:den|dem|die|der|einen|einem))?|den|dem|des|vom|zum|beim|im/u,
    receives:
      /erhalten|erhält|erhältst|bekommen|bekommt|bekommst|empfangen|(?:(?:sie|kunde|käufer|wir) (?:wird|werden)|(?:wird|werden) (?:sie|wir)) .{0,60}(?<!(?<!\p{L})(?:sofor|jetz|nich|selbs|fas|meis))t(?=,|[^\p{L}]*$)|lassen/u,
    offers:
      /brauch\p{L}*|benötig\p{L}*|akzeptier\p{L}*|biete[nt]|ermöglich\p{L}*|gestatt\p{L}*|geben|gibt|gewähr\p{L}*|\p{L}{0,20}tausch\p{L}*|nehmen .{0,60}zurück|miete\p{L}*/u,
    modals: /dürfen|darf|müssen|muss|sollen|soll|sollten|können|kann|möchten|bitte|selbst|immer|nur/u,
    joins: /und|oder|aber|wenn|falls|sobald|dass|damit|weil|bevor|nachdem|sofern/u,
    hasFreeVerb: true,
  },
  units: {
    workday: /(?:werk|arbeits|geschäfts)tag\p{L}*/u,
    day: /(?:kalender)?tage?[ns]?/u,
    week: /wochen?/u,
    month: /monat\p{L}*/u,
    year: /jahre?[ns]?/u,
    decade: /jahrzehnt\p{L}*/u,
    hour: /stunden?|std/u,
    percent: /prozent\p{L}*/u,
    gbp: /pfund/u,
    chf: /franken/u,
    gram: /gramm/u,
    centimetre: /zentimeter/u,
    degree: /grad/u,
  },
  needs: {
    amount:
      /(?:was|wieviel|wie viel) (?:kostet|kosten|würde[^.?!]{0,30} kosten)|wie ?viel (?:muss|zahle|zahlt|ist|macht|beträgt|betragen)|wie (?:teuer|hoch (?:ist|sind))|(?:ab|bis) (?:welche[mnr]|wie ?viel) (?:betrag|wert|euro|bestellwert|summe)|welche (?:kosten|versandkosten|gebühr)|(?<!(?:wann|wie|wo|womit|warum) )(?:muss|müssen) (?:ich|wir)(?: [^\s.?!]{1,30}){0,4} (?:porto|zoll|\p{L}{0,15}steuern?|einfuhrabgaben|mehrwertsteuer|aufpreis|aufschlag|zuschlag|pfand|kaution|extra|etwas|dafür|\p{L}{0,15}(?:kosten|gebühr(?:en)?|versand|sendung|lieferung|abholung)|retouren?)(?: [^\s.?!]{1,30}){0,3} (?:be)?zahlen/u,
    time: /wann|wie (?:oft|lange|schnell|bald|viele (?:tage|wochen|monate|werktage|stunden|male))|bis wann|ab wann|öffnungszeiten|welche frist|an welchen tagen|um wie ?viel uhr|wie lang (?:ist|dauert)|(?:kann|können|darf) (?:ich|wir)[^.?!]{0,60} noch|geht das noch|ist es (?:schon )?zu spät/u,
    duration: /wie (?:lange|schnell|viele (?:tage|wochen|monate|werktage|stunden))/u,
    measure:
      /wie (?:groß|hoch|breit|tief|schwer|dick|lang) (?:ist|sind)|(?:welche|was sind die) (?:maße|abmessungen|größe)|wie ?viel wiegt|welches (?:gewicht|volumen)|welchen durchmesser/u,
    count:
      /(?:ab )?wie ?viele[nr]?(?! (?:tage|wochen|monate|werktage|stunden|male))|wie ?viel (?:wasser|kaffee|strom|farbe|koffein|zucker|watt|liter)/u,
    origin:
      /(?:in|aus) welche[mr] land|woher (?:kommt|kommen|stammt|stammen|beziehen)|wo (?:wird|werden|wurde|wurden)[^.?!]{0,60}(?:hergestellt|produziert|gefertigt|genäht|gebaut|geschweißt|gemacht)/u,
    way: /was (?:soll|sollen|sollte|muss|müssen|kann|können) (?:ich|wir)[^.?!]{0,20} (?:tun|machen)|was nun|wie (?:kann|können|muss|soll) (?:ich|wir)(?! (?:sehen|erkennen|wissen))|wie (?:storniere|ändere|bezahle|kündige|melde) ich/u,
    spot: /wo (?:finde|kann|bekomme|sehe|ändere|gebe) ich/u,
    code: /farb(?:code|nummer|ton)|artikelnummer|modellnummer|seriennummer/u,
  },
  facts: {
    spots: /konto|kundenkonto|seite|kasse|warenkorb|schreiben|unter|laden|filiale/u,
    steps:
      /bitte|können sie|sie können|kann man|einfach|über|per|mit|schreiben sie|senden sie|schicken sie|klicken|melden|im kundenkonto|lässt sich/u,
    moments:
      /(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|jede[nrs]?|täglich|wöchentlich|monatlich|jährlich|\p{L}{1,20}mal|\d{1,4}[ -]?mal|heute|morgen|sofort|jederzeit|umgehend|taggleich|am selben tag|januar|februar|oktober|dezember|sobald|solange|bis (?:wir|sie|er|es)|(?:am|zum) (?:nächsten|folgenden|selben) (?:tag|morgen|vormittag|nachmittag|abend|werktag|arbeitstag)|nächste (?:woche|n monat)/u,
    freesOfCost:
      /(?<!(?<!\p{L})(?:wir|ich) )(?:be)?zahl(?:en|st|t) (?:(?:sie|du|ihr) )?(?:dann )?(?:nichts|kein(?:en?)? (?:porto|versand\p{L}*|fracht\p{L}*|gebühr\p{L}*))|(?:übernehmen|tragen|bezahlen) wir (?:(?:die|das|den|alle) )?(?:porto|fracht|versand\p{L}*|\p{L}{0,15}kosten)|wir (?:übernehmen|tragen|bezahlen) (?:(?:die|das|den|alle) )?(?:porto|fracht|versand\p{L}*|\p{L}{0,15}kosten)(?! nicht)|(?:entfällt|entfallen) (?:die|das) (?:porto|\p{L}{0,15}(?:kosten|gebühr\p{L}*|pauschale))|(?:porto|\p{L}{0,15}kosten|\p{L}{0,15}gebühr|pauschale) (?:entfällt|entfallen|fällt weg|fallen weg)|auf unsere kosten/u,
    from: /in|aus/u,
  },
  exceptions:
    /außer|ausgenommen|ausnahme|jedoch|allerdings|zuzüglich|zzgl|aufschlag|zuschlag|aufpreis|inseln?|stattdessen|nur/u,
  places: {
    union: /EU|Europäische[nr]? Union/u,
    europe: /europa|europaweit|europäisch\p{L}*/u,
    beyond: /außerhalb/u,
    world: /weltweit|alle[n]? länder\p{L}*/u,
  },
  glossary: `
return: rückgabe, zurückgeb, zurückgegeb, zurückschick, zurückgeschickt, zurücksend, rücksend, rückversand, retour, zurück geb, zurück send, zurück schick, widerruf, geb zurück, schick zurück, send zurück
refund: erstatt, rückerstatt, geld zurück, geld wieder, gutgeschrieb, gutschrift, rückzahl, zurückgezahlt, zurückzahl, zurück bekomm, mein geld
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
pickup: abhol, packstation, paketshop, selbst hol, laden mitnehm, geschäft mitnehm, filiale mitnehm
express: express, morgen, eilig, schneller, dringend, expressversand
shipping-cost: versandkost, lieferkost, porto, versandgebühr, versandpauschal, kosten versand, kostet versand, kostet lieferung, liefergebühr
cost: kosten, kostet, preis, gebühr, wie viel, wieviel, bezahl
free: kostenlos, gratis, kostenfrei, umsonst, versandkostenfrei, portofrei, ohne kosten
minimum: mindest, bestellwert, ab einem, ab 50, einkaufswert, warenwert
abroad: ausland, international, weltweit, andere länder, welche länder, länder, außerhalb, grenze
customs: zoll, einfuhr, verzoll, grenze
tax: mehrwertsteuer, mwst, umsatzsteuer, steuer, ust
invoice: rechnung, beleg, quittung, kassenbon, buchhalt
payment: zahlung, zahlen, bezahl, zahlungsart, kreditkarte, paypal, überweis, lastschrift, klarna, apple pay, sofort, vorkasse, bar zahl, bar bezahl, in bar, bargeld
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
shelf-life: haltbar, hält sich, halten sich, mindesthaltbar, ablauf, lager, frisch, aufbewahr
food: lebensmittel, verderblich, blumen, kaffee, tee, schokolade
eco: nachhaltig, recycl, umwelt, plastik, klima, biologisch
certified: zertifi, siegel, fair, mulesing, geprüft
preorder: vorbestell, erscheint
spare: ersatzteil, zubehör, einzelteil
disposal: entsorg, altgerät, altes mitnehm, alten mitnehm, alte mitnehm
student: student, studier, schüler, lehrer
loyalty: treue, punkte, bonus, prämie, mitglied
confirmation: bestätig
processing: bearbeit, verpackt, bearbeitungszeit, lager verlass, verlassen unser, versandfertig
cutoff: bestellschluss, letzter tag, spätestens, bis wann, rechtzeitig, bis 12, bis 14
guarantee-date: garantier, versprech, bestimmten tag, verbindlich, liefertermin
refuse: annahme verweiger, verweiger, nicht angenommen, nicht abgeholt
deadline: frist, innerhalb, binnen, zeitraum, zu spät, tage nach, wie lange habe, wie lange kann, wie lange darf, bis wann
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
share: teilen, familie, haushalt
offline: offline, ohne internet
region: region, länder, lizenz
sample: muster, probe, testen
age: alter, kinder, baby, jahre alt
bicycle: fahrrad, rad
holder: hersteller, marke, produzent
delivery-day: wunschtermin, wunschtag, zeitfenster, termin, abends, liefertermin
large: sperrgut, sperrig, schwer, spedition
sell: verkaufen sie, verkauft ihr, haben sie auch, habt ihr auch, führen sie, führt ihr, sortiment, katalog, prospekt, broschüre
job: job, praktikum, ausbildung, bewerb, aushilf, mitarbeit, suchen sie, sucht ihr, arbeiten bei, azubi, lehrstelle, freie stelle, offene stelle, stellenanzeige
visit: führung, besichtig
cooperate: sponsor, spend, tombola, wohltätig, blog, influencer, zusammenarbeit, zusammen arbeit, zeitschrift, interview, kooperation, unterstützen unser, unser unterstützen, unterstützt unser
advice: empfehl, welche größe brauch, welche größe soll, welche größe nehm, welche größe pass, welches ist, welcher von, welche von, am besten, beraten, eignet
origin: hergestellt, gefertigt, produziert, genäht, entworfen, bemalt, woher komm
accessible: rollstuhl, barrierefrei
course: kurs, schulung, lehrgang, unterricht
trade-in: in zahlung, inzahlung, ankauf, kaufen gebraucht, altes zahlung
pet: hund, katze, haustier, tiere, welpe`,
}
