import { dayMs } from '@draftdesk/contract/durations'
import { maxPictureSidePixels } from '@draftdesk/contract'
import { deletePicture as dropPicture, replacePicture } from '../../accounts/pictures/profile-picture.ts'
import { cleanPicture } from '../../accounts/pictures/clean-picture.ts'
import { replacePassword } from '../../accounts/passwords.ts'
import { toAwayAnswer, setAwayDates, changeProfile } from '../../accounts/profile.ts'
import { languageCodeByAlias, offeredLanguages } from '../../languages/languages.ts'
import { refuseCommonPassword, notifyPasswordChange } from './password.ts'
import { createSuccess, refuseTooManyRequests, refuseCall, refuseField } from '../call-handler.ts'
import type { Handler } from '../call-handler.ts'

const refuseOtherAccount = () => refuseCall(403, 'You can only change your own account.')

/** POST /v1/users/{id}/password: ends every other sign-in of the account and every reset link; this sign-in stays. */
export const changePassword: Handler<'changePassword'> = async ({
  services,
  input,
  id,
  caller,
  token,
  language,
}) => {
  const { user } = caller
  if (id !== user.id) return refuseOtherAccount()
  if (user.passwordHash === null)
    return refuseCall(400, 'This account has no password yet. Please set one with “Forgot password?”.')
  const common = refuseCommonPassword(input.new_password)
  if (common) return common
  const charge = ['passwordAccount', id] as const
  const wait = await services.limits.take(charge)
  if (wait) return refuseTooManyRequests(wait)
  const change = { current: input.current_password, next: input.new_password }
  if (
    (await replacePassword(
      { ...services, tell: notifyPasswordChange(services, language) },
      { user, token },
      change,
    )) === 'wrong'
  )
    return refuseCall(400, 'The current password is wrong.')
  await services.limits.give(charge)
  return createSuccess({ message: 'Password updated successfully!' })
}

const pictureRefusals = {
  unsupported: 'This file is not a supported picture. Please use png, jpeg or webp.',
  tooLarge: `The picture is too large. It can be up to ${maxPictureSidePixels} pixels wide and high.`,
  damaged: 'This picture is damaged. Please save it again and upload it.',
} as const

/** POST /v1/users/{id}/picture: stores each picture under a new id, because picture URLs are cached forever. */
export const uploadPicture: Handler<'uploadPicture'> = async ({ services, input, id, caller }) => {
  if (id !== caller.user.id) return refuseOtherAccount()
  const wait = await services.limits.take(['pictureAccount', id])
  if (wait) return refuseTooManyRequests(wait)
  const picture = await cleanPicture(new Uint8Array(await input.file.arrayBuffer()))
  if (picture.kind !== 'clean') return refuseCall(400, pictureRefusals[picture.kind])
  const { type, content } = picture
  const path = await replacePicture(services.db, id, { type, content }, services.clock())
  return createSuccess({ profile_image: path })
}

/** DELETE /v1/users/{id}/picture. */
export const deletePicture: Handler<'deletePicture'> = async ({ services, id, caller }) => {
  if (id !== caller.user.id) return refuseOtherAccount()
  await dropPicture(services.db, id)
  return createSuccess({ profile_image: null })
}

/** GET /v1/user/languages. */
export const listLanguages: Handler<'languages'> = () => Promise.resolve(createSuccess([...offeredLanguages]))

/** PUT /v1/users/{id}: the caller's language, by code or name, and the caller's name. */
export const updateUser: Handler<'updateUser'> = async ({ services, input, id, caller }) => {
  if (id !== caller.user.id) return refuseCall(403, 'You can only change your own account.')
  const { prefered_language: wanted, first_name: firstName, last_name: lastName } = input
  const language = offeredLanguages.find(
    ({ code, name }) => name === wanted || code === languageCodeByAlias.get(wanted ?? ''),
  )
  if (wanted !== undefined && !language) return refuseCall(400, 'This language is not supported.')
  const user = await changeProfile(services.db, id, { preferedLanguage: language?.code, firstName, lastName })
  return createSuccess({
    message: language ? `Language updated to ${language.name} successfully` : 'Your name is saved.',
    prefered_language: user?.preferedLanguage ?? null,
    first_name: user?.firstName ?? caller.user.firstName,
    last_name: user?.lastName ?? caller.user.lastName,
  })
}

/** The furthest date at which an absence may begin or end, from now. */
const maxAwayMs = 2 * 366 * dayMs

/** GET /v1/user/away. */
export const showAway: Handler<'away'> = ({ services, caller }) =>
  Promise.resolve(createSuccess(toAwayAnswer(caller.user, services.clock())))

/** PUT /v1/user/away. */
export const setAway: Handler<'setAway'> = async ({ services, caller, input }) => {
  const nowMs = services.clock()
  const { from, until } = input
  if (from !== null && Math.abs(Date.parse(from) - nowMs) > maxAwayMs)
    return refuseField('from', 'Please choose a day within two years.')
  const untilMs = from === null || until === null ? undefined : Date.parse(until)
  if (
    untilMs !== undefined &&
    (untilMs <= Math.max(nowMs, Date.parse(from ?? '')) || untilMs > nowMs + maxAwayMs)
  )
    return refuseField('until', 'Please choose a last day in the future that is not before the first.')
  return createSuccess(toAwayAnswer(await setAwayDates(services.db, caller.user.id, input), nowMs))
}
