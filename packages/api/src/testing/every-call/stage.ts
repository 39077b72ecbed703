import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calls } from '@draftdesk/contract'
import type { Call, CallName } from '@draftdesk/contract'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect } from 'vitest'
import type { DeliverMail } from '../../outbox/deliver-mail.ts'
import { openTestApi } from '../api.ts'
import { buildRequest } from '../client.ts'
import type { TestRequest } from '../client.ts'
import { createDocumentCheck } from '../files/document.ts'
import { dovecotPassword, startDovecot } from '../servers/dovecot.ts'
import { startProvider } from '../servers/provider.ts'
import { startShopify } from '../servers/shopify.ts'
import { startSmtp } from '../servers/smtp.ts'
import { enterAdmin } from '../store.ts'
import { openTeam } from '../team.ts'
import type { InputBody } from './input-values.ts'

/** The external servers of a test, all on loopback. */
interface StageFaults {
  /** The receiving mail server accepts every reply. */
  isSilent: boolean
  /** The operator's mail server refuses all mails. */
  isRefusing: boolean
}

async function openStage(faults: StageFaults) {
  const deliverMail: DeliverMail = async (_login, _mail, marks) => {
    await marks.onFirst()
    await marks.onEnd()
    return faults.isSilent ? { kind: 'silent' } : { kind: 'sent', answer: '250 OK', rejected: [] }
  }
  const provider = await startProvider()
  const shopify = await startShopify()
  const dovecot = await startDovecot(provider.tokenInfoUrl)
  const smtp = await startSmtp(undefined, provider.tokenInfoUrl)
  const mail = {
    username: 'help@shop.test',
    password: dovecotPassword,
    imapPort: dovecot.port,
    smtpPort: smtp.portOf('none'),
  }
  const pair = await generateKeyPair('ES256')
  const set = JSON.stringify({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'ES256' }] })
  const keys = createServer((_, response) => response.setHeader('content-type', 'application/json').end(set))
  await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve))
  const keysUrl = `http://127.0.0.1:${(keys.address() as AddressInfo).port}/keys`
  const t = await openTestApi({
    clock: Date.now,
    limitScale: 0,
    allowPrivateHosts: true,
    google: provider.settings,
    mailConsents: {
      google: {
        ...provider.settings,
        imap: { host: '127.0.0.1', port: dovecot.port, security: 'none' },
        smtp: { host: '127.0.0.1', port: smtp.portOf('none'), security: 'none' },
      },
    },
    sso: { issuer: 'https://platform.example', audience: 'draftdesk', keysUrl },
    shopify: { baseUrl: shopify.url, app: shopify.app },
    handOver: deliverMail,
    mail: (message) => {
      if (faults.isRefusing) return Promise.reject(Object.assign(new Error('no'), { responseCode: 554 }))
      return Promise.resolve(void t.mails.push(message))
    },
  })
  const served = await t.api.fetch(new Request('http://api.test/v1/openapi.json'))
  const check = createDocumentCheck(await served.json())
  const team = await openTeam(t, 'shop')
  const admin = await enterAdmin(t, 'admin@draftdesk.test')
  const signSso = (): Promise<string> =>
    new SignJWT({ sub: 's-1', email: 'sam@example.com', name: 'Sam', jti: 'once' })
      .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
      .setIssuer('https://platform.example')
      .setAudience('draftdesk')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(pair.privateKey)
  const closeStage = async () => {
    await t.close()
    await Promise.all([provider.close(), shopify.close(), dovecot.stop(), smtp.stop()])
    keys.close()
  }
  return { t, check, team, owner: team.owner, admin, provider, mail, shopify, signSso, close: closeStage }
}

export const findCall = (name: CallName): Call => calls[name]

/** An API with its own database, a team, and a loopback server for each external service. */
export function useStage() {
  const faults: StageFaults = { isSilent: false, isRefusing: false }
  let opened: Awaited<ReturnType<typeof openStage>> | undefined
  beforeAll(async () => {
    opened = await openStage(faults)
  })
  afterAll(() => opened?.close())
  const requireStage = () => {
    if (!opened) throw new Error('The stage is open in tests alone')
    return opened
  }

  /**
   * Makes a call and checks the response against the document. Returns the response or the expected refusal.
   */
  async function callApi(
    name: CallName,
    sending: TestRequest = {},
    wanted: number = findCall(name).status,
  ): Promise<InputBody> {
    const token = findCall(name).token === 'required' ? { token: requireStage().owner.token } : {}
    const request = buildRequest(findCall(name), { ...token, ...sending }, 'http://api.test')
    const response = await requireStage().t.api.fetch(request)
    const body = (await response.json()) as InputBody
    const told = response.status === wanted ? [] : [JSON.stringify(body)]
    expect([name, response.status, [...told, ...requireStage().check(name, response.status, body)]]).toEqual([
      name,
      wanted,
      [],
    ])
    return body
  }

  return {
    faults,
    ask: callApi,
    signSso: () => requireStage().signSso(),
    get t() {
      return requireStage().t
    },
    get team() {
      return requireStage().team
    },
    get owner() {
      return requireStage().owner
    },
    get admin() {
      return requireStage().admin
    },
    get provider() {
      return requireStage().provider
    },
    get mail() {
      return requireStage().mail
    },
    get shopify() {
      return requireStage().shopify
    },
  }
}

export type TestStage = ReturnType<typeof useStage>
