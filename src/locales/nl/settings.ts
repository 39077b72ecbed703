import type * as english from '../en/settings.ts'
import { formatConversationCount, emailMessages } from './shared/emails.ts'
import type { Translation } from '../get-texts.ts'

export const settingsTabs: Translation<typeof english.settingsTabs> = [
  { tab: 'general', label: 'Algemeen' },
  { tab: 'email-configuration', label: 'E-mailinstellingen' },
  { tab: 'drafting', label: 'Concepten' },
  { tab: 'tags', label: 'Labels' },
  { tab: 'customers', label: 'Klantgegevens' },
  { tab: 'activity', label: 'Activiteit' },
]

export const settingsMessages: Translation<typeof english.settingsMessages> = {
  title: 'Instellingen',
  hint: 'De naam, antwoorden, concepten en labels van uw winkel, en het activiteitenlog.',
  tabs: 'Instellingen',
  loadFailed: 'De instellingen konden niet worden geladen.',
  again: 'Opnieuw proberen',
  submit: 'Opslaan',
  busy: 'Bezig met opslaan',
  saved: 'De instellingen zijn opgeslagen.',
  failed: 'De instellingen konden niet worden opgeslagen. Probeer het opnieuw.',
  conflict: 'Een collega heeft deze instellingen intussen gewijzigd. Dit is opgeslagen:',
  remote: (fields) => fields.map(([label, value]) => `${label}: ${value || '–'}`).join('\n'),
  keepMine: 'Uw wijzigingen staan nog in het formulier. Sla opnieuw op om de andere te vervangen.',
  general: 'Winkel',
  name: 'Naam van de winkel',
  nameHint: 'Uw collega’s zien deze naam. Klanten zien de afzendernaam van uw antwoorden.',
  nameRequired: 'Voer een naam voor de winkel in.',
  number: 'Winkelnummer',
  numberHint: 'Noem dit nummer als u contact opneemt met support.',
  email: 'Antwoorden',
  emailHint: 'Geldt voor elk antwoord aan een klant.',
  senderName: emailMessages.sender.name,
  senderHint: 'Als u dit leeg laat, zien klanten alleen uw e-mailadres.',
  replyTo: 'Antwoordadres',
  replyHint: 'Als u dit leeg laat, komen antwoorden in uw mailbox.',
  replyWrong: 'Dit is geen e-mailadres.',
  signature: emailMessages.sender.signature,
  undoSeconds: 'Versturen ongedaan maken, in seconden',
  undoHint: 'Van 0 tot 60. Zo lang wacht een antwoord, zodat u het nog kunt terughalen.',
  assignsInTurn: 'Nieuwe gesprekken om de beurt toewijzen',
  assignsHint: 'Elk nieuw gesprek gaat naar het volgende lid dat niet afwezig is.',
  requiresTwoStep: 'Inloggen in twee stappen verplichten voor iedereen in deze winkel',
  twoStepHint:
    'Leden zonder twee stappen moeten dit instellen voordat ze verder kunnen. Zet het eerst aan voor uw eigen account, op de pagina ‘Accounts’.',
  signatureHint: 'Komt onder elk antwoord.',
}

export const storeDeletionMessages: Translation<typeof english.storeDeletionMessages> = {
  title: 'Winkel verwijderen',
  hint: 'De winkel wordt na zeven dagen verwijderd. Tot dan kan elke eigenaar de verwijdering annuleren.',
  effects: [
    'Gesprekken, concepten, notities, documenten, opgeslagen antwoorden, klanten en instellingen worden uit Draftdesk verwijderd.',
    'Antwoorden die op verzending wachten, worden niet verstuurd.',
    'De mailbox en de webwinkel blijven zoals ze zijn. Draftdesk vergeet de toegangsgegevens.',
    'Iedereen in de winkel verliest de toegang. Hun accounts blijven.',
  ],
  typeName: (name) => `Typ de naam van de winkel, ${name}, om te bevestigen`,
  submit: 'Winkel verwijderen',
  planned: (day) =>
    `De winkel wordt verwijderd op ${day}. Wilt u de winkel behouden? Klik dan boven aan de pagina op ‘Winkel behouden’.`,
  done: 'De winkel wordt over zeven dagen verwijderd. De eigenaren krijgen een e-mail.',
  failed: 'De winkel kon niet worden verwijderd. Probeer het opnieuw.',
}

export const tagMessages: Translation<typeof english.tagMessages> = {
  title: 'Labels',
  hint: 'Uw team voegt labels toe aan gesprekken met de toets l. Een gesprek heeft er hoogstens 20.',
  none: 'Nog geen labels.',
  new: 'Nieuw label',
  name: 'Naam',
  color: 'Kleur',
  create: 'Label aanmaken',
  save: 'Opslaan',
  colors: {
    gray: 'Grijs',
    red: 'Rood',
    orange: 'Oranje',
    amber: 'Amber',
    green: 'Groen',
    teal: 'Blauwgroen',
    blue: 'Blauw',
    violet: 'Paars',
    pink: 'Roze',
  },
  threads: formatConversationCount,
  edit: (name) => `Label ${name} wijzigen`,
  into: 'Samenvoegen met',
  chooseTag: 'Label kiezen',
  merge: 'Samenvoegen',
  mergeHint: 'Alle gesprekken met dit label krijgen het andere. Dit kan niet ongedaan worden gemaakt.',
  chooseFirst: 'Kies eerst het label dat ervoor in de plaats komt.',
  delete: 'Label verwijderen',
  created: (name) => `Het label ${name} is aangemaakt.`,
  saved: (name) => `Het label ${name} is opgeslagen.`,
  merged: (name, into) => `${name} heet nu ${into}.`,
  deleted: (name) => `Het label ${name} is verwijderd.`,
  restored: (name) => `Het label ${name} is terug.`,
  loadFailed: 'De labels konden niet worden geladen.',
  failed: 'Het label kon niet worden opgeslagen. Probeer het opnieuw.',
}

export const replyPreviewMessages: Translation<typeof english.replyPreviewMessages> = {
  title: 'Voorbeeldweergave',
  from: 'Van',
  replyTo: 'Antwoord aan',
  mailbox: 'uw mailbox',
  body: 'Hallo Ada,\n\nBedankt voor uw bericht. Uw pakket is vanochtend bij ons vertrokken en is vrijdag bij u.',
}

const retentionNouns = {
  resolved: ['afgehandeld gesprek', 'afgehandelde gesprekken'],
  archived: ['gearchiveerd gesprek', 'gearchiveerde gesprekken'],
  spam: ['spamgesprek', 'spamgesprekken'],
  activity: ['regel van het activiteitenlog', 'regels van het activiteitenlog'],
} as const

const periods: Readonly<Record<number, string>> = {
  30: '30 dagen',
  90: '90 dagen',
  180: '180 dagen',
  365: '1 jaar',
  730: '2 jaar',
  1095: '3 jaar',
  1825: '5 jaar',
  3650: '10 jaar',
}

export const retentionMessages: Translation<typeof english.retentionMessages> = {
  title: 'Oude gegevens verwijderen',
  hint: 'Draftdesk verwijdert oudere gegevens beetje bij beetje. Uw mailbox blijft zoals die is, en verwijderde e-mails worden er niet opnieuw uit gelezen.',
  kinds: {
    resolved: 'Afgehandelde gesprekken',
    archived: 'Gearchiveerde gesprekken',
    spam: 'Spam',
    activity: 'Activiteitenlog',
  },
  never: 'Bewaren',
  after: (age) => `Verwijderen na ${age}`,
  periods,
  days: (days) => `${String(days)} dagen`,
  counted: (kind, count, age) => {
    const [one, other] = retentionNouns[kind]
    return `${new Intl.NumberFormat('nl').format(count)} ${count === 1 ? one : other} ouder dan ${age}`
  },
  wouldDelete: (list) => `Dit wordt dan verwijderd: ${list}.`,
  nothing: 'Er is nu niets oud genoeg om te verwijderen.',
  again: 'Klik nog een keer op ‘Opslaan’ om door te gaan. Dit kan niet ongedaan worden gemaakt.',
  submit: 'Opslaan',
  preview: 'Vooraf bekijken',
  saved: 'De instellingen zijn opgeslagen.',
  erasing: 'De gesprekken van de losgekoppelde mailbox worden verwijderd.',
  failed: 'De instellingen konden niet worden opgeslagen. Probeer het opnieuw.',
  loadFailed: 'De instellingen konden niet worden geladen.',
  conflict:
    'Een collega heeft deze instellingen intussen gewijzigd. Sla opnieuw op om die wijzigingen door de uwe te vervangen.',
}

export const customerDataMessages: Translation<typeof english.customerDataMessages> = {
  title: 'Klantgegevens',
  hint: 'Download of wis alles wat Draftdesk over een klant bewaart.',
  address: 'E-mailadres van de klant',
  export: 'Gegevens downloaden',
  erase: 'Klant wissen',
  eraseHint:
    'Bij het wissen worden de gesprekken, concepten en bestellingen van deze klant uit Draftdesk verwijderd. Dit kan niet ongedaan worden gemaakt. Uw mailbox en uw webwinkel blijven zoals ze zijn.',
  confirm: 'Ja, deze klant voorgoed wissen',
  confirmNeeded: 'Zet eerst het vinkje: wissen kan niet ongedaan worden gemaakt.',
  erased: (conversations, emails) =>
    `Gewist: ${formatConversationCount(conversations)}, ${emails === 1 ? '1 e-mail' : `${String(emails)} e-mails`}.`,
  failed: 'Dit is niet gelukt. Probeer het opnieuw.',
  loadFailed: 'De verzoeken konden niet worden geladen.',
  requests: 'Verzoeken via uw webwinkel',
  none: 'Geen verzoeken.',
  kinds: {
    export: 'Vraagt om de eigen gegevens',
    erase: 'Gewist',
    shop: 'Gegevens van de webwinkel gewist',
    uninstalled: 'App verwijderd',
  },
  notErased: 'Het verzoek ging over een adres van uw eigen winkel. Er is niets gewist.',
  due: (day) => `Antwoord uiterlijk ${day}`,
  doneOn: (day) => `Afgehandeld op ${day}`,
  unknown: 'Geen adres van de webwinkel',
  close: 'Als beantwoord markeren',
  closed: 'Het verzoek is als beantwoord gemarkeerd.',
  done: 'Beantwoord',
}

const sentences: Readonly<Record<string, (note: string) => string>> = {
  admin_entered: () => 'heeft als superbeheerder bij de winkel ingelogd',
  admin_left: () => 'heeft de winkel verlaten',
  member_invited: (note) => `heeft ${note} uitgenodigd`,
  invite_revoked: (note) => `heeft de uitnodiging van ${note} ingetrokken`,
  invite_restored: (note) => `heeft de uitnodiging van ${note} hersteld`,
  member_joined: (note) => `is lid geworden van de winkel als ${note}`,
  member_left: () => 'heeft de winkel voorgoed verlaten',
  member_removed: (note) => `heeft ${note} verwijderd`,
  member_restored: (note) => `heeft ${note} weer toegevoegd`,
  role_changed: (note) => `heeft een rol gewijzigd: ${note}`,
  mailbox_connected: (note) => `heeft het e-mailaccount ${note} gekoppeld`,
  mailbox_failing: (note) => `heeft het e-mailaccount ${note} getest, dat niet meer werkt`,
  mailbox_disconnected: (note) => `heeft het e-mailaccount ${note} losgekoppeld`,
  shop_connected: (note) => `heeft de webwinkel ${note} gekoppeld`,
  shop_failing: (note) => `heeft de webwinkel ${note} getest, die niet meer werkt`,
  reply_limits_changed: (note) => `heeft gewijzigd hoeveel antwoorden de winkel mag versturen: ${note}`,
  customer_erased: () => 'heeft de gegevens van een klant gewist',
  customer_exported: () => 'heeft de gegevens van een klant gedownload',
  deletion_planned: () => 'heeft de verwijdering van de winkel gepland',
  deletion_cancelled: () => 'heeft de verwijdering van de winkel geannuleerd',
  retention_changed: (note) => `heeft gewijzigd hoe lang gegevens worden bewaard: ${note}`,
  emails_erased: () => 'heeft het e-mailaccount losgekoppeld en de gesprekken laten verwijderen',
  note_deleted: (note) => `heeft een notitie van ${note} verwijderd`,
  store_suspended: () => 'heeft de winkel opgeschort',
  store_resumed: () => 'heeft de opschorting van de winkel beëindigd',
  job_rerun: () => 'heeft een mislukte taak opnieuw gestart',
  two_step_required: () => 'heeft inloggen in twee stappen voor iedereen verplicht',
  two_step_optional: () => 'verplicht inloggen in twee stappen niet meer',
  two_step_on: () => 'heeft inloggen in twee stappen aangezet',
  two_step_off: () => 'heeft inloggen in twee stappen uitgezet',
  passkey_added: () => 'heeft een passkey toegevoegd',
  passkey_renamed: () => 'heeft een passkey hernoemd',
  passkey_removed: () => 'heeft een passkey verwijderd',
  two_step_reset: () => 'heeft inloggen in twee stappen gereset',
  recovery_codes_renewed: () => 'heeft nieuwe herstelcodes opgehaald',
  recovery_code_used: () => 'heeft een herstelcode gebruikt',
  identity_proven: () => 'heeft opnieuw de eigen identiteit bevestigd',
  model_limit_reached: () =>
    'schrijft concepten tot de volgende maand zonder het model: de limiet is bereikt',
  model_limit_changed: (note) => `heeft de maandlimiet voor het model gewijzigd: ${note}`,
  shop_disconnected: (note) => `heeft de webwinkel ${note} losgekoppeld`,
}

export const activityMessages: Translation<typeof english.activityMessages> = {
  title: 'Activiteit',
  hint: 'Inloggen door support, en wijzigingen in uw team en uw verbindingen.',
  none: 'Nog niets',
  noneHint: 'Hier staan wijzigingen van de winkel.',
  failed: 'De activiteit kon niet worden geladen.',
  more: 'Oudere regels tonen',
  pages: 'Pagina’s',
  newest: 'Terug naar de nieuwste',
  sentence: (action, note) =>
    (
      sentences[action]?.(note ?? '') ?? [action.replaceAll('_', ' '), note].filter(Boolean).join(': ')
    ).trim(),
  reason: (action, note) =>
    ['admin_entered', 'store_suspended', 'store_resumed', 'deletion_planned', 'deletion_cancelled'].includes(
      action,
    )
      ? note
      : undefined,
}

export const draftingSettingsMessages: Translation<typeof english.draftingSettingsMessages> = {
  when: 'Wanneer',
  hint: 'U vindt concepten bij de e-mails die ze beantwoorden. Er wordt niets verstuurd totdat u op ‘Versturen’ klikt.',
  isOn: 'Concepten schrijven voor nieuwe e-mails',
  isOnHint: 'Er ontstaat een concept als uw documenten of voorbeelden de e-mail beantwoorden.',
  never: 'Nooit schrijven over',
  neverHint: 'Eén onderwerp per regel. E-mails over deze onderwerpen krijgen geen concept.',
  sound: 'Hoe ze klinken',
  soundHint: 'Toon, lengte en taal van elk nieuw concept.',
  tone: 'Toon',
  length: 'Lengte',
  language: 'Taal van antwoorden',
  languageOfMail: 'Zoals de e-mail',
  guardrails: 'Instructies voor elk concept',
  guardrailsHint: 'Schrijf ze zoals voor een nieuwe collega. Ze werken alleen met een taalmodel.',
  model: 'Model',
  modelHint: 'Zonder taalmodel worden concepten samengesteld uit uw eigen documenten en voorbeelden.',
  usesModel: 'Taalmodel gebruiken',
  server: (name) =>
    name
      ? `${name} is inbegrepen. U kunt in plaats daarvan uw eigen model gebruiken.`
      : 'Er is geen model inbegrepen. Voeg hieronder uw eigen model toe.',
  masking: 'Namen van klanten verbergen voor het model',
  maskingHint: 'Adressen, telefoonnummers en rekeningnummers zijn altijd verborgen.',
  url: 'Adres van uw eigen model',
  urlHint:
    'Elke dienst met een OpenAI-compatibele API, zoals https://api.example.com/v1. Laat het veld leeg om het inbegrepen model te gebruiken.',
  name: 'Naam van het model',
  key: 'API-sleutel',
  keyHint: (has) =>
    has
      ? 'Er is een sleutel opgeslagen. Laat dit leeg om die te houden.'
      : 'De sleutel wordt versleuteld opgeslagen en nooit meer getoond.',
  monthTokens: 'Maandlimiet voor tokens',
  monthHint: 'Leeg betekent geen limiet. Boven de limiet ontstaan concepten zonder het model.',
  prices: {
    price_in: 'Prijs per miljoen tokens invoer',
    price_out: 'Prijs per miljoen tokens uitvoer',
  },
  used: (tokens, cost, isEstimated) => {
    const price = cost?.toLocaleString('nl', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    return `Deze maand gebruikt: ${isEstimated ? 'ongeveer ' : ''}${tokens.toLocaleString('nl')} tokens${price === undefined ? '' : `, ongeveer ${price}`}.`
  },
  submit: 'Opslaan',
  busy: 'Bezig met opslaan',
  test: 'Model testen',
  tested: (name, ms, detail) => `${name} antwoordde na ${String(ms)} ms. ${detail}`,
  testing: 'Het model wordt getest …',
  testFailed: 'Het model kon niet worden getest. Probeer het opnieuw.',
  saved: 'De instellingen zijn opgeslagen.',
  failed: 'De instellingen konden niet worden opgeslagen. Probeer het opnieuw.',
  loadFailed: 'De instellingen konden niet worden geladen.',
  conflict:
    'Een collega heeft deze instellingen intussen gewijzigd. Sla opnieuw op om die wijzigingen door de uwe te vervangen.',
}
