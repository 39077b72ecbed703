import Czech from './stemmers/czech-stemmer.js'
import type { Language } from './language.ts'

export const language: Language = {
  code: 'cs',
  aliases: [],
  stemmer: new Czech(),
  hasCompounds: false,
  usesFirstNames: false,
  stopWords: `a aby ale ani ano asi až bez bude budu by byl byla bylo být co či dal další den do dobrý děkuji děkujeme ho i já jak jako je
    jeho její jejich jen jestli ještě jí již jsem jsi jsme jsou jste k kam kde kdo kdy když která které který ma má mám máte mě mi
    mít mně moc mohu moje můj může můžete můžu na nad nám nás naše ne nebo než nic o od on ona oni pak po pod podle pozdravem prosím
    pro protože před při s se si své svůj ta tady tak také takže tam te tedy ten tento této tím to toho tom tomu tu ty u už v vám
    vás váš vaše ve více však z za zda ze že chtěl chtěla bych byste`,
  numbers: `nula dva/dvě/dvou tři/tří čtyři/čtyř pět/pěti šest/šesti sedm/sedmi osm/osmi devět/devíti deset/deseti jedenáct dvanáct/dvanácti
    třináct čtrnáct/čtrnácti patnáct/patnácti šestnáct dvacet/dvaceti dvacet-jedna dvacet-čtyři dvacet-osm třicet/třiceti čtyřicet
    čtyřicet-osm padesát šedesát/šedesáti devadesát sto tisíc`,
  phrases: {
    hello: 'Dobrý den[ {name}],',
    thanks: 'děkujeme za zprávu.',
    quoted: 'V našich dokumentech k tomu stojí:',
    bye: 'S pozdravem',
    tracking: 'Číslo zásilky je {tracking}[: {url}]',
    notFound:
      'Objednávku {order} pod touto e-mailovou adresou nenacházíme: s jakou adresou jste objednávali?',
    sorry: 'Omlouváme se za potíže.',
    order: {
      unpaid: 'Vaše objednávka {order} zatím není zaplacena.',
      paid: 'Vaše objednávka {order} je zaplacena[ od {on}] a připravuje se.',
      packed: 'Vaše objednávka {order} je zabalena[ od {on}] a čeká na dopravce.',
      shipped: 'Vaše objednávka {order} byla odeslána[ {on}][, dopravce {carrier}].',
      delivered: 'Vaše objednávka {order} byla doručena[ {on}].',
      cancelled: 'Vaše objednávka {order} byla zrušena[ {on}].',
      refunded: 'Platba za vaši objednávku {order} byla vrácena[ {on}][: {refunded}].',
    },
  },
  stages: { shipped: 'expedována poslána', delivered: 'doručeno' },
  greetings: {
    opening: /dobrý|vážen/u,
    closing: /s pozdravem/u,
    salutation: /dobrý den|vážen[ýáí]|ahoj/u,
    thanks: /děkuj/u,
    polite: /dobrý den|děkuj|omlouv|bohužel|pozdrav|doufáme/u,
    politeNo: /neváhejte/u,
    words: `dobrý den vážená vážený paní pane děkujeme děkuji díky moc za zprávu zpráva omlouváme omlouvám omluva nepříjemnosti potíže
      zpoždění mrzí bohužel pozdravem přejeme přeji hezký pěkný krásný týden víkend doufáme doufám neváhejte napište napsat obraťte
      dotaz dotazy pomoc pomůžeme rádi objednávka objednávku zásilka balíček chyba trpělivost pochopení zájem odpověď nákup důvěra tým
      brzy`,
  },
  polarity: {
    negations: `ne není nejsou nelze nikdy nic nikdo žádný žádná žádné žádných bez ani nemůžete nemůžeme nemáme neplatí neposíláme`,
    answers: 'ano ne není',
    yesOrNo: /ano|ne/u,
    exclusions: /krome|vyjimk\w*|vyloucen\w*|odmit\w*/u,
    free: /zdarma|bezplatn\w*/u,
    unused: /nepouzit\w*|nenosen\w*|neotevren\w*/u,
    idioms: /nejen/u,
  },
  requests: {
    leave: /mohu|můžu|můžeme/u,
    begins:
      /(?:^|\s)(?:prosím|můžete|mohl[ai]? (?:bych|byste)|mohu|můžu|chci|chtěl[ai]?|potřebuji|kdy|kolik|jak|kde|zajímá mě)/u,
    wishes: /prosím|chci|chtěl\p{L}*|žádám/u,
    permission: /mohu|můžu|je možné|lze/u,
    states: /kde je/u,
    anger: /nepřijateln\p{L}*|zklaman\p{L}*|ostuda|skandál\p{L}*|podvod|potřetí/u,
    own: /můj|moje|naše/u,
  },
  questions: {
    auxiliaries: /mohu|můžu|lze/u,
    which: /jak(?:ý|á|é) /u,
    openings: /jak|kdy|kde|kolik|jaký|jaká|jaké|který|která|kdo|proč|mohu|můžu|lze|jsou|máte|posíláte/u,
    interrogatives: /jak|kdy|kde|kolik|který|proč/u,
    joins: /a|nebo|ale/u,
    also: /také/u,
  },
  promises: [
    /(?<!\p{L})(?:vrátíme|vracíme|pošleme|zašleme|vyměníme|zaplatíme|zrušíme|opravíme|nahradíme|zaručujeme|slibujeme|doručíme)(?!\p{L})/u,
  ],
  risks: {
    lawyer: /advokát\p{L}*|právník\p{L}*|soud(?:u|em|ní)?|žalob\p{L}*/u,
    chargeback: /reklamac\p{L}+ platby|zpětné zúčtování/u,
    injury: /zraně\p{L}*|zranil\p{L}*|nemocnic\p{L}*|popálen\p{L}*/u,
    data: /gdpr|vymaz\p{L}+ (?:moje|mé) (?:osobní )?údaje|smaz\p{L}+ (?:moje|mé) (?:osobní )?údaje/u,
    press: /novinář\p{L}*/u,
  },
  numberLabels: {
    other:
      /artikl\p{L}*|zboží|produkt\p{L}*|model\p{L}*|velikost\p{L}*|tel|telefon\p{L}*|linka|zákaznick\p{L}*|zákazník\p{L}*|kart\p{L}*|kód\p{L}*|poukaz\p{L}*|sledovací|sériov\p{L}*|psč/u,
    document: /faktur\p{L}*|účtenk\p{L}*|ref|případ\p{L}*|ticket\p{L}*|reklamac\p{L}*|rma|transakc\p{L}*/u,
  },
  quotes: {
    from: 'od',
    labels: 'odesláno|komu|předmět|kopie|datum',
    subject: 'předmět',
    originals: 'původní zpráva',
    forwards: 'přeposlaná zpráva',
    wrote: 'napsal|napsal(a)|odesílatel',
    devices: 'odesláno z mého|získat outlook',
    sentBy: 'odesláno z',
  },
  units: {
    workday: /pracovní\p{L}* dn\p{L}*/u,
    day: /dny|dnů|dní/u,
    week: /týdn\p{L}*/u,
    month: /měsíc\p{L}*/u,
    year: /roky|let|rok/u,
    decade: /desetilet\p{L}*/u,
    hour: /hodin\p{L}*/u,
    percent: /procent\p{L}*/u,
  },
  needs: {
    amount: /kolik (?:stojí|bude stát|zaplatím)|jaká je cena/u,
    time: /kdy|jak (?:dlouho|rychle)|kolik (?:dní|dnů|času)|do kdy|otevírací doba/u,
    duration: /jak dlouho|kolik (?:dní|dnů|času)/u,
    measure: /kolik váží|jaké (?:jsou )?rozměry|jak (?:velký|vysoký|široký|těžký)\p{L}*/u,
    count: /kolik kusů/u,
    origin: /ve které zemi|kde (?:se|je|jsou)[^.?!]{0,40}vyráb\p{L}*/u,
    way: /co (?:mám|mohu|můžu) (?:dělat|udělat)|jak (?:mohu|můžu|mám)/u,
    spot: /kde (?:mohu|můžu|najdu)/u,
  },
  facts: {
    spots: /účtu|stránce|prodejně/u,
    steps: /můžete|stačí|prosím|klikněte|napište/u,
    moments: /pondělí|pátek|dnes|zítra|ihned/u,
    from: /v|z/u,
  },
  exceptions: /kromě|s výjimkou|příplatek|ostrovy|pouze|jen/u,
  places: {
    union: /EU|Evropsk\p{L}* uni\p{L}*/u,
    europe: /evropa|evropě|evropy/u,
    beyond: /mimo/u,
    world: /celého světa/u,
  },
  glossary: `
return: vrác, vrát, vracen, odstoup, poslat zpět, zaslat zpět
refund: vrácení peněz, vrátit pení, peníze zpět, refund, vrátíte peníze
exchange: výměn, vyměn, jinou velikost, jiná velikost, místo
replacement: náhrad, nový kus, nahrad
defect: vadn, vada, vady, nefunguj, rozbi, porouch, závad, reklamac
damage: poškoz, zniče, rozbit, prask, poškráb, promáčkl
warranty: záruk, záruč
repair: oprav, servis
wrong: špatn, chybn, nesprávn, omyl, neobjedn, jiné zboží
missing: chybí, chybě, neúpln, zapomně
cancel: zruš, storno, stornov, odvol
change: změn, uprav, oprav údaj
address: adres, přestěhov, ulic, směrovací číslo
deliver: doruč, doprav, odesl, odesíl, zasíl, pošl, dovez, kurýr
parcel: balík, balíč, zásilk, krabic
duration: jak dlouho, kolik dní, kdy, pracovní dn, pracovních dn, trvá, dodací lhůt
late: zpožd, opožd, ještě nepřiš, stále nepřiš, pořád, čekám
lost: ztrac, ztrat, nikdy nepřiš, nedoraz, nedostal
track: sledov, kde je, stav objednáv, stav zásil, kde se nachází
handed: označena jako doruč, předán
neighbour: soused, nejsem doma, v práci, u dveří
pickup: výdejn, vyzved, osobní odběr, zásilkovn, výdejní box
express: expres, zítra, rychlej, naléhav, spěch
shipping-cost: poštovn, cena doprav, náklady na doprav, doprava stojí, stojí doprav, za doprav
cost: cena, ceny, cenu, stojí, poplat, kolik
free: zdarma, bezplatn, gratis
minimum: minimál, nad částk, objednávky nad, od částk
abroad: zahranič, mezinárod, jiných zem, jiné země, které země, do ciziny
customs: celní, dovoz, proclen
tax: daně, daní, daňov, dph
invoice: faktur, účtenk, doklad
payment: platb, platit, zaplat, kartou, paypal, převod, dobírk
declined: zamítn, odmítn, neprošl
twice: dvakrát, dvojit, dvojí
fraud: podvod, podezřel, neznám
discount: slev, slevov, kupon, kupón, levněj, voucher, akce
gift-card: dárkový poukaz, dárkov kart, poukaz
gift: dárek, dárk, narozenin, zabalit
price-match: jinde levněj, rozdíl cen, nižší cen
stock: sklad, dostupn, vyprod, k dispozici, naskladn
size: velikost, příliš mal, příliš vel, moc mal, moc vel, těsn, sedí
colour: barv, červen, modr, zelen, čern, bílá, bílé, žlut, růžov, hněd, šed
material: materiál, látk, bavln, vlna, vlny, kůže, kožen, hedváb, dřev
care: prát, pran, čiště, čistit, žehl, sušič, údržb
custom-made: na míru, na zakázk, rytin, potisk, osobní text, jménem
sale: výprodej, zlevněn, outlet
hygiene: spodní prádl, hygien, kosmet, náušnic, plavk, zapečet, otevřen
condition: nepoužit, použit, nenošen, visačk, původní obal, v jakém stavu, vyzkouš
label: štítek, štítk, formulář, vytisk
store-credit: kredit, dobropis
deduction: srážk, část, strhn, odečt
subscription: předplat, abonm
pause: pozastav, přeruš, pauz
renew: obnov, automatick, prodlouž
annual: ročn, na rok
account: účet, účtu, přihlás, registr, profil
password: hesl
newsletter: newsletter, odhlás, zpravodaj
privacy: osobní údaj, osobních údaj, soukrom, gdpr
contact: kontakt, telefon, zavol, zákaznick
hours: otevírací dob, otevřeno, provozní dob
weekend: víkend, sobot, neděl, svát
shop: kamenn prodejn, prodejn, obchod
christmas: vánoc, vánoč, štědrý
signature: podpis
combine: spojit, dohromady, jedné zásil, dvě objednáv
split: více balík, dva balík, samostatn
wholesale: velkoobchod, další prodej, velké množ, firm
assembly: montáž, návod, sestav, smont
battery: bateri, akumul, nabíj
water: voděodol, vodotěs, voda, vody, déšť, plav
dimension: rozměr, váha, váhu, váží, výšk, šířk, objem, průměr
ingredient: složen, alerg, vegan, vegetar, lepek, lepk, laktóz, ořech, obsahuj, cukr
shelf-life: trvanliv, spotřeb, skladov, čerstv
food: potravin, květin, káv, čaj, čokolád
eco: udržiteln, recykl, plast, ekolog, životní prostřed
certified: certif
spare: náhradní díl, náhradních díl, příslušen
student: student
loyalty: věrnost, věrnostní bod
confirmation: potvrz
processing: vyřiz, zprac, připrav
cutoff: do kolika hodin, nejpozděj, poslední den, včas
refuse: nepřev, odmít
deadline: lhůt, do kdy, pozdě, dnů od, dní od, do kolika dn
proof: důkaz, fotk, fotograf
instalment: splát, odložen
order: objedn, koupil, nákup
money: peníz, peněz, částk
bank: bank, převod, iban
valid: platn, platí do, vyprš, uplatn
delivery-day: termín doruč, den doruč
large: nadrozměr, těžk
sell: prodává, máte také, katalog, sortiment, nabízí
job: pracovní míst, volné míst, brigád, stáž, zaměstn
visit: návštěv, prohlíd
cooperate: sponzor, dar pro, charit, tombol, blog, influencer, spoluprác, rozhovor
advice: doporuč, porad, jakou velikost, který z, která z
origin: vyroben, vyrábí, původ, šij
accessible: vozíč, bezbariér
course: kurz, lekc, škole, workshop
trade-in: výkup, vykup, protiúčt
pet: pes, psa, kočk, zvíř`,
}
