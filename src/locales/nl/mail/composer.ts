import type * as english from '../../en/mail/composer.ts'
import type { Translation } from '../../get-texts.ts'

const you = 'U'

export const composerWords: Translation<typeof english.composerWords> = {
  begin: 'Antwoord schrijven',
  observer:
    'U bent waarnemer in deze winkel: u kunt e-mails lezen en notities schrijven. Uw collega’s antwoorden.',
  write: 'Nieuwe e-mail',
  draft: (number) => `Concept ${String(number)}`,
  to: 'Aan',
  cc: 'Cc',
  subject: 'Onderwerp',
  nobody: 'nog geen ontvanger',
  noSubject: 'geen onderwerp',
  body: 'Uw antwoord',
  sheet: 'Hele antwoord',
  show: 'Tekst tonen',
  signature: 'Uw handtekening komt eronder.',
  quoted: (line) => `Eronder geciteerd: ${line}`,
  notQuoted: (people) => `Er wordt niets geciteerd: de e-mail waarop u antwoordt, ging niet naar ${people}.`,
  send: 'Versturen',
  sendAndNext: 'Versturen en verder',
  sendAndArchive: 'Versturen en archiveren',
  sentAndArchived: (seconds) =>
    seconds > 0
      ? `Uw antwoord wordt over ${String(seconds)} seconden verstuurd. Het gesprek is gearchiveerd.`
      : 'Uw antwoord wordt verstuurd. Het gesprek is gearchiveerd.',
  sender: {
    title: 'Voor uw eerste antwoord',
    hint: 'Klanten zien deze naam, en de handtekening onder elk antwoord.',
    submit: 'Opslaan',
    saved: 'Uw antwoorden hebben nu een naam en een handtekening.',
    from: (person, store) => `${person} van ${store}`,
  },
  rewrite: 'Herschrijven',
  save: 'Opslaan',
  discard: 'Weggooien',
  attach: 'Bijvoegen',
  attachments: 'Bijlagen',
  removeFile: (name) => `${name} verwijderen`,
  keys: 'Ctrl of Cmd en Enter verstuurt.',
  saved: 'Opgeslagen',
  saving: 'Bezig met opslaan',
  unsaved: 'Nog niet opgeslagen',
  offline: 'Niet opgeslagen: er is geen verbinding. Uw tekst blijft in deze browser.',
  lost: 'Deze tekst hoorde niet bij het antwoord dat is verstuurd of weggegooid',
  keep: 'Bewaren als nieuw antwoord',
  restored: 'Uw niet-opgeslagen tekst is terug.',
  uploading: 'Wordt bijgevoegd',
  failed: 'Dit kon niet worden opgeslagen. Uw tekst is er nog.',
  sendFailed: 'Dit kon niet worden verstuurd. Uw tekst is er nog.',
  conflict:
    'Een collega heeft dit antwoord intussen gewijzigd. Dit is die versie. De uwe staat nog in het formulier.',
  sent: (seconds) =>
    seconds > 0
      ? `Uw antwoord wordt over ${String(seconds)} seconden verstuurd.`
      : 'Uw antwoord wordt verstuurd.',
  discarded: 'Het concept is weggegooid.',
  undoFailed: 'Uw antwoord kon niet worden teruggehaald.',
  sentNew: (seconds) =>
    seconds > 0
      ? `Uw e-mail wordt over ${String(seconds)} seconden verstuurd.`
      : 'Uw e-mail wordt verstuurd.',
  undone: 'Uw antwoord is teruggehaald.',
  settled: 'De e-mail is als bezorgd gemarkeerd.',
  resent: 'De e-mail wordt opnieuw verstuurd.',
  news: 'Nieuw sinds u deze pagina opende',
  you,
  repliedMeanwhile: (name, ago) =>
    `${name} ${name === you ? 'hebt' : 'heeft'} ${ago} geantwoord. Toch versturen?`,
  ago: (minutes) => {
    if (minutes < 1) return 'zojuist'
    const [count, one, other] =
      minutes < 60
        ? [minutes, 'minuut', 'minuten']
        : minutes < 1440
          ? [Math.floor(minutes / 60), 'uur', 'uur']
          : [Math.floor(minutes / 1440), 'dag', 'dagen']
    return `${String(count)} ${count === 1 ? one : other} geleden`
  },
  sendAnyway: 'Toch versturen',
  failedNote: 'Dit antwoord is niet verzonden. Verbeter het en verstuur het opnieuw.',
  staleNote: 'Sinds dit is geschreven, zijn er nieuwe e-mails gekomen.',
  states: {
    held: 'Wordt zo verstuurd',
    waiting: 'Wordt opnieuw geprobeerd',
    sending: 'Wordt verstuurd',
    failed: 'Niet verzonden',
    unknown: 'Bezorging niet bevestigd',
  },
  unknownHint:
    'De e-mail wordt niet vanzelf opnieuw verstuurd. Kijk in uw map met verzonden e-mails of vraag het de klant.',
  answered: (answer) => `De mailserver meldde: ‘${answer}’.`,
  nextTry: (time) => `Volgende poging om ${time}.`,
  undo: 'Ongedaan maken',
  takeBack: 'Terughalen',
  arrived: 'E-mail is aangekomen',
  sendAgain: 'Opnieuw versturen',
}
