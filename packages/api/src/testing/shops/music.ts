import { musicMails } from './music-mails.ts'
import type { LabelledShop } from './test-shop.ts'

const postageText = `# Postage

Strings, reeds and sheet music travel as a letter for £2.60. Everything that fits into a box goes by courier for £7.80.
Both take one to three working days. Pianos and drum kits are delivered by two people on a day that we agree with you;
that costs £85 within 50 miles of Bristol and £140 further away.

# Sending abroad

We send letters and boxes to Ireland, France and Spain for £16. Pianos stay in the UK.

# Collecting

You can pick up what you bought at our shop on Harbour Row. We write to you when it is ready, usually on the next
morning. Please bring the order number.`

const returnsText = `# Trying at home

Play your instrument at home for 21 days. If it does not suit you, send it back in its case and we refund the price. You
pay the way back unless the instrument is faulty.

# Not taken back

For reasons of hygiene we take back no mouthpieces, reeds or ear plugs once the seal is broken. Sheet music and
downloads are not taken back either.

# Guarantee

New instruments are guaranteed for five years, used ones for one year. Strings, skins and pads wear out with playing and
are not covered.`

const hireText = `# Hiring an instrument

Violins, cellos, clarinets and trumpets can be hired from £14 a month. The shortest hire is four months, after which you
can give the instrument back at the end of any month. Children who grow get the next size at no charge.

# Buying what you hired

If you buy the instrument, we take off what you paid in the first six months.

# Damage while you hire

Normal wear is included. For anything else you pay the repair, at most £60 for each accident. Theft is only covered if
you report it to the police within two days.`

const repairText = `# Repairs

Our workshop mends string and wind instruments. Restringing a guitar costs £18 and you can wait for it. For other work
we send you a price first, which is free, and begin when you agree. Most repairs are done within nine days.

# Tuning pianos

A tuner comes to your home for £75. New pianos should be tuned six weeks after they arrive, and then twice a year.

# Lessons

We teach guitar, piano and singing, for children from the age of six. A lesson lasts 40 minutes and costs £28. The
first one is free. If you can't come, tell us a day before, or the lesson counts.`

const frenchText = `# Livraison en France

Nous envoyons les petits instruments en France pour 19 euros. Le colis arrive en quatre à six jours ouvrés. Nous
n'envoyons ni pianos ni batteries à l'étranger.

# Retour

Vous pouvez essayer un instrument pendant 21 jours. Les frais de retour sont à votre charge.

# Paiement

Vous pouvez payer par carte, par PayPal ou par virement. Le paiement en quatre fois est possible à partir de 200 euros.`

/** A music shop in English and French. It was written before the rules that it measures, and answered once, at the end. */
export const music: LabelledShop = {
  documents: [
    { title: 'Sending', text: postageText },
    { title: 'Returns and guarantee', text: returnsText },
    { title: 'Hire', text: hireText },
    { title: 'Workshop and lessons', text: repairText },
    { title: 'Clients en France', text: frenchText },
  ],
  mails: musicMails,
}
