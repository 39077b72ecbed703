import { createSampleSender } from './sample-mail.ts'
import type { SampleMail } from './sample-mail.ts'

/** The sample mails of shops whose documents are Dutch. */
export const dutchSampleMails: readonly SampleMail[] = [
  {
    id: 'return',
    document: 'Returns',
    ...createSampleSender('Anne de Wit', 'anne.dewit@klant.example', 'nl'),
    subject: 'Kan ik dit terugsturen?',
    text: 'Hallo,\n\nik heb vorige week besteld en het is niet helemaal wat ik verwachtte. Kan ik het retourneren, en hoe lang heb ik daarvoor de tijd?\n\nBedankt\nAnne de Wit',
  },
  {
    id: 'refund',
    document: 'Refunds',
    ...createSampleSender('Marta Silva', 'marta@klant.example', 'nl'),
    subject: 'Terugbetaling',
    text: 'Hallo,\n\nals ik iets terugstuur: wanneer krijg ik mijn geld terug, en hoe wordt het betaald?\n\nMarta Silva',
  },
  {
    id: 'time',
    document: 'Shipping',
    ...createSampleSender('Tom Bakker', 'tom.bakker@klant.example', 'nl'),
    subject: 'Levertijd',
    text: 'Goedemorgen,\n\nhoe lang duurt de levering normaal gesproken?\n\nTom Bakker',
  },
  {
    id: 'address',
    document: 'Orders',
    ...createSampleSender('Jonas Lind', 'jonas.lind@klant.example', 'nl'),
    subject: 'Verkeerd adres',
    text: 'Hallo, ik heb net besteld en zag dat ik mijn oude adres heb opgegeven. Kunt u het bezorgadres nog wijzigen?\n\nJonas',
  },
  {
    id: 'defect',
    document: 'Damaged items',
    ...createSampleSender('Clara Martens', 'clara@klant.example', 'nl'),
    subject: 'Kapot aangekomen',
    text: 'Hallo,\n\nhet artikel is beschadigd aangekomen. Wat moet ik doen om een nieuw exemplaar of mijn geld terug te krijgen?\n\nClara Martens',
  },
  {
    id: 'exchange',
    document: 'Returns',
    ...createSampleSender('Priya Nair', 'priya.nair@klant.example', 'nl'),
    subject: 'Te klein',
    text: 'Hallo, de maat die ik heb gekozen is te klein. Kan ik het artikel ruilen voor een grotere maat?\n\nPriya',
  },
  {
    id: 'invoice',
    document: 'Payment',
    ...createSampleSender('Kantoor Brandt & Zonen', 'office@brandt.example', 'nl'),
    subject: 'Factuur',
    text: 'Goedendag,\n\nwaar vinden we de factuur van een bestelling?\n\nBrandt & Zonen',
  },
  {
    id: 'abroad',
    document: 'Shipping',
    ...createSampleSender('Elin Berg', 'elin.berg@klant.example', 'nl'),
    subject: 'Verzending naar Noorwegen',
    text: 'Hallo! Verzendt u naar Noorwegen, en wat kost de verzending?\n\nGroeten\nElin',
  },
  {
    id: 'discount',
    document: 'Payment',
    ...createSampleSender('Sam de Leeuw', 'sam.deleeuw@klant.example', 'nl'),
    subject: 'Kortingscode',
    text: 'Hallo, hoe gebruik ik een kortingscode?\n\nSam',
  },
  {
    id: 'cost',
    document: 'Shipping',
    ...createSampleSender('Ida Holm', 'ida.holm@klant.example', 'nl'),
    subject: 'Verzendkosten',
    text: 'Hallo,\n\nhoe hoog zijn de verzendkosten, en vanaf welk bedrag is de verzending gratis?\n\nIda Holm',
  },
  {
    id: 'cancel',
    document: 'Orders',
    ...createSampleSender('Leo Marsman', 'leo.marsman@klant.example', 'nl'),
    subject: 'Voordat ik bestel',
    text: 'Hallo, kan ik een bestelling annuleren nadat ik die heb geplaatst?\n\nLeo',
  },
  {
    id: 'two',
    document: 'Shipping',
    ...createSampleSender('Nora Visser', 'nora@klant.example', 'nl'),
    subject: 'Twee vragen voordat ik bestel',
    text: 'Goedendag,\n\nwat kost de verzending? En wie betaalt het pakket als ik iets terugstuur?\n\nNora Visser',
  },
  {
    id: 'angry',
    document: 'Orders',
    ...createSampleSender('Paul Steen', 'paul.steen@klant.example', 'nl'),
    subject: 'NOG STEEDS NIETS',
    text: 'Dit is de derde keer dat ik schrijf! Ik wil mijn bestelling annuleren en ik wil NU mijn geld terug. Kan ik annuleren of niet?\n\nPaul Steen',
  },
]
