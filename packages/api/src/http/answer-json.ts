import { choosePageLanguage, findPageLanguage } from '@draftdesk/contract/page-languages'
import type { PageLanguage } from '@draftdesk/contract/page-languages'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Caller } from '../stores/find-caller.ts'
import { translateAnswer } from '../wording/translate-answer.ts'

/** The language of the answer to a request: the caller's, else the one that the request prefers, else English. */
export const chooseAnswerLanguage = (c: Context, caller: Caller | undefined): PageLanguage =>
  findPageLanguage(caller?.user.preferedLanguage) ?? choosePageLanguage(c.req.header('accept-language'))

/** Answers with JSON whose sentences are in the language of the caller. All answers to people pass here. */
export function answerJson(
  c: Context,
  caller: Caller | undefined,
  body: object,
  status: ContentfulStatusCode = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const language = chooseAnswerLanguage(c, caller)
  c.header('content-language', language)
  return c.json(translateAnswer(language, body) as object, status, { ...headers })
}
