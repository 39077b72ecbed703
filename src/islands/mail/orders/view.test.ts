import type { ThreadContextAnswer } from '@draftdesk/contract'
import { describe, expect, test } from 'vitest'
import { toOrderPanelView } from './view.ts'

const order = {
  id: 'gid://shopify/Order/1',
  name: '#1001',
  placed_at: '2030-01-10T09:00:00Z',
  address: 'ann@mail.test',
  customer: 'Ann',
  is_theirs: true,
  payment: 'Paid',
  delivery: 'Fulfilled',
  cancelled_at: null,
  total: '49.90 EUR',
  items: [{ title: 'Blue mug', quantity: 2 }],
  parcels: [
    {
      at: '2030-01-12T10:00:00Z',
      state: 'In transit',
      carrier: 'DHL',
      numbers: ['JD014', 'JD015'],
      urls: ['https://dhl.test/JD014', 'javascript:alert(1)'],
    },
  ],
  refunds: [{ at: '2030-01-13T10:00:00Z', amount: '5.00 EUR' }],
  admin_url: 'https://admin.shopify.com/store/northwind/orders/1',
}
const context: ThreadContextAnswer = {
  id: 'one',
  customer: {
    address: 'ann@mail.test',
    name: 'Ann',
    language: 'en',
    first_at: '2030-01-05T09:00:00Z',
    last_at: '2030-01-10T09:00:00Z',
  },
  reply_to: 'ann@mail.test',
  sender: 'verified',
  has_shop: true,
  orders: [order],
  earlier: [{ id: 'two', subject: 'Sizes', last_email_at: '2030-01-05T09:00:00Z' }],
  fetched_at: '2030-01-15T12:34:00.000Z',
  fault: null,
  notes: [],
}

describe('toOrderPanelView', () => {
  test('tells an order in words, and follows web addresses alone', () => {
    const view = toOrderPanelView(context)
    expect(view.orders[0]).toMatchObject({
      foreign: undefined,
      states: ['Paid', 'Fulfilled'],
      items: ['2 × Blue mug'],
      parcels: [{ state: 'In transit', links: [{ href: 'https://dhl.test/JD014', text: 'Track JD014' }] }],
    })
    expect(view).toMatchObject({ isUnverified: false, read: 'As of 12:34 UTC', fault: undefined })
    expect(view.earlier).toMatchObject([{ href: '/email-page/detail/two', subject: 'Sizes' }])
  })

  test('says of another’s order whose it is, and that a draft does not speak of it', () => {
    const foreign = { ...order, is_theirs: false, address: 'bob@mail.test' }
    expect(toOrderPanelView({ ...context, orders: [foreign] }).orders[0]?.foreign).toMatch(
      /bob@mail\.test.*do not mention it/,
    )
    const hidden = { ...foreign, address: '' }
    expect(toOrderPanelView({ ...context, orders: [hidden] }).orders[0]?.foreign).toContain(
      'gives no address',
    )
  })

  test('says why orders are missing, and that a sender is not verified', () => {
    const away = { ...context, orders: [], fetched_at: null, fault: { code: 'down', detail: 'Away.' } }
    expect(toOrderPanelView({ ...away, sender: 'failed', customer: null })).toMatchObject({
      fault: 'Away.',
      isUnverified: true,
      since: undefined,
      read: undefined,
    })
  })
})
