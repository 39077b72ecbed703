import { describe, expect, test } from 'vitest'
import { toCustomerOrders, toOrderFacts } from './order-facts.ts'

const order = {
  ...{ id: 'gid://1', name: '#1001', placedAt: '2026-11-10T10:00:00Z', address: 'ann@customer.test' },
  ...{ customer: 'Ann', payment: 'Paid', delivery: 'Unfulfilled', cancelledAt: undefined, total: '10 EUR' },
  ...{ items: [], parcels: [], refunds: [], adminUrl: '', isTheirs: true },
}
const parcel = {
  ...{ at: '2026-11-18T09:00:00Z', state: 'In transit', carrier: 'DHL', numbers: ['123'] },
  urls: ['https://dhl.test/123'],
}

const refund = { at: '2026-11-20T00:00:00Z', amount: '10 EUR' }

describe('toOrderFacts', () => {
  test('says nothing of the order of somebody else', () => {
    expect(toOrderFacts([{ ...order, isTheirs: false }])).toEqual([])
  })

  test.for([
    [{}, 'paid', '2026-11-10'],
    [{ payment: 'Pending' }, 'unpaid', undefined],
    [{ parcels: [parcel] }, 'shipped', '2026-11-18'],
    [{ parcels: [{ ...parcel, state: 'Delivered' }] }, 'delivered', undefined],
    [{ parcels: [{ ...parcel, state: 'Delivered' }, parcel] }, 'shipped', '2026-11-18'],
    [{ payment: 'Refunded', parcels: [parcel], refunds: [refund] }, 'refunded', '2026-11-20'],
    [{ payment: 'Partially refunded', parcels: [parcel], refunds: [refund] }, 'shipped', '2026-11-18'],
    [{ cancelledAt: '2026-11-11T00:00:00Z' }, 'cancelled', '2026-11-11'],
  ] as const)('reads where an order stands: %o', ([changes, state, on]) => {
    const [fact] = toOrderFacts([{ ...order, ...changes }])
    expect([fact?.state, fact?.on]).toEqual([state, on])
  })

  test('names the parcel', () => {
    expect(toOrderFacts([{ ...order, parcels: [parcel] }])).toMatchObject([
      { ref: 'O1', carrier: 'DHL', tracking: '123', trackingUrl: 'https://dhl.test/123' },
    ])
  })
})

describe('toCustomerOrders', () => {
  const orders = ['#1005', '#1004', '#1003', '#1002', '#1001'].map((name) => ({ ...order, id: name, name }))
  const read = (changes: Partial<Parameters<typeof toCustomerOrders>[0]>) =>
    toCustomerOrders({ orders, named: [], isUnclear: false, fault: undefined, ...changes })
  const namesOf = ({ facts }: ReturnType<typeof read>) => facts.map(({ name }) => name)

  test('takes the named order, however old it is', () => {
    const named = [{ name: '#1001', written: '1001', state: 'theirs' as const }]
    expect(namesOf(read({ named }))).toEqual(['#1001'])
  })

  test('takes no other order in place of a named one', () => {
    const named = [{ name: '#2002', written: '2002', state: 'not-found' as const }]
    expect(read({ named })).toMatchObject({ facts: [], isNamed: true, notFound: ['2002'] })
  })

  test('takes the newest three where none is named, the only open one first', () => {
    expect(namesOf(read({}))).toEqual(['#1005', '#1004', '#1003'])
    expect(read({}).isUnclear).toBe(true)
    const done = { ...parcel, state: 'Delivered' }
    const one = orders.map((each) => (each.name === '#1004' ? each : { ...each, parcels: [done] }))
    expect(namesOf(read({ orders: one }))).toEqual(['#1004', '#1005', '#1003'])
    expect(read({ orders: one }).isUnclear).toBe(false)
  })
})
