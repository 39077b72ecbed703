// npm run build: auth-core and the site, from their sources as they are.
import { build, prepare } from './prepare.mjs'

await prepare()
await build('site')
