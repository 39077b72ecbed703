import type { Read } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'
import { formatDate } from '../../models/moment.ts'

/** The two-step sign-in of the user. */
export interface TwoStep {
  /** The day on which it was turned on. Undefined: it is off. */
  readonly since: string | undefined
  readonly codesLeft: number
  /** True if the person has a password, which changes then ask for. */
  readonly hasPassword: boolean
}

/** Converts the answer of the server to what the page shows. */
export const toTwoStep = (answer: Read<'twoStep'>): TwoStep => ({
  since: answer.confirmed_at === null ? undefined : formatDate(answer.confirmed_at),
  codesLeft: answer.recovery_codes_left,
  hasPassword: answer.has_password,
})

/** The calls that change two-step sign-in. */
export const twoStepRequests = {
  begin: (password: string | undefined) => buildCall('beginTwoStep', { current_password: password }),
  confirm: (code: string) => buildCall('confirmTwoStep', { code }),
  renew: (code: string) => buildCall('renewRecoveryCodes', { code }),
  end: (password: string | undefined, code: string) =>
    buildCall('endTwoStep', { current_password: password, code }),
}

/** The dark modules of a QR code as an SVG path, one unit a module. */
export function drawModules(rows: readonly (readonly boolean[])[]): string {
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
export const groupKey = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? key

/** The recovery codes as a text file. */
export const writeCodesFile = (head: string, codes: readonly string[]): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`${head}\n\n${codes.join('\n')}\n`)}`
