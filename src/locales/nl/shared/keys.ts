import type * as english from '../../en/shared/keys.ts'
import type { Translation } from '../../get-texts.ts'

export const shortcutMessages: Translation<typeof english.shortcutMessages> = {
  title: 'Sneltoetsen',
  close: 'Sluiten',
  mail: {
    title: 'In de e-mails',
    keys: {
      next: 'Volgend gesprek',
      previous: 'Vorig gesprek',
      rows: 'Door de lijst gaan; met Shift selecteren',
      enter: 'Naar het gesprek gaan',
      leave: 'Terug naar de lijst',
      archive: 'Archiveren, of terugzetten in de inbox',
      spam: 'Spam',
      assign: 'Toewijzen',
      assignToMe: 'Aan mij toewijzen',
      snooze: 'Uitstellen, of het uitstel beëindigen',
      tag: 'Label toevoegen',
      settle: 'Geen antwoord nodig; gaat naar het volgende gesprek',
      mark: 'Als ongelezen markeren',
      reply: 'Antwoord schrijven',
      replyAll: 'Allen beantwoorden',
      forward: 'Doorsturen naar iemand anders',
      note: 'Notitie aan het team schrijven',
      newMessage: 'Nieuwe e-mail',
      choose: 'Selecteren, of de selectie opheffen',
      undo: 'Laatste actie ongedaan maken',
    },
  },
  reply: {
    title: 'Bij een antwoord',
    keys: {
      send: 'Versturen en naar het volgende gesprek gaan; op een Mac ⌘ Enter',
      sendAndArchive: 'Versturen en het gesprek archiveren; op een Mac ⌘ Shift Enter',
    },
  },
  search: {
    title: 'In het zoekveld',
    hint: 'Woorden, en deze termen:',
    keys: [
      ['from:anna', 'E-mails die Anna heeft verstuurd'],
      ['order:1001', 'E-mails die deze bestelling noemen'],
      ['tag:return', 'Gesprekken met het label Return'],
      ['has:file', 'Gesprekken met een bestand'],
      ['before:2026-12-31', 'Laatste e-mail vóór deze dag'],
      ['after:2026-12-31', 'Laatste e-mail op deze dag of later'],
    ],
  },
  everywhere: {
    title: 'Op elke pagina',
    keys: [
      ['/', 'Gesprekken doorzoeken'],
      ['Ctrl K', 'Naar een pagina, een gesprek of een winkel gaan; op een Mac ⌘ K'],
      ['?', 'Deze lijst'],
    ],
  },
}
