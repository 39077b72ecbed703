import { explainStartFailure, StartError } from '@draftdesk/server-kit'
import { speedUpLoading } from './platform/speed-up-loading.ts'
import { parseSettings } from './platform/api-settings.ts'
import type { ApiSettings } from './platform/api-settings.ts'

speedUpLoading()
// Files of this process are for its own user, also in a data folder that others may enter.
process.umask(0o077)

const [command = 'serve', argument] = process.argv.slice(2)

const commands: Record<string, (settings: ApiSettings) => Promise<void>> = {
  serve: async (settings) => (await import('./commands/serve-api.ts')).serveApi(settings),
  work: async (settings) => (await import('./commands/run-worker.ts')).runWorker(settings),
  'create-admin': async (settings) => {
    const { createAdmin } = await import('./commands/create-admin.ts')
    await createAdmin(settings, argument, process.env['ADMIN_PASSWORD'])
  },
  'revoke-admin': async (settings) =>
    (await import('./commands/revoke-admin.ts')).revokeAdmin(settings, argument),
  'sign-out': async (settings) => (await import('./commands/sign-out.ts')).signOutAddress(settings, argument),
  'reset-two-step': async (settings) =>
    (await import('./commands/reset-two-step.ts')).resetTwoStep(settings, argument),
  demo: async (settings) => (await import('./commands/demo.ts')).createDemoData(settings),
  migrate: async (settings) => (await import('./commands/migrate.ts')).migrateDatabase(settings),
  backup: async (settings) => (await import('./commands/backup.ts')).backupDatabase(settings, argument),
  'nightly-backup': async (settings) =>
    (await import('./commands/nightly-backup.ts')).runNightlyBackup(settings, argument),
  restore: async (settings) => (await import('./commands/backup.ts')).restoreDatabase(settings, argument),
  'reported-drafts': async (settings) =>
    (await import('./commands/reported-drafts.ts')).exportReportedDrafts(settings, argument),
}

try {
  const run = commands[command]
  if (!run) throw new StartError(`There is no command ${command}: use ${Object.keys(commands).join(', ')}.`)
  await run(parseSettings(process.env))
} catch (error) {
  const sentence = explainStartFailure(error)
  if (!sentence) throw error
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
