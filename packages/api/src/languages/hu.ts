import Hungarian from './stemmers/hungarian-stemmer.js'
import type { Language } from './language.ts'

export const language: Language = {
  code: 'hu',
  aliases: [],
  stemmer: new Hungarian(),
  hasCompounds: true,
  usesFirstNames: false,
  stopWords: `a az egy és vagy de hogy nem is csak már még meg ha mert mint akkor ami aki amely ez ezt azt ezek azok itt ott én te ő mi ti ők engem
    nekem neked neki nekünk önnek önök önöknek önt maga magam van vannak volt voltak lesz lenne lehet kell kellene szeretnék szeretném szeretnénk
    kérem kérek kérjük kérdés kérdésem kérdezni tudok tudom tudnak tudnák tudná hol mikor hogyan milyen melyik mennyi miért ki kinek mit ezért
    így úgy nagyon igen üdvözlettel tisztelt tisztelettel köszönöm köszönjük köszönettel előre kedves szia sziasztok helló jó napot kívánok
    szép hölgyem uram cím segítség segíteni alatt után előtt által óta majd pedig tehát azonban sem se`,
  numbers: `nulla kettő/két/kétszer három/hármat négy/négyet öt/ötöt hat/hatot hét nyolc/nyolcat kilenc/kilencet tíz/tizet tizenegy
    tizenkettő/tizenkét tizenhárom tizennégy tizenöt tizenhat húsz/huszat huszonegy huszonnégy huszonnyolc harminc/harmincat
    negyven/negyvenet negyvennyolc ötven/ötvenet hatvan/hatvanat kilencven/kilencvenet száz/százat ezer/ezret`,
  phrases: {
    hello: 'Jó napot kívánok[, {name}]!',
    thanks: 'Köszönjük az üzenetét.',
    quoted: 'Tájékoztatónk ezt írja erről:',
    bye: 'Üdvözlettel',
    tracking: 'A csomag követési száma: {tracking}[, {url}]',
    notFound: 'A(z) {order} rendelést ezzel az e-mail-címmel nem találjuk: melyik címmel rendelt?',
    sorry: 'Elnézést kérünk a kellemetlenségért.',
    order: {
      unpaid: 'A(z) {order} rendelés még nincs kifizetve.',
      paid: 'A(z) {order} rendelés ki van fizetve[ ({on})], és előkészítjük.',
      packed: 'A(z) {order} rendelést becsomagoltuk[ ({on})], és a futárra vár.',
      shipped: 'A(z) {order} rendelést feladtuk[ ({on})][, futár: {carrier}].',
      delivered: 'A(z) {order} rendelést kézbesítették[ ({on})].',
      cancelled: 'A(z) {order} rendelést töröltük[ ({on})].',
      refunded: 'A(z) {order} rendelés árát visszatérítettük[ ({on})][: {refunded}].',
    },
  },
  stages: {
    shipped: 'feladták elküldtük elküldték',
    delivered: 'megérkezett kiszállították kiszállítottuk',
    cancelled: 'törölték lemondták',
    refunded: 'visszatérítették visszafizettük',
  },
  greetings: {
    opening: /kedves|tisztelt|szia|sziasztok|helló|jó (?:napot|reggelt|estét)|üdvözlöm/u,
    closing: /üdvözlettel|tisztelettel|köszönettel|köszönöm(?: előre is| szépen)?|üdv/u,
    salutation: /kedves|tisztelt|jó napot/u,
    thanks: /köszön/u,
    polite: /kedves|tisztelt|köszön|elnézés|sajnál|üdvözlettel|tisztelettel/u,
    words: `kedves tisztelt jó napot kívánok kívánunk köszönjük köszönöm köszönettel elnézést kérünk sajnáljuk sajnálom kellemetlenség
      kellemetlenségért hiba késés türelem türelmét megértés megértését üzenet üzenetét levél levelét kérdés kérdése kérdései segítség
      segítünk szívesen örömmel remélem reméljük válasz válaszunk csomag rendelés üdvözlettel tisztelettel szép napot vásárlónk`,
  },
  polarity: {
    negations: `nem ne sem se nincs nincsenek sincs nélkül soha sohasem semmi semmit senki sehol nélküli`,
    answers: 'igen nem és csak',
    yesOrNo: /igen|nem/u,
    exclusions: /kiveve|kivetel\w*|kizar\w*/u,
    free: /ingyen\w*|dijmentes\w*|dijtalan\w*/u,
    unused: /hasznalatlan\w*|bontatlan\w*|viseletlen\w*|sertetlen\w*/u,
    idioms: /nem csak|nem csupán|legkésőbb/u,
  },
  requests: {
    leave: /vissza ?küldhetem|kérhetek|lehet-e|szabad-e/u,
    begins:
      /(?:^|\s)(?:szeretnék|szeretném|szeretnénk|kérem|kérek|kérném|kérnék|tudnának|tudnák|tudna|megtudhatnám|érdeklődnék|mikor|mennyi|hogyan|hol van|milyen|lehet-e)(?!\p{L})/u,
    wishes: /szeretnék|szeretném|szeretnénk|kérem|kérném|kérek/u,
    permission: /lehet-e|szabad-e|lehetséges-e|visszaküldhetem/u,
    states: /hol van|hol tart|állapot\p{L}*|státusz\p{L}*/u,
    moves: /feladt\p{L}*|elindult|megérkez\p{L}*|kézbesít\p{L}*/u,
    anger: /felháborít\p{L}*|csalódott\p{L}*|elfogadhatatlan\p{L}*|botrány\p{L}*|harmadszor|soha többé/u,
    own: /rendelésem\p{L}*|csomagom\p{L}*|számlám\p{L}*/u,
  },
  questions: {
    auxiliaries: /tudom|tudok|lehet|van|kell/u,
    which: /melyik |milyen /u,
    openings:
      /hogyan|hogy|mikor|hol|hova|honnan|melyik|milyen|mennyi|mennyibe|hány|miért|ki|kinek|lehet|van-e|lehet-e/u,
    interrogatives: /hogyan|mikor|mennyi|hol/u,
    joins: /és|vagy|valamint/u,
    also: /szintén/u,
  },
  promises: [
    /\b(?:visszatérítjük|visszafizetjük|kicseréljük|elküldjük|megtérítjük|kifizetjük|töröljük|megjavítjuk|garantáljuk|megígérjük|kárpótoljuk|pótoljuk)\b/u,
  ],
  risks: {
    lawyer: /ügyvéd\p{L}*|bíróság\p{L}*|jogi út\p{L}*|fogyasztóvédel\p{L}*/u,
    chargeback: /bankkártyás visszaterhel\p{L}*|visszaterhelés\p{L}*/u,
    injury: /megsérült\p{L}*|sérülés\p{L}* szenved\p{L}*|kórház\p{L}*|allergiás reakció\p{L}*/u,
    data: /gdpr|töröljék (?:az )?adataim\p{L}*|személyes adataim\p{L}*/u,
    press: /újságíró\p{L}*/u,
  },
  numberLabels: {
    other:
      /cikkszám\p{L}*|termék\p{L}*|modell\p{L}*|méret\p{L}*|tel|telefon\p{L}*|mellék\p{L}*|ügyfél\p{L}*|vevő\p{L}*|kártya\p{L}*|\p{L}{0,20}kód\p{L}{0,10}|kupon\p{L}*|nyomkövet\p{L}*|csomagszám\p{L}*|sorozatszám\p{L}*|irányítószám\p{L}*/u,
    document:
      /számla\p{L}*|nyugta\p{L}*|hivatkozás\p{L}*|ügyszám\p{L}*|ticket\p{L}*|visszaküldési? (?:szám|kód|azonosító)\p{L}{0,10}|rma|tranzakció\p{L}*/u,
  },
  quotes: {
    from: 'feladó',
    labels: 'elküldve|dátum|címzett|másolatot kap|tárgy',
    subject: 'tárgy',
    originals: 'eredeti üzenet',
    forwards: 'továbbított üzenet',
    wrote: 'írta|ezt írta',
    devices: 'iphone-omról küldve|az outlook letöltése',
    sentBy: 'küldve',
  },
  units: {
    workday: /munkanap\p{L}*/u,
    day: /nap(?:ig|on|ja|ok|os|tól|pal|ot)?|napon belül/u,
    week: /hét(?:ig|en)?|hetet|hetes|hetek/u,
    month: /hónap\p{L}*/u,
    year: /évig|éves|évet|évek|éven/u,
    decade: /évtized\p{L}*/u,
    hour: /órá\p{L}*|óra/u,
    percent: /százalék\p{L}*/u,
    gram: /gramm\p{L}*/u,
    centimetre: /centiméter\p{L}*/u,
    litre: /liter\p{L}*/u,
  },
  needs: {
    amount:
      /mennyibe kerül\p{L}*|mennyi (?:az ára|a szállítás|a szállítási|a díja|a költség)\p{L}*|milyen áron/u,
    time: /mikor|meddig|mennyi idő\p{L}*|hány (?:munka)?nap\p{L}*|milyen gyorsan|nyitvatartás\p{L}*/u,
    duration: /mennyi idő\p{L}*|meddig tart|hány (?:munka)?nap\p{L}*/u,
    measure: /mekkora|milyen (?:magas|széles|nehéz|nagy|hosszú)|mi a mérete/u,
    count: /hány darab\p{L}*/u,
    origin: /melyik országban|hol (?:gyártják|készül|készült)/u,
    way: /hogyan (?:tudom|tudok|lehet|kell)|mit (?:kell tennem|tegyek|tehetek)/u,
    spot: /hol (?:találom|tudom|lehet)/u,
  },
  facts: {
    spots: /fiók\p{L}*|honlap\p{L}*|weboldal\p{L}*|üzlet\p{L}*|e-mailben|telefonon/u,
    steps: /kattintson|küldje|írjon|töltse|válassza|jelentkezzen|kérjük/u,
    moments:
      /hétfő\p{L}*|kedd\p{L}*|szerd\p{L}*|csütörtök\p{L}*|péntek\p{L}*|szombat\p{L}*|vasárnap\p{L}*|ma|holnap|azonnal/u,
  },
  exceptions: /kivéve|azonban|felár\p{L}*|pótdíj\p{L}*/u,
  places: {
    union: /Európai Unió\p{L}*/u,
    europe: /európá\p{L}*|európai/u,
    beyond: /kívül\p{L}*/u,
    world: /világszerte|bármely országba/u,
  },
  glossary: `
return: visszakül, visszavisz, visszaad, elállás, elállni, elállok
refund: visszatérít, visszafizet, pénzvisszafiz, visszakapom a pénz, visszakapja
exchange: csere, cserél, kicserél, másik méret
replacement: pótlás, új terméket, helyette
defect: hibás, meghibás, nem működik, elromlott, reklamáci
damage: sérült, megsérül, eltört, törött, karcos, repedt, szivárog
warranty: garancia, garanciá, jótállás, szavatosság
repair: javít, szerviz
wrong: rossz termék, téves, nem ezt rendel, mást küld
missing: hiányzik, hiányos, kimaradt
cancel: lemond, törölni, visszavon, törölj
change: módosít, változtat, átír
address: címet, címem, szállítási cím, költöz, utca, irányítószám
deliver: szállít, kiszállít, kézbesít, futár, posta, érkez
parcel: csomag, küldemény, doboz
duration: mennyi idő, hány nap, mikor érkez, munkanap, szállítási idő, meddig tart
late: késik, késés, nem érkez, még mindig vár, nem jött
lost: elveszett, eltűnt, soha nem
track: nyomon köve, követési, hol van, hol tart, státusz
neighbour: szomszéd, nem vagyok otthon, nem leszek otthon
pickup: átvétel, átvenni, csomagpont, csomagautomata
express: expressz, sürgős, gyorsabb, holnapra
shipping-cost: szállítási költség, szállítási díj, szállítás díja, postaköltség
cost: ára, áron, díja, mennyibe, költség, mennyi az ár
free: ingyen, díjmentes, díjtalan
minimum: legalább, fölött, felett
abroad: külföld, nemzetköz, más ország, mely ország
customs: vám, import
tax: áfa, adó
invoice: számla, számlá, nyugta, nyugtá
payment: fizetés, fizetni, bankkárty, utánvét, paypal, átutal, fizetési mód
declined: elutasít, sikertelen, nem sikerül
twice: kétszer, dupl
discount: kedvezmény, kupon, kuponkód, akció, olcsóbb, kód
gift-card: ajándékkárty, ajándékutalván, utalván
gift: ajándék, születésnap
price-match: máshol olcsóbb, árgaranci
stock: raktár, készlet, elfogyott, kapható, elérhető, félretenni, lesz még
size: méret, túl kicsi, túl nagy, szűk
colour: szín, piros, kék, zöld, fekete, fehér, sárga, barna, szürke
material: anyag, pamut, gyapjú, bőr, selyem, fából
care: mosás, mosni, mosható, tisztít, vasal, szárít, ápol
custom-made: egyedi, gravíroz, névvel, feliratos
sale: leértékel, kiárusít
hygiene: fehérnemű, higiéni, fürdőruha, fülbevaló, felbontott
condition: használatlan, használt, viselt, eredeti csomagolás, címké
label: címke, visszaküldési címke, nyomtat
subscription: előfizet, tagság
account: fiók, bejelentkez, regisztrá, belépés
password: jelszó, jelszav
newsletter: hírlevél
privacy: adatvédel, személyes adat, adataim
contact: kapcsolat, telefon, elérhetőség, ügyfélszolgálat, hívni
hours: nyitvatart, nyitva
weekend: hétvég, szombat, vasárnap
shop: üzlet, bolt, bemutatóterem
christmas: karácsony
signature: aláír
combine: egy csomagban, összevon, két rendelés
split: több csomag, két csomag, külön
assembly: összeszerel, útmutat, szerel
battery: akkumulátor, elem, tölt
water: vízálló, víz, eső, úsz
dimension: méretei, súly, magasság, szélesség, átmérő, milyen nehéz
ingredient: összetev, allergén, vegán, glutén, laktóz, tartalmaz
shelf-life: eltartható, lejárat, friss
food: élelmiszer, virág, kávé, csokoládé
eco: fenntartható, újrahasznos, környezet, műanyag
certified: tanúsítvány, minősített
spare: pótalkatrész, alkatrész, tartozék
student: diák, hallgató
confirmation: visszaigazol, megerősít
processing: feldolgoz, csomagol, előkészít
cutoff: határidő, dél előtt, óráig
refuse: nem veszem át, át nem vett
deadline: napon belül, határidő, meddig
proof: fénykép, fotó, bizonyíték
instalment: részlet
order: rendel, megrendel, vásárol, vettem
money: pénz, összeg
bank: bank, átutalás, iban
valid: érvényes, lejárt
large: nagyméretű, nehéz csomag
sell: árulnak, forgalmaz, kínálat, katalógus
job: állás, munkát, gyakornok
visit: látogat, megnéz
cooperate: támogat, szponzor, együttműköd, influenszer
advice: ajánl, javasol, melyik méret, melyiket
origin: gyárt, származ, készült
accessible: kerekesszék, akadálymentes
course: tanfolyam, óra, képzés
trade-in: beszámít, régi készülék
pet: kutya, macska, kisállat, állat`,
}
