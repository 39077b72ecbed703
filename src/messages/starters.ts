/** What stands where only the owner knows the word or the number. */
export const blank = '____'

/** Short texts that a first document can begin from, with blanks to fill in. */
export const starters = {
  shipping: {
    title: 'Shipping',
    text: `## Where we ship

We ship to ____.

## How long delivery takes

We hand your parcel to the carrier within ____ working days. Delivery then takes ____ working days.

## What shipping costs

Shipping costs ____. Shipping is free for orders of ____ or more.

## Changing the delivery address

We can change the delivery address until the parcel has left us. Write to us with your order number.`,
  },
  returns: {
    title: 'Returns',
    text: `## How long you can return an item

You can return an item within ____ days after you received it. It has to be unused and in its original packaging.

## Who pays for the return

The return shipping is paid by ____.

## Exchanges

To exchange an item for another size, send it back and write the size you want to ____.

## Damaged items

If an item arrived damaged, send us a photo and your order number within ____ days. You get a replacement or your money back.`,
  },
  refunds: {
    title: 'Refunds',
    text: `## When you get your refund

We refund you within ____ working days after your return has reached us. The refund goes to the payment method you used.

## Cancelling an order

You can cancel an order until it has left us. Write to us with your order number, and we refund the full amount.

## Invoices and discount codes

You find the invoice of your order ____. A discount code has to be entered before you pay.`,
  },
} as const

export type StarterName = keyof typeof starters
