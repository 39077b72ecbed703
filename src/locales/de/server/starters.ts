import type * as english from '../../en/server/starters.ts'
import type { Translation } from '../../get-texts.ts'

export const starterTexts: Translation<typeof english.starterTexts> = {
  shipping: {
    title: 'Versand',
    text: `## Wohin liefern Sie?

Wir liefern nach ____.

## Wie lange dauert die Lieferung?

Die Lieferung dauert ____ Werktage. Wir übergeben Ihr Paket innerhalb von ____ Werktagen an den Versanddienst.

## Was kostet der Versand?

Der Versand kostet ____. Ab einem Bestellwert von ____ ist der Versand kostenlos.

## Können Sie die Lieferadresse ändern?

Wir können die Lieferadresse ändern, solange das Paket unser Lager noch nicht verlassen hat. Schreiben Sie uns mit Ihrer Bestellnummer.`,
  },
  returns: {
    title: 'Rücksendungen',
    text: `## Kann ich einen Artikel zurücksenden, und wie lange habe ich Zeit?

Sie können einen Artikel innerhalb von ____ Tagen nach Erhalt zurücksenden. Er muss unbenutzt und in der Originalverpackung sein.

## Wer bezahlt die Rücksendung?

Die Kosten der Rücksendung trägt ____.

## Kann ich einen Artikel in eine andere Größe umtauschen?

Um einen Artikel in eine andere Größe umzutauschen, senden Sie ihn zurück und schreiben Sie die gewünschte Größe an ____.

## Was ist, wenn ein Artikel beschädigt ankommt?

Wenn ein Artikel beschädigt ankommt, senden Sie uns innerhalb von ____ Tagen ein Foto und Ihre Bestellnummer. Sie erhalten Ersatz oder Ihr Geld zurück.`,
  },
  refunds: {
    title: 'Erstattungen',
    text: `## Wann erhalte ich meine Erstattung, und wie wird sie gezahlt?

Wir erstatten den Betrag innerhalb von ____ Werktagen, nachdem Ihre Rücksendung bei uns angekommen ist. Die Erstattung geht an die Zahlungsart, die Sie verwendet haben.

## Kann ich meine Bestellung stornieren?

Sie können eine Bestellung stornieren, solange sie unser Lager noch nicht verlassen hat. Schreiben Sie uns mit Ihrer Bestellnummer, und wir erstatten den vollen Betrag.

## Wo bekomme ich eine Rechnung?

Die Rechnung zu Ihrer Bestellung erhalten Sie ____.

## Wie löse ich einen Rabattcode ein?

Bitte geben Sie den Rabattcode vor dem Bezahlen ein.`,
  },
}
