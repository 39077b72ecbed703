import { buildCall } from '@draftdesk/contract/call'

/** The settings that a person may change. */
export type SettingsInput = {
  readonly [K in 'name' | 'senderName' | 'replyTo' | 'signature']?: string | undefined
} & {
  readonly undoSeconds?: number | undefined
  readonly assignsInTurn?: boolean | undefined
  readonly requiresTwoStep?: boolean | undefined
}

/** Changes the settings at the given version. */
export const buildUpdateSettingsCall = (
  version: number,
  { name, senderName, replyTo, signature, undoSeconds, assignsInTurn, requiresTwoStep }: SettingsInput,
) =>
  buildCall('updateSettings', {
    version,
    name,
    sender_name: senderName,
    reply_to: replyTo,
    signature,
    undo_seconds: undoSeconds,
    assigns_in_turn: assignsInTurn,
    requires_two_step: requiresTwoStep,
  })
