import Finnish from './stemmers/finnish-stemmer.js'
import type { Language } from './language.ts'

export const language: Language = {
  code: 'fi',
  aliases: [],
  stemmer: new Finnish(),
  hasCompounds: true,
  usesFirstNames: true,
  stopWords: `ei eikä en että hän he hei hyvä ja jo jos joka jotka jota kiitos kiitän koska kuin kuinka kun kysymys mikä millä missä mihin
    milloin minä minun minulla minulle mitä miten moi mukaan mutta myös ne niin nyt näin ole olen oli olisi on onko ovat pitää
    päivää se sen sekä siis siitä sillä sitä tai te teidän teillä teiltä tervehdys terveisin tämä tämän voi voiko voin voinko
    voisitteko voitteko vai vain vielä ystävällisin haluaisin`,
  numbers: `nolla kaksi/kahden/kahdessa kolme/kolmen/kolmessa neljä/neljän/neljässä viisi/viiden/viidessä kuusi/kuuden seitsemän kahdeksan
    yhdeksän kymmenen yksitoista kaksitoista/kahdentoista kolmetoista neljätoista/neljäntoista viisitoista kuusitoista kaksikymmentä
    kaksikymmentäyksi kaksikymmentäneljä kaksikymmentäkahdeksan kolmekymmentä/kolmenkymmenen neljäkymmentä neljäkymmentäkahdeksan
    viisikymmentä kuusikymmentä yhdeksänkymmentä sata tuhat`,
  phrases: {
    hello: 'Hei[ {name}],',
    thanks: 'Kiitos viestistäsi.',
    quoted: 'Ohjeissamme sanotaan näin:',
    bye: 'Ystävällisin terveisin',
    tracking: 'Seurantanumero on {tracking}[: {url}]',
    notFound: 'Emme löydä tilausta {order} tällä sähköpostiosoitteella: millä osoitteella tilasit?',
    sorry: 'Pahoittelemme vaivaa.',
    order: {
      unpaid: 'Tilaustasi {order} ei ole vielä maksettu.',
      paid: 'Tilauksesi {order} on maksettu[ {on}] ja sitä valmistellaan.',
      packed: 'Tilauksesi {order} on pakattu[ {on}] ja odottaa kuljetusta.',
      shipped: 'Tilauksesi {order} lähetettiin[ {on}][, kuljetus: {carrier}].',
      delivered: 'Tilauksesi {order} toimitettiin[ {on}].',
      cancelled: 'Tilauksesi {order} peruttiin[ {on}].',
      refunded: 'Tilauksesi {order} hyvitettiin[ {on}][: {refunded}].',
    },
  },
  stages: {},
  greetings: {
    opening: /hei|moi|hyvä/u,
    closing: /terveisin|ystävällisin|kiitos/u,
    salutation: /hei|hyvä/u,
    thanks: /kiit/u,
    polite: /hei|kiit|pahoittel|anteeksi|terveisin/u,
    words: `hei hyvä hyvää päivää kiitos kiitämme pahoittelemme pahoittelut anteeksi ystävällisin terveisin toivomme autamme mielellämme
      kysymys kysymyksiä apua viesti viestistäsi tilaus paketti viivästys vaiva virhe odotus kärsivällisyys vastaus päivänjatkoa`,
  },
  polarity: {
    negations: `ei en et emme ette eivät älä älkää ilman eikä koskaan`,
    answers: 'kyllä ei ja',
    yesOrNo: /kyllä|ei/u,
    exclusions: /lukuun/u,
    free: /ilmai\w*|maksutt?o\w*/u,
    unused: /kayttamat\w*/u,
  },
  requests: {
    leave: /voinko|saanko/u,
    begins: /(?:^|\s)(?:voisitteko|voitteko|voinko|haluaisin|haluan|tarvitsen|milloin|kuinka|miten|missä)/u,
    wishes: /haluan|haluaisin/u,
    permission: /voinko|saanko/u,
    states: /missä|tila/u,
    anger: /pettynyt/u,
    own: /minun|tilaukseni|pakettini/u,
  },
  questions: {
    auxiliaries: /voinko|voiko|onko/u,
    which: /mikä |mitkä /u,
    openings: /miten|milloin|missä|mikä|mitkä|kuka|miksi|voiko|voinko|onko|paljonko|kuinka/u,
    interrogatives: /miten|milloin/u,
    joins: /ja|tai|mutta/u,
  },
  promises: [
    /\b(?:hyvitämme|palautamme|lähetämme|korvaamme|vaihdamme|maksamme|peruutamme|korjaamme|takaamme|lupaamme)\b/u,
  ],
  risks: {
    lawyer: /asianajaja|oikeuteen/u,
    chargeback: /maksun palautus pankista/u,
    injury: /loukkaantu\p{L}*/u,
    data: /gdpr|poista\p{L}* tietoni/u,
    press: /toimittaja/u,
  },
  numberLabels: {
    other:
      /tuote\p{L}*|tuotteen|malli\p{L}*|koko|puh|puhelin\p{L}*|alanumero|asiakas\p{L}*|kortti|päättyy|\p{L}{0,20}koodi|seuranta\p{L}*|sarjanumero|postinumero/u,
    document:
      /lasku\p{L}*|kuitti\p{L}*|viite\p{L}*|tapaus\p{L}*|tiketti|palautus(?:numero|tunnus)\p{L}{0,5}|rma/u,
  },
  quotes: {
    from: 'lähettäjä',
    labels: 'lähetetty|vastaanottaja|päivämäärä|aihe',
    subject: 'aihe',
    originals: 'alkuperäinen viesti',
    forwards: 'välitetty viesti',
    wrote: 'kirjoitti',
    devices: 'hanki outlook|lataa outlook',
    sentBy: 'lähetetty',
  },
  units: {
    workday: /arkipäiv\p{L}*/u,
    day: /päivä\p{L}*/u,
    week: /viiko\p{L}*|viikko\p{L}*/u,
    month: /kuukau\p{L}*|kuukaut\p{L}*/u,
    year: /vuo\p{L}+/u,
    decade: /vuosikymmen\p{L}*/u,
    hour: /tunti\p{L}*|tunni\p{L}*/u,
    percent: /prosent\p{L}*/u,
  },
  needs: {
    amount: /(?:paljonko|mitä|kuinka paljon)[^.?!]{0,40}maksaa|mikä on[^.?!]{0,30}hinta/u,
    time: /milloin|kuinka (?:kauan|pian|nopeasti)|aukioloajat/u,
    duration: /kuinka kauan/u,
    measure: /kuinka (?:suuri|korkea|leveä|painava)|mitkä ovat mitat/u,
    count: /kuinka monta(?! (?:päivää|viikkoa|kuukautta|tuntia))/u,
    origin: /missä maassa/u,
    way: /mitä (?:minun pitää|voin) tehdä|miten (?:voin|voimme)/u,
    spot: /mistä (?:löydän|voin)/u,
  },
  facts: {
    spots: /tilillä|sivulla|kaupassa/u,
    steps: /voit|klikkaa|lähetä|kirjoita/u,
    moments: /maanantai\p{L}*|perjantai\p{L}*|tänään|huomenna|heti/u,
  },
  exceptions: /paitsi|kuitenkin|lisämaksu|saaret|vain/u,
  places: {
    union: /EU|Euroopan unioni\p{L}*/u,
    europe: /eurooppa\p{L}*/u,
    beyond: /ulkopuolella/u,
    world: /kaikkialle/u,
  },
  glossary: `
return: palaut, palaud, lähettää takaisin, peruuttamisoik
refund: hyvity, rahat takaisin, palautus rah, rahanpalaut, hyvitt
exchange: vaihto, vaihta, vaihda, toinen koko, toiseen kokoon
replacement: korvaav, uusi tuote, uuden tuot
defect: viallinen, vika, viat, rikki, ei toimi, hajo, reklamaat
damage: vaurio, vahingoittu, rikki, rikkout, naarmu, halkeil, palasina, vuotaa
warranty: takuu
repair: korja, huolto
wrong: väärä, väärän, virhe, en tilannut
missing: puuttu, vajaa, unohtu
cancel: perua, peruut, peru, irtisano
change: muutta, muuttaa, muutos, vaihtaa, päivit
address: osoit, muutin, katu, postinumero
deliver: toimit, lähet, posti, kuljetus, saapu, perille
parcel: paket, lähetys, laatikko
duration: kuinka kauan, kauanko, montako päivää, milloin, arkipäiv, kestää, toimitusaika
late: myöhäs, viivästy, ei ole saapunut, odotan yhä, vieläkään
lost: kadon, hävinn, ei koskaan, en ole saanut
track: seuran, missä on, tila, seuraa
neighbour: naapuri, en ole kotona, töissä, ovella
pickup: nouto, noutaa, noutopiste
express: pika, huomenna, kiire, nopea
shipping-cost: toimituskulu, postikulu, lähetyskulu, toimitusmaksu
cost: hinta, hinnat, maksa, maksu, kuinka paljon
free: ilmai, maksut, veloitukset
minimum: vähintään, yli
abroad: ulkoma, kansainväl, muihin maihin, mihin maihin, maihin
customs: tulli, tuonti
tax: alv, vero
invoice: lasku, kuitti
payment: maksutap, maksaminen, maksaa, kortti, kortilla, paypal, klarna, tilisiirto
declined: hylät, epäonnis
twice: kahdesti, kaksi kertaa, tupla
discount: alennus, koodi, tarjous, halvem, kupon
gift-card: lahjakort
gift: lahja, syntymäpäiv
price-match: halvemmalla muualla, hintatakuu, hintaero
stock: varasto, saatavil, loppuunmyy, varata, onko teillä vielä, onko vielä, tulee takaisin, uudelleen myyntiin
size: koko, kokoa, liian pieni, liian suuri, sopii
colour: väri, punai, sinin, vihre, musta, valkoi, kelta, ruske, harma
material: materiaal, kangas, puuvilla, villa, nahka, silkki, puu
care: pesu, pestä, puhdist, silit, kuiva, hoito
custom-made: personoi, kaiver, painat, mittatilaus, nimi
sale: ale, alennusmyynti
hygiene: alusvaat, hygien, kosmet, korvakoru, sinetti, avattu, uima-asu
condition: käyttämät, käytett, lapu, alkuperäis pakkau, kunto, sovit
label: tarra, palautuslomak, tulost
subscription: tilaus jäsen, jäseny, kestotilaus
account: käyttäjätili, kirjaut, rekisteröi
password: salasana
newsletter: uutiskirje
privacy: tietosuoja, henkilötie, tietoni
contact: yhtey, puhelin, soitta, asiakaspalvelu
hours: aukiolo, avoinna
weekend: viikonlop, lauantai, sunnuntai
shop: myymälä, liike
christmas: joulu
signature: allekirjoit
combine: yhdist, samassa paket, kaksi tilausta
split: useassa, kaksi paket, erikseen
assembly: asenn, ohje, kokoam
battery: akku, paristo, lataa, lataus
water: vedenpit, vesi, sade, uida
dimension: mitat, paino, korkeus, leveys, litra, halkaisija, kuinka painava
ingredient: ainesosa, allerg, vegaani, kasvis, gluteeni, laktoosi, pähkin, sisält
shelf-life: säily, parasta ennen, tuore
food: elintarvik, kukka, kahvi, tee, suklaa
eco: kestävä, kierrät, ympärist, muovi
certified: sertifi
spare: varaosa, lisävarust
student: opiskel
confirmation: vahvist
processing: käsitt, pakata, varasto
cutoff: viimeistään, ennen kello, ajoissa
refuse: kieltäy, noutamat
deadline: kuluessa, määräaika, liian myöhä, päivää, mihin asti
proof: todiste, valokuva, kuva
instalment: osamaksu, erissä
order: tilau, tilas, tilaan, osto, ostin
money: raha, summa, tili
bank: pankki, tilisiirto, iban
valid: voimassa, vanhentu
large: suuri paket, painava
sell: myyttekö, onko teillä myös, luettelo, esite, valikoima, käytetty
job: työpaikka, työtä, harjoittelu, palkata, oppisopimus, etsittekö, töihin
visit: opastettu, kierros, vierail
cooperate: sponsor, lahjoit, hyväntekeväisyys, arpajais, blogi, vaikuttaja, yhteistyö, haastattelu
advice: suosit, mikä koko, mikä näistä
origin: valmistet, valmistus, ommeltu, alkuperä, suunnitel
accessible: pyörätuoli, esteetön
course: kurssi, oppitunti, koulutus
trade-in: vaihdossa, ostatteko käytett, hyvitätte vanha, vaihtohyvit
pet: koira, kissa, lemmik, eläin`,
}
