import { changeProfile } from '../accounts/profile.ts'
import { languages } from './languages.ts'
import { done, refuse, type Handler } from './visit.ts'

/** GET /v1/user/languages. */
export const listLanguages: Handler<'languages'> = () => Promise.resolve(done([...languages]))

/** PUT /v1/users/{id}: one's own language, by code or by name, and one's own name. */
export const updateUser: Handler<'updateUser'> = async ({ services, input, id, caller }) => {
  if (id !== caller.user.id) return refuse(403, 'You can only change your own account.')
  const { prefered_language: wanted, first_name: firstName, last_name: lastName } = input
  const language = languages.find(({ code, name }) => code === wanted || name === wanted)
  if (wanted !== undefined && !language) return refuse(400, 'This language is not supported.')
  const user = await changeProfile(services.db, id, { preferedLanguage: language?.code, firstName, lastName })
  return done({
    message: language ? `Language updated to ${language.name} successfully` : 'Your name is saved.',
    prefered_language: user?.preferedLanguage ?? null,
    first_name: user?.firstName ?? caller.user.firstName,
    last_name: user?.lastName ?? caller.user.lastName,
  })
}
