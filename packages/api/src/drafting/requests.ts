/** How requests begin or what they hold, without a question mark, in the languages of shops. */
const asks: readonly RegExp[] = [
  /\b(?:please|could you|can you|would you|i(?:'d| would) (?:like|love|need)|i (?:want|need|wish)|let me know|tell me|i(?:'m| am) looking for|i wonder|kindly|how (?:do|can|long|much|many)|what (?:is|are|about)|when (?:will|do|does)|where (?:is|are|can)|do you|is (?:it|there)|are you|can i|may i)\b/,
  /\b(?:bitte|könn(?:t|te)(?:n|st)?|kann ich|ich (?:möchte|will|würde|brauche|hätte|bräuchte|suche)|sagen sie mir|teilen sie|schicken sie|wie (?:lange|viel|kann)|wann|wo (?:ist|bleibt)|ich frage mich|ich wüsste)\b/u,
  /(?:^|\s)(?:merci de|pouvez|pourriez|puis-je|je (?:voudrais|souhait|veux|désire|cherche|aimerais)|j'aimerais|dites-moi|est-ce que|quand|combien|comment|où (?:est|en est))/u,
  /(?:^|\s)(?:por favor|podr[ií]a|puede[ns]?|puedo|quer[ií]a|quiero|quisiera|necesito|me gustar[ií]a|d[ií]game|cu[aá]ndo|cu[aá]nto|c[oó]mo|d[oó]nde)/u,
  /(?:^|\s)(?:per favore|potrest|potete|posso|vorrei|voglio|ho bisogno|mi dica|quando|quanto|come|dov)/u,
  /\b(?:alstublieft|graag|kunt u|kun je|kan ik|ik (?:wil|zou|wens|zoek)|wanneer|hoeveel|hoe|waar is)\b/,
  /(?:^|\s)(?:por favor|poderia|pode[m]?|posso|gostaria|quero|preciso|quando|quanto|como|onde)/u,
  /(?:^|\s)(?:proszę|czy|chciał|chcę|mogę|potrzebuję|kiedy|ile|jak|gdzie)/u,
  /\b(?:snälla|kan (?:ni|du|jag)|jag (?:vill|skulle)|när|hur|var är|undrar)\b/u,
  /\b(?:venligst|kan (?:i|du|jeg)|jeg (?:vil|ønsker|kunne)|hvornår|hvor|hvordan)\b/u,
  /\b(?:vennligst|kan (?:dere|du|jeg)|jeg (?:vil|ønsker|skulle)|når|hvor|hvordan)\b/u,
  /(?:^|\s)(?:voisitteko|voitteko|voinko|haluaisin|haluan|tarvitsen|milloin|kuinka|miten|missä)/u,
]

/** True if a sentence asks for something. */
export const isRequest = (sentence: string): boolean => {
  const small = sentence.toLowerCase().replaceAll('’', "'")
  return small.includes('?') || asks.some((pattern) => pattern.test(small))
}

const opening =
  /^(?:hi|hello|hey|dear|good (?:morning|day|afternoon|evening)|to whom|hallo|guten|liebe[rs]?|sehr geehrte|moin|servus|grüezi|bonjour|bonsoir|madame|monsieur|salut|chère?s?|hola|buen[oa]s|estimad|ciao|buongiorno|buonasera|salve|gentil|egregi|beste|geachte|goede|olá|bom dia|boa|prezad|dzień dobry|witam|szanown|hej|god |kära|kære|hei|moi|hyvä|tere|dobrý|vážen|bună)/iu
const closing =
  /^(?:(?:kind|best|warm|many)?\s*regards|best wishes|best$|sincerely|yours|cheers|thanks?(?: you)?(?: (?:in advance|very much|so much|a lot|again|for your (?:help|time|reply)))?|many thanks|mit freundlichen|freundliche|viele grüße|liebe grüße|beste grüße|mfg|lg|vg|gruß|danke(?: (?:im voraus|schön|vorab))?|vielen dank(?: (?:im voraus|vorab))?|herzliche|cordialement|bien à vous|merci(?: (?:d'avance|beaucoup|par avance))?|salutations|bien cordialement|(?:un )?saludos?|atentamente|(?:muchas )?gracias(?: (?:de antemano|por adelantado))?|cordiali|distinti|saluti|grazie(?: (?:mille|in anticipo))?|met vriendelijke|groet|(?:alvast )?bedankt|cumprimentos|atenciosamente|obrigad[oa]|pozdraw|z poważaniem|dziękuję|(?:med )?vänliga|mvh|tack(?: på förhand)?|hilsen|med venlig|med vennlig|(?:på forhånd )?takk?|terveisin|ystävällisin|kiitos|s pozdravem|cu stimă)[\s,.!]*(?:$|\p{Lu}[\p{L}.]*[\s,.!]*(?:\p{Lu}[\p{L}.]*[\s,.!]*)?$)/iu

/** Fewer words after a greeting are a name. */
const fewestAfter = 3

/** True if a line only greets or says good-bye. */
export const isGreeting = (line: string): boolean => {
  const text = line.trim()
  return closing.test(text) || isOpening(text)
}

const isOpening = (text: string): boolean =>
  opening.test(text) && text.split(/\s+/).length <= 5 && !text.includes('?')

/** 'Good morning, my parcel is late': the greeting is no part of what is asked. */
export function withoutGreeting(line: string): string {
  const [begin = '', greeting = ''] = /^\s*([^,!:.?]{2,40})[,!:]\s+(?=[\p{L}¿])/u.exec(line) ?? []
  const rest = line.slice(begin.length)
  return isOpening(greeting.trim()) && rest.trim().split(/\s+/).length >= fewestAfter ? rest : line
}

const thanks =
  /\b(?:thank|thanks|cheers|danke|dank|merci|gracias|grazie|bedankt|obrigad|dzięk|tack|tak|takk|kiit|děkuj|mulțum)/iu

/** True if a text says thank you. */
export const isThanks = (text: string): boolean => thanks.test(text)

const states =
  /(?<!\p{L})(?:status|state of|news|update|progress|where (?:is|are)|stand|neues|neuigkeit\p{L}*|wo (?:ist|sind|bleib\p{L}*)|wann kommt|état|nouvelles|où (?:est|sont|en est)|estado|noticias|novedades|dónde (?:está|están)|stato|notizie|novità|dov['’]?è|dove (?:è|sono)|waar (?:is|zijn|blijft)|stand van zaken|onde (?:está|estão)|novidades|gdzie (?:jest|są)|stan zamówienia|var är|hvor er|missä|tila|nyt|nytt|kde je|unde (?:este|e|sunt)|stadiul)(?!\p{L})/iu

/** True if a sentence wants to know how something stands. */
export const asksForState = (text: string): boolean => states.test(text)

const wishes =
  /(?<!\p{L})(?:please|i (?:want|need|wish|demand|would like|['’]?d like)|i['’]d like|kindly|bitte|ich (?:möchte|will|hätte gern\p{L}*|verlange|wünsche|bestehe)|merci de|veuillez|je (?:voudrais|veux|souhait\p{L}*|demande|exige)|por favor|quiero|quisiera|exijo|solicito|per favore|vorrei|voglio|chiedo|graag|ik (?:wil|wens|zou)|gostaria|quero|proszę|chcę|chciał\p{L}*|snälla|jag (?:vill|önskar)|jeg (?:vil|ønsker)|haluan|haluaisin)(?!\p{L})/iu
const questionWords =
  /\?|(?<!\p{L})(?:can i|could i|may i|is it possible|kann ich|könnte ich|darf ich|ist es möglich|puis-je|est-il possible|puedo|se puede|es posible|posso|è possibile|kan ik|mag ik)(?!\p{L})/iu

/** True if a sentence wants something done, and does not only ask about it. */
export const isWish = (sentence: string): boolean => wishes.test(sentence) && !questionWords.test(sentence)

const angry =
  /(?<!\p{L})(?:unacceptable|outrageous|ridiculous|disgrace\p{L}*|disappoint\p{L}*|angry|furious|fed up|appalling|terrible service|worst|never again|third time|second time i|still (?:nothing|waiting|no (?:reply|answer))|no one (?:answers|replies)|scam|rip-?off|unverschämt\p{L}*|frechheit|enttäusch\p{L}*|verärgert|wütend|unzumutbar|inakzeptabel|zum dritten mal|zum zweiten mal|immer noch (?:nichts|keine|nicht)|saftladen|abzocke|nie wieder|inadmissible|inacceptable|scandaleux|honteux|déçue?s?|furieu\p{L}*|en colère|arnaque|troisième fois|toujours (?:rien|pas)|inaceptable|vergüenza|vergonzoso|decepcionad\p{L}*|indignad\p{L}*|enfadad\p{L}*|estafa|tercera vez|inaccettabile|vergogn\p{L}*|delus\p{L}+|arrabbiat\p{L}*|truffa|terza volta|onacceptabel|schandalig|teleurgesteld\p{L}*|boos|oplichting|derde keer|inaceitável|desilud\p{L}+|skandal\p{L}*|niedopuszczaln\p{L}*|rozczarowan\p{L}*|besviken|oacceptabelt|skuffet|uakseptabelt|pettynyt)(?!\p{L})/iu
const shouting = /(?<!\p{Lu})\p{Lu}{4,}(?: \p{Lu}{3,})+/u

/** True if a mail was written in anger. */
export const isAngry = (text: string): boolean => angry.test(text) || shouting.test(text)
