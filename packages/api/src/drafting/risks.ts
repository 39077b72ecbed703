import type { Risk } from './facts.ts'
import { holdsInstruction } from './instructions.ts'

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
const patterns: readonly (readonly [Risk, (text: string) => boolean])[] = [
  ['lawyer', (text) => lawyer.test(text)],
  ['chargeback', (text) => chargeback.test(text)],
  ['injury', (text) => injury.test(text)],
  ['data', (text) => data.test(text)],
  ['press', (text) => press.test(text)],
  ['instructions', holdsInstruction],
]

/** Finds the risks in a mail by keywords in twelve languages. */
export const findRisks = (text: string): Risk[] =>
  patterns.filter(([, isFound]) => isFound(text)).map(([risk]) => risk)
