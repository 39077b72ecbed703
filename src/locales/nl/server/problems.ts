import type * as english from '../../en/server/problems.ts'
import type { Translation } from '../../get-texts.ts'

export const errorPageMessages: Translation<typeof english.errorPageMessages> = {
  error: {
    title: 'U kunt deze pagina niet openen',
    text: 'Uw account heeft er geen toegang toe, of ze hoort bij een andere winkel.',
    action: 'Naar de startpagina',
  },
  refused: {
    foreignForm: {
      title: 'Er is niets gebeurd',
      text: 'Dit formulier kwam van een andere site. Open de pagina hier en verstuur het opnieuw.',
      action: 'Naar de startpagina',
    },
    tooLarge: {
      title: 'Dit is te groot om te versturen',
      text: 'Er is niets opgeslagen. Ga terug in uw browser en verstuur een kortere tekst of een kleiner bestand.',
      action: 'Pagina opnieuw openen',
    },
    wrongType: {
      title: 'Dit formulier kon niet worden gelezen',
      text: 'Er is niets opgeslagen, omdat deze pagina dit soort formulier niet kan lezen.',
      action: 'Pagina opnieuw openen',
    },
    cutOff: {
      title: 'Dit formulier kwam niet volledig aan',
      text: 'Er is niets gebeurd. Verstuur het opnieuw.',
      action: 'Pagina opnieuw openen',
    },
  },
  badGateway: {
    title: 'Draftdesk antwoordt niet',
    text: 'Onze server was net niet bereikbaar. Probeer het zo meteen opnieuw.',
    typed: 'Wat u had ingevoerd, komt daar terug, behalve wachtwoorden en bestanden.',
    action: 'Opnieuw proberen',
  },
  notFound: {
    title: 'Pagina niet gevonden',
    text: 'Op dit adres staat niets. Misschien is de pagina verplaatst of is het adres verkeerd getypt.',
    action: 'Naar de startpagina',
  },
  crash: {
    title: 'Er is een onverwachte fout opgetreden',
    text: 'Dit was onze fout. Herlaad de pagina. Gebeurt het opnieuw, laat het ons dan weten.',
    action: 'Pagina herladen',
  },
}
