import { password, signUp } from '../api.ts'
import { png } from '../files/pictures.ts'
import { codeAt, setUpTwoStep } from '../authenticator.ts'
import { createPasskeyDevice } from '../passkey.ts'
import { fileOf, idOf, input, inputText, nextPassword } from './inputs.ts'
import type { Body } from './inputs.ts'
import type { World } from './world.ts'

/** A push subscription as a browser names it (RFC 8291, section 5). */
export const pushBrowser = {
  endpoint: 'https://push.example.test/send/1',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

/** Calls of passkeys. */
function passkeyStory(w: World) {
  const { ask } = w
  const begin = async (email: string) => {
    const token = await w.t.enter(email)
    const device = createPasskeyDevice()
    await ask('proveIdentity', { token, ...input({ secret: password }) })
    const { options } = await ask('beginPasskey', { token })
    return { token, device, credential: device.create(options) }
  }
  const add = async (email: string) => {
    const { token, device, credential } = await begin(email)
    await ask('addPasskey', { token, ...input({ name: 'Laptop', credential }) })
    const { passkeys } = await ask('twoStep', { token })
    return { token, device, id: idOf((passkeys as Body[])[0] ?? {}) }
  }
  const signIn = async (email: string) => {
    const { device } = await add(email)
    const { challenge } = await ask('signIn', input({ email, password }))
    const { options } = await ask('beginPasskeySignIn', input({ challenge }))
    return { challenge, credential: device.use(options) }
  }
  const prove = async (email: string) => {
    const { token, device } = await add(email)
    const { options } = await ask('beginPasskeyProof', { token })
    return { token, credential: device.use(options) }
  }
  return {
    beginPasskey: () => begin('begin-key@example.com'),
    addPasskey: () => add('add-key@example.com'),
    renamePasskey: async () => {
      const { token, id } = await add('rename-key@example.com')
      await ask('renamePasskey', { token, id, ...input({ name: 'Phone' }) })
    },
    removePasskey: async () => {
      const { token, id } = await add('remove-key@example.com')
      await ask('removePasskey', { token, id })
    },
    beginPasskeySignIn: () => signIn('begin-key-in@example.com'),
    signInWithPasskey: async () => ask('signInWithPasskey', input(await signIn('key-in@example.com'))),
    beginPasskeyProof: () => prove('begin-key-proof@example.com'),
    provePasskey: async () => {
      const { token, credential } = await prove('key-proof@example.com')
      await ask('provePasskey', { token, ...input({ credential }) })
    },
  }
}

/** Calls of people: signing in and up, their sign-ins, their account and their stores. */
export function accountStory(w: World) {
  const { ask } = w
  const { invite, passGoogle, signInto, signSso, signUpOf } = w.steps
  return {
    checkInternet: () => ask('checkInternet'),
    googleLogin: () => ask('googleLogin'),
    googleCallback: async () => ask('googleCallback', await passGoogle()),
    ssoCallback: async () => ask('ssoCallback', input({ token: await signSso() })),
    me: () => ask('me'),
    away: () => ask('away'),
    setAway: () => ask('setAway', input({ from: new Date().toISOString(), until: null })),
    session: () => ask('session'),
    refresh: async () => {
      await w.t.enter('refresh@example.com')
      await ask('refresh', { token: await signInto('refresh@example.com') })
    },
    signUp: () =>
      signUp(w.t.send, 'new@example.com').then(() => ask('signUp', signUpOf('again@example.com'))),
    signIn: async () => {
      await w.t.enter('in@example.com')
      await signInto('in@example.com')
    },
    signInWithCode: async () => {
      const token = await w.t.enter('code@example.com')
      const { recoveryCodes } = await setUpTwoStep(w.t.send, token, w.t.api.services.clock())
      const { challenge } = await ask('signIn', input({ email: 'code@example.com', password }))
      await ask('signInWithCode', input({ challenge, code: recoveryCodes[0] }))
    },
    proveIdentity: async () => {
      await ask('proveIdentity', {
        token: await w.t.enter('prove@example.com'),
        ...input({ secret: password }),
      })
    },
    sendProofCode: async () => {
      const { token } = await ask('googleCallback', await passGoogle())
      await ask('sendProofCode', { token: inputText(token) })
    },
    twoStep: () => ask('twoStep'),
    beginTwoStep: async () => {
      const token = await w.t.enter('begin-step@example.com')
      await ask('beginTwoStep', { token, ...input({ current_password: password }) })
    },
    confirmTwoStep: async () => {
      const token = await w.t.enter('confirm-step@example.com')
      const { secret } = await ask('beginTwoStep', { token, ...input({ current_password: password }) })
      const code = codeAt(inputText(secret), w.t.api.services.clock())
      await ask('confirmTwoStep', { token, ...input({ code }) })
    },
    renewRecoveryCodes: async () => {
      const token = await w.t.enter('renew-codes@example.com')
      const { recoveryCodes } = await setUpTwoStep(w.t.send, token, w.t.api.services.clock())
      await ask('renewRecoveryCodes', { token, ...input({ code: recoveryCodes[0] }) })
    },
    endTwoStep: async () => {
      const token = await w.t.enter('end-step@example.com')
      const { recoveryCodes } = await setUpTwoStep(w.t.send, token, w.t.api.services.clock())
      await ask('endTwoStep', { token, ...input({ current_password: password, code: recoveryCodes[0] }) })
    },
    ...passkeyStory(w),
    verifyEmail: async () => {
      const { sign_up_id } = await ask('signUp', signUpOf('verify@example.com'))
      const verification_code = await w.t.codeOf('verify@example.com')
      await ask('verifyEmail', input({ email: 'verify@example.com', verification_code, sign_up_id }))
    },
    resendCode: () => ask('resendCode', input({ email: 'again@example.com' })),
    forgotPassword: () => ask('forgotPassword', input({ email: 'in@example.com' })),
    resetPassword: async () => {
      await w.t.enter('reset@example.com')
      await ask('forgotPassword', input({ email: 'reset@example.com' }))
      const reset_token = await w.t.find('reset@example.com', /token=([\w-]+)/)
      await ask(
        'resetPassword',
        input({ reset_token, new_password: nextPassword, confirm_password: nextPassword }),
      )
    },
    revoke: async () => ask('revoke', { token: await w.t.enter('revoke@example.com') }),
    signIns: () => ask('signIns'),
    endSignIn: async () => {
      const token = await w.t.enter('end@example.com')
      await signInto('end@example.com')
      const { sign_ins } = await ask('signIns', { token })
      const other = (sign_ins as Body[]).find((one) => one['is_current'] !== true)
      await ask('endSignIn', { token, id: idOf(other ?? {}) })
    },
    endOtherSignIns: async () => ask('endOtherSignIns', { token: await w.t.enter('others@example.com') }),
    showInvite: async () => {
      await invite('shown')
      await ask('showInvite', input({ invite_id: await w.team.linkOf('shown@invited.test') }))
    },
    acceptInvite: async () => {
      await invite('accepting')
      await ask('acceptInvite', input({ invite_id: await w.team.linkOf('accepting@invited.test') }))
    },
    stores: () => ask('stores'),
    languages: () => ask('languages'),
    updateUser: () => ask('updateUser', { id: w.owner.id, ...input({ prefered_language: 'de' }) }),
    changePassword: async () => {
      const token = await w.t.enter('change@example.com')
      const me = (await ask('me', { token }))['user'] as Body
      await ask('changePassword', {
        ...{ token, id: idOf(me) },
        ...input({ current_password: password, new_password: nextPassword }),
      })
    },
    uploadPicture: () =>
      ask('uploadPicture', { id: w.owner.id, ...input({ file: fileOf('me.png', png, 'image/png') }) }),
    deletePicture: () => ask('deletePicture', { id: w.owner.id }),
    switchStore: async () =>
      ask('switchStore', { token: (await w.team.add('switching', 'agent')).token, id: w.team.storeId }),
    createStore: async () =>
      ask('createStore', { token: await w.t.enter('store@example.com'), ...input({ name: 'New' }) }),
    notifications: () => ask('notifications'),
    seeNotifications: () => ask('seeNotifications', input({})),
    notificationSettings: () => ask('notificationSettings'),
    updateNotificationSettings: async () => {
      const { kinds } = await ask('notificationSettings')
      await ask('updateNotificationSettings', input({ kinds, mail_minutes: 15 }))
    },
    addPushBrowser: () => ask('addPushBrowser', input(pushBrowser)),
    removePushBrowser: async () => {
      const { browsers } = await ask('addPushBrowser', input(pushBrowser))
      await ask('removePushBrowser', { id: idOf((browsers as Body[])[0] ?? {}) })
    },
    accountDeletion: () => ask('accountDeletion'),
    deleteAccount: async () =>
      ask('deleteAccount', {
        token: await w.t.enter('delete@example.com'),
        ...input({ confirmation: password }),
      }),
    cancelAccountDeletion: async () =>
      ask('cancelAccountDeletion', { token: await w.t.enter('keep@example.com') }),
    onboardStore: () => ask('onboardStore', { id: w.team.storeId }),
  }
}
