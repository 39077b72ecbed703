import { backup, restore } from './commands/backup.ts'
import { createAdmin } from './commands/create-admin.ts'
import { print } from './commands/print.ts'
import { serve } from './commands/serve.ts'
import { openDatabase } from './database/open.ts'
import { StartFault } from './fault.ts'
import { parseSettings, placeOf } from './settings.ts'

const [command = 'serve', argument] = process.argv.slice(2)

const commands: Record<string, () => Promise<void>> = {
  serve: () => serve(parseSettings(process.env)),
  'create-admin': () => createAdmin(parseSettings(process.env), argument, process.env['ADMIN_PASSWORD']),
  backup: () => backup(parseSettings(process.env), argument),
  restore: () => restore(parseSettings(process.env), argument),
  migrate: async () => {
    const { label, close } = await openDatabase(placeOf(parseSettings(process.env)))
    await close()
    print(`The tables are up to date: ${label}.`)
  },
}

try {
  const run = commands[command]
  if (!run) throw new StartFault(`There is no command ${command}: use ${Object.keys(commands).join(', ')}.`)
  await run()
} catch (error) {
  if (!(error instanceof StartFault)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
