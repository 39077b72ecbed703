import { idOf, input } from './inputs.ts'
import type { Body } from './inputs.ts'
import type { World } from './world.ts'

/** Calls about a store: its customers, figures, members and settings. */
export function storeStory(w: World) {
  const { ask } = w
  const { invite } = w.steps
  return {
    exportCustomer: () => ask('exportCustomer', input({ address: 'ann@mail.test' })),
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
      await ask('closeCustomerRequest', { id: idOf((requests as Body[])[0] ?? {}) })
    },
    eraseCustomer: () => ask('eraseCustomer', input({ address: 'ann@mail.test' })),
    dashboard: () => ask('dashboard'),
    figures: () => ask('figures', input({ from: '2030-01-01', to: '2030-01-31' })),
    activity: () => ask('activity'),
    members: () => ask('members'),
    updateMember: async () =>
      ask('updateMember', {
        id: (await w.team.add('role', 'agent')).id,
        ...input({ role: 'manager', was: 'agent' }),
      }),
    removeMember: async () => ask('removeMember', { id: (await w.team.add('gone', 'agent')).id }),
    restoreMember: async () => {
      const { id } = await w.team.add('back', 'agent')
      const { restore } = await ask('removeMember', { id })
      await ask('restoreMember', { id, ...input({ restore }) })
    },
    invites: () => ask('invites'),
    createInvite: () => invite('asked'),
    resendInvite: async () => ask('resendInvite', { id: idOf(await invite('resent')) }),
    revokeInvite: async () => ask('revokeInvite', { id: idOf(await invite('revoked')) }),
    restoreInvite: async () => {
      const id = idOf(await invite('restored'))
      await ask('revokeInvite', { id })
      await ask('restoreInvite', { id })
    },
    deleteStore: async () => {
      const { name } = await ask('settings')
      await ask('deleteStore', input({ name }))
    },
    cancelStoreDeletion: () => ask('cancelStoreDeletion'),
    retention: () => ask('retention'),
    previewRetention: () =>
      ask('previewRetention', input({ resolved: 30, archived: null, spam: null, activity: 365 })),
    updateRetention: async () => {
      const { version } = await ask('retention')
      await ask(
        'updateRetention',
        input({ version, resolved: null, archived: null, spam: 30, activity: null }),
      )
    },
    settings: () => ask('settings'),
    updateSettings: async () =>
      ask('updateSettings', input({ version: (await ask('settings'))['version'], signature: 'Ann' })),
  }
}
