export * from './answers.ts'
export { calls } from './calls.ts'
export type { Call, CallName, Payload, TokenNeed } from './calls.ts'
export * from './requests.ts'
