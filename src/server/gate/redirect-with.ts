import type { APIContext } from 'astro'
import { createCookies } from '../session/cookies.ts'
import { redirect } from './redirect.ts'
import { getSite } from '../site.ts'

/** A redirect of a page to where its toast is shown; without a text it says nothing. */
export function redirectWith(context: APIContext, to: string, text?: string): Response {
  const cookies = createCookies(context.cookies, getSite().settings.secure)
  if (text !== undefined) cookies.addFlash({ tone: 'success', text })
  return redirect(to)
}
