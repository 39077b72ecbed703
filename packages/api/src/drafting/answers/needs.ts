import { findSaid } from '../../knowledge/search/concepts.ts'
import { readWords } from '../../knowledge/search/words.ts'
import { findHardTokens } from '../check/hard-tokens.ts'
import type { HardToken } from '../check/hard-tokens.ts'
import { isPromise } from '../check/phrases.ts'

/** The kind of fact that a question wants, whatever it is about. */
export type Need = 'amount' | 'time' | 'duration' | 'measure' | 'count' | 'origin' | 'code' | 'spot' | 'way'

/** A word that begins or ends with letters of any language. */
const word = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')

const questions: readonly (readonly [Need, RegExp])[] = [
  [
    'amount',
    word(
      [
        'how much (?:is|are|does|do|did|would|will|for|to|it|you charge|extra|shipping|postage|delivery)|(?:what|which) (?:is|are|does|do|would|will)\\b[^.?!]{0,60}\\b(?:cost|costs|price|prices|charge|charges|fee|fees|rate|rates|postage)|what (?:do|must|would|will) (?:i|we) (?:have to )?pay|(?:from|over|above) (?:what|which) (?:amount|sum|value)|how expensive|(?:is|are) there (?:a|an|any) [^.?!]{0,24}(?:fee|charge|cost|deposit)s?|do you charge|(?:is|are)\\b[^.?!]{0,40}\\bfree(?: of charge)?',
        '(?:was|wieviel|wie viel) (?:kostet|kosten|würde[^.?!]{0,30} kosten)|wie ?viel (?:muss|zahle|zahlt|ist|macht|beträgt|betragen)|wie (?:teuer|hoch (?:ist|sind))|(?:ab|bis) (?:welche[mnr]|wie ?viel) (?:betrag|wert|euro|bestellwert|summe)|welche (?:kosten|versandkosten|gebühr)',
        'combien (?:coûte|coûtent|ça coûte|cela coûte|est-ce que[^.?!]{0,40} coûte|faut-il payer|dois-je payer)|quel(?:le)?s? (?:est|sont|serait)[^.?!]{0,12} (?:prix|frais|tarifs?|coûts?|montant)|à partir de (?:quel montant|combien)',
        'cuánto (?:cuesta|cuestan|vale|valen|es|sale|tengo que pagar|cobran|costaría)|(?:qué|cuál es el) (?:precio|coste|costo)|a partir de qué (?:importe|cantidad)',
        'quanto (?:costa|costano|viene|devo pagare|si paga|costerebbe)|(?:qual è|quali sono) (?:il|i|le) (?:prezzo|costo|costi|spese)|da che importo',
        '(?:hoeveel|wat) (?:kost|kosten|betaal|bedraagt|bedragen)|wat (?:is de prijs|zijn de (?:verzend)?kosten)|vanaf welk bedrag',
        'quanto (?:custa|custam|fica|tenho de pagar)|qual (?:é )?o (?:preço|custo|valor)|a partir de que valor',
        'ile (?:kosztuje|kosztują|wynosi|wynoszą|zapłacę)|jaki jest koszt|jaka jest cena',
        'vad kostar|hur mycket kostar|vad är (?:priset|frakten)|(?:hvad|hva) koster|hvor (?:meget|mye) koster|hvad er prisen|hva er prisen|(?:paljonko|mitä|kuinka paljon)[^.?!]{0,40}maksaa|mikä on[^.?!]{0,30}hinta',
      ].join('|'),
    ),
  ],
  [
    'time',
    word(
      [
        'how (?:long|soon|fast|quickly|many (?:working |business )?(?:days|weeks|months|hours|years))|when (?:will|do|does|can|is|are|should|would|may|exactly|at the latest|did)|by when|until when|since when|what (?:time|are your (?:opening )?hours|are the (?:opening )?hours)|(?:what|which) (?:days?|date|deadline)|opening (?:hours|times)|what is the deadline|(?:can|could|may) (?:i|we) still|(?:is it|am i|are we) too late|how much time',
        'wann|wie (?:lange|schnell|bald|viele (?:tage|wochen|monate|werktage|stunden))|bis wann|ab wann|öffnungszeiten|welche frist|an welchen tagen|um wie ?viel uhr|wie lang (?:ist|dauert)|(?:kann|können|darf) (?:ich|wir)[^.?!]{0,60} noch|geht das noch|ist es (?:schon )?zu spät',
        "quand|combien de (?:temps|jours|semaines|mois)|(?:sous|dans) quel délai|quel(?:le)?s? (?:est|sont)[^.?!]{0,10} (?:délais?|horaires)|jusqu’?'?à quand|à quelle heure|quels jours",
        'cuándo|cuánto (?:tiempo|tarda|tardan|dura|duran)|cuántos (?:días|meses)|hasta cuándo|qué (?:plazo|horario)|en qué (?:plazo|días)|a qué hora',
        'quando|quanto (?:tempo|ci vuole|dura)|quanti (?:giorni|mesi)|entro quando|fino a quando|che orari|quali sono gli orari|a che ora',
        'wanneer|hoe ?(?:lang|snel)|hoeveel (?:dagen|weken|tijd)|tot wanneer|openingstijden|hoe laat',
        'quanto tempo|quantos dias|até quando|qual (?:é )?o (?:prazo|horário)|a que horas',
        'kiedy|jak (?:długo|szybko)|ile (?:dni|czasu|trwa)|do kiedy|godziny otwarcia|o której',
        'när|hur (?:lång tid|länge|snabbt|många dagar)|öppettider|hvornår|hvor (?:lang tid|længe|lenge|hurtigt|mange dage|mange dager)|når (?:kan|får|kommer|blir|sender)|åbningstider|åpningstider|milloin|kuinka (?:kauan|pian|nopeasti)|aukioloajat',
      ].join('|'),
    ),
  ],
  [
    'duration',
    word(
      [
        'how (?:long|fast|many (?:working |business )?(?:days|weeks|months|hours|years))|how much time',
        'wie (?:lange|schnell|viele (?:tage|wochen|monate|werktage|stunden))|combien de (?:temps|jours|semaines|mois)',
        'cuánto (?:tiempo|tarda|tardan|dura|duran)|cuántos (?:días|meses)|quanto (?:tempo|ci vuole|dura)|quanti (?:giorni|mesi)',
        'hoe ?lang|hoeveel (?:dagen|weken|tijd)|quantos dias|jak długo|ile (?:dni|czasu|trwa)|hur (?:lång tid|länge|många dagar)',
        'hvor (?:lang tid|længe|lenge|mange dage|mange dager)|kuinka kauan',
      ].join('|'),
    ),
  ],
  [
    'origin',
    word(
      [
        '(?:in|from) (?:which|what) (?:country|place|town|region)|where (?:is|are|was|were|do|does)\\b[^.?!]{0,60}\\b(?:made|produced|manufactured|sewn|welded|built|grown|roasted|come from|from)|country of origin',
        '(?:in|aus) welche[mr] land|woher (?:kommt|kommen|stammt|stammen|beziehen)|wo (?:wird|werden|wurde|wurden)[^.?!]{0,60}(?:hergestellt|produziert|gefertigt|genäht|gebaut|geschweißt|gemacht)',
        "(?:dans|de) quel pays|où (?:est|sont)[^.?!]{0,60}(?:fabriqu|produi|cousu|soudé)\\p{L}*|d’?'?où vien\\p{L}+",
        '(?:en|de) qué país|dónde se (?:fabrica|produce|cose|hace)n?|de dónde (?:viene|proviene|es|son)n?',
        '(?:in|da) quale paese|dove (?:viene|vengono|è|sono)[^.?!]{0,40}(?:prodott|fabbricat|fatt|cucit)\\p{L}*|da dove (?:viene|vengono|arriva)',
        'in welk land|waar (?:wordt|worden|is|zijn)[^.?!]{0,40}(?:gemaakt|geproduceerd|genaaid)|waar kom(?:t|en)[^.?!]{0,40}vandaan',
        'em que país|onde (?:é|são)[^.?!]{0,40}(?:feit|fabricad|produzid)\\p{L}*|w jakim kraju|gdzie (?:jest|są)[^.?!]{0,40}produkowan\\p{L}*|i vilket land|var (?:är|tillverkas)[^.?!]{0,40}(?:gjord|tillverkad)?\\p{L}*|i hvilket land|missä maassa',
      ].join('|'),
    ),
  ],
  [
    'measure',
    word(
      [
        'how (?:tall|wide|high|deep|heavy|thick|big|large)|(?:what|which)\\b[^.?!]{0,40}\\b(?:dimensions?|measurements?|weight|height|width|depth|diameter|length|capacity|volume)|how much (?:does|do)\\b[^.?!]{0,40}\\bweigh',
        'wie (?:groß|hoch|breit|tief|schwer|dick|lang) (?:ist|sind)|(?:welche|was sind die) (?:maße|abmessungen|größe)|wie ?viel wiegt|welches (?:gewicht|volumen)|welchen durchmesser',
        'quel(?:le)?s? (?:est|sont)[^.?!]{0,10} (?:dimensions|taille|poids|hauteur|largeur|diamètre)|combien pèse',
        'qué (?:medidas|dimensiones|peso|altura|tamaño)|cuánto (?:pesa|mide)|quanto (?:pesa|misura|è (?:alto|largo))|che (?:misure|dimensioni)|hoe (?:groot|hoog|breed|zwaar|diep)|welke afmetingen|hur (?:stor|hög|bred|tung)|hvor (?:stor|høj|høy|bred|tung)',
      ].join('|'),
    ),
  ],
  [
    'count',
    word(
      "how many(?! (?:working |business )?(?:days|weeks|months|hours|years|people))|wie ?viele(?! (?:tage|wochen|monate|werktage|stunden))|combien (?:de|d’|d')(?! (?:temps|jours|semaines|mois))|cuánt[oa]s(?! (?:días|meses|semanas))|quant[ie](?! (?:giorni|mesi))|hoeveel(?! (?:kost|kosten|dagen|weken|tijd))|how much (?:water|coffee|power|paint|salt|sugar|caffeine|food)|wie ?viel (?:wasser|kaffee|strom|farbe|koffein|zucker|watt|liter)",
    ),
  ],
  [
    'way',
    word(
      'how (?:do|can|could|should|may) (?:i|we)|what (?:do|should|can|must|shall) (?:i|we) (?:have to |need to )?do|what now|what next|was (?:soll|sollen|sollte|muss|müssen|kann|können) (?:ich|wir)[^.?!]{0,20} (?:tun|machen)|was nun|que (?:dois-je|faut-il|puis-je) faire|que faire|qué (?:debo|tengo que|puedo) hacer|cosa (?:devo|posso) fare|wat (?:moet|kan) ik doen|wie (?:kann|können|muss|soll) (?:ich|wir)|wie (?:storniere|ändere|bezahle|kündige|melde) ich|comment (?:puis-je|peut-on|faire|faut-il|dois-je)|cómo (?:puedo|podemos|se puede|hago|cancelo|devuelvo)|come (?:posso|possiamo|si fa|faccio)|hoe (?:kan|moet) ik',
    ),
  ],
  [
    'spot',
    word(
      'where (?:do|can|could|should|must|may) (?:i|we)|where is (?:my|the) (?:invoice|receipt|code|label)|wo (?:finde|kann|bekomme|sehe|ändere|gebe) ich|où (?:puis-je|trouver|est-ce que je)|dónde (?:puedo|encuentro|está)|dove (?:posso|trovo)|waar (?:kan|vind) ik',
    ),
  ],
  [
    'code',
    word(
      'RAL|EAN|SKU|ISBN|pantone|(?:colou?r|article|part|model|serial|item|product) ?-?(?:code|number)|farb(?:code|nummer|ton)|artikelnummer|modellnummer|seriennummer|code couleur|numéro (?:de série|d’article)',
    ),
  ],
]

/** Words that name a place to go to. */
const spots = word(
  'account|settings|page|website|site|app|menu|link|form|checkout|cart|e-?mail|mail|write|contact|call|click|open|enter|under|inside|shop|store|konto|kundenkonto|seite|kasse|warenkorb|schreiben|unter|laden|filiale|compte|page|lien|formulaire|écrivez|boutique|cuenta|página|enlace|escríba\\p{L}*|tienda|negozio|pagina|scriv\\p{L}*|winkel|pagina|rekening',
)

/** Words of an instruction. */
const steps = word(
  'you (?:can|may|must|should|will|get|find)|take|mail|keep|tell us|let us know|show|fill|please|simply|just|go to|visit|click|tap|press|hold|select|open|log in|sign in|use|contact|write|send|call|download|enter|follow|choose|add|ask|return|reply|via|through|online|by \\p{L}+|with \\p{L}+|can be \\p{L}+|bitte|können sie|sie können|kann man|einfach|über|per|mit|schreiben sie|senden sie|schicken sie|klicken|melden|im kundenkonto|lässt sich|vous pouvez|il suffit|veuillez|cliquez|écrivez|envoyez|contactez|par|puede\\p{L}*|pueden|haga|escríba\\p{L}*|envíe\\p{L}*|por|può|potete|scriv\\p{L}*|inviate|tramite|u kunt|je kunt|klik|stuur|via',
)

/** The kinds of facts that a question wants. */
export const findNeeds = (question: string): Need[] =>
  questions.flatMap(([need, pattern]) => (pattern.test(question.replaceAll('’', "'")) ? [need] : []))

const currencies = new Set(['eur', 'usd', 'gbp', 'chf', 'kr', 'pln', 'czk', 'percent'])
const times = new Set(['minute', 'hour', 'day', 'workday', 'month'])
const measures = new Set(
  'kg gram centimetre millimetre kilometre metre millilitre litre watt gigabyte degree'.split(' '),
)
const moments = word(
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|today|tomorrow|immediately|at once|at any time|any time|same day|next day|overnight|heute|morgen|sofort|jederzeit|umgehend|taggleich|am selben tag|aujourd'hui|demain|immédiatement|à tout moment|hoy|mañana|inmediatamente|en cualquier momento|oggi|domani|subito|vandaag|morgen|direct|meteen|januar[yi]?|februar[yi]?|march|april|may|june|july|august|september|o[ck]tober|november|de[cz]ember|spring|summer|autumn|winter|weekly|daily|monthly",
)

const has = (tokens: readonly HardToken[], units: ReadonlySet<string>): boolean =>
  tokens.some(({ kind, unit }) => kind === 'number' && unit !== undefined && units.has(unit))

/** True if a text holds a fact of this kind. */
export function holdsFact(need: Need, text: string, language: string): boolean {
  const tokens = findHardTokens(text, language)
  const concepts = () => findSaid(readWords(text), language).map(({ concept }) => concept)
  switch (need) {
    case 'amount':
      return has(tokens, currencies) || concepts().includes('@free')
    case 'time':
      return (
        has(tokens, times) ||
        tokens.some(({ kind }) => kind === 'date' || kind === 'time') ||
        moments.test(text)
      )
    // A day of the week is no answer to 'how long'.
    case 'duration':
      return has(tokens, times) || tokens.some(({ kind }) => kind === 'date' || kind === 'time')
    case 'measure':
      return has(tokens, measures)
    case 'count':
      return tokens.some(({ kind }) => kind === 'number')
    case 'origin':
      return (
        concepts().some((concept) => concept.startsWith('@country')) ||
        /(?<=\p{Ll}\s)(?:in|from|aus|de|en|à|da|uit)\s\p{Lu}\p{Ll}+/u.test(text)
      )
    case 'way':
      return steps.test(text) || isPromise(text)
    case 'spot':
      return spots.test(text) || tokens.some(({ kind }) => kind === 'address' || kind === 'phone')
    case 'code':
      return tokens.some(({ kind }) => kind === 'code') || /\d{4,}/.test(text)
  }
}
