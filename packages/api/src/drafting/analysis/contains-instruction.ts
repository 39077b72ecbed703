import { withTextLimits } from '../../platform/text-limits.ts'

/** Joins alternatives from several lines to a pattern. */
const joinAlternatives = (...words: readonly string[]): string => `(?:${words.join('|').trim()})`

const upToFourWords = String.raw`(?:[\p{L}\p{M}'’-]+[ ,]+){0,4}?`
const wordStart = String.raw`(?<![\p{L}\p{N}])`
const wordEnd = String.raw`(?![\p{L}\p{N}])`

/** Words for a writing machine, such as 'assistant'. */
const machineNames = joinAlternatives(
  'ai|a\\.i\\.|artificial intelligence|llms?|(?:large )?language models?|chat ?bots?|bots?|gpt(?:-\\d)?|chatgpt|claude|gemini|copilot',
  '(?:ai|virtual|digital|automated|support|e-?mail)[ -](?:assistants?|agents?|systems?|models?)|ki|ki-(?:assistent|system|modell)\\p{L}*|sprachmodell\\p{L}*',
  'ia|inteligencia artificial|intelligence artificielle|intelligenza artificiale|inteligência artificial|modèle de langage|modelo de lenguaje|modelo de linguagem',
  'assistente (?:ai|ia|virtuale)|asistente (?:de )?(?:ia|virtual)|assistant (?:ia|virtuel)|ai-assistent|modello linguistico|taalmodel|språkmodell?|sprogmodel|kielimalli|model językowy|jazykový model|yapay zeka',
)

/** Words for the instructions of a language model. */
const instructionNames = joinAlternatives(
  'instructions?|prompts?|rules|guidelines|directives|guardrails|system message|programming|training|anweisung\\p{L}*|vorgaben|regeln|richtlinien|instruktion\\p{L}*',
  'consignes|règles|directives|instrucciones|reglas|órdenes|directrices|istruzioni|regole|direttive|instruções|regras|diretrizes|instructies|regels|richtlijnen|aanwijzingen',
  'instruktioner|regler|anvisningar|instrukser|anvisninger|instruksjoner|retningslinjer|ohjeet|ohjeita|ohjeistus|säännöt|instrukcje|instrukcji|polecenia|poleceń|zasady|wytyczne',
  'pokyny|pravidla|instrukce|talimatları|talimatlarını|kuralları|utasításokat|instrucțiunile|инструкции|указания|правила',
)

/** Words before 'instructions', such as 'previous', 'all' or 'your'. */
const instructionAdjectives = joinAlternatives(
  'previous|prior|above|earlier|preceding|all|any|every|your|these|those|existing|original|former|system|initial|alle|allen|aller|sämtliche\\p{L}*|vorherige\\p{L}*|bisherige\\p{L}*|obige\\p{L}*|deine\\p{L}*|ihre\\p{L}*|frühere\\p{L}*',
  'toutes|précédentes|antérieures|vos|tes|ci-dessus|todas|anteriores|previas|tus|sus|tutte|precedenti|tue|sue|vorige|eerdere|alle|je|jouw|bovenstaande',
  'tidigare|alla|dina|ovanstående|tidligere|dine|ovenstående|alle|aiemmat|kaikki|edelliset|poprzednie|wszystkie|swoje|twoje|předchozí|všechny|önceki|tüm|korábbi|összes|anterioare|toate|все|предыдущие|свои|выше',
)

const ignoreVerbs = joinAlternatives(
  'ignore|disregard|forget|override|bypass|drop|do not follow|don.t follow|stop following|ignoriere?n?|ignorier|vergiss|vergessen sie|missachte|überschreibe|befolge nicht',
  'ignorez?|oubliez?|ne tenez pas compte|ne suivez (?:pas|plus)|ignora|ignore|olvida|olvide|omite|no sigas|ignorate|dimentica|dimenticate|non seguire|esqueça|esquece|desconsidere|negeer|vergeet',
  'ignorera|glöm|bortse från|ignorer|glem|se bort fra|unohda|ohita|älä noudata|zignoruj|ignoruj|zapomnij|pomiń|ignorujte|ignoruj|zapomeň|yok say|unut|hagyd figyelmen kívül|ignoră|uită|игнорируй(?:те)?|забудь(?:те)?',
)

const assistantRoles = joinAlternatives(
  'assistants?|chatbots?|bots?|(?:language )?models?|pirate|interpreter|translator|administrators?|admin|terminal|shell|persona|character|dan|manager|owner|boss|ceo|employee|supervisor|geschäftsführer\\p{L}*|chef\\p{L}*|inhaber\\p{L}*|mitarbeiter\\p{L}*|gérant|patron|gerente|jefe|administrador|administrateur|amministratore|direttore|beheerder|eigenaar|assistent\\p{L}*|asistente|assistente|modell|modelo|modèle|modello|ki|ai|ia',
)

/** Patterns of prompt injection. A customer addresses a shop, never a model. */
const instructionPhrases: readonly string[] = [
  `${ignoreVerbs} what (?:the \\p{L}+|you|they) (?:told|were|was|said|instructed)${wordEnd}`,
  `${ignoreVerbs} (?:the |your |this |all |any )?(?:company |store |shop |return |refund |security |safety )?polic(?:y|ies),? and${wordEnd}`,
  `stop (?:being|acting as|behaving as) (?:an? |the )?${upToFourWords}${joinAlternatives('assistant|agent|bot|chatbot|ai|model')}${wordEnd}`,
  `(?:your|deine|ihre|votre|ta|tu|su|la tua|a sua|je) (?:new|only|real|neue|einzige|nouvelle|nueva|nuova|nova|nieuwe) ${joinAlternatives('task|job|role|goal|mission|purpose|aufgabe|rolle|tâche|mission|tarea|compito|tarefa|taak')}${wordEnd}`,
  `you must (?:now |always |only )*(?:obey|comply|approve|grant)${wordEnd}`,
  `${joinAlternatives('you must|du musst|tu dois|vous devez|debes|devi|deves|je moet')} ${joinAlternatives('answer|reply|respond|antworten|répondre|responder|rispondere|antwoorden')},? ${joinAlternatives('that|dass|que|che|dat')}${wordEnd}`,
  `${joinAlternatives('the following|this|dieser?|der folgende|ce|este|questo')} ${joinAlternatives('text|message|note|nachricht|hinweis|mensaje|messaggio')} ${joinAlternatives('is|comes|ist|kommt|est|vient|es|viene|è')} ${joinAlternatives('from|von|de|da')} (?:your |the |deinem |dem |votre |tu |il tuo )?${joinAlternatives('administrator|developer|operator|system|entwickler|betreiber|administrateur|développeur|administrador|desarrollador|amministratore')}${wordEnd}`,
  `i am ${joinAlternatives('your|the')} ${joinAlternatives('developer|administrator|creator|operator|programmer')} of (?:this|the|your) ${joinAlternatives('bot|ai|system|assistant|chat|chatbot|model')}${wordEnd}`,
  `${joinAlternatives('reply|answer|respond|antworte|antworten sie|réponds|répondez|responde|responda|rispondi|antwoord|svara|svar|vastaa|odpowiedz')} ${joinAlternatives('only|just|nur|seulement|uniquement|solo|solamente|apenas|soltanto|alleen|endast|bara|kun|vain|tylko')}(?: ${joinAlternatives('with|mit|avec|con|com|met|med')})?(?: ${joinAlternatives('the|la|le|das|dem|de|il|o|het|a')})? ?(?:${joinAlternatives('word|words|text|sentence|palabra|frase|wort|satz|text|mot|phrase|parola|palavra|woord|zin|ord')}${wordEnd}|: ?(?!yes|no|ja|nein|oui|non|sí|si)|["“„«])`,
  `${joinAlternatives('write|say|state|put|offer|give|promise|tell|schreibe?|sage?|gib|biete|écris|dis|mets|escribe|di|pon|ofrece|scrivi|metti|offri|escreva|diga|ofereça|schrijf|zeg|geef|skriv|säg|sig|giv|napisz|kirjoita')}[ ,]+[^.!?\\n]{0,60}${joinAlternatives('in|into|at the end of|am ende|dans|en|nella|na|i')} ${joinAlternatives('your|the|deiner|ihrer|der|ta|votre|tu|su|tua|sua|la|je|jouw|din|ditt|dit')} ${joinAlternatives('answers?|repl(?:y|ies)|response|antwort|réponse|respuesta|risposta|resposta|antwoord|svar|odpowiedzi|vastaukse\\p{L}*')}${wordEnd}[^.!?\\n]{0,60}(?:https?:|${joinAlternatives('that i|dass ich|que je|que yo|che io|dat ik|the customer|discount code|voucher code|rabattcode|kortingscode|code promo|código de descuento')}${wordEnd}|\\d+ ?(?:%|€|eur|usd|dollars))`,
  `${joinAlternatives('in|into')} (?:your|the) ${joinAlternatives('answer|reply|response')},? ${joinAlternatives('tell|say|write|state|offer|promise')} ${joinAlternatives('the customer|the user|that the customer|them')}${wordEnd}`,
  `${joinAlternatives('put|insert|place|add|include')} ${upToFourWords}${joinAlternatives('link|url')}:? https?:\\S{1,200} ${joinAlternatives('in|into|to|at')}${wordEnd}`,
  `from now on,? ${joinAlternatives('every|each|all|any')} ${joinAlternatives('reply|replies|answers?|responses?|messages?')}${wordEnd}`,
  // Phrases such as 'forget your instructions'.
  `${ignoreVerbs}[ ,:]+${upToFourWords}${instructionAdjectives}[ ,:]+${upToFourWords}${instructionNames}${wordEnd}`,
  `${ignoreVerbs}[ ,:]+${upToFourWords}${instructionNames}[ ,:]+${upToFourWords}${joinAlternatives('above|before|so far|oben|bisher|ci-dessus|précédentes|anteriores|previas|precedenti|hierboven|ovan|ovenfor|powyżej|výše|you (?:were|have been) given')}${wordEnd}`,
  `${joinAlternatives('forget|ignore|disregard|vergiss|ignoriere|oubliez?|olvida|dimentica|esqueça|vergeet|glöm|glem|unohda|zapomnij')} ${joinAlternatives('everything|all|alles|alle?s|tout|todo|tutto|tudo|allt|alt|kaikki|wszystko|o wszystkim')}[ ,]+${upToFourWords}${joinAlternatives('above|before|told|said|wrote|written|instructed|given|was (?:man|du|ich|vorher|oben)|was (?:dir|ihnen) gesagt|ce qui|ce que|lo que|quello che|o que|wat|det som|vad|hvad|mitä|co ')}`,
  `(?:önceki|tüm|bütün) ${upToFourWords}(?:talimat|kural)\\p{L}* (?:yok say|görmezden gel|unut|dikkate alma)`,
  // A new role for the reader: 'you are now …'.
  `${joinAlternatives('you are|you.re|du bist|sie sind|tu es|vous êtes|eres|usted es|sei|você é|je bent|du är|du er|olet|jesteś|ty jsi')} ${joinAlternatives('now|no longer|from now on|henceforth|actually|jetzt|nun|ab sofort|ab jetzt|maintenant|désormais|ahora|ora|adesso|agora|nu|voortaan|nyt|teraz|odteraz')}[ ,]+${upToFourWords}${assistantRoles}${wordEnd}`,
  `${joinAlternatives('act|behave|respond|pretend|roleplay|handle|verhalte dich|agis|agissez|actúa|comportati|aja|gedraag je')} ${joinAlternatives('as|like|as if|as though|to be|you are|wie|als|comme|como|come')}[ ,:]+${upToFourWords}${assistantRoles}${wordEnd}`,
  `${joinAlternatives('you are|du bist|sie sind|tu es|eres|sei|você é|je bent')} (?:${joinAlternatives('an?|the|eine?|une?|un|una|um|uma|een')} )?${upToFourWords}${machineNames}(?::|[ ,.;]+${joinAlternatives('and|who|that|which|so|with|und|der|die|das|mit|et|qui|y|que|e|che|en|die')}${wordEnd})`,
  `as an? ${machineNames}[ ,]+(?:you|your|please)${wordEnd}`,
  // Phrases that address the model directly, such as a note to the AI.
  `${joinAlternatives('note|p\\.?s\\.?|message|attention|instructions?|notice|reminder|hinweis|nachricht|anweisung|achtung|note|message|nota|mensaje|instrucción|messaggio|mensagem|bericht|opmerking|besked|meddelande|uwaga|viesti')} (?:to|for|an|für|à|pour|para|per|voor|aan|till|til|dla|do)?[ ]?(?:${joinAlternatives('the|any|all|die|das|den|alle|la|el|il|de|het|a|o')} |l.)?(?:${machineNames}|assistants?|assistent\\p{L}*|asistente|assistente)${wordEnd}`,
  `if (?:you are|this is (?:read|processed|answered|handled) by|an?) ${upToFourWords}${machineNames}${wordEnd}`,
  `${joinAlternatives('wenn|falls|si|se|als|om|hvis|jos|jeśli|pokud')}[ ,:]+${upToFourWords}${machineNames}[ ,:]+${upToFourWords}${joinAlternatives('bist|liest|sind|lisez|lis|lees|eres|sei|é|ben|är|er|olet|jesteś')}${wordEnd}`,
  // Phrases such as 'repeat your instructions'.
  `${joinAlternatives('reveal|show|print|output|repeat|display|leak|disclose|tell me|give me|send me|share|paste|summari[sz]e|what (?:is|are)|zeige?|nenne|gib|verrate|wiederhole|montre|révèle|affiche|répète|muestra|revela|dime|repite|mostra|rivela|ripeti|mostre|revele|repita|toon|geef|herhaal|visa|vis|gentag|näytä|pokaż|ujawnij')}[ ,:]+${upToFourWords}${joinAlternatives('system ?-?prompts?|system message|hidden instructions|initial prompt|internal instructions|secret instructions|api keys?|prompt|systemprompt\\p{L}*|system-prompt|systemanweisung\\p{L}*|prompt système|instructions (?:système|internes)|prompt del sistema|prompt di sistema|prompt do sistema|systeemprompt|systemmeddelande|järjestelmäkehote\\p{L}*|prompt systemowy')}${wordEnd}`,
  `${joinAlternatives('print|output|repeat|reveal|leak|display|disclose|dump')} (?:all )?(?:of )?(?:your|the above|the previous|the text above|everything above)[ ]?${joinAlternatives('instructions?|prompts?|rules|guidelines|configuration|text|words|context|messages?')}?${wordEnd}`,
  `${joinAlternatives('list|show|send|give|export|include|reveal|print|share|tell|attach|nenne|zeige?|schicke?|sende|liste|montre|envoie|donne|muestra|envía|lista|mostra|invia|mostre|envie|toon|stuur|geef|visa|skicka|vis|send|pokaż|wyślij')}[ ,:]+${upToFourWords}${joinAlternatives('other|all|every|previous|last|recent|another|anderen?|aller|alle|autres|tous les|otros|todos los|altri|tutti i|outros|todos os|andere|alla|andra|alle|andre|wszystkich|innych')} ${joinAlternatives('customers?|clients?|kunden|kund\\p{L}*|clientes|clienti|klanten|klientów|users?|people')}[’'s]{0,2}${wordEnd}.{0,30}${joinAlternatives('data|orders?|address(?:es)?|e-?mails?|details|names?|conversations?|records|daten|adressen|bestellungen|namen|données|adresses|commandes|datos|direcciones|pedidos|dati|indirizzi|ordini|dados|endereços|gegevens|bestellingen|uppgifter|adresser|oplysninger|danych|adresy')}`,
  // Phrases such as 'write the following'.
  `${joinAlternatives('reply|answer|respond|write back|antworte|antworten sie|schreibe|réponds|répondez|responde|responda|rispondi|risponda|antwoord|svara|svar|vastaa|odpowiedz|odpověz')}[ ,:]+${upToFourWords}${joinAlternatives('exactly|the following|the words?|the text|the sentence|the phrase|genau|folgendem?|den worten|dem satz|exactement|la phrase|le texte|exactamente|la frase|esattamente|exatamente|precies|de zin|de tekst|exakt|følgende|täsmälleen|dokładnie|zdaniem|přesně')}${wordEnd}`,
  `${joinAlternatives('include|insert|add|append|put|start|begin|end|finish|sign|füge|setze|beende|beginne|ajoute|insère|termine|commence|incluye|añade|termina|empieza|includi|aggiungi|inizia|inclua|adicione|termine|voeg|eindig|begin|lägg till|avsluta|tilføj|afslut|lisää|dodaj|zakończ')}[ ,:]+${upToFourWords}${joinAlternatives('this|the following|the|every|each|all|your|diesen|den|folgenden|jede|deine|ihre|cette?|ce|la|le|chaque|este|el|cada|questa?|questo|ogni|esta|deze|elke|denna|varje|denne|hvert|tämä|każdą')}[ ,:]+${upToFourWords}${joinAlternatives('link|url|sentence|phrase|text|word|line|code|satz|wort|zeile|phrase|mot|frase|palabra|parola|palavra|zin|woord|mening|ord|sætning|lause|zdanie|słowo|reply|replies|answer|answers|response|responses|antwort|antworten|réponse|respuesta|risposta|resposta|antwoord|svar|vastaus|odpowiedź')}.{0,80}${joinAlternatives('(?:in|to|at|of|with|an|zu|à|a|alla|in|aan|till|i|do) (?:\\p{L}+ ){0,3}(?:your|each|every|all|the|deiner|ihrer|jeder|der|votre|ta|ton|la|tu|su|tua|sua|je|jouw|din|ditt|ditt|din|svaret|swojej) ?(?:\\p{L}+ )?(?:replies|answers?|responses?|message|drafts?|output|antwort|réponse|respuesta|risposta|resposta|antwoord|svar\\p{L}*|odpowiedzi)?(?: with|:| mit| par| con| com| met)? ?(?:https?:|["“„«\'])|https?://|with the (?:word|phrase|sentence|text)|mit (?:dem|den) (?:satz|wort|worten)|par la phrase|con la frase|com a frase|met de zin')}`,
  `${joinAlternatives('every|each|all(?: of)?(?: your)?|your (?:next )?|jede|alle|deine|chaque|toutes|cada|todas|ogni|tutte|elke|varje|hver')}[ ,:]+${upToFourWords}${joinAlternatives('reply|replies|answers?|responses?|messages?|output|antwort\\p{L}*|réponses?|respuestas?|rispost[ae]|respostas?|antwoord\\p{L}*|svar')} ${joinAlternatives('must|should|shall|has to|have to|needs? to|will (?:now )?|muss|müssen|soll|sollen|doit|doivent|debe|deben|deve|devono|devem|moet|moeten|måste|skal|ska')}${wordEnd}`,
  `from now on,? (?:you (?:will|must|should|only|always) ?|always |only )?(?:${joinAlternatives('reply|answer|respond|write|end|begin|start|speak|act')})${wordEnd}(?! to | me at)`,
  `ab (?:jetzt|sofort),? ${upToFourWords}${joinAlternatives('antwort\\p{L}*|endet|beginnt|schreib\\p{L}*')}${wordEnd}`,
  `${joinAlternatives('à partir de maintenant|a partir de ahora|d.ora in poi|a partir de agora|vanaf nu|från och med nu|fra nu af|tästä lähtien|od teraz')},? ${upToFourWords}${joinAlternatives('répond\\p{L}*|respond\\p{L}*|risp\\p{L}*|antwoord\\p{L}*|svar\\p{L}*|vasta\\p{L}*|odpowiad\\p{L}*|commence\\p{L}*|termin\\p{L}*')}${wordEnd}`,
  `${joinAlternatives('write|say|state|confirm|mention|promise|tell|schreibe?|bestätige|sage?|écris|confirme|dis|escribe|confirma|di|scrivi|conferma|escreva|confirme|schrijf|bevestig|skriv|bekräfta|bekræft|kirjoita|napisz|potwierdź')}[ ,:]+${upToFourWords}${joinAlternatives('the customer|this customer|the user|this user|der kunde|dem kunden|dieser kunde|diesem kunden|le client|ce client|el cliente|este cliente|il cliente|questo cliente|o cliente|este cliente|de klant|deze klant|kunden|asiakas|klient')}[ ,:]+${upToFourWords}${joinAlternatives('gets?|receives?|has|is|should|must|will|can|bekommt|erhält|hat|ist|darf|reçoit|obtient|a|est|recibe|tiene|es|riceve|ha|è|recebe|tem|krijgt|ontvangt|heeft|får|har|er|saa|otrzyma|dostanie')}${wordEnd}`,
  `${joinAlternatives('do not|don.t|never|nicht|ne|no|non|não|niet|inte|ikke|älä|nie')} ${joinAlternatives('tell|inform|mention|reveal|alert|notify|show|sage|informiere|erwähne|dis|informe|mentionne|digas|menciones|dire|mencione|vertel|nämn|nævn|kerro|mów')}[ ,:]+${upToFourWords}${joinAlternatives('the (?:shop|store|owner|staff|human|operator|agent|manager|user|team)|these instructions|this instruction|this prompt|diese anweisung\\p{L}*|dem (?:shop|händler|besitzer)|ces instructions|estas instrucciones|queste istruzioni|estas instruções|deze instructies')}${wordEnd}`,
  // Requests for other actions than writing.
  `${joinAlternatives('forward|send|bcc|copy|redirect|export|e-?mail|weiterleiten|leite|sende|transfère|transférez|envoie|reenvía|envía|inoltra|invia|encaminhe|envie|stuur|vidarebefordra|videresend|lähetä|prześlij')}[ ,:]+${upToFourWords}${joinAlternatives('conversations?|threads?|(?:customer|mailing) (?:list|data|base)|database|all (?:e-?mails|messages|data|replies|customers)|every (?:e-?mail|message|reply)|inbox|konversation|verlauf|kundenliste|kundendaten|alle (?:mails|nachrichten|daten)|alle e-?mails|tous les (?:messages|e-?mails|mails)|todos los (?:correos|mensajes)|tutte le (?:mail|e-?mail)|tutti i messaggi|todos os (?:e-?mails|mensagens)|alle berichten')}${wordEnd}.{0,60}\\S@\\S`,
  `${joinAlternatives('set|change|replace')} (?:the )?${joinAlternatives('reply-to|recipient of (?:this|the|your|all) (?:reply|replies|answer|mail|e-?mail)|refund amount|to field|sender address')}${wordEnd}`,
  `${joinAlternatives('call|execute|invoke|trigger')} (?:the |your |a )?(?:\\p{L}[\\w-]* )?${joinAlternatives('function|api|webhook|shell command|sql')}${wordEnd}`,
  `${joinAlternatives('new|updated|your new|neue|neuen|nouvelles|nuevas|nuove|novas|nieuwe|nya|nye|nowe|uudet')} ${joinAlternatives('instructions|anweisungen|consignes|instructions|instrucciones|istruzioni|instruções|instructies|instruktioner|instrukcje|ohjeet')}(?: ${joinAlternatives('for (?:you|the (?:assistant|ai|bot|model))|für (?:dich|die ki|den (?:bot|assistenten))|pour (?:toi|l.ia|l.assistant)|para (?:ti|la ia|a ia|el asistente)|per (?:te|l.ia)|voor (?:je|de ai)|till ai|til ai')})${wordEnd}|(?:new|updated) (?:system )?instructions?:`,
]

/** Prompt markup, and phrases of languages without spaces. */
const markupSigns: readonly string[] = [
  String.raw`<!--\s{0,5}(?:ai|system|assistant|instructions?|note)(?![\p{L}])|\{\{\s{0,5}(?:system|prompt|assistant)(?![\p{L}])`,
  `^[ \\t>]{0,10}(?:dear |hey |hi |hello |hallo |attention,? )?(?:${machineNames}|assistant)[ ]?[:,!]`,
  String.raw`(?:忽略|无视|忘记).{0,12}(?:指令|指示|规则|提示)|(?:指示|命令|ルール|プロンプト).{0,8}(?:無視|忘れ)|(?:지시|명령|규칙).{0,8}(?:무시|잊)`,
  String.raw`<\|?(?:im_start|im_end|system|endoftext|eot_id|start_header_id)|<\/?(?:system|assistant|mail|instructions?|prompt|customer_?message|context)\b[^>]{0,40}>|\[\/?(?:INST|SYSTEM|ASSISTANT|USER)\]|<<\/?SYS>>`,
  String.raw`^[ \t]{0,20}#{1,6}[ \t]{0,5}(?:new |system |updated? )?(?:system|instructions?|assistant|response|prompt|human|anweisung\p{L}*)[ \t]{0,5}:?[ \t]{0,5}$`,
  String.raw`^[ \t]{0,20}["{\[(*_-]{0,4}(?:system|assistant)(?:[ _-](?:message|prompt|note|override|update|instruction|notice))?["*_]{0,3}[ \t]{0,5}[:\]]`,
  String.raw`(?:begin|end|start)(?: of)? (?:the )?(?:system|instructions?|prompt|customer (?:mail|message|e-?mail|text)|user input|quoted text|quotation)${wordEnd}`,
  String.raw`(?:system|admin(?:istrator)?|developer|security|policy|safety) (?:override|prompt|instruction)s?${wordEnd}|${wordStart}(?:enter|activate|enable|switch to|in) (?:dan|god|jailbreak|unrestricted|developer|debug|admin) mode${wordEnd}.{0,40}(?:you|rules|answer|reply|now|ignore)|${wordStart}prompt injection${wordEnd}|${wordStart}jailbroken (?:ai|model|assistant)${wordEnd}`,
]

/** One pattern for each phrase: all of them as one pattern take 180 ms to compile. */
export const instructionPatterns: readonly RegExp[] = [
  ...instructionPhrases.map((phrase) => new RegExp(`${wordStart}(?:${phrase})`, 'imu')),
  ...markupSigns.map((sign) => new RegExp(sign, 'imu')),
]

/** The most text of a mail that a model receives. */
const instructionTextLimits = { characters: 6000, ms: 50, runsIn: 'loop' } as const

/** True if a text instructs a machine, which customers never do. */
export const containsInstruction = withTextLimits(
  instructionTextLimits,
  function containsInstruction(text: string): boolean {
    return instructionPatterns.some((pattern) => pattern.test(text))
  },
)
