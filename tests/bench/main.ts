import { benchBrowser } from './browser.ts'
import { benchCore } from './core.ts'
import { benchGrowth } from './growth.ts'
import { benchServer } from './server.ts'
import { benchSoak } from './soak.ts'
import { benchTabs } from './tabs.ts'
import { benchWorkspace } from './workspace.ts'

const [name = 'server', ...flags] = process.argv.slice(2)

if (name === 'server') await benchServer(flags.includes('quick'))
else if (name === 'browser') await benchBrowser()
else if (name === 'core') benchCore()
else if (name === 'growth') await benchGrowth()
else if (name === 'soak') await benchSoak()
else if (name === 'tabs') await benchTabs()
else if (name === 'workspace') await benchWorkspace()
else {
  process.stderr.write(
    `There is no benchmark named ${name}. Known: server, browser, core, growth, soak, tabs, workspace, api, mail, answers, send.\n`,
  )
  process.exitCode = 1
}
// A closed PGlite may keep a timer.
process.exit()
