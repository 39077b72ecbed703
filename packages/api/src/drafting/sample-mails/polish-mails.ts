import { createSampleSender } from './sample-mail.ts'
import type { SampleMail } from './sample-mail.ts'

/** The sample mails of shops whose documents are Polish. */
export const polishSampleMails: readonly SampleMail[] = [
  {
    id: 'return',
    document: 'Returns',
    ...createSampleSender('Anna Wójcik', 'anna.wojcik@klient.example', 'pl'),
    subject: 'Czy mogę to odesłać?',
    text: 'Dzień dobry,\n\nw zeszłym tygodniu złożyłam zamówienie i nie jest to do końca to, czego oczekiwałam. Czy mogę to zwrócić i ile mam na to czasu?\n\nDziękuję\nAnna Wójcik',
  },
  {
    id: 'refund',
    document: 'Refunds',
    ...createSampleSender('Marta Silva', 'marta@klient.example', 'pl'),
    subject: 'Zwrot pieniędzy',
    text: 'Dzień dobry,\n\njeśli coś odeślę: kiedy dostanę zwrot pieniędzy i w jaki sposób?\n\nMarta Silva',
  },
  {
    id: 'time',
    document: 'Shipping',
    ...createSampleSender('Tomasz Piekarz', 'tomasz.piekarz@klient.example', 'pl'),
    subject: 'Czas dostawy',
    text: 'Dzień dobry,\n\nile zwykle trwa dostawa?\n\nTomasz Piekarz',
  },
  {
    id: 'address',
    document: 'Orders',
    ...createSampleSender('Jan Lind', 'jan.lind@klient.example', 'pl'),
    subject: 'Zły adres',
    text: 'Dzień dobry, właśnie złożyłem zamówienie i zauważyłem, że podałem stary adres. Czy można jeszcze zmienić adres dostawy?\n\nJan',
  },
  {
    id: 'defect',
    document: 'Damaged items',
    ...createSampleSender('Klara Marcin', 'klara@klient.example', 'pl'),
    subject: 'Uszkodzona przesyłka',
    text: 'Dzień dobry,\n\ntowar dotarł uszkodzony. Co mam zrobić, żeby dostać nowy albo odzyskać pieniądze?\n\nKlara Marcin',
  },
  {
    id: 'exchange',
    document: 'Returns',
    ...createSampleSender('Priya Nair', 'priya.nair@klient.example', 'pl'),
    subject: 'Za mały',
    text: 'Dzień dobry, wybrany rozmiar jest za mały. Czy mogę wymienić towar na większy rozmiar?\n\nPriya',
  },
  {
    id: 'invoice',
    document: 'Payment',
    ...createSampleSender('Biuro Brandt i Synowie', 'office@brandt.example', 'pl'),
    subject: 'Faktura',
    text: 'Dzień dobry,\n\ngdzie znajdziemy fakturę do zamówienia?\n\nBrandt i Synowie',
  },
  {
    id: 'abroad',
    document: 'Shipping',
    ...createSampleSender('Elin Berg', 'elin.berg@klient.example', 'pl'),
    subject: 'Wysyłka do Norwegii',
    text: 'Dzień dobry! Czy wysyłają Państwo do Norwegii i ile kosztuje wysyłka?\n\nPozdrawiam\nElin',
  },
  {
    id: 'discount',
    document: 'Payment',
    ...createSampleSender('Szymon Lis', 'szymon.lis@klient.example', 'pl'),
    subject: 'Kod rabatowy',
    text: 'Dzień dobry, jak użyć kodu rabatowego?\n\nSzymon',
  },
  {
    id: 'cost',
    document: 'Shipping',
    ...createSampleSender('Ida Holm', 'ida.holm@klient.example', 'pl'),
    subject: 'Koszty wysyłki',
    text: 'Dzień dobry,\n\nile kosztuje wysyłka i od jakiej kwoty jest darmowa?\n\nIda Holm',
  },
  {
    id: 'cancel',
    document: 'Orders',
    ...createSampleSender('Leon Marzec', 'leon.marzec@klient.example', 'pl'),
    subject: 'Przed zamówieniem',
    text: 'Dzień dobry, czy mogę anulować zamówienie po jego złożeniu?\n\nLeon',
  },
  {
    id: 'two',
    document: 'Shipping',
    ...createSampleSender('Nora Rybak', 'nora@klient.example', 'pl'),
    subject: 'Dwa pytania przed zamówieniem',
    text: 'Dzień dobry,\n\nile kosztuje wysyłka? I kto płaci za paczkę, jeśli coś odeślę?\n\nNora Rybak',
  },
  {
    id: 'angry',
    document: 'Orders',
    ...createSampleSender('Paweł Kamień', 'pawel.kamien@klient.example', 'pl'),
    subject: 'NADAL NIC',
    text: 'Piszę już trzeci raz! Chcę anulować zamówienie i chcę NATYCHMIAST odzyskać pieniądze. Czy mogę je anulować, czy nie?\n\nPaweł Kamień',
  },
]
