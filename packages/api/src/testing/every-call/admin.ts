import { setUpTwoStep } from '../totp-codes.ts'
import { getId, toInput } from './input-values.ts'
import type { InputBody } from './input-values.ts'
import type { TestWorld } from './world.ts'

/** Calls of super admins, and of programs that report errors. */
export function playAdminSteps(w: TestWorld) {
  const { ask } = w
  const { createSignUp } = w.steps
  const suspendNewStore = async (name: string) => {
    const id = getId(await ask('createStore', toInput({ name })))
    await ask('suspendStore', { token: w.admin, id, ...toInput({ reason: 'Sends spam' }) })
    return id
  }
  const planDeletion = async (name: string) => {
    const id = getId(await ask('createStore', toInput({ name })))
    await ask('deleteAdminStore', { token: w.admin, id, ...toInput({ reason: 'Sends spam' }) })
    return id
  }
  const { addPerson } = w.steps
  /** Adds a person with a verified address. */
  const enterPerson = async (name: string) => {
    const { user } = await ask('me', { token: await w.t.enter(`${name}@people.test`) })
    return getId(user as InputBody)
  }
  const lockNewPerson = async (name: string) => {
    const id = await addPerson(name)
    await ask('lockPerson', { token: w.admin, id, ...toInput({ reason: 'A stolen laptop' }) })
    return id
  }
  return {
    overview: () => ask('overview', { token: w.admin }),
    rerunWork: async () => {
      await w.t.settle()
      w.faults.isRefusing = true
      await ask('signUp', createSignUp('parked@example.com'))
      await w.t.settle()
      w.faults.isRefusing = false
      const { parked } = await ask('overview', { token: w.admin })
      await ask('rerunWork', { token: w.admin, id: getId((parked as InputBody[])[0] ?? {}) })
    },
    adminStores: () => ask('adminStores', { token: w.admin }),
    adminStore: () => ask('adminStore', { token: w.admin, id: w.team.storeId }),
    setReplyLimits: () =>
      ask('setReplyLimits', {
        token: w.admin,
        id: w.team.storeId,
        ...toInput({ per_minute: 25, per_day: 2500, reason: 'A busy season' }),
      }),
    modelUsage: () => ask('modelUsage', { token: w.admin, ...toInput({ month: '2030-01' }) }),
    setModelLimit: () =>
      ask('setModelLimit', {
        token: w.admin,
        id: w.team.storeId,
        ...toInput({ month_tokens: 1_000_000, reason: 'A busy season' }),
      }),
    suspendStore: async () => suspendNewStore('Suspended'),
    resumeStore: async () => {
      const id = await suspendNewStore('Resumed')
      await ask('resumeStore', { token: w.admin, id, ...toInput({ reason: 'It was a mistake' }) })
    },
    deleteAdminStore: async () => planDeletion('Deleted'),
    cancelAdminStoreDeletion: async () => {
      const id = await planDeletion('Kept')
      await ask('cancelAdminStoreDeletion', {
        token: w.admin,
        id,
        ...toInput({ reason: 'It was a mistake' }),
      })
    },
    adminWork: () => ask('adminWork', { token: w.admin }),
    adminActivity: () => ask('adminActivity', { token: w.admin }),
    adminPeople: () => ask('adminPeople', { token: w.admin }),
    adminPerson: () => ask('adminPerson', { token: w.admin, id: w.owner.id }),
    lockPerson: async () => lockNewPerson('lock'),
    unlockPerson: async () => {
      const id = await lockNewPerson('unlock')
      await ask('unlockPerson', { token: w.admin, id, ...toInput({ reason: 'They called us' }) })
    },
    signOutPerson: async () => ask('signOutPerson', { token: w.admin, id: await addPerson('sign-out') }),
    resetTwoStep: async () => {
      const token = await w.t.enter('reset-step@people.test')
      await setUpTwoStep(w.t.send, token, w.t.api.services.clock())
      const { user } = await ask('me', { token })
      await ask('resetTwoStep', { token: w.admin, id: getId(user as InputBody) })
    },
    grantSuperAdmin: async () => {
      const id = await enterPerson('granted')
      await ask('grantSuperAdmin', { token: w.admin, id, ...toInput({ reason: 'Joins the support' }) })
    },
    revokeSuperAdmin: async () => {
      const id = await enterPerson('revoked')
      await ask('grantSuperAdmin', { token: w.admin, id, ...toInput({ reason: 'Joins the support' }) })
      await ask('revokeSuperAdmin', { token: w.admin, id, ...toInput({ reason: 'Left the support' }) })
    },
    resendPersonCode: async () => ask('resendPersonCode', { token: w.admin, id: await addPerson('code') }),
    notify: () =>
      ask('notify', toInput({ error: 'It broke.', stack: null, alertType: 'error', project: 'site' })),
  }
}
