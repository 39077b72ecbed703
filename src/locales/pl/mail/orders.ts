import type * as english from '../../en/mail/orders.ts'
import type { Translation } from '../../get-texts.ts'

export const orderWords: Translation<typeof english.orderWords> = {
  loading: 'Szukanie zamówień',
  failed: 'Nie udało się wczytać danych klienta.',
  again: 'Spróbuj ponownie',
  since: (day) => `Pierwsza wiadomość ${day}`,
  notVerified: 'Nadawca niepotwierdzony',
  notVerifiedHint: 'Dostawca poczty nie potwierdził nadawcy tej wiadomości.',
  orders: 'Zamówienia',
  none: 'Brak zamówień z tym adresem.',
  noShop: 'Po połączeniu sklepu internetowego będą tu widoczne zamówienia.',
  noShopAction: 'Przejdź do integracji',
  another: 'Należy do innego adresu',
  anotherHint: (address) =>
    address === ''
      ? 'Znalezione po numerze. Sklep nie podaje adresu, więc szkice o nim nie wspominają.'
      : `Znalezione po numerze, ale złożone z adresu ${address}. Szkice o nim nie wspominają.`,
  placed: (day) => `Złożone ${day}`,
  cancelled: (day) => `Anulowane ${day}`,
  total: 'Razem',
  items: 'Produkty',
  item: (quantity, title) => `${String(quantity)} × ${title}`,
  parcel: (day, carrier) => (carrier ? `Wysłane ${day}, ${carrier}` : `Wysłane ${day}`),
  track: (number) => (number ? `Śledź ${number}` : 'Śledź paczkę'),
  refund: (amount, day) => `Zwrócono ${amount} dnia ${day}`,
  open: 'Otwórz w sklepie',
  read: (time) => `Stan z ${time}`,
  earlier: 'Wcześniejsze rozmowy',
}
