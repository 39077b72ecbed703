import { StartError } from '@draftdesk/server-kit'
import { users } from '../database/schema.ts'
import { seedDemo } from '../demo/seed.ts'
import { startApi } from '../http/start-api.ts'
import type { ApiSettings } from '../platform/api-settings.ts'
import { printLine } from './print-line.ts'
import { buildServiceOptions } from './service-options.ts'

/** Fills an empty database with demo people, stores and imported mail. Refuses a database with people, because the demo passwords are public. */
export async function createDemoData(settings: ApiSettings): Promise<void> {
  const api = await startApi({ ...buildServiceOptions(settings), work: false })
  try {
    const [somebody] = await api.services.db.select({ id: users.id }).from(users).limit(1)
    if (somebody) throw new StartError('The demo needs an empty database, and this one has accounts.')
    for (const { who, email, password, inviteLink } of await seedDemo(api))
      printLine(`${email}, ${password}: ${who}${inviteLink ? `, ${inviteLink}` : ''}`)
  } finally {
    await api.close()
  }
}
