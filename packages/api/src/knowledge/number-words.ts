/** Numbers in words from two on, each language in the order of `values`; forms of the same number are joined by a slash. */
const values = [
  0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20, 21, 24, 28, 30, 40, 48, 50, 60, 90, 100, 1000,
]
const lists: Readonly<Record<string, string>> = {
  en: 'zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen twenty twenty-one twenty-four twenty-eight thirty forty forty-eight fifty sixty ninety hundred thousand',
  de: 'null zwei/zweier drei/dreier vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn zwanzig einundzwanzig vierundzwanzig achtundzwanzig dreißig vierzig achtundvierzig fünfzig sechzig neunzig hundert/einhundert tausend/eintausend',
  fr: 'zéro deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt vingt-et-un vingt-quatre vingt-huit trente quarante quarante-huit cinquante soixante quatre-vingt-dix cent mille',
  es: 'cero dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis veinte veintiuno/veintiún veinticuatro veintiocho treinta cuarenta cuarenta-y-ocho cincuenta sesenta noventa cien/ciento mil',
  it: 'zero due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici venti ventuno ventiquattro ventotto trenta quaranta quarantotto cinquanta sessanta novanta cento mille',
  nl: 'nul twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien twintig eenentwintig vierentwintig achtentwintig dertig veertig achtenveertig vijftig zestig negentig honderd duizend',
  pt: 'zero dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezasseis/dezesseis vinte vinte-e-um vinte-e-quatro vinte-e-oito trinta quarenta quarenta-e-oito cinquenta sessenta noventa cem mil',
  pl: 'zero dwa/dwie/dwóch/dwu trzy/trzech cztery/czterech pięć/pięciu sześć/sześciu siedem/siedmiu osiem/ośmiu dziewięć/dziewięciu dziesięć/dziesięciu jedenaście dwanaście/dwunastu trzynaście czternaście/czternastu piętnaście szesnaście dwadzieścia/dwudziestu dwadzieścia-jeden dwadzieścia-cztery dwadzieścia-osiem trzydzieści/trzydziestu czterdzieści czterdzieści-osiem pięćdziesiąt sześćdziesiąt dziewięćdziesiąt sto tysiąc',
  sv: 'noll två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton tjugo tjugoen tjugofyra tjugoåtta trettio fyrtio fyrtioåtta femtio sextio nittio hundra tusen',
  da: 'nul to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten tyve enogtyve fireogtyve otteogtyve tredive fyrre otteogfyrre halvtreds tres halvfems hundrede tusind',
  no: 'null to tre fire fem seks sju/syv åtte ni ti elleve tolv tretten fjorten femten seksten tjue tjueen tjuefire tjueåtte tretti førti førtiåtte femti seksti nitti hundre tusen',
  fi: 'nolla kaksi/kahden/kahdessa kolme/kolmen/kolmessa neljä/neljän/neljässä viisi/viiden/viidessä kuusi/kuuden seitsemän kahdeksan yhdeksän kymmenen yksitoista kaksitoista/kahdentoista kolmetoista neljätoista/neljäntoista viisitoista kuusitoista kaksikymmentä kaksikymmentäyksi kaksikymmentäneljä kaksikymmentäkahdeksan kolmekymmentä/kolmenkymmenen neljäkymmentä neljäkymmentäkahdeksan viisikymmentä kuusikymmentä yhdeksänkymmentä sata tuhat',
}

const byLanguage = new Map(
  Object.entries(lists).map(
    ([language, list]) =>
      [
        language,
        new Map(
          list
            .split(' ')
            .flatMap((forms, at) => forms.split('/').map((form) => [form, values[at] ?? 0] as const)),
        ),
      ] as const,
  ),
)

/** The number that a word names in a language: 'fourteen' is 14; undefined for other words. */
export const readNumberWord = (word: string, language: string): number | undefined =>
  byLanguage.get(language)?.get(word)
