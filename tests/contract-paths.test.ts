import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listSources, root } from './rooms.ts'

/** Files that still write paths of /v1 out. The list only ever gets shorter: calls are made by their names. */
const written = new Set([
  'packages/api/src/accounts/picture.ts',
  'packages/api/src/http/app.ts',
  'packages/api/src/http/pictures.ts',
  'packages/auth-core/src/auth.ts',
  'packages/auth-core/src/bearer.ts',
  'packages/auth-core/src/exchange.ts',
  'packages/auth-core/src/properties/sessions.ts',
  'src/islands/live/news.ts',
  'src/server/gate/accept-invite.ts',
  'src/server/gate/arrival.ts',
  'src/server/gate/enter-store.ts',
  'src/server/gate/gate.ts',
  'src/server/gate/google.ts',
  'src/server/gate/leave.ts',
  'src/server/gate/link-sign-in.ts',
  'src/server/gate/mint.ts',
  'src/server/pages/admin-dashboard.ts',
  'src/server/pages/admin-store.ts',
  'src/server/pages/admin-stores.ts',
  'src/server/pages/change-chosen.ts',
  'src/server/pages/change-email.ts',
  'src/server/pages/dashboard.ts',
  'src/server/pages/email.ts',
  'src/server/pages/mail-list.ts',
  'src/server/pages/original.ts',
  'src/server/pages/passwords.ts',
  'src/server/pages/select-store.ts',
  'src/server/pages/signin.ts',
  'src/server/pages/signup.ts',
  'src/server/pages/verify-email.ts',
  'src/server/pages/welcome.ts',
  'src/server/proxy/proxy.ts',
  'src/server/proxy/report.ts',
  'src/server/session/sessions.ts',
  'src/server/settings.ts',
  'src/server/upstream/form.ts',
  'src/stores/check.ts',
  'src/stores/connection.ts',
  'src/stores/report.ts',
])

const isOutside = (path: string) =>
  /^(?:src|packages\/[^/]+\/src)\//.test(path) &&
  !/^packages\/contract\/|^src\/server\/proxy\/prefix\.ts$|^src\/dev\/|\/testing\/|\.test\./.test(path)

describe('the paths of /v1', () => {
  test('stand in the contract and nowhere else', () => {
    const found = listSources()
      .filter(isOutside)
      .filter((path) => /['"`]\/(?:api\/)?v1\//.test(readFileSync(join(root, path), 'utf8')))
    expect(found.filter((path) => !written.has(path))).toEqual([])
    expect([...written].filter((path) => !found.includes(path))).toEqual([])
  })
})
