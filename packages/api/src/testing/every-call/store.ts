import { getId, toInput } from './input-values.ts'
import type { InputBody } from './input-values.ts'
import type { TestWorld } from './world.ts'

/** Calls about a store: its customers, figures, members and settings. */
export function playStoreSteps(w: TestWorld) {
  const { ask } = w
  const { invitePerson } = w.steps
  return {
    exportCustomer: () => ask('exportCustomer', toInput({ address: 'ann@mail.test' })),
    customerRequests: () => ask('customerRequests'),
    closeCustomerRequest: async () => {
      const payload = {
        ...{ shop_id: 1, shop_domain: 'northwind.myshopify.com', orders_requested: [1] },
        ...{ customer: { id: 7, email: 'ann@mail.test', phone: '' }, data_request: { id: 9 } },
      }
      const { headers, body } = w.shopify.webhook('customers/data_request', payload, w.shopify.app.secret)
      await w.t.api.fetch(
        new Request('http://api.test/v1/webhooks/shopify', { method: 'POST', headers, body }),
      )
      await w.t.settle()
      const { requests } = await ask('customerRequests')
      await ask('closeCustomerRequest', { id: getId((requests as InputBody[])[0] ?? {}) })
    },
    eraseCustomer: () => ask('eraseCustomer', toInput({ address: 'ann@mail.test' })),
    dashboard: () => ask('dashboard'),
    figures: () => ask('figures', toInput({ from: '2030-01-01', to: '2030-01-31' })),
    activity: () => ask('activity'),
    members: () => ask('members'),
    updateMember: async () =>
      ask('updateMember', {
        id: (await w.team.add('role', 'agent')).id,
        ...toInput({ role: 'manager', was: 'agent' }),
      }),
    removeMember: async () => ask('removeMember', { id: (await w.team.add('gone', 'agent')).id }),
    restoreMember: async () => {
      const { id } = await w.team.add('back', 'agent')
      const { restore } = await ask('removeMember', { id })
      await ask('restoreMember', { id, ...toInput({ restore }) })
    },
    invites: () => ask('invites'),
    createInvite: () => invitePerson('asked'),
    resendInvite: async () => ask('resendInvite', { id: getId(await invitePerson('resent')) }),
    revokeInvite: async () => ask('revokeInvite', { id: getId(await invitePerson('revoked')) }),
    restoreInvite: async () => {
      const id = getId(await invitePerson('restored'))
      await ask('revokeInvite', { id })
      await ask('restoreInvite', { id })
    },
    deleteStore: async () => {
      const { name } = await ask('settings')
      await ask('deleteStore', toInput({ name }))
    },
    cancelStoreDeletion: () => ask('cancelStoreDeletion'),
    retention: () => ask('retention'),
    previewRetention: () =>
      ask('previewRetention', toInput({ resolved: 30, archived: null, spam: null, activity: 365 })),
    updateRetention: async () => {
      const { version } = await ask('retention')
      await ask(
        'updateRetention',
        toInput({ version, resolved: null, archived: null, spam: 30, activity: null }),
      )
    },
    settings: () => ask('settings'),
    updateSettings: async () =>
      ask('updateSettings', toInput({ version: (await ask('settings'))['version'], signature: 'Ann' })),
  }
}
