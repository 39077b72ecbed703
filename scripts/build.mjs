// npm run build: auth-core and the site, from their sources as they are.
import { buildOutdatedParts, prepareCheckout } from './prepare.mjs'

await prepareCheckout()
await buildOutdatedParts('site')
