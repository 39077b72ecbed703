/** Short texts that a first document can begin from, with blanks to fill in. */
export const starterTexts = {
  shipping: {
    title: 'Shipping',
    text: `## Where do you ship?

We ship to ____.

## How long does delivery take?

Delivery takes ____ working days. We hand your parcel to the carrier within ____ working days.

## What does shipping cost?

Shipping costs ____. Shipping is free for orders of ____ or more.

## Can you change the delivery address?

We can change the delivery address until the parcel has left us. Write to us with your order number.`,
  },
  returns: {
    title: 'Returns',
    text: `## Can I return an item, and how long do I have?

You can return an item within ____ days after you received it. It has to be unused and in its original packaging.

## Who pays for the return shipping?

The return shipping is paid by ____.

## Can I exchange an item for another size?

To exchange an item for another size, send it back and write the size you want to ____.

## What if an item arrived damaged?

If an item arrived damaged, send us a photo and your order number within ____ days. You get a replacement or your money back.`,
  },
  refunds: {
    title: 'Refunds',
    text: `## When do I get my refund, and how is it paid?

We refund you within ____ working days after your return has reached us. The refund goes to the payment method you used.

## Can I cancel my order?

You can cancel an order until it has left us. Write to us with your order number, and we refund the full amount.

## Where can I get an invoice?

You get the invoice of your order ____.

## How do I use a discount code?

Please enter the discount code before you pay.`,
  },
} as const
