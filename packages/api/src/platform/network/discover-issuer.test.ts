import { describe, expect, test } from 'vitest'
import { useWebServers } from '../../testing/servers/web-servers.ts'
import { createIssuerDiscovery } from './discover-issuer.ts'

const { serve } = useWebServers()

describe('createIssuerDiscovery', () => {
  test('asks a provider when it is first needed, once; and again after a failure', async () => {
    let asked = 0
    let issuer = ''
    const port = await serve(({ url }, response) => {
      asked += 1
      const endpoints = { authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` }
      if (asked === 1 || url !== '/.well-known/openid-configuration') response.writeHead(503).end()
      else
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ issuer, ...endpoints, jwks_uri: `${issuer}/jwks` }))
    })
    issuer = `http://127.0.0.1:${port}`
    const discover = createIssuerDiscovery({ issuer, clientId: 'desk', clientSecret: 's' })
    expect(asked).toBe(0)
    await expect(Promise.all([discover(), discover()])).rejects.toThrow()
    expect(asked).toBe(1)
    const [first, second] = await Promise.all([discover(), discover()])
    expect([asked, second]).toEqual([2, first])
    expect(await discover()).toBe(first)
    expect(first.serverMetadata().token_endpoint).toBe(`${issuer}/token`)
    expect(first.clientMetadata().client_id).toBe('desk')
  })
})
