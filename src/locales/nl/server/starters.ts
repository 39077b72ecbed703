import type * as english from '../../en/server/starters.ts'
import type { Translation } from '../../get-texts.ts'

export const starterTexts: Translation<typeof english.starterTexts> = {
  shipping: {
    title: 'Verzending',
    text: `## Waarheen verzendt u?

Wij verzenden naar ____.

## Hoe lang duurt de levering?

De levering duurt ____ werkdagen. Wij geven uw pakket binnen ____ werkdagen aan de vervoerder.

## Wat kost de verzending?

De verzending kost ____. Bij bestellingen vanaf ____ is de verzending gratis.

## Kunt u het afleveradres wijzigen?

Wij kunnen het afleveradres wijzigen zolang het pakket nog bij ons is. Schrijf ons met uw bestelnummer.`,
  },
  returns: {
    title: 'Retouren',
    text: `## Kan ik een artikel terugsturen, en hoe lang heb ik de tijd?

U kunt een artikel binnen ____ dagen na ontvangst terugsturen. Het moet ongebruikt zijn en in de originele verpakking zitten.

## Wie betaalt de retourzending?

De retourzending wordt betaald door ____.

## Kan ik een artikel ruilen voor een andere maat?

Om een artikel te ruilen voor een andere maat stuurt u het terug en schrijft u de gewenste maat aan ____.

## Wat als een artikel beschadigd aankomt?

Als een artikel beschadigd aankomt, stuur ons dan binnen ____ dagen een foto en uw bestelnummer. U krijgt een nieuw artikel of uw geld terug.`,
  },
  refunds: {
    title: 'Terugbetalingen',
    text: `## Wanneer krijg ik mijn geld terug, en hoe wordt het betaald?

Wij betalen u terug binnen ____ werkdagen nadat uw retour bij ons is aangekomen. De terugbetaling gaat naar de betaalmethode die u hebt gebruikt.

## Kan ik mijn bestelling annuleren?

U kunt een bestelling annuleren zolang die nog bij ons is. Schrijf ons met uw bestelnummer, en wij betalen het volledige bedrag terug.

## Waar vind ik een factuur?

U krijgt de factuur van uw bestelling ____.

## Hoe gebruik ik een kortingscode?

Voer de kortingscode in voordat u betaalt.`,
  },
}
