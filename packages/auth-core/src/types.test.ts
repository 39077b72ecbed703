import { describe, expectTypeOf, test } from 'vitest'
import { createClient, createRefresher, isTokenExpired, memoryStorage, parseMinutes } from './index.ts'
import type {
  AuthError,
  BearerClient,
  BffClient,
  Minutes,
  Result,
  SignInResult,
  SessionCheckResult,
} from './index.ts'
import { decideGuard } from './guard.ts'
import type { Decision } from './guard.ts'
import { draftdeskTargets as targets, fakeClock } from './testing/index.ts'

const clock = fakeClock()
const storage = memoryStorage()

function touch(value: unknown): unknown {
  return value
}

/** Code that must not compile. An `expect-error` without an error fails the type check. */
function mustNotCompile(verdict: SessionCheckResult, decision: Decision, result: Result<SignInResult>) {
  // @ts-expect-error minutes are parsed, not made up
  isTokenExpired({ issuedAtMs: 0, expiresIn: 60 }, 0)
  // @ts-expect-error milliseconds are not minutes
  expectTypeOf<number>().toExtend<Minutes>()
  // @ts-expect-error a client has one of two modes
  createClient({ mode: 'cookie', clock })
  // @ts-expect-error a client needs a clock
  createClient({ mode: 'bff' })
  // @ts-expect-error a bearer client needs a storage
  createClient({ mode: 'bearer', clock })
  // @ts-expect-error a BFF client keeps no token
  createClient({ mode: 'bff', clock, storage })
  // @ts-expect-error a BFF client has no session in hand
  touch(createClient({ mode: 'bff', clock }).session)
  // @ts-expect-error every page says who may enter
  decideGuard(verdict, { place: 'home' }, { path: '/' }, targets)
  // @ts-expect-error there are four kinds of access
  decideGuard(verdict, { access: 'private', place: 'home' }, { path: '/' }, targets)
  // @ts-expect-error the guard knows no address of its own
  decideGuard(verdict, { access: 'open', place: 'home' }, { path: '/' })
  // @ts-expect-error a verdict has a person only when it is verified
  touch(verdict.user)
  // @ts-expect-error a decision leads somewhere only when it redirects
  touch(decision.to)
  // @ts-expect-error a result is looked at before its value is used
  touch(result.value)
  // @ts-expect-error a result is looked at before its error is used
  touch(result.error)
  // @ts-expect-error what is held has a version
  touch(createRefresher<string, { token: string }>)
  // @ts-expect-error a session is not changed from outside
  createClient({ mode: 'bearer', clock, storage }).session().token = 'x'
}

describe('the types', () => {
  test('refuse what must not compile', () => {
    expectTypeOf(mustNotCompile).returns.toBeVoid()
  })

  test('follow the mode', () => {
    expectTypeOf(createClient({ mode: 'bearer', clock, storage })).toEqualTypeOf<BearerClient>()
    expectTypeOf(createClient({ mode: 'bff', clock })).toEqualTypeOf<BffClient>()
  })

  test('narrow by what was found', () => {
    const narrow = (result: Result<SignInResult>) => (result.ok ? result.value : result.error)
    expectTypeOf(narrow).returns.toEqualTypeOf<SignInResult | AuthError>()
    expectTypeOf(parseMinutes).returns.toEqualTypeOf<Minutes | undefined>()
    expectTypeOf<Extract<Decision, { kind: 'redirect' }>['to']>().toEqualTypeOf<string>()
  })
})
