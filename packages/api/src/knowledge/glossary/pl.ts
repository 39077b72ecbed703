/** The Polish glossary: the words of customers and shops for each concept. */
export const polish = `
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
large: gabaryt, ciężk, mebl
sell: sprzedajecie, sprzedają, macie też, katalog, ulotk, asortyment, używan
job: praca, pracę, staż, praktyk, zatrudni, rekrut, szukacie, oferta pracy
visit: zwiedz, wycieczk, odwiedz
cooperate: sponsor, darowizn, charytat, loteri, blog, influencer, współprac, wywiad
advice: polec, doradz, jaki rozmiar, który z, która z
origin: wyprodukow, produkowan, szyt, pochodz, zaprojektow
accessible: wózk inwalid, dostępne dla
course: kurs, lekcj, szkoleni, warsztat
trade-in: odkup, skupuj, w rozliczeniu, skup używan
pet: pies, psa, psy, kot, zwierz
`
