import type { ParsedAnswer } from '@draftdesk/contract'
import { formatDate, formatMoment } from '../../models/format-moment.ts'
import { twoStepMessages as words } from './words.ts'

/** The two-step sign-in of the user. Without `passkeys` the API does not support them. */
export type TwoStep = ReturnType<typeof toTwoStep>

/** A passkey of the user. */
export type Passkey = NonNullable<TwoStep['passkeys']>[number]

/** Converts the answer of the server to what the page shows. */
export const toTwoStep = (answer: ParsedAnswer<'twoStep'>, zone?: string) => ({
  /** The day on which it was turned on. Undefined: it is off. */
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
