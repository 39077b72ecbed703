import type { Risk } from './facts.ts'

const lawyer =
  /\b(?:lawyer|attorney|solicitor|legal action|sue you|court|anwalt|anwältin|rechtsanwalt|klage|gericht|verbraucherzentrale|avocat|tribunal|justice|porter plainte|abogad[oa]|demanda(?:r|ré)|juzgado|avvocato|denuncia|advocaat|rechtbank|advogad[oa]|tribunal|prawnik|adwokat|sąd|advokat|domstol|asianajaja|oikeuteen)\b/iu
const chargeback =
  /\b(?:charge ?back|dispute (?:the|this) (?:charge|payment)|paypal (?:case|dispute|claim)|rückbuchung|käuferschutz|zurückbuchen|rétrofacturation|contest(?:er|é) le paiement|opposition|contracargo|devolución del cargo|riaddebito|terugboeking|estorno|obciążenie zwrotne|återkrav|tilbageførsel|tilbakeføring)\b/iu
const injury =
  /\b(?:injur(?:y|ed|ies)|hospital|bleeding|burn(?:t|ed) (?:my|his|her|me)|allergic reaction|caught fire|electric shock|verletz\p{L}*|krankenhaus|verbrannt|in brand|brandgefahr|feuer gefangen|stromschlag|allergische reaktion|bless(?:é|ée|ure)|hôpital|brûl(?:é|ure)|herid[oa]|lesión|hospital|quemadur\p{L}*|ferit[oa]|ospedale|gewond|ziekenhuis|ferid[oa]|ranny|szpital|skadad|sjukhus|kommet til skade|loukkaantu\p{L}*)/iu
const data =
  /\b(?:gdpr|dsgvo|rgpd|avg-verzoek|rodo|delete (?:all )?my (?:data|account|personal)|erase my data|personal data you|data protection|meine daten (?:löschen|herausgeben)|daten.{0,30}lösch\p{L}*|auskunft.{0,30}daten|datenauskunft|supprim\p{L}+ (?:toutes )?mes données|accès à mes données|borr\p{L}+ mis datos|cancell\p{L}+ i miei dati|verwijder.{0,20}gegevens|apagar os meus dados|usun\p{L}+ moje dane|radera mina uppgifter|slet mine (?:data|oplysninger))/iu
const press =
  /\b(?:journalist|newspaper|i am a reporter|the press|zeitung|presseanfrage|reporterin?|journaliste|periodista|giornalista|jornalista|dziennikarz\p{L}*)\b/iu
const instructions =
  /\b(?:(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instruction|previous|above|prior|rules?|prompt|guideline|polic)|system prompt|you are (?:now )?(?:an? )?(?:ai|assistant|chatbot|language model)|as an ai|new instructions?|act as (?:a|an|the)\b|reveal your|developer mode|jailbreak|(?:reply|answer|respond) (?:only )?with (?:exactly|only|the (?:following|words?))|do not tell|(?:forward|send) (?:this|all|the) .{0,30}\bto \S{1,64}@|(?:set|change) the (?:recipient|reply-to|refund amount)|ignorier\p{L}*.{0,40}(?:anweisung|anleitung|regel|vorherig|oben)|vergiss.{0,30}(?:anweisung|regel|alles)|neue anweisung|du bist (?:jetzt|nun) ein|du bist (?:jetzt|nun) (?:der|die|das)\b|antworte (?:nur )?(?:mit|nur|ausschließlich)\b|ab (?:jetzt|sofort) (?:endet|beginnt|antwort\p{L}*)|from now on.{0,20}\b(?:reply|replies|answer|respond|end|begin)|(?:end|begin) (?:every|each|all) (?:reply|answer|message)|ignor\p{L}+.{0,40}(?:instruction|consigne|règle|instruccion|istruzion|instruç|regla|regole)|oubli\p{L}+.{0,30}(?:instruction|consigne)|olvid\p{L}+.{0,30}(?:instruccion|regla)|negeer.{0,30}instructie|zignoruj.{0,30}(?:instrukcj|polece)|ignorera.{0,30}instruktion)|<\|?(?:im_start|system|endoftext)|<\/?(?:system|assistant|mail|instructions?|prompt)\b[^>]{0,40}>|\[\/?(?:INST|SYSTEM|ASSISTANT|USER)\]|^[ \t]{0,20}(?:system|assistant)[ \t]{0,5}:/imu

const patterns: readonly (readonly [Risk, RegExp])[] = [
  ['lawyer', lawyer],
  ['chargeback', chargeback],
  ['injury', injury],
  ['data', data],
  ['press', press],
  ['instructions', instructions],
]

/** What a mail wants to be careful with, by words in twelve languages. */
export const findRisks = (text: string): Risk[] =>
  patterns.filter(([, pattern]) => pattern.test(text)).map(([risk]) => risk)

/** Whether a sentence tells whoever writes the answer what to do, as no customer does. */
export const isInstruction = (sentence: string): boolean => instructions.test(sentence)
