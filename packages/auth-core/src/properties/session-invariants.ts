import fc from 'fast-check'
import { createClient } from '../index.ts'
import type { BearerClient, Result } from '../index.ts'
import { createAuth } from '../auth.ts'
import { fakeApi, fakeBrowser, fakeClock } from '../testing/index.ts'
import type { FakeTab } from '../testing/index.ts'
import { anySessionRun } from './session-runs.ts'
import type { SessionRun, SessionRunStep, TabStep } from './session-runs.ts'

interface OpenTab extends FakeTab {
  readonly client: BearerClient
  readonly auth: ReturnType<typeof createAuth>
  /** The sign-ins that ended for this tab, which could not notify the others. */
  readonly over: Set<number>
  isBlocked: boolean
  isClosed: boolean
  epoch: number
}

/** A pending call. */
interface CallInFlight {
  readonly tab: OpenTab
  readonly isSignIn: boolean
  /** The person signed out since the call began. */
  isVoid: boolean
  isSettled: boolean
}

const password = 'Secret-123'

/** Plays one run against the bearer client, and returns the promises that the client broke. */
async function simulateSessionRun({
  steps,
  latencies,
  hasLock,
  isSuperAdmin,
}: SessionRun): Promise<readonly string[]> {
  const broken: string[] = []
  const clock = fakeClock()
  let answers = 0
  const latencyMs = () => latencies[answers++ % latencies.length] ?? 0
  const server = fakeApi({ clock, isSuperAdmin, latencyMs })
  const browser = fakeBrowser(clock)
  const flights = new Set<CallInFlight>()
  const sends = new Map<string, { count: number; chain: number | undefined }>()
  /** Sign-ins that ended in the shared storage, so in every tab. */
  const over = new Set<number>()
  const tabs = [openTab(), openTab()]
  let calls = 0
  let mayEnd = false

  function openTab(): OpenTab {
    const ports = browser.open()
    const { storage, channel } = ports
    const client = createClient({
      mode: 'bearer',
      clock,
      storage,
      channel,
      lock: hasLock ? ports.lock : undefined,
      transport: (url, init) => {
        if (tab.isClosed) return new Promise(() => undefined)
        checkSend(tab, url, new Headers(init.headers).get('authorization') ?? '')
        return server.transport(url, init)
      },
    })
    const auth = createAuth(client)
    const tab: OpenTab = {
      ...ports,
      client,
      auth,
      over: new Set(),
      isBlocked: false,
      isClosed: false,
      epoch: 0,
    }
    client.subscribe(() => checkEpoch(tab))
    return tab
  }

  const findTokenChain = ({ client }: OpenTab) => server.chainOf(client.session().token ?? '')

  const isOver = (tab: OpenTab, chain: number | undefined) =>
    chain !== undefined && (tab.over.has(chain) || (!tab.isBlocked && over.has(chain)))

  function checkSend(tab: OpenTab, url: string, authorization: string) {
    if (url === '/v1/auth/revoke') return
    const chain = server.chainOf(authorization.replace('Bearer ', ''))
    if (isOver(tab, chain)) broken.push(`${url} carries a token after logout`)
    if (!url.startsWith('/v1/call/')) return
    const before = sends.get(url) ?? { count: 0, chain }
    if (before.chain !== chain) broken.push(`${url} is sent again for another session`)
    if (before.count === 2) broken.push(`${url} is sent a third time`)
    sends.set(url, { count: before.count + 1, chain })
  }

  function checkEpoch(tab: OpenTab) {
    const { epoch } = tab.client.session()
    if (epoch < tab.epoch) broken.push('The epoch falls')
    tab.epoch = epoch
  }

  function launchCall(tab: OpenTab, call: Promise<Result<unknown>>, isSignIn = false) {
    const flight = { tab, isSignIn, isVoid: false, isSettled: false }
    flights.add(flight)
    call.then(
      ({ ok }) => {
        flight.isSettled = true
        if (flight.isSignIn && flight.isVoid && ok && !tab.isClosed)
          broken.push('A sign-in outlives a logout')
      },
      () => broken.push('A call rejects'),
    )
  }

  function logOut(leaver: OpenTab) {
    const chain = findTokenChain(leaver)
    launchCall(leaver, leaver.auth.signOut())
    mayEnd = true
    if (leaver.client.session().isLoggedIn) broken.push('Somebody is signed in right after logout')
    for (const flight of flights)
      flight.isVoid ||= flight.tab === leaver || !(leaver.isBlocked || flight.tab.isBlocked)
    if (chain !== undefined) (leaver.isBlocked ? leaver.over : over).add(chain)
  }

  function takeTabStep({ kind, tab: at }: TabStep) {
    const tab = (tabs[at] ??= openTab())
    const { auth, client } = tab
    if (kind === 'logout') logOut(tab)
    else if (kind === 'wake') tab.wake()
    else if (kind === 'login') launchCall(tab, auth.signIn({ email: 'ada@example.com', password }), true)
    else if (kind === 'me') launchCall(tab, auth.me())
    else if (kind === 'switch') launchCall(tab, auth.switchStore('s2'), true)
    else if (kind === 'block') tab.block((tab.isBlocked = !tab.isBlocked))
    else if (kind === 'reopen') {
      tab.isClosed = true
      tab.block(true)
      tab.close()
      tabs[at] = openTab()
    } else
      for (let left = kind === 'burst' ? 4 : 1; left > 0; left--)
        launchCall(tab, client.request({ path: `/v1/call/${calls++}` }))
  }

  async function takeStep(step: SessionRunStep) {
    if (step.kind === 'pass') await clock.advance(step.ms)
    else if (step.kind === 'jump') clock.jump(step.ms)
    else if (step.kind === 'network') server.fail(step.failure)
    else if (step.kind === 'expire') server.expire()
    else if (step.kind === 'revoke') server.revoke()
    else takeTabStep(step)
  }

  for (const step of steps) {
    const before = tabs.map((tab) => ({ tab, isLoggedIn: tab.client.session().isLoggedIn }))
    await takeStep(step)
    mayEnd ||= server.seen.some(({ path, status }) => path.endsWith('refresh') && status === 401)
    for (const { tab, isLoggedIn } of before) {
      checkEpoch(tab)
      const ends = isLoggedIn && !tab.client.session().isLoggedIn
      if (ends && !mayEnd && step.kind !== 'block') broken.push('A session ends by itself')
    }
  }
  await clock.advance(300_000)
  if ([...flights].some(({ isSettled, tab }) => !isSettled && !tab.isClosed)) broken.push('A flight hangs')
  if (tabs.some((tab) => isOver(tab, findTokenChain(tab)))) broken.push('A logout is undone')
  return broken
}

/** Fails if any interleaving of users, tabs, network and clock breaks a promise of the bearer client. */
export async function assertSessionInvariants(parameters: fc.Parameters<[SessionRun]>): Promise<void> {
  const property = fc.asyncProperty(anySessionRun, async (run) => {
    const [first] = await simulateSessionRun(run)
    if (first !== undefined) throw new Error(first)
  })
  await fc.assert(property, parameters)
}
