import type { TagColor } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'

/** The call that creates a tag. Without a color the server chooses one. */
export const buildCreateTagCall = (name: string, color?: TagColor) =>
  buildCall('createTag', { name, ...(color && { color }) })
