import { StartFault } from './fault.ts'
import { parseSettings, type Settings } from './settings.ts'

const [command = 'serve', argument] = process.argv.slice(2)

const commands: Record<string, (settings: Settings) => Promise<void>> = {
  serve: async (settings) => (await import('./commands/serve.ts')).serve(settings),
  'create-admin': async (settings) => {
    const { createAdmin } = await import('./commands/create-admin.ts')
    await createAdmin(settings, argument, process.env['ADMIN_PASSWORD'])
  },
  migrate: async (settings) => (await import('./commands/migrate.ts')).migrate(settings),
  backup: async (settings) => (await import('./commands/backup.ts')).backup(settings, argument),
  restore: async (settings) => (await import('./commands/backup.ts')).restore(settings, argument),
}

try {
  const run = commands[command]
  if (!run) throw new StartFault(`There is no command ${command}: use ${Object.keys(commands).join(', ')}.`)
  await run(parseSettings(process.env))
} catch (error) {
  if (!(error instanceof StartFault)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
