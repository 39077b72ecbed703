import type { Welcome } from '../accounts/welcome.ts'
import { joinInvites } from './join.ts'
import { pickStore } from './pick-store.ts'

/** What stores do for somebody who proves their address or signs in. */
export const welcome: Welcome = { join: joinInvites, pickStore }
