import type { APIContext } from 'astro'
import { buildLink } from '../../routes.ts'
import type { GateDeps } from './gate-deps.ts'
import { evaluateFeatureFlags } from './feature-flags.ts'
import type { PostedFormProblem } from './forms/posted-form.ts'

/** The reason for refusing a form: another site sent it, or it is unreadable. */
export type FormRefusal = PostedFormProblem | 'foreignForm'

/** Continues to the page, or rewrites to another one. */
export type RenderPage = (instead?: Request) => Promise<Response>

const refusalStatuses: Readonly<Record<FormRefusal, number>> = {
  foreignForm: 403,
  tooLarge: 413,
  wrongType: 415,
  cutOff: 400,
}

/** Renders the page that explains why a form was refused, with the status of the refusal. */
export async function renderFormRefusal(
  site: GateDeps,
  context: APIContext,
  next: RenderPage,
  refusal: FormRefusal,
): Promise<Response> {
  const { locals, request, url } = context
  locals.refusal = refusal
  locals.verdict = { kind: 'unreachable' }
  locals.session = undefined
  locals.unreachable = false
  locals.flash = []
  locals.sidebar = 'open'
  locals.site = site.settings.pages
  locals.flags = evaluateFeatureFlags(site.settings.flags, locals.verdict)
  const answer = await next(new Request(new URL(buildLink('error'), url), { headers: request.headers }))
  return new Response(answer.body, { status: refusalStatuses[refusal], headers: answer.headers })
}
