import type * as english from '../en/accounts.ts'
import type { Translation } from '../words.ts'

/** The people of the store, in Dutch. */
export const peopleMessages: Translation<typeof english.peopleMessages> = {
  title: 'Accounts',
  hint: 'Uw account, en de personen die in deze winkel werken.',
  members: 'Personen',
  membersHint: 'De personen die in deze winkel werken. Hun rechten staan onder ‘Rollen’.',
  loadFailed: 'De personen van deze winkel konden niet worden geladen.',
  again: 'Opnieuw proberen',
  you: '(u)',
  since: (day) => `Sinds ${day}`,
  roles: { owner: 'Eigenaar', manager: 'Manager', agent: 'Medewerker', observer: 'Waarnemer' },
  role: 'Rol',
  roleOf: (name) => `Rol van ${name}`,
  save: 'Opslaan',
  saveRole: (name) => `Rol van ${name} opslaan`,
  roleChanged: (name, role) => `${name} is nu ${role}.`,
  conflict: (name) => `Een collega heeft de rol van ${name} intussen gewijzigd. Dit is de nieuwe rol.`,
  remove: 'Verwijderen',
  removeNamed: (name) => `${name} verwijderen`,
  removed: (name) => `${name} is verwijderd en kan deze winkel niet meer openen.`,
  undo: 'Ongedaan maken',
  leave: 'Winkel verlaten',
  leaveHint: 'Om terug te komen hebt u een nieuwe uitnodiging nodig. Uw werk blijft in de winkel.',
  leaveSure: 'Deze winkel verlaten',
  left: (store) => `U hebt ${store} verlaten.`,
  changeFailed: 'Dit kon niet worden opgeslagen. Probeer het opnieuw.',
}

/** The table of roles, in Dutch. */
export const roleMessages: Translation<typeof english.roleMessages> = {
  title: 'Rollen',
  hint: 'Een gewijzigde rol geldt meteen.',
  right: 'Recht',
  permissions: {
    read: 'E-mails, bestellingen, beleid en notities lezen',
    notes: 'Notities aan het team schrijven',
    mail: 'E-mails beantwoorden, versturen en ordenen',
    knowledge: 'Beleid en voorbeelden schrijven',
    settings: 'Instellingen en verbindingen wijzigen',
    accounts: 'Personen uitnodigen en verwijderen',
    owners: 'Eigenaren toevoegen en verwijderen',
  },
  yes: 'Ja',
  no: 'Nee',
}

/** The invitations, in Dutch. */
export const inviteMessages: Translation<typeof english.inviteMessages> = {
  title: 'Uitnodigingen',
  hint: 'Een uitnodiging is een link per e-mail. De link werkt 7 dagen, en alleen voor dat adres.',
  setUpTitle: 'Collega uitnodigen',
  setUpHint: 'Kent een collega uw beleid, mailbox of webwinkel beter? Nodig die dan uit voor deze winkel.',
  email: 'E-mailadres',
  submit: 'Uitnodigen',
  busy: 'Uitnodiging wordt verstuurd',
  emailRequired: 'Voer het e-mailadres in.',
  sent: (email) => `Er is een uitnodiging onderweg naar ${email}.`,
  empty: 'Geen open uitnodigingen.',
  states: { open: 'Open', accepted: 'Aangenomen', expired: 'Verlopen' },
  invited: (day) => `Uitgenodigd ${day}`,
  expires: (day) => `verloopt ${day}`,
  expired: (day) => `verlopen ${day}`,
  accepted: 'adres nog niet bevestigd',
  resend: 'Opnieuw versturen',
  resendTo: (email) => `Uitnodiging aan ${email} opnieuw versturen`,
  resent: (email) => `Er is een nieuwe link onderweg naar ${email}. De oude link werkt niet meer.`,
  revoke: 'Intrekken',
  revokeFor: (email) => `Uitnodiging van ${email} intrekken`,
  revoked: (email) => `De uitnodiging van ${email} is ingetrokken. De link werkt niet meer.`,
  failed: 'De uitnodiging kon niet worden verstuurd. Probeer het opnieuw.',
}

/** The user's own account, in Dutch. */
export const accountMessages: Translation<typeof english.accountMessages> = {
  title: 'Uw account',
  name: 'Naam en foto',
  hint: 'Uw collega’s zien uw naam en foto.',
  save: 'Naam opslaan',
  saving: 'Bezig met opslaan',
  nameSaved: 'Uw naam is opgeslagen.',
  namesRequired: 'Voer uw voornaam en achternaam in.',
  picture: 'Foto',
  choose: 'Foto kiezen',
  pictureHint: 'PNG, JPEG of WebP, tot 2 MB en 4096 × 4096 pixels',
  upload: 'Uploaden',
  uploading: 'Uw foto wordt geüpload',
  removePicture: 'Foto verwijderen',
  pictureSaved: 'Uw foto is opgeslagen.',
  pictureRemoved: 'Uw foto is verwijderd.',
  tooLarge: 'De foto is te groot. Een foto mag tot 2 MB groot zijn.',
  wrongKind: 'Deze indeling werkt niet voor een foto. Gebruik png, jpeg of webp.',
  failed: 'Dit kon niet worden opgeslagen. Probeer het opnieuw.',
  password: 'Wachtwoord',
  passwordHint:
    'Met een nieuw wachtwoord wordt u op alle andere apparaten uitgelogd. Hier blijft u ingelogd.',
  currentPassword: 'Huidig wachtwoord',
  currentRequired: 'Voer uw huidige wachtwoord in.',
  submit: 'Wachtwoord wijzigen',
  busy: 'Uw wachtwoord wordt gewijzigd',
  passwordFailed: 'Het wachtwoord kon niet worden gewijzigd. Probeer het opnieuw.',
  noPassword:
    'U logt in met Google of single sign-on, dus dit account heeft geen wachtwoord. Wilt u er een instellen? Log dan uit en kies ‘Wachtwoord vergeten?’ op de inlogpagina.',
}

/** Words of the absence, in Dutch. */
export const awayMessages: Translation<typeof english.awayMessages> = {
  title: 'Afwezigheid',
  hint: 'Zolang u afwezig bent, wordt er geen nieuw gesprek aan u toegewezen. Als een klant in een gesprek van u antwoordt, gaat het terug naar het team.',
  from: 'Eerste dag afwezig',
  until: 'Laatste dag afwezig',
  untilHint: 'Laat dit leeg als u het nog niet weet.',
  save: 'Opslaan',
  back: 'Ik ben terug',
  saved: 'Uw collega’s zien dat u afwezig bent.',
  ended: 'Welkom terug.',
  fromRequired: 'Kies de eerste dag dat u afwezig bent.',
  failed: 'Dit kon niet worden opgeslagen. Probeer het opnieuw.',
}

/** Deleting one's own account, in Dutch. */
export const accountDeletionMessages: Translation<typeof english.accountDeletionMessages> = {
  title: 'Mijn account verwijderen',
  hint: 'Uw account wordt na zeven dagen verwijderd. Tot dan kunt u de verwijdering annuleren.',
  effects: [
    'Uw account, uw foto, uw sessies en uw persoonlijke opgeslagen antwoorden en filters worden verwijderd.',
    'Uw gesprekken gaan terug naar het team van elke winkel.',
    'E-mails en notities die u hebt geschreven, blijven in hun winkels, met uw naam.',
  ],
  onlyOwner: (stores) =>
    `U bent de enige eigenaar van ${stores.join(', ')}. Verwijder eerst de winkel, of maak een ander lid eigenaar.`,
  password: 'Uw wachtwoord, om het account te verwijderen',
  email: 'Uw e-mailadres, om het account te verwijderen',
  submit: 'Mijn account verwijderen',
  planned: (day) => `Uw account wordt verwijderd op ${day}.`,
  waits: (stores) => `Het blijft totdat ${stores.join(', ')} een andere eigenaar heeft of is verwijderd.`,
  done: 'Uw account wordt over zeven dagen verwijderd. We hebben u een e-mail gestuurd.',
  failed: 'Dit is niet gelukt. Probeer het opnieuw.',
}

/** The choices of notifications, in Dutch. */
export const notificationSettingsMessages: Translation<typeof english.notificationSettingsMessages> = {
  title: 'Meldingen',
  hint: 'Kies waarover en waar u meldingen krijgt. Deze keuzes gelden alleen voor u, in al uw winkels.',
  loadFailed: 'Uw keuzes konden niet worden geladen.',
  again: 'Opnieuw proberen',
  kind: 'Stuur mij een melding als',
  kinds: {
    assigned: 'er een gesprek aan mij wordt toegewezen',
    mentioned: 'een notitie mij vermeldt',
    answered: 'een klant in mijn gesprek antwoordt',
    send_failed: 'een antwoord van mij niet wordt verzonden',
    mailbox_stopped: 'de mailbox stopt (eigenaren)',
  },
  channels: { app: 'In Draftdesk', push: 'Push', mail: 'E-mail' },
  choice: (kind, channel) => `${kind}: ${channel}`,
  mailTime: 'E-mail sturen als ik de melding niet heb gezien binnen',
  mailTimes: { '5': '5 minuten', '15': '15 minuten', '60': 'een uur', '240': '4 uur' },
  mailHint: 'Over een gestopte mailbox krijgt u meteen een e-mail.',
  failed: 'Dit kon niet worden opgeslagen. Probeer het opnieuw.',
  push: 'Pushmeldingen',
  pushHint: 'U krijgt ze ook als Draftdesk gesloten is, in elke browser waarin u ze aanzet.',
  pushOn: 'Aanzetten in deze browser',
  pushOff: 'Uitzetten in deze browser',
  pushIsOn: 'Pushmeldingen staan aan in deze browser.',
  pushUnsupported: 'Deze browser kent geen pushmeldingen.',
  pushDenied:
    'Deze browser blokkeert meldingen van Draftdesk. Sta ze toe in de instellingen van de browser voor deze site en probeer het opnieuw.',
  pushFailed: 'Pushmeldingen konden niet worden aangezet. Probeer het opnieuw.',
  browsers: 'Andere browsers met pushmeldingen',
  unknownDevice: 'Onbekende browser',
  since: (moment) => `sinds ${moment}`,
  remove: 'Uitzetten',
  removeNamed: (device) => `Pushmeldingen in ${device} uitzetten`,
}

/** The list of sign-ins, in Dutch. */
export const signInMessages: Translation<typeof english.signInMessages> = {
  title: 'Waar u bent ingelogd',
  hint: 'De browsers die bij uw account zijn ingelogd. Herkent u er een niet? Log die uit en wijzig uw wachtwoord.',
  loadFailed: 'De lijst van browsers kon niet worden geladen.',
  again: 'Opnieuw proberen',
  unknownDevice: 'Onbekende browser',
  from: (place) => `vanuit ${place}`,
  since: (moment) => `ingelogd ${moment}`,
  used: (moment) => `laatst gezien ${moment}`,
  current: 'Deze browser',
  empty: 'U bent nergens anders ingelogd.',
  end: 'Uitloggen',
  endNamed: (device, moment) => `${device} uitloggen, ingelogd ${moment}`,
  endHint: 'Die browser wordt meteen uitgelogd. Werk dat daar niet is opgeslagen, kan verloren gaan.',
  endSure: 'Deze browser uitloggen',
  ended: 'De browser is uitgelogd.',
  endOthers: 'Alle andere uitloggen',
  endOthersHint:
    'Alle andere browsers worden meteen uitgelogd. Werk dat daar niet is opgeslagen, kan verloren gaan.',
  endOthersSure: 'Alle andere browsers uitloggen',
  othersEnded: 'Alle andere browsers zijn uitgelogd.',
  failed: 'De browser kon niet worden uitgelogd. Probeer het opnieuw.',
}
