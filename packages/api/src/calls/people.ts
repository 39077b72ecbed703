import { eq } from 'drizzle-orm'
import { users } from '../database/schema.ts'
import { languages } from './languages.ts'
import { done, refuse, type Handler } from './visit.ts'

/** GET /v1/user/languages. */
export const listLanguages: Handler<'languages'> = () => Promise.resolve(done(languages))

/** PUT /v1/users/{id}: one's own language, by code or by name. */
export const updateUser: Handler<'updateUser'> = async ({ services, input, id, caller }) => {
  if (id !== caller.user.id) return refuse(403, 'You can only change your own account.')
  const language = languages.find(
    ({ code, name }) => code === input.prefered_language || name === input.prefered_language,
  )
  if (!language) return refuse(400, 'This language is not on offer.')
  await services.db.update(users).set({ preferedLanguage: language.code }).where(eq(users.id, id))
  return done({
    message: `Language updated to ${language.name} successfully`,
    prefered_language: language.code,
  })
}
