import { hourMs } from '@draftdesk/contract/durations'
import { createRateLimiter, createSeal, loadOrCreateSecret } from '@draftdesk/server-kit'
import { createAuthorizedSender } from '../upstream/authorized-sender.ts'
import { createUnknownCallCache } from '../upstream/unknown-calls.ts'
import { createLiveStreams } from '../live/live-streams.ts'
import type { LiveStreams } from '../live/live-streams.ts'
import type { ProxyDeps } from '../proxy/proxy-deps.ts'
import { createPageCache } from '../render/page-cache.ts'
import type { PageCache } from '../render/page-cache.ts'
import { createSessions } from '../session/sessions.ts'
import { parseSettings } from '../settings.ts'
import type { Settings } from '../settings.ts'
import { createRedisStore } from '../session/redis-store.ts'
import { createSqliteStore } from '../session/sqlite-store.ts'
import { createGoogleAvailability } from '../upstream/google-availability.ts'
import { createUpstream } from '../transport/upstream.ts'

/** Everything that the requests of this process share. Holds no data of one person. */
export interface Site extends ProxyDeps {
  readonly live: LiveStreams
  readonly pages: PageCache
  close(): Promise<void>
}

const sweepMs = hourMs
let currentSite: Site | undefined

/**
 * Returns the site of this process, created from the environment on first use. @throws StartError when a
 * setting is missing or wrong
 */
export function getSite(): Site {
  currentSite ??= createSite(parseSettings(process.env))
  return currentSite
}

/** Creates the shared objects of a site process. Tests pass their own upstream. */
export function createSite(settings: Settings, upstream = createUpstream(settings.apiUrl)): Site {
  const now = Date.now
  const { idleMs, maxMs } = settings
  const secret = settings.sessionSecret ?? loadOrCreateSecret(settings.secretFile, 'SESSION_SECRET')
  const seal = createSeal(secret, 'session token')
  const store = settings.redisUrl
    ? createRedisStore(settings.redisUrl, now)
    : createSqliteStore(settings.sessionDb, now)
  const sessions = createSessions({ store, seal, upstream, now, idleMs, maxMs })
  const authorize = createAuthorizedSender({ sessions, upstream, now })
  const live = createLiveStreams({ settings, sessions, now })
  const sweeper = setInterval(() => {
    store
      .sweep()
      .catch((error: unknown) => process.stderr.write(`Sweeping ended sessions failed: ${String(error)}\n`))
  }, sweepMs).unref()
  return {
    settings,
    upstream,
    sessions,
    seal,
    authorize,
    live,
    now,
    pages: createPageCache(),
    mayReport: createRateLimiter({ count: 30, windowMs: 60_000, now }),
    unknownCalls: createUnknownCallCache(now),
    google: createGoogleAvailability(upstream),
    async close() {
      clearInterval(sweeper)
      await live.close()
      await upstream.close()
      await store.close()
    },
  }
}
