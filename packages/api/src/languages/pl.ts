import Polish from './stemmers/polish-stemmer.js'
import type { Language } from './language.ts'

export const language: Language = {
  code: 'pl',
  aliases: [],
  stemmer: new Polish(),
  hasCompounds: false,
  usesFirstNames: false,
  stopWords: `a aby ale bardzo bez bo by być był była było chcę chciałabym chciałbym ci co czy czyli dla do dziękuję dzień dobry gdy gdzie i
    ich ile im ja jak jaki jakie jako je jego jej jest jestem jeszcze już każdy kiedy kto która które który mam mi mnie moja moje
    mogę można mój może na nad nam nas nasz nie niej nim no o od on ona oni oraz państwo pan pani po pod pozdrawiam proszę przed
    przez przy są się swoje ta tak także tam te tego tej ten to tu tylko tym u w we witam z za ze że żeby mieć`,
  frameWords: `wiedzieć powiedzieć widzieć znaleźć zobaczyć używać robić zrobić brać wziąć dać dostać potrzebuję potrzebować pytanie
    pytania odpowiedź problem możliwe możliwość dokładnie obecnie zwykle coś nic ktoś produkt produkty produktu artykuł towar rzecz
    rzeczy sztuka zamówienie zamówienia zamówiłem zamówiłam zamówić kupić kupiłem kupiłam kupno sklep sklepu strona firma zespół klient
    klienci wczoraj dziś dzisiaj tydzień tygodnie tygodni miesiąc miesiące miesięcy dzień dni rok lata lat poniedziałek wtorek środa
    czwartek piątek sobota niedziela rano wieczorem wkrótce długo dużo wiele często naprawdę zawsze nigdy dobrze rodzaj typ przyszło
    przyszedł przyszła otrzymałem otrzymałam inny inna ostatni następny pierwszy nowy nowa stary duży mały dwa trzy cztery pięć sześć
    informacje informacja matka ojciec żona mąż syn córka przyjaciel siostra brat mieszkam dom sposób mój moja chciałbym chciałabym mogę
    może można kiedy gdzie który która moich ty twój jemu my wy was wasz tych dlaczego ma mamy macie mają muszę trzeba lub albo jeśli
    między też więcej mniej żaden`,
  numbers: `zero dwa/dwie/dwóch/dwu trzy/trzech cztery/czterech pięć/pięciu sześć/sześciu siedem/siedmiu osiem/ośmiu dziewięć/dziewięciu
    dziesięć/dziesięciu jedenaście dwanaście/dwunastu trzynaście czternaście/czternastu piętnaście szesnaście dwadzieścia/dwudziestu
    dwadzieścia-jeden dwadzieścia-cztery dwadzieścia-osiem trzydzieści/trzydziestu czterdzieści czterdzieści-osiem pięćdziesiąt
    sześćdziesiąt dziewięćdziesiąt sto tysiąc`,
  phrases: {
    hello: 'Dzień dobry[ {name}],',
    thanks: 'Dziękujemy za wiadomość.',
    quoted: 'W naszych dokumentach czytamy:',
    bye: 'Pozdrawiamy',
    tracking: 'Numer śledzenia: {tracking}[, {url}]',
    notFound: 'Nie znajdujemy zamówienia {order} pod tym adresem e-mail: z jakiego adresu zostało złożone?',
    sorry: 'Przepraszamy za kłopot.',
    order: {
      unpaid: 'Zamówienie {order} nie jest jeszcze opłacone.',
      paid: 'Zamówienie {order} jest opłacone[ od {on}] i przygotowywane.',
      packed: 'Zamówienie {order} jest zapakowane[ od {on}] i czeka na kuriera.',
      shipped: 'Zamówienie {order} zostało wysłane[ {on}][, przewoźnik: {carrier}].',
      delivered: 'Zamówienie {order} zostało doręczone[ {on}].',
      cancelled: 'Zamówienie {order} zostało anulowane[ {on}].',
      refunded: 'Zamówienie {order} zostało zwrócone[ {on}][: {refunded}].',
    },
  },
  stages: {},
  greetings: {
    opening: /dzień dobry|witam|szanown/u,
    closing: /pozdraw|z poważaniem|dziękuję/u,
    salutation: /dzień dobry|szanown[aiy]/u,
    thanks: /dzięk/u,
    polite: /pozdraw|dzień dobry|dziękuj|przeprasz|przykro/u,
    words: `dzień dobry szanowni szanowna szanowny państwo pani pan dziękujemy dziękuję przepraszamy przepraszam przykro pozdrawiam
      pozdrawiamy pozdrowienia serdecznie pytania pytań pomoc wiadomość zamówienie paczka opóźnienie kłopot niedogodności błąd
      cierpliwość miłego dnia`,
  },
  polarity: {
    negations: `nie nigdy żaden żadna żadne żadnych bez nic nikt ani`,
    answers: 'tak nie no ja',
    yesOrNo: /tak|nie/u,
    exclusions: /wyjatk\w*|oprocz/u,
    free: /bezplatn\w*|darmow\w*/u,
    unused: /nieuzywan\w*|nienosz\w*/u,
    idioms: /nie tylko/u,
  },
  requests: {
    leave: /czy (?:mogę|możemy|można)/u,
    begins: /(?:^|\s)(?:proszę|czy|chciał|chcę|mogę|potrzebuję|kiedy|ile|jak|gdzie)/u,
    wishes: /proszę|chcę|chciał\p{L}*/u,
    permission: /czy mogę|czy można/u,
    states: /gdzie (?:jest|są)|stan zamówienia/u,
    moves:
      /wysłan\p{L}*|nadan\p{L}*|dostarczon\p{L}*|doręczon\p{L}*|dotar\p{L}*|dojdzie|przyjdzie|zwrócon\p{L}*/u,
    anger: /skandal\p{L}*|niedopuszczaln\p{L}*|rozczarowan\p{L}*/u,
    own: /moj\p{L}*|moje\p{L}*/u,
  },
  questions: {
    auxiliaries: /czy/u,
    which: /jak(?:i|a|ie) /u,
    openings: /jak|kiedy|gdzie|ile|jaki|jaka|jakie|kto|dlaczego|czy/u,
    interrogatives: /jak|kiedy|gdzie/u,
    joins: /i|a|oraz|lub/u,
  },
  promises: [
    /\b(?:zwrócimy|zwracamy|wyślemy|wysyłamy|wymienimy|oddamy|zapłacimy|anulujemy|naprawimy|gwarantujemy|obiecujemy)\b/u,
  ],
  risks: {
    lawyer: /prawnik|adwokat|sąd/u,
    chargeback: /obciążenie zwrotne/u,
    injury: /ranny|szpital/u,
    data: /rodo|usun\p{L}+ moje dane/u,
    press: /dziennikarz\p{L}*/u,
  },
  numberLabels: {
    other:
      /artykuł\p{L}*|produkt\p{L}*|towar\p{L}*|model\p{L}*|rozmiar\p{L}*|tel|telefon\p{L}*|wewnętrzny|wew|klient\p{L}*|kart\p{L}*|końcówk\p{L}*|kod\p{L}*|bon|śledzeni\p{L}*|seryjny/u,
    document:
      /faktur\p{L}*|paragon\p{L}*|ref|zgłoszeni\p{L}*|ticket\p{L}*|zwrotu? (?:nr|numer)|(?:nr|numer) zwrotu|rma|transakcj\p{L}*|przelew\p{L}*/u,
  },
  quotes: {
    from: 'od',
    labels: 'wysłano|data|do|temat|dw',
    subject: 'temat',
    originals: 'oryginalna wiadomość|wiadomość oryginalna',
    forwards: 'przekazana wiadomość|wiadomość przekazana dalej',
    wrote: 'napisał|napisała|napisał(a)|pisze|napisana przez',
    devices: 'wysłane z mojego|wysłano z mojego|pobierz aplikację outlook|pobierz outlook',
    sentBy: 'wysłane z|wysłane przez|wysłano z|wysłano przy użyciu',
  },
  opposites: ['przed po', 'od do', 'bez z', 'więcej mniej', 'zamiast oprócz'],
  parties: {
    store: {
      subjects:
        /my|sklep|sprzedawca|(?!prosimy|problemy|(?:eko)?systemy|programy|(?:kilo|dia)gramy|reklamy|piżamy)\p{L}{3,30}[aeiy]my/u,
      agents: /przez (?:nas|sklep|sprzedawcę)/u,
      payers: /na nasz koszt/u,
    },
    customer: {
      subjects: /państwo|klient|klienci|kupujący|prosimy/u,
      agents: /przez (?:klienta|kupującego|państwa)/u,
      payers: /na (?:koszt (?:klienta|kupującego)|państwa koszt)/u,
    },
    pay: 'płacić',
    objectMarks: /dla|do|od|przez/u,
    receives: /otrzyma|otrzymują|otrzymuje|otrzymają|otrzymujemy|dostaną|dostaje/u,
    offers:
      /potrzeb\p{L}*|akcept\p{L}*|ofer\p{L}*|umożliwi\p{L}*|dajemy|wymieni\p{L}*|wymian\p{L}*|przyjmuj\p{L}*/u,
    modals: /mogą|może|możemy|muszą|musi|musimy|zawsze/u,
    joins: /i|lub|albo|ale|jeśli|gdy|że|który/u,
    hasFreeVerb: true,
  },
  units: {
    workday: /dni robocz\p{L}+/u,
    day: /dni|dnia|dzień/u,
    week: /tydzień|tygodni\p{L}*/u,
    month: /miesi\p{L}+/u,
    year: /rok\p{L}*|lata?/u,
    decade: /dekad\p{L}*|dziesięcioleci\p{L}*/u,
    hour: /godzin\p{L}*/u,
    percent: /procent\p{L}*/u,
    pln: /złot\p{L}+/u,
  },
  needs: {
    amount: /ile (?:kosztuje|kosztują|wynosi|wynoszą|zapłacę)|jaki jest koszt|jaka jest cena/u,
    time: /kiedy|jak (?:długo|szybko)|ile (?:dni|czasu|trwa)|do kiedy|godziny otwarcia|o której/u,
    duration: /jak długo|ile (?:dni|czasu|trwa)/u,
    measure: /ile waży|jakie (?:są )?wymiary|jaka (?:jest )?(?:wysokość|szerokość|waga)/u,
    count: /ile sztuk/u,
    origin: /w jakim kraju|gdzie (?:jest|są)[^.?!]{0,40}produkowan\p{L}*/u,
    way: /co (?:mam|mogę|powinienem) zrobić|jak (?:mogę|możemy)/u,
    spot: /gdzie (?:mogę|znajdę)/u,
  },
  facts: {
    spots: /koncie|koszyku|stronie|sklepie/u,
    steps: /prosimy|wystarczy|kliknij|napisz\p{L}*/u,
    moments:
      /poniedział\p{L}*|piąt\p{L}*|dzisiaj|jutro|natychmiast|gdy tylko|dopóki|następnego dnia|tego samego dnia/u,
    freesOfCost:
      /nie płac(?:isz|i|ą)|(?<!nie )(?:pokrywamy|opłacamy) (?:koszt\p{L}*|przesyłk\p{L}*|dostaw\p{L}*)|na nasz koszt/u,
    from: /z|w/u,
  },
  exceptions: /oprócz|jednak|dopłata|wyspy|tylko/u,
  places: {
    union: /UE|Uni[iaą] Europejsk\p{L}*/u,
    europe: /europa|europie|europy/u,
    beyond: /poza/u,
    world: /na całym świecie/u,
  },
  glossary: `
return: zwrot, zwróc, zwrac, odesł, odesl, oddać, oddac, odstąpi, odstapi
refund: zwrot pieni, zwrot środk, zwrot kosz, pieniądze, pieniędz, refund
exchange: wymian, wymieni, zamieni, inny rozmiar, zamiast
replacement: wymian, nowy egzemplarz, zamienn
defect: wadliw, wada, wady, nie działa, zepsu, uszkodz, usterk, reklamac
damage: uszkodz, zniszcz, stłucz, potłucz, pęknię, porysow, rozbit, zgniec
warranty: gwaranc, rękojm
repair: napraw, serwis
wrong: zły, złego, błęd, niewłaściw, pomył, nie zamawia
missing: brakuj, brak, niekompletn, zapomn
cancel: anul, rezygn, odwoł
change: zmian, zmieni, popraw, aktualiz
address: adres, przeprowadz, ulic, kod pocztow
deliver: dostaw, wysył, wysł, kurier, dotar, dotrz, otrzym, doręcz
parcel: paczk, przesyłk, karton
duration: jak długo, ile dni, kiedy, dni robocz, czas, trwa
late: opóźn, spóźn, jeszcze nie, nadal, wciąż, czekam
lost: zgubi, zagin, nigdy nie, nie dotar, nie otrzym, nie dosta
track: śledz, gdzie jest, status, namierz
handed: oznaczona jako dostarcz, doręczon
neighbour: sąsiad, nie ma mnie, w pracy
pickup: odbi, odbior, paczkomat, punkt odbioru
express: ekspres, pilne, jutro, szybciej
shipping-cost: koszt dostaw, koszt wysył, koszty dostaw, koszty wysył, kosztuje dostaw, kosztuje wysył
cost: koszt, cen, opłat, ile, płac, zapłac
free: darmow, bezpłatn, za darmo, gratis
minimum: minimal, od kwoty, powyżej
abroad: zagranic, międzynarod, innych kraj, jakich kraj, kraj
customs: cło, celn, import
tax: vat, podat
invoice: faktur, paragon, rachunek
payment: płatno, zapłac, kart, paypal, przelew, blik, pobrani
declined: odrzuc, nieuda
twice: dwa razy, podwójn, dwukrotn
fraud: oszust, podejrzan, nie rozpozn
discount: rabat, zniżk, promoc, kod, taniej, kupon, voucher
gift-card: karta podarunk, bon podarunk, voucher
gift: prezent, urodzin, zapakow
price-match: taniej gdzie, różnic cen, najniższ cen
stock: dostępn, magazyn, wyprzedan, rezerw, macie jeszcze, mają państwo jeszcze, znowu dostępn, znów będzie, kiedy będzie
size: rozmiar, za mał, za duż, za ciasn, pasuj
colour: kolor, czerwon, niebiesk, zielon, czarn, biał, żółt, różow, brązow, szar
material: materiał, tkanin, bawełn, wełn, skór, wykonan, jedwab, drewn
care: pran, prać, czyszcz, prasow, suszar, pielęgn
custom-made: personaliz, grawer, nadruk, na zamówienie, na miarę, imi
sale: wyprzedaż, przecen, outlet
hygiene: bielizn, higien, kosmetyk, kolczyk, zaplombow, otwart, strój kąpiel
condition: nieużywan, używan, noszon, metk, oryginaln opakow, stan, przymierz
label: etykiet, formularz, druk
store-credit: bon, kredyt sklepow
deduction: potrąc, częściow, tylko część
subscription: subskryp, abonament
pause: wstrzym, zawiesi, pauz
renew: odnow, automatycz, przedłuż
annual: roczn, na rok
account: konto, konta, zalogow, logow, rejestr
password: hasło, hasła
newsletter: newsletter, wypis
privacy: prywatno, dane osobowe, danych osob, rodo
contact: kontakt, telefon, zadzwon, rozmaw, obsług klient
hours: godzin otwarc, otwart, czynn
weekend: weekend, sobot, niedziel, świąt
shop: sklep stacjonarn, salon, sklepie
christmas: boże narodzen, świąt, gwiazdk
signature: podpis
po-box: skrytk poczt
combine: połącz, razem, jednej paczc, dwa zamówienia
split: kilka paczek, dwie paczki, osobn
wholesale: hurt, odsprzed, dużych iloś, firm
assembly: montaż, instrukc, złoż, instal
battery: bateri, akumulator, ładow
water: wodoodporn, wod, deszcz, pływ
connect: połącz, sparow, bluetooth, kompatyb
dimension: wymiar, wag, wysoko, szeroko, litr, pojemno, średnic, ile waży
ingredient: składnik, alerg, wegań, wegetar, gluten, laktoz, orzech, zawier, cukr
shelf-life: termin ważno, przydatno, przechow, śwież
food: żywno, psując, kwiat, kaw, herbat, czekolad
eco: zrównoważ, recykl, środowisk, plastik, ekolog
certified: certyf
spare: części, część zamienn, akcesor
student: student
loyalty: lojalno, punkt
confirmation: potwierdz
processing: realizac, przygotow, magazyn
cutoff: do godziny, najpóźniej, ostatni dzień, na czas
refuse: odmów, nieodebran
deadline: termin, w ciągu, za późno, dni od, do kiedy
proof: dowód, zdjęc
instalment: rat, odroczon
order: zamówien, zamówi, kupił, zakup
money: pieniąd, kwot, konto
bank: bank, przelew, iban
valid: ważn, wygas, wykorzyst
delivery-day: termin dostawy, umów, przedział
large: gabaryt, ciężk
sell: sprzedajecie, sprzedają, macie też, katalog, ulotk, asortyment, używan
job: praca, pracę, staż, praktyk, zatrudni, rekrut, szukacie, oferta pracy
visit: zwiedz, wycieczk, odwiedz
cooperate: sponsor, darowizn, charytat, loteri, blog, influencer, współprac, wywiad
advice: polec, doradz, jaki rozmiar, który z, która z
origin: wyprodukow, produkowan, szyt, pochodz, zaprojektow
accessible: wózk inwalid, dostępne dla
course: kurs, lekcj, szkoleni, warsztat
trade-in: odkup, skupuj, w rozliczeniu, skup używan
pet: pies, psa, psy, kot, zwierz`,
}
