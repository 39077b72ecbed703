import { opticianMails } from './optician-mails.ts'
import type { LabelledShop } from './test-shop.ts'

const orderingText = `# What we need from you

To make your glasses we need the values from your eye test. The test may be at most two years old. Upload a photo of the
slip at the checkout, or send it to us within ten days of ordering. We can't read values off lenses that you post to us.

# How long it takes

Single vision glasses leave our laboratory after four working days. Varifocals take nine working days, because two people
measure them. Tinted lenses need three working days more. Contact lenses from the shelf leave the same day if you order
before 2 pm.

# Trying frames at home

We send you up to five frames without lenses. You may try them on for seven days. Sending them out and back is free. If a
frame comes back broken, we charge £15.

# Changing or stopping an order

You can change or stop an order until we begin to grind the lenses. We write to you an hour before that.`

const postageText = `# Postage

A standard parcel within the UK costs £3.40 and is tracked. Orders of £75 or more travel free. A next-day courier costs
£8.90 and runs from Monday to Thursday only.

# Other countries

We send glasses to Ireland, Germany, Austria and the Netherlands for £11. The parcel takes five to eight working days. We
don't send contact lenses outside the UK. Import charges are included in our prices.

# If nobody is at home

The courier tries twice and then leaves the parcel at a shop nearby for ten days. Parcels are never left outside.`

const returnsText = `# Thirty days to get used to them

Wear your new glasses for thirty days. If you cannot get used to them, we make new lenses once without charge. If that does
not help either, we give you back what you paid for the lenses and the frame.

# What we cannot take back

Opened boxes of contact lenses and engraved frames are excluded. Sunglasses without your prescription can go back within
fourteen days if the film is still on the lenses.

# How to return something

Ask for a label in your account under "My orders". It costs you nothing for glasses; for anything else we deduct £2.80. Your
money arrives six days after the parcel has reached us.

# Guarantee and breakage

Frames carry a guarantee of three years, coatings of one year. Scratches from keys or sand are wear and are not covered. For
£19 a year our breakage plan replaces a broken lens or frame once a year, with £10 to pay each time. It cannot be bought later
than two weeks after the order.`

const careText = `# Cleaning glasses

Rinse the lenses under lukewarm water and dry them with the cloth from the case. Kitchen paper scratches the coating. Never
leave glasses behind the windscreen, because heat over 60 degrees cracks the coating.

# Bent arms and lost screws

We straighten bent arms in our shop while you wait, at no cost, whoever sold them. New nose pads cost £6. We send a
set of tiny screws by letter for £1.50.

# Wearing contact lenses

Take lenses out before you sleep. Monthly lenses are thrown away thirty days after you open the blister, even if you wore
them only twice. The solution in an opened bottle lasts three months.`

const visitText = `# Visiting us

Our shop on Castle Street in Norwich is open from Tuesday to Saturday, 9.30 am to 5.30 pm. There is a ramp at the side door.
Bus 25 stops outside.

# Eye tests

An eye test takes half an hour and costs £28. Under-sixteens are tested free. Please book at least two days ahead. If you
can't make it, tell us the evening before, or we charge £12.

# Paying

We take Visa, Mastercard, PayPal and bank transfer. From £90 you can pay in three monthly parts without interest. Employers
get an invoice for screen glasses with the name of the employee on it.

# Vouchers

A voucher costs from £20 to £250, arrives by email within minutes and holds for two years. What is left stays on it for the
next purchase. Only one voucher can be used for an order.

# Old glasses

Put your old glasses into the return box. We clean them and give them to a charity in Malawi.`

/** An optician with texts in English and mails in English and German. No rule was fitted to it. */
export const optician: LabelledShop = {
  documents: [
    { title: 'Ordering glasses', text: orderingText },
    { title: 'Parcels', text: postageText },
    { title: 'Returns and guarantee', text: returnsText },
    { title: 'Care', text: careText },
    { title: 'Shop and payment', text: visitText },
  ],
  mails: opticianMails,
}
