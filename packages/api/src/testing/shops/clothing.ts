import { clothingMails } from './clothing-mails.ts'
import type { LabelledShop } from './test-shop.ts'

const deliveryText = `# Delivery in the UK

Standard delivery with Royal Mail costs £3.95 and takes 2 to 4 working days. Next day delivery with DPD costs £6.95 if
you order before 2pm from Monday to Thursday. Orders over £75 go out with standard delivery free of charge.

Next day delivery is not available for the Isle of Man, the Channel Islands and Northern Ireland.

# Delivery abroad

We ship to Ireland, France, Germany, the Netherlands and Denmark. Delivery abroad costs £9.50 and takes 5 to 8 working
days. Duties are included in our prices for these countries. We do not ship to the USA or Canada at the moment.

# Following your parcel

You get an e-mail with a tracking link as soon as the courier collects your parcel. The link works after about six
hours.

# If your parcel does not turn up

Parcels sometimes sit with a neighbour or in a locker. Please look there first. If a parcel has not come within 10
working days of dispatch, write to help@ternandgale.test and we ask the courier to look for it. That takes up to five
working days. After that we send the order again or refund it, whichever you prefer.

# Changing an order

We pack quickly. You can change the address or cancel within one hour of ordering, by phone on 0117 496 0213. After that
the order has gone to the packing table.`

const returnsText = `# Returns and exchanges

You may return anything unworn, with its tags, within 30 days of delivery. Socks and underwear can only be returned in
their sealed pack. Things with your name sewn in can't be returned.

Print the label at ternandgale.test/returns and drop the parcel at any Post Office. A return label costs £2.50, which we
take off the refund. Exchanges are free: tick "exchange" on the form and name the size you want.

# Refunds

We refund within 5 working days after the parcel has reached us, to the card or account that you paid with. The delivery
charge is refunded only if you return the whole order.

# Sale

Sale items can be exchanged or returned for a gift card, but not refunded.

# Faulty or wrong items

Sorry if we got it wrong. Send a photo to help@ternandgale.test with your order number, and we send the right thing the
same day. You need not return the faulty one.`

const sizeText = `# Finding your size

Our coats are cut generously, so that a jumper fits below. If you are between two sizes, take the smaller one. Trousers
come in three leg lengths: 76, 81 and 86 cm.

| Size | Chest | Waist |
|---|---|---|
| S | 92 cm | 78 cm |
| M | 100 cm | 86 cm |
| L | 108 cm | 94 cm |
| XL | 116 cm | 102 cm |

# Washing

Wash raincoats at 30 degrees with a liquid detergent and without softener. Woollen jumpers are washed by hand in cold
water and dried flat. Nothing of ours should go into the tumble dryer, except cotton socks.

# Making a coat waterproof again

After about 20 washes the coating wears off. Use a wash-in wax, or send the coat to us: re-waxing costs £28 and takes
two weeks.

# Materials

Our raincoats are made of recycled polyester with a membrane. They keep out a water column of 10,000 mm. The jumpers are
lambswool from Shetland. We use no fur and no down.`

const paymentText = `# Ways to pay

We take Visa, Mastercard, American Express, PayPal and Apple Pay. Klarna is available for orders over £40. We don't send
goods on invoice, except to schools and councils.

# Discount codes

Type the code into the box "Voucher" in the basket. One code for each order. Codes do not work on sale items. Students
get 10% through Student Beans.

# Gift cards

Gift cards come by e-mail, from £10 to £250, and are valid for two years. They can't be exchanged for cash.

# Invoices

A VAT invoice is attached to the mail that confirms your order. If you need a company name on it, reply to that mail.`

const serviceText = `# Guarantee

Seams and zips are guaranteed for five years. The guarantee does not cover tears and burns. Bring or send the piece with
your receipt, and we repair it for free.

# Repairs

Outside the guarantee, a new zip costs £22 and a patch £9. Repairs take about three weeks. Please wash the piece before
you send it.

# Our shop

You find us at 14 Harbour Street, Bristol. We are open from Tuesday to Saturday, 10 to 5.30. Dogs are welcome. You can
collect orders there free of charge: choose "collect" at the checkout and bring the confirmation.

# Children

Children's raincoats are made for ages 3 to 12. We embroider a name on any children's coat for £6, which adds four
working days.`

/** A maker of rainwear in English. Its mails were labelled before any was answered; rules may be tuned on it since. */
export const clothing: LabelledShop = {
  documents: [
    { title: 'Delivery', text: deliveryText },
    { title: 'Returns', text: returnsText },
    { title: 'Sizes and care', text: sizeText },
    { title: 'Paying', text: paymentText },
    { title: 'Service', text: serviceText },
  ],
  mails: clothingMails,
}
