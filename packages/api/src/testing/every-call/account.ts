import { testPassword, signUp } from '../api.ts'
import { pngPicture } from '../files/pictures.ts'
import { createTotpCode, setUpTwoStep } from '../totp-codes.ts'
import { createPasskeyDevice } from '../passkey.ts'
import { createFile, getId, toInput, textOrEmpty, nextPassword } from './input-values.ts'
import type { InputBody } from './input-values.ts'
import type { TestWorld } from './world.ts'

/** A push subscription as a browser names it (RFC 8291, section 5). */
export const pushBrowser = {
  endpoint: 'https://push.example.test/send/1',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

/** Calls of passkeys. */
function playPasskeySteps(w: TestWorld) {
  const { ask } = w
  const beginPasskeyOf = async (email: string) => {
    const token = await w.t.enter(email)
    const device = createPasskeyDevice()
    await ask('proveIdentity', { token, ...toInput({ secret: testPassword }) })
    const { options } = await ask('beginPasskey', { token })
    return { token, device, credential: device.create(options) }
  }
  const addPasskeyOf = async (email: string) => {
    const { token, device, credential } = await beginPasskeyOf(email)
    await ask('addPasskey', { token, ...toInput({ name: 'Laptop', credential }) })
    const { passkeys } = await ask('twoStep', { token })
    return { token, device, id: getId((passkeys as InputBody[])[0] ?? {}) }
  }
  const beginSignInOf = async (email: string) => {
    const { device } = await addPasskeyOf(email)
    const { challenge } = await ask('signIn', toInput({ email, password: testPassword }))
    const { options } = await ask('beginPasskeySignIn', toInput({ challenge }))
    return { challenge, credential: device.use(options) }
  }
  const beginProofOf = async (email: string) => {
    const { token, device } = await addPasskeyOf(email)
    const { options } = await ask('beginPasskeyProof', { token })
    return { token, credential: device.use(options) }
  }
  return {
    beginPasskey: () => beginPasskeyOf('begin-key@example.com'),
    addPasskey: () => addPasskeyOf('add-key@example.com'),
    renamePasskey: async () => {
      const { token, id } = await addPasskeyOf('rename-key@example.com')
      await ask('renamePasskey', { token, id, ...toInput({ name: 'Phone' }) })
    },
    removePasskey: async () => {
      const { token, id } = await addPasskeyOf('remove-key@example.com')
      await ask('removePasskey', { token, id })
    },
    beginPasskeySignIn: () => beginSignInOf('begin-key-in@example.com'),
    signInWithPasskey: async () =>
      ask('signInWithPasskey', toInput(await beginSignInOf('key-in@example.com'))),
    beginPasskeyProof: () => beginProofOf('begin-key-proof@example.com'),
    provePasskey: async () => {
      const { token, credential } = await beginProofOf('key-proof@example.com')
      await ask('provePasskey', { token, ...toInput({ credential }) })
    },
  }
}

/** Calls of people: signing in and up, their sign-ins, their account and their stores. */
export function playAccountSteps(w: TestWorld) {
  const { ask } = w
  const { invitePerson, passGoogleConsent, signInPerson, signSso, createSignUp } = w.steps
  return {
    checkInternet: () => ask('checkInternet'),
    googleLogin: () => ask('googleLogin'),
    googleCallback: async () => ask('googleCallback', await passGoogleConsent()),
    ssoCallback: async () => ask('ssoCallback', toInput({ token: await signSso() })),
    me: () => ask('me'),
    away: () => ask('away'),
    setAway: () => ask('setAway', toInput({ from: new Date().toISOString(), until: null })),
    session: () => ask('session'),
    refresh: async () => {
      await w.t.enter('refresh@example.com')
      await ask('refresh', { token: await signInPerson('refresh@example.com') })
    },
    signUp: () =>
      signUp(w.t.send, 'new@example.com').then(() => ask('signUp', createSignUp('again@example.com'))),
    signIn: async () => {
      await w.t.enter('in@example.com')
      await signInPerson('in@example.com')
    },
    signInWithCode: async () => {
      const token = await w.t.enter('code@example.com')
      const { recoveryCodes } = await setUpTwoStep(w.t.send, token, w.t.api.services.clock())
      const { challenge } = await ask(
        'signIn',
        toInput({ email: 'code@example.com', password: testPassword }),
      )
      await ask('signInWithCode', toInput({ challenge, code: recoveryCodes[0] }))
    },
    proveIdentity: async () => {
      await ask('proveIdentity', {
        token: await w.t.enter('prove@example.com'),
        ...toInput({ secret: testPassword }),
      })
    },
    sendProofCode: async () => {
      const { token } = await ask('googleCallback', await passGoogleConsent())
      await ask('sendProofCode', { token: textOrEmpty(token) })
    },
    twoStep: () => ask('twoStep'),
    beginTwoStep: async () => {
      const token = await w.t.enter('begin-step@example.com')
      await ask('beginTwoStep', { token, ...toInput({ current_password: testPassword }) })
    },
    confirmTwoStep: async () => {
      const token = await w.t.enter('confirm-step@example.com')
      const { secret } = await ask('beginTwoStep', { token, ...toInput({ current_password: testPassword }) })
      const code = createTotpCode(textOrEmpty(secret), w.t.api.services.clock())
      await ask('confirmTwoStep', { token, ...toInput({ code }) })
    },
    renewRecoveryCodes: async () => {
      const token = await w.t.enter('renew-codes@example.com')
      const { recoveryCodes } = await setUpTwoStep(w.t.send, token, w.t.api.services.clock())
      await ask('renewRecoveryCodes', { token, ...toInput({ code: recoveryCodes[0] }) })
    },
    endTwoStep: async () => {
      const token = await w.t.enter('end-step@example.com')
      const { recoveryCodes } = await setUpTwoStep(w.t.send, token, w.t.api.services.clock())
      await ask('endTwoStep', {
        token,
        ...toInput({ current_password: testPassword, code: recoveryCodes[0] }),
      })
    },
    ...playPasskeySteps(w),
    verifyEmail: async () => {
      const { sign_up_id } = await ask('signUp', createSignUp('verify@example.com'))
      const verification_code = await w.t.codeOf('verify@example.com')
      await ask('verifyEmail', toInput({ email: 'verify@example.com', verification_code, sign_up_id }))
    },
    resendCode: () => ask('resendCode', toInput({ email: 'again@example.com' })),
    forgotPassword: () => ask('forgotPassword', toInput({ email: 'in@example.com' })),
    resetPassword: async () => {
      await w.t.enter('reset@example.com')
      await ask('forgotPassword', toInput({ email: 'reset@example.com' }))
      const reset_token = await w.t.find('reset@example.com', /token=([\w-]+)/)
      await ask(
        'resetPassword',
        toInput({ reset_token, new_password: nextPassword, confirm_password: nextPassword }),
      )
    },
    revoke: async () => ask('revoke', { token: await w.t.enter('revoke@example.com') }),
    signIns: () => ask('signIns'),
    endSignIn: async () => {
      const token = await w.t.enter('end@example.com')
      await signInPerson('end@example.com')
      const { sign_ins } = await ask('signIns', { token })
      const other = (sign_ins as InputBody[]).find((one) => one['is_current'] !== true)
      await ask('endSignIn', { token, id: getId(other ?? {}) })
    },
    endOtherSignIns: async () => ask('endOtherSignIns', { token: await w.t.enter('others@example.com') }),
    showInvite: async () => {
      await invitePerson('shown')
      await ask('showInvite', toInput({ invite_id: await w.team.linkOf('shown@invited.test') }))
    },
    acceptInvite: async () => {
      await invitePerson('accepting')
      await ask('acceptInvite', toInput({ invite_id: await w.team.linkOf('accepting@invited.test') }))
    },
    stores: () => ask('stores'),
    languages: () => ask('languages'),
    updateUser: () => ask('updateUser', { id: w.owner.id, ...toInput({ prefered_language: 'de' }) }),
    changePassword: async () => {
      const token = await w.t.enter('change@example.com')
      const me = (await ask('me', { token }))['user'] as InputBody
      await ask('changePassword', {
        ...{ token, id: getId(me) },
        ...toInput({ current_password: testPassword, new_password: nextPassword }),
      })
    },
    uploadPicture: () =>
      ask('uploadPicture', {
        id: w.owner.id,
        ...toInput({ file: createFile('me.png', pngPicture, 'image/png') }),
      }),
    deletePicture: () => ask('deletePicture', { id: w.owner.id }),
    switchStore: async () =>
      ask('switchStore', { token: (await w.team.add('switching', 'agent')).token, id: w.team.storeId }),
    createStore: async () =>
      ask('createStore', { token: await w.t.enter('store@example.com'), ...toInput({ name: 'New' }) }),
    notifications: () => ask('notifications'),
    seeNotifications: () => ask('seeNotifications', toInput({})),
    notificationSettings: () => ask('notificationSettings'),
    updateNotificationSettings: async () => {
      const { kinds } = await ask('notificationSettings')
      await ask('updateNotificationSettings', toInput({ kinds, mail_minutes: 15 }))
    },
    addPushBrowser: () => ask('addPushBrowser', toInput(pushBrowser)),
    removePushBrowser: async () => {
      const { browsers } = await ask('addPushBrowser', toInput(pushBrowser))
      await ask('removePushBrowser', { id: getId((browsers as InputBody[])[0] ?? {}) })
    },
    accountDeletion: () => ask('accountDeletion'),
    deleteAccount: async () =>
      ask('deleteAccount', {
        token: await w.t.enter('delete@example.com'),
        ...toInput({ confirmation: testPassword }),
      }),
    cancelAccountDeletion: async () =>
      ask('cancelAccountDeletion', { token: await w.t.enter('keep@example.com') }),
    onboardStore: () => ask('onboardStore', { id: w.team.storeId }),
  }
}
