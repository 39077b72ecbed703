import { idOf, input } from './inputs.ts'
import type { Body } from './inputs.ts'
import type { World } from './world.ts'

/** Calls of super admins, and of programs that report errors. */
export function adminStory(w: World) {
  const { ask } = w
  const { signUpOf } = w.steps
  return {
    overview: () => ask('overview', { token: w.admin }),
    rerunWork: async () => {
      await w.t.settle()
      w.faults.isRefusing = true
      await ask('signUp', signUpOf('parked@example.com'))
      await w.t.settle()
      w.faults.isRefusing = false
      const { parked } = await ask('overview', { token: w.admin })
      await ask('rerunWork', { token: w.admin, id: idOf((parked as Body[])[0] ?? {}) })
    },
    adminStores: () => ask('adminStores', { token: w.admin }),
    adminStore: () => ask('adminStore', { token: w.admin, id: w.team.storeId }),
    setReplyLimits: () =>
      ask('setReplyLimits', {
        token: w.admin,
        id: w.team.storeId,
        ...input({ per_minute: 25, per_day: 2500, reason: 'A busy season' }),
      }),
    notify: () =>
      ask('notify', input({ error: 'It broke.', stack: null, alertType: 'error', project: 'site' })),
  }
}
