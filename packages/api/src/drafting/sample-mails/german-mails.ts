import { createSampleSender } from './sample-mail.ts'
import type { SampleMail } from './sample-mail.ts'

/** The sample mails of shops whose documents are German. */
export const germanSampleMails: readonly SampleMail[] = [
  {
    id: 'return',
    document: 'Returns',
    ...createSampleSender('Anna Weber', 'anna.weber@kunde.example', 'de'),
    subject: 'Zurückschicken?',
    text: 'Hallo,\n\nich habe letzte Woche bestellt, und es ist nicht ganz das, was ich erwartet habe. Kann ich es zurückgeben, und wie lange habe ich dafür Zeit?\n\nDanke\nAnna Weber',
  },
  {
    id: 'refund',
    document: 'Refunds',
    ...createSampleSender('Marta Silva', 'marta@kunde.example', 'de'),
    subject: 'Erstattung',
    text: 'Guten Tag,\n\nwenn ich etwas zurückschicke: Wann bekomme ich mein Geld zurück, und wie wird es erstattet?\n\nMarta Silva',
  },
  {
    id: 'time',
    document: 'Shipping',
    ...createSampleSender('Tom Bäcker', 'tom.baecker@kunde.example', 'de'),
    subject: 'Lieferzeit',
    text: 'Guten Morgen,\n\nwie lange dauert die Lieferung normalerweise?\n\nTom Bäcker',
  },
  {
    id: 'address',
    document: 'Orders',
    ...createSampleSender('Jonas Lind', 'jonas.lind@kunde.example', 'de'),
    subject: 'Falsche Adresse',
    text: 'Hallo, ich habe gerade bestellt und gemerkt, dass ich meine alte Adresse angegeben habe. Können Sie die Lieferadresse noch ändern?\n\nJonas',
  },
  {
    id: 'defect',
    document: 'Damaged items',
    ...createSampleSender('Klara Martin', 'klara@kunde.example', 'de'),
    subject: 'Kaputt angekommen',
    text: 'Hallo,\n\nder Artikel ist beschädigt angekommen. Was muss ich tun, um Ersatz oder mein Geld zurückzubekommen?\n\nKlara Martin',
  },
  {
    id: 'exchange',
    document: 'Returns',
    ...createSampleSender('Priya Nair', 'priya.nair@kunde.example', 'de'),
    subject: 'Zu klein',
    text: 'Hallo, die gewählte Größe ist zu klein. Kann ich den Artikel gegen eine größere Größe umtauschen?\n\nPriya',
  },
  {
    id: 'invoice',
    document: 'Payment',
    ...createSampleSender('Büro Brandt & Söhne', 'office@brandt.example', 'de'),
    subject: 'Rechnung',
    text: 'Guten Tag,\n\nwo finden wir die Rechnung zu einer Bestellung?\n\nBrandt & Söhne',
  },
  {
    id: 'abroad',
    document: 'Shipping',
    ...createSampleSender('Elin Berg', 'elin.berg@kunde.example', 'de'),
    subject: 'Versand nach Norwegen',
    text: 'Hallo! Liefern Sie nach Norwegen, und was kostet der Versand?\n\nViele Grüße\nElin',
  },
  {
    id: 'discount',
    document: 'Payment',
    ...createSampleSender('Sam Lehmann', 'sam.lehmann@kunde.example', 'de'),
    subject: 'Rabattcode',
    text: 'Hallo, wie löse ich einen Rabattcode ein?\n\nSam',
  },
  {
    id: 'cost',
    document: 'Shipping',
    ...createSampleSender('Ida Holm', 'ida.holm@kunde.example', 'de'),
    subject: 'Versandkosten',
    text: 'Hallo,\n\nwie hoch sind die Versandkosten, und ab welchem Betrag ist der Versand kostenlos?\n\nIda Holm',
  },
  {
    id: 'cancel',
    document: 'Orders',
    ...createSampleSender('Leo Marsch', 'leo.marsch@kunde.example', 'de'),
    subject: 'Vor der Bestellung',
    text: 'Hallo, kann ich eine Bestellung stornieren, nachdem ich sie aufgegeben habe?\n\nLeo',
  },
  {
    id: 'two',
    document: 'Shipping',
    ...createSampleSender('Nora Fischer', 'nora@kunde.example', 'de'),
    subject: 'Zwei Fragen vor der Bestellung',
    text: 'Guten Tag,\n\nwas kostet der Versand? Und wer bezahlt das Paket, wenn ich etwas zurückschicke?\n\nNora Fischer',
  },
  {
    id: 'angry',
    document: 'Orders',
    ...createSampleSender('Paul Stein', 'paul.stein@kunde.example', 'de'),
    subject: 'IMMER NOCH NICHTS',
    text: 'Ich schreibe jetzt zum dritten Mal! Ich will meine Bestellung stornieren, und ich will SOFORT mein Geld zurück. Kann ich stornieren oder nicht?\n\nPaul Stein',
  },
]
