import { formatCount } from '../plural.ts'
import type { MailTextsOfLanguage } from './en.ts'

const formatMinutes = (count: number) =>
  formatCount('nl', count, { one: '{count} minuut', other: '{count} minuten' })
const formatDays = (count: number) => formatCount('nl', count, { one: '{count} dag', other: '{count} dagen' })
const formatConversationCount = (count: number) =>
  formatCount('nl', count, { one: 'een gesprek', other: '{count} gesprekken' })

const formatTwoStepAdvice = (link: string) =>
  `Was u dit zelf, dan hoeft u niets te doen. Zo niet, kies dan meteen een nieuw wachtwoord en laat het de ondersteuning van deze dienst weten:\n\n${link}\n`

/** The texts of mails and push messages in Dutch. */
export const nl: MailTextsOfLanguage = {
  code: (code, forMinutes) => ({
    subject: `${code} is uw verificatiecode voor Draftdesk`,
    text: `Voer deze code in om uw e-mailadres te bevestigen:\n\n${code}\n\nDe code werkt één keer, binnen ${formatMinutes(forMinutes)}. Hebt u zich niet geregistreerd bij Draftdesk, negeer deze e-mail dan.\n`,
  }),

  known: (links) => ({
    subject: 'U hebt al een Draftdesk-account',
    text: `Met dit adres is geprobeerd een Draftdesk-account te maken, maar het heeft al een account.\n\nInloggen: ${links.signIn}\nNieuw wachtwoord: ${links.newPassword}\n\nWas u dit niet, dan hoeft u niets te doen.\n`,
  }),

  reset: (link, forMinutes) => ({
    subject: 'Stel uw wachtwoord voor Draftdesk opnieuw in',
    text: `Kies hier een nieuw wachtwoord:\n\n${link}\n\nDe link werkt één keer, binnen ${formatMinutes(forMinutes)}. Hebt u hier niet om gevraagd, negeer deze e-mail dan.\n`,
  }),

  choosePassword: (link, forMinutes) => ({
    subject: 'Kies uw wachtwoord voor Draftdesk',
    text: `Uw adres is bevestigd. Kies hier uw wachtwoord:\n\n${link}\n\nDe link werkt één keer, binnen ${formatMinutes(forMinutes)}. We vragen dit omdat uw adres meer dan eens of vanuit een andere browser is geregistreerd. Zo kent niemand anders dan u het wachtwoord.\n`,
  }),

  passwordStopped: (address, store, link) => ({
    subject: `${address} moet opnieuw worden verbonden`,
    text: `De mailserver van ${address} accepteert de aanmelding van Draftdesk niet meer. Daardoor komt er geen nieuwe e-mail binnen bij ${store}.\n\nVoer het wachtwoord hier opnieuw in:\n\n${link}\n\nE-mail die al is gelezen, blijft in Draftdesk. In de mailbox is niets gewijzigd.\n`,
  }),

  consentStopped: (address, store, link) => ({
    subject: `${address} moet opnieuw worden verbonden`,
    text: `De toestemming om ${address} te gebruiken is ingetrokken of verlopen. Daardoor komt er geen nieuwe e-mail binnen bij ${store}.\n\nVerbind het account hier opnieuw:\n\n${link}\n\nE-mail die al is gelezen, blijft in Draftdesk. In de mailbox is niets gewijzigd.\n`,
  }),

  stuck: ({ store, address, reason, link }) => ({
    subject: `Antwoorden van ${store} worden niet verzonden`,
    text: `Antwoorden van ${address} wachten al meer dan een half uur op verzending. ${reason}\n\nDraftdesk blijft het een dag lang proberen en verstuurt elk antwoord hoogstens één keer. Controleer het e-mailaccount hier:\n\n${link}\n`,
  }),

  dataRequest: (store, link) => ({
    subject: `Een klant van ${store} vraagt om zijn gegevens`,
    text: `Shopify meldt dat een klant van ${store} om de opgeslagen gegevens vraagt. U hebt 30 dagen om te antwoorden.\n\nU vindt de klant en het bestand met de gegevens hier:\n\n${link}\n`,
  }),

  passwordChanged: (link) => ({
    subject: 'Uw wachtwoord voor Draftdesk is gewijzigd',
    text: `Het wachtwoord van uw Draftdesk-account is zojuist gewijzigd en alle andere aanmeldingen zijn beëindigd.\n\nWas u dit zelf, dan hoeft u niets te doen. Zo niet, kies dan meteen een nieuw wachtwoord:\n\n${link}\n`,
  }),

  twoStepOn: (link) => ({
    subject: 'Inloggen in twee stappen is ingeschakeld voor uw Draftdesk-account',
    text: `Inloggen in twee stappen is zojuist ingeschakeld voor uw Draftdesk-account. Bij het inloggen wordt gevraagd om een code van uw authenticator-app of om een herstelcode.\n\n${formatTwoStepAdvice(link)}`,
  }),

  twoStepOff: (link) => ({
    subject: 'Inloggen in twee stappen is uitgeschakeld voor uw Draftdesk-account',
    text: `Inloggen in twee stappen is zojuist uitgeschakeld voor uw Draftdesk-account. Bij het inloggen wordt niet meer om een code gevraagd.\n\n${formatTwoStepAdvice(link)}`,
  }),

  twoStepCodesRenewed: (link) => ({
    subject: 'U hebt nieuwe herstelcodes voor uw Draftdesk-account',
    text: `De herstelcodes van uw Draftdesk-account zijn zojuist vervangen. De oude werken niet meer.\n\n${formatTwoStepAdvice(link)}`,
  }),

  twoStepCodeUsed: (link, left) => ({
    subject: 'Er is een herstelcode van uw Draftdesk-account gebruikt',
    text: `Er is zojuist een herstelcode van uw Draftdesk-account gebruikt. U hebt nog ${left === 0 ? 'geen herstelcode' : formatCount('nl', left, { one: '{count} herstelcode', other: '{count} herstelcodes' })} over. Nieuwe vindt u op uw accountpagina.\n\n${formatTwoStepAdvice(link)}`,
  }),

  twoStepReset: (link) => ({
    subject: 'Inloggen in twee stappen is opnieuw ingesteld voor uw Draftdesk-account',
    text: `Een beheerder heeft inloggen in twee stappen uitgeschakeld voor uw Draftdesk-account en alle aanmeldingen zijn beëindigd. U kunt zonder code inloggen en het opnieuw instellen.\n\n${formatTwoStepAdvice(link)}`,
  }),

  passkeyAdded: (link) => ({
    subject: 'Er is een passkey toegevoegd aan uw Draftdesk-account',
    text: `Er is zojuist een passkey toegevoegd aan uw Draftdesk-account. Die voltooit het inloggen na uw wachtwoord, in plaats van een code.\n\n${formatTwoStepAdvice(link)}`,
  }),

  passkeyRemoved: (link) => ({
    subject: 'Er is een passkey van uw Draftdesk-account verwijderd',
    text: `Er is zojuist een passkey van uw Draftdesk-account verwijderd. U kunt er niet meer mee inloggen.\n\n${formatTwoStepAdvice(link)}`,
  }),

  codesGuessed: (link) => ({
    subject: 'Onjuiste codes voor uw Draftdesk-account',
    text: `Iemand heeft veel onjuiste codes voor uw Draftdesk-account ingevoerd. Van daar wordt 15 minuten lang geen code geaccepteerd.\n\nAls u dit was, hoeft u niets te doen. Zo niet, dan kent deze persoon uw wachtwoord. Kies meteen een nieuw:\n\n${link}\n`,
  }),

  proof: (code, forMinutes) => ({
    subject: `${code} bevestigt dat u het bent`,
    text: `Voer deze code in Draftdesk in om te bevestigen dat u het bent:\n\n${code}\n\nDe code werkt één keer, binnen ${formatMinutes(forMinutes)}. Hebt u er niet om gevraagd, dan gebruikt iemand anders uw account: log overal uit op uw accountpagina.\n`,
  }),

  ownAdminChange: ({ isGranted, by, link }) => ({
    subject: isGranted
      ? 'U bent superbeheerder van Draftdesk'
      : 'U bent geen superbeheerder van Draftdesk meer',
    text: `${by ?? 'De beheerder van deze server'} ${isGranted ? 'heeft u superbeheerder van Draftdesk gemaakt. U kunt elke winkel binnengaan en personen beheren' : 'heeft uw Draftdesk-account de rechten van superbeheerder ontnomen'}. U bent overal uitgelogd. Log hier opnieuw in:\n\n${link}\n`,
  }),

  adminChange: ({ isGranted, by, person, reason, link }) => ({
    subject: isGranted
      ? `${person} is superbeheerder van Draftdesk`
      : `${person} is geen superbeheerder van Draftdesk meer`,
    text: `${by ?? 'De beheerder van deze server'} ${isGranted ? `heeft ${person} superbeheerder gemaakt` : `heeft ${person} de rechten van superbeheerder ontnomen`}. Reden: ${reason}\n\nAls dit niet klopt, wijzigt u het hier:\n\n${link}\n`,
  }),

  storeDeletion: ({ store, day, isByOwner, link }) => ({
    subject: `${store} wordt op ${day} verwijderd`,
    text: `${isByOwner ? 'Een eigenaar' : 'De beheerder van deze dienst'} heeft besloten de winkel ${store} te verwijderen. Op ${day} worden de gesprekken, concepten, documenten, instellingen en leden ervan definitief uit Draftdesk verwijderd. Uw mailbox en uw webwinkel blijven zoals ze zijn.\n\nWilt u de winkel behouden, klik dan vóór die dag boven aan een willekeurige pagina op ‘Winkel behouden’:\n\n${link}\n`,
  }),

  accountDeletion: (day, links) => ({
    subject: `Uw Draftdesk-account wordt op ${day} verwijderd`,
    text: `U hebt besloten uw Draftdesk-account te verwijderen. Het wordt op ${day} definitief verwijderd.\n\nWilt u het behouden, log dan vóór die dag in en klik op ‘Account behouden’:\n\n${links.signIn}\n\nWas u dit niet, wijzig dan ook uw wachtwoord:\n\n${links.newPassword}\n`,
  }),

  invite: ({ store, by, days: forDays, link }) => ({
    subject: `U bent uitgenodigd voor ${store} in Draftdesk`,
    text: `${by ? `${by} nodigt u uit` : 'U bent uitgenodigd'} om mee te werken aan de e-mails van ${store}.\n\nAccepteer de uitnodiging hier:\n\n${link}\n\nDeze is ${formatDays(forDays)} geldig, alleen voor dit adres.\n`,
  }),

  notification: {
    assigned: ({ actor, count }) =>
      actor !== ''
        ? `${actor} heeft ${formatConversationCount(count)} aan u toegewezen`
        : formatCount('nl', count, {
            one: 'Er is een gesprek aan u toegewezen',
            other: 'Er zijn {count} gesprekken aan u toegewezen',
          }),
    mentioned: ({ actor }) => `${actor || 'Een collega'} heeft u in een notitie vermeld`,
    answered: () => 'Een klant heeft op uw gesprek geantwoord',
    send_failed: ({ actor }) =>
      actor === '' ? 'Uw antwoord is niet verzonden' : `Het antwoord van ${actor} is niet verzonden`,
    mailbox_stopped: () => 'De mailbox moet opnieuw worden verbonden',
  },

  noSubject: 'Geen onderwerp',

  titled: (sentence, subject) => `${sentence}: ‘${subject}’`,

  reminderSubject: (store, count) =>
    formatCount('nl', count, {
      one: `{count} melding van ${store}`,
      other: `{count} meldingen van ${store}`,
    }),

  reminderReason: (count, afterMinutes) => {
    const hours = afterMinutes / 60
    const time =
      afterMinutes < 60
        ? formatMinutes(afterMinutes)
        : hours === 1
          ? 'een uur'
          : formatCount('nl', hours, { other: '{count} uur' })
    return `U ontvangt deze e-mail omdat u ${count === 1 ? 'deze melding' : 'deze meldingen'} niet binnen ${time} in Draftdesk hebt gezien. Kies hier wat u per e-mail ontvangt:`
  },
}
