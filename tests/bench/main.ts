import { benchServer } from './server.ts'

const [name = 'server', ...flags] = process.argv.slice(2)
if (name === 'server') await benchServer(flags.includes('quick'))
else {
  process.stderr.write(`There is no benchmark named ${name}. Known: server.\n`)
  process.exitCode = 1
}
