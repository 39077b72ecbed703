export { createBearerClient } from './clients/bearer.ts'
export type { BearerClient, BearerOptions } from './clients/bearer.ts'
export { createBffClient } from './clients/bff.ts'
export type { BffClient, BffOptions } from './clients/bff.ts'
export { createClient } from './clients/client.ts'
export { AuthError, isAuthError, readDetail } from './clients/errors.ts'
export type { AuthErrorCode, AuthErrorFacts, Result } from './clients/errors.ts'
export type { Answer, ClientRequest, ExchangePorts, RequestBody } from './clients/request-exchange.ts'
export { memoryStorage } from './ports.ts'
export type { Channel, Clock, Lock, SessionStorage, Transport } from './ports.ts'
export { createRefresher } from './session/refresher.ts'
export type {
  StoredToken,
  RefreshAnswer,
  Refresher,
  RefresherPorts,
  RefreshOutcome,
} from './session/refresher.ts'
export { parseProfile, parseSessionGrant, parseSessionCheck, parseStore } from './session/session.ts'
export type { ActiveUser, Profile, SessionGrant, ActiveStore, SessionCheckResult } from './session/session.ts'
export { formatSessionData, parseSessionData } from './session/session-data.ts'
export type { SessionData } from './session/session-data.ts'
export { parseSignInResult } from './clients/sign-in-result.ts'
export type { Client, ReadSessionUpdate, SignInResult } from './clients/sign-in-result.ts'
export type { SessionChange, SessionListener } from './session/stored-session.ts'
export { expiresAtMs, isTokenExpired, parseMinutes } from './session/token.ts'
export type { Minutes, TokenLife } from './session/token.ts'
