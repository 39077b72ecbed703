import type { ParsedAnswer } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'
import { formatDate, formatMoment } from '../../models/format-moment.ts'
import { twoStepMessages as words } from './words.ts'

/** The two-step sign-in of the user. */
export interface TwoStep {
  /** The day on which it was turned on. Undefined: it is off. */
  readonly since: string | undefined
  readonly codesLeft: number
  /** True if the person has a password, which changes then ask for. */
  readonly hasPassword: boolean
  /** An authenticator app is set up. */
  readonly hasApp: boolean
  /** Undefined if the API does not support passkeys. */
  readonly passkeys: readonly Passkey[] | undefined
}

/** A passkey of the user. */
export interface Passkey {
  readonly id: string
  readonly name: string
  /** When it was added and last used. */
  readonly about: string
}

/** Converts the answer of the server to what the page shows. */
export const toTwoStep = (answer: ParsedAnswer<'twoStep'>, zone?: string): TwoStep => ({
  since: answer.confirmed_at === null ? undefined : formatDate(answer.confirmed_at),
  codesLeft: answer.recovery_codes_left,
  hasPassword: answer.has_password,
  hasApp: answer.has_app ?? answer.is_on,
  passkeys: answer.passkeys?.map(({ id, name, created_at: createdAt, last_used_at: usedAt }) => ({
    ...{ id, name },
    about: words.passkeys.about(
      formatDate(createdAt),
      usedAt === null ? undefined : formatMoment(usedAt, zone),
    ),
  })),
})

/** The calls that change two-step sign-in. */
export const twoStepRequests = {
  begin: (password: string | undefined) => buildCall('beginTwoStep', { current_password: password }),
  confirm: (code: string) => buildCall('confirmTwoStep', { code }),
  renew: (code: string | undefined) => buildCall('renewRecoveryCodes', { code }),
  end: (password: string | undefined, code: string) =>
    buildCall('endTwoStep', { current_password: password, code }),
}

/** The calls that change passkeys. */
export const passkeyRequests = {
  begin: () => buildCall('beginPasskey', {}),
  add: (name: string, credential: string) => buildCall('addPasskey', { name, credential }),
  rename: (id: string, name: string) => buildCall('renamePasskey', { id, name }),
  remove: (id: string) => buildCall('removePasskey', { id }),
}

/** The dark modules of a QR code as an SVG path, one unit a module. */
export function drawQrPath(rows: readonly (readonly boolean[])[]): string {
  const parts: string[] = []
  rows.forEach((row, y) => {
    let x = 0
    while (x < row.length) {
      const start = x
      while (row[x]) x += 1
      if (x > start) parts.push(`M${start} ${y}h${x - start}v1h-${x - start}z`)
      x += 1
    }
  })
  return parts.join('')
}

/** A key in groups of four letters, which is easier to type. */
export const formatSetUpKey = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? key

/** The recovery codes as a text file. */
export const buildRecoveryCodesFileUrl = (head: string, codes: readonly string[]): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`${head}\n\n${codes.join('\n')}\n`)}`
