import { createSampleSender } from './sample-mail.ts'
import type { SampleMail } from './sample-mail.ts'

/** The sample mails of shops whose documents are English, or in a language without sample mails of its own. */
export const englishSampleMails: readonly SampleMail[] = [
  {
    id: 'return',
    document: 'Returns',
    ...createSampleSender('Ann Weber', 'ann.weber@customer.example'),
    subject: 'Can I send this back?',
    text: 'Hello,\n\nI ordered last week and it is not quite what I expected. Can I return it, and how long do I have?\n\nThanks\nAnn Weber',
  },
  {
    id: 'refund',
    document: 'Refunds',
    ...createSampleSender('Marta Silva', 'marta@customer.example'),
    subject: 'My refund',
    text: 'Hi there,\n\nif I send something back: when do I get my refund, and how is it paid?\n\nMarta',
  },
  {
    id: 'time',
    document: 'Shipping',
    ...createSampleSender('Tom Baker', 'tom.baker@customer.example'),
    subject: 'Delivery time',
    text: 'Good morning,\n\nhow long does delivery usually take?\n\nTom Baker',
  },
  {
    id: 'address',
    document: 'Orders',
    ...createSampleSender('Jonas Lind', 'jonas.lind@customer.example'),
    subject: 'Wrong address',
    text: 'Hello, I have just placed an order and noticed that I gave my old address. Can you still change the delivery address?\n\nJonas',
  },
  {
    id: 'defect',
    document: 'Damaged items',
    ...createSampleSender('Claire Martin', 'claire@customer.example'),
    subject: 'Arrived broken',
    text: 'Hello,\n\nthe item arrived damaged. What do I have to do to get a replacement or my money back?\n\nClaire Martin',
  },
  {
    id: 'exchange',
    document: 'Returns',
    ...createSampleSender('Priya Nair', 'priya.nair@customer.example'),
    subject: 'Too small',
    text: 'Hi, the size I chose is too small. Can I exchange it for a larger size?\n\nPriya',
  },
  {
    id: 'invoice',
    document: 'Payment',
    ...createSampleSender('Office of Brandt & Sons', 'office@brandt.example'),
    subject: 'Invoice',
    text: 'Dear team,\n\nwhere can we get the invoice of an order?\n\nBrandt & Sons',
  },
  {
    id: 'abroad',
    document: 'Shipping',
    ...createSampleSender('Elin Berg', 'elin.berg@customer.example'),
    subject: 'Shipping to Norway',
    text: 'Hello! Do you ship to Norway, and what does shipping cost?\n\nBest wishes\nElin',
  },
  {
    id: 'discount',
    document: 'Payment',
    ...createSampleSender('Sam Lee', 'sam.lee@customer.example'),
    subject: 'Discount code',
    text: 'Hi, how do I use a discount code?\n\nSam',
  },
  {
    id: 'cost',
    document: 'Shipping',
    ...createSampleSender('Ida Holm', 'ida.holm@customer.example'),
    subject: 'Shipping costs',
    text: 'Hello,\n\nhow much does shipping cost, and from which amount is it free?\n\nIda Holm',
  },
  {
    id: 'cancel',
    document: 'Orders',
    ...createSampleSender('Leo Marsh', 'leo.marsh@customer.example'),
    subject: 'Before I order',
    text: 'Hi, can I cancel an order after I have placed it?\n\nLeo',
  },
  {
    id: 'two',
    document: 'Shipping',
    ...createSampleSender('Nora Fischer', 'nora@customer.example'),
    subject: 'Two questions before I order',
    text: 'Hello,\n\nhow much is shipping? And who pays for the parcel if I send something back?\n\nNora Fischer',
  },
  {
    id: 'angry',
    document: 'Orders',
    ...createSampleSender('Paul Stone', 'paul.stone@customer.example'),
    subject: 'STILL NOTHING',
    text: 'This is the third time I write! I want to cancel my order and I want my money back NOW. Can I cancel it or not?\n\nPaul Stone',
  },
]
