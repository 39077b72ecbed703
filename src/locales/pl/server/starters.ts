import type * as english from '../../en/server/starters.ts'
import type { Translation } from '../../get-texts.ts'

export const starterTexts: Translation<typeof english.starterTexts> = {
  shipping: {
    title: 'Wysyłka',
    text: `## Dokąd wysyłacie?

Wysyłamy do ____.

## Ile trwa dostawa?

Dostawa trwa ____ dni roboczych. Paczkę przekazujemy przewoźnikowi w ciągu ____ dni roboczych.

## Ile kosztuje wysyłka?

Wysyłka kosztuje ____. Od zamówienia za ____ wysyłka jest bezpłatna.

## Czy można zmienić adres dostawy?

Adres dostawy możemy zmienić, dopóki paczka od nas nie wyszła. Prosimy o wiadomość z numerem zamówienia.`,
  },
  returns: {
    title: 'Zwroty',
    text: `## Czy mogę zwrócić produkt i ile mam na to czasu?

Produkt można zwrócić w ciągu ____ dni od otrzymania. Musi być nieużywany i w oryginalnym opakowaniu.

## Kto płaci za przesyłkę zwrotną?

Przesyłkę zwrotną opłaca ____.

## Czy mogę wymienić produkt na inny rozmiar?

Aby wymienić produkt na inny rozmiar, prosimy go odesłać i podać wybrany rozmiar na ____.

## Co zrobić, gdy produkt dotarł uszkodzony?

Jeśli produkt dotarł uszkodzony, prosimy o zdjęcie i numer zamówienia w ciągu ____ dni. Wyślemy nowy produkt lub zwrócimy pieniądze.`,
  },
  refunds: {
    title: 'Zwrot pieniędzy',
    text: `## Kiedy i jak dostanę zwrot pieniędzy?

Pieniądze zwracamy w ciągu ____ dni roboczych od otrzymania zwrotu. Wracają tą samą metodą płatności.

## Czy mogę anulować zamówienie?

Zamówienie można anulować, dopóki od nas nie wyszło. Prosimy o wiadomość z numerem zamówienia, a zwrócimy całą kwotę.

## Gdzie dostanę fakturę?

Fakturę do zamówienia można dostać ____.

## Jak użyć kodu rabatowego?

Kod rabatowy należy wpisać przed zapłatą.`,
  },
}
