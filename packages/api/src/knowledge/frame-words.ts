import { stem } from './words.ts'

/** Words that frame a question or tell its story, and that no answer has to repeat, by language. */
const lists: Readonly<Record<string, string>> = {
  en: `here there know tell see find look use make take bring give need want wish wonder think hope say said question questions answer problem possible
    possibility exactly currently actually usually normally normal anything something nothing someone anybody item items product products
    article thing things stuff piece pieces order orders ordered purchase purchased bought buy buying bought purchase shop store site website
    online page company team people customer customers yesterday today week weeks month months day days year years monday tuesday
    wednesday thursday friday saturday sunday morning evening already yet still soon long much many often really simply maybe perhaps
    always never able okay fine sure right correct kind type sort mind happen happens happened mean come came arrive arrived receive received
    still even another different last next first second new old big small two three four five six let work works information info details
    mother father wife husband son daughter friend sister brother live home house interested idea way ways case own put apply may shall whether cannot myself yourself more most gave given got get getting aunt uncle
    grandmother grandfather parents boss colleague neighbour seven eight nine ten times once ago together dear far anyway instead`,
  de: `hier da dort wissen sagen sehen finden schauen nutzen machen nehmen bringen geben brauche brauchen bräuchte wünsche frage fragen antwort problem
    möglich möglichkeit genau aktuell eigentlich normalerweise etwas nichts jemand artikel produkt produkte ware waren ding sache sachen
    stück bestellung bestellungen bestellt bestellen kaufen gekauft kauf kaufte shop laden geschäft seite webseite online firma team kunde
    kunden gestern heute woche wochen monat monate tag tage jahr jahre montag dienstag mittwoch donnerstag freitag samstag sonntag morgen
    abend bereits bald lange viel viele oft wirklich einfach vielleicht immer nie gut richtig art passiert heißt kommen kam kommt angekommen
    erhalten bekommen bekomme andere anderen letzte letzten nächste erste neue neuen alte alten groß klein zwei drei vier fünf sechs
    information informationen infos mutter vater frau mann sohn tochter freund schwester bruder wohne zuhause haus interessiert interesse
    weise fall eigene eigenen bieten bietet haben möchten würde interessieren lassen wann wer wen wem welche welcher welches welchen dabei dazu dafür
    selbst mehr tante onkel oma opa eltern geschenkt passiert steht stehen bleibt bleiben sieben acht neun zehn mal`,
  fr: `savoir dire voir trouver regarder utiliser faire prendre apporter donner besoin question questions réponse problème possible possibilité
    exactement actuellement normalement quelque chose article articles produit produits commande commandes commandé acheter acheté achat
    boutique magasin site page société équipe client clients hier aujourd semaine semaines mois jour jours an ans année lundi mardi mercredi
    jeudi vendredi samedi dimanche matin soir déjà bientôt longtemps beaucoup souvent vraiment simplement peut être toujours jamais bien sûr
    combien quand lequel laquelle moi même plus tante oncle parents offert sept huit neuf dix genre type arriver arrivé reçu recevoir autre autres dernier dernière prochain premier nouveau nouvelle vieux grand petit deux trois
    quatre cinq six information informations mère père femme mari fils fille ami soeur frère habite maison intéresse proposez`,
  es: `saber decir ver encontrar mirar usar hacer tomar traer dar necesito necesitar pregunta preguntas respuesta problema posible posibilidad
    exactamente actualmente normalmente algo nada artículo artículos producto productos pedido pedidos pedí comprar comprado compré compra
    tienda sitio web página empresa equipo cliente clientes ayer hoy semana semanas mes meses día días año años lunes martes miércoles jueves
    viernes sábado domingo ya pronto mucho muchos realmente quizás siempre nunca bien tipo llegar llegado recibir recibido otro otra último
    última próximo primero nuevo nueva viejo grande pequeño dos tres cuatro cinco seis información madre padre mujer marido hijo hija amigo
    vivo casa interesa más tía tío padres regalado siete ocho nueve diez yo mismo`,
  it: `sapere dire vedere trovare guardare usare fare prendere portare dare bisogno domanda domande risposta problema possibile possibilità
    esattamente attualmente normalmente qualcosa articolo articoli prodotto prodotti ordine ordini ordinato comprare comprato acquistato
    acquisto negozio sito pagina azienda cliente ieri oggi settimana settimane mese mesi giorno giorni anno anni già presto molto davvero
    forse sempre mai bene tipo arrivare arrivato ricevuto ricevere altro altra ultimo ultima prossimo primo nuovo nuova vecchio grande piccolo
    due tre quattro cinque sei informazioni vivo casa più zia zio genitori regalato sette otto nove dieci stesso`,
  nl: `weten zeggen zien vinden kijken gebruiken maken nemen brengen geven nodig vraag vragen antwoord probleem mogelijk mogelijkheid precies
    momenteel normaal iets niets artikel artikelen product producten bestelling bestellingen besteld bestellen kopen gekocht koop winkel
    site website pagina bedrijf klant gisteren vandaag week weken maand maanden dag dagen jaar al snel veel vaak echt misschien altijd nooit
    goed soort komen aangekomen ontvangen andere laatste volgende eerste nieuwe oude groot klein twee drie vier vijf zes informatie woon huis zelf meer tante oom ouders gekregen zeven acht negen tien`,
  pl: `wiedzieć powiedzieć widzieć znaleźć zobaczyć używać robić zrobić brać wziąć dać dostać potrzebuję potrzebować pytanie pytania odpowiedź problem
    możliwe możliwość dokładnie obecnie zwykle coś nic ktoś produkt produkty produktu artykuł towar rzecz rzeczy sztuka zamówienie zamówienia
    zamówiłem zamówiłam zamówić kupić kupiłem kupiłam kupno sklep sklepu strona firma zespół klient klienci wczoraj dziś dzisiaj tydzień tygodnie
    tygodni miesiąc miesiące miesięcy dzień dni rok lata lat poniedziałek wtorek środa czwartek piątek sobota niedziela rano wieczorem wkrótce
    długo dużo wiele często naprawdę zawsze nigdy dobrze rodzaj typ przyszło przyszedł przyszła otrzymałem otrzymałam inny inna ostatni
    następny pierwszy nowy nowa stary duży mały dwa trzy cztery pięć sześć informacje informacja matka ojciec żona mąż syn córka przyjaciel
    siostra brat mieszkam dom sposób mój moja chciałbym chciałabym mogę może można kiedy gdzie który która`,
  tr: `bilmek söylemek görmek bulmak bakmak kullanmak yapmak almak vermek getirmek istiyorum istemek lazım gerek soru sorum sorular cevap sorun
    mümkün tam şu anda genellikle şey hiçbir biri ürün ürünler ürünü eşya parça sipariş siparişim siparişi satın aldım almıştım alışveriş mağaza
    dükkan site sayfa şirket ekip müşteri müşteriler dün bugün hafta haftalar ay aylar gün günler yıl yıllar pazartesi salı çarşamba perşembe
    cuma cumartesi pazar sabah akşam yakında uzun çok sık gerçekten belki her zaman asla iyi tür tip geldi ulaştı aldık başka diğer son sonraki
    ilk yeni eski büyük küçük iki üç dört beş altı bilgi bilgiler anne baba eş oğlum kızım arkadaş kardeş ev nasıl ne nerede hangi mi mı mu mü
    miyim mıyım musunuz müsünüz var yok için acaba lütfen`,
}

const stems = new Map(
  Object.entries(lists).map(
    ([language, list]) =>
      [
        language,
        new Set(
          list
            .trim()
            .split(/\s+/)
            .map((word) => stem(word, language)),
        ),
      ] as const,
  ),
)

/** True if a word, by its stem, only frames a question. */
export const isFrameWord = (word: string, language: string): boolean =>
  stems.get(language)?.has(word) ?? false
