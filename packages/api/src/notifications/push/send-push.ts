import type { FindHost } from '../../platform/network/find-host.ts'
import { sendPinnedRequest } from '../../platform/network/send-pinned-request.ts'
import { isPushEndpoint } from './push-browsers.ts'
import type { PushSubscription } from './push-browsers.ts'
import { encryptPush } from './encrypt-push.ts'
import type { PushKeys } from './server-keys.ts'

/** Access to push services. Only the operator may allow private hosts. */
export interface PushAccess {
  readonly findHost: FindHost
  readonly allowsHttp: boolean
}

/** A message for one browser. */
export interface PushMessage {
  readonly subscription: PushSubscription
  /** The JSON that the service worker reads. */
  readonly text: string
  /** Replaces an undelivered message of the same topic. */
  readonly topic: string
}

/** Result of a push. `gone`: the subscription does not exist any more. */
export type PushResult =
  | { readonly kind: 'sent' | 'gone' }
  | { readonly kind: 'failed'; readonly fault: string; readonly isFinal: boolean }

const pushTimeouts = { connectMs: 8000, headersMs: 15_000, bodyMs: 10_000, wholeMs: 25_000 }
/** The time in seconds that a push service stores a message. */
const messageLifeSeconds = 86_400

/** Sends a message to the push service of a browser. Follows no redirect and reads no answer. */
export async function sendPush(
  { findHost, allowsHttp }: PushAccess,
  keys: PushKeys,
  { subscription, text, topic }: PushMessage,
  nowMs: number,
): Promise<PushResult> {
  const { endpoint } = subscription
  if (!isPushEndpoint(endpoint, allowsHttp)) return { kind: 'gone' }
  try {
    const sent = await sendPinnedRequest(new URL(endpoint), {
      method: 'POST',
      headers: {
        authorization: await keys.authorize(endpoint, nowMs),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(messageLifeSeconds),
        urgency: 'normal',
        topic,
      },
      body: encryptPush(subscription, text),
      ...{ findHost, patience: pushTimeouts, signal: AbortSignal.timeout(pushTimeouts.wholeMs) },
    })
    if (sent.kind === 'failed')
      return sent.failure === 'private'
        ? { kind: 'gone' }
        : { kind: 'failed', fault: 'The push service could not be found.', isFinal: false }
    const { statusCode, body } = sent.response
    // Destroying an unread body emits an error.
    body.on('error', () => undefined).destroy()
    await sent.agent.destroy()
    return toPushResult(statusCode)
  } catch (error) {
    // A key that is not on the curve: no browser has such a subscription.
    if (error instanceof Error && 'code' in error && error.code === 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY')
      return { kind: 'gone' }
    return { kind: 'failed', fault: 'The push service could not be reached.', isFinal: false }
  }
}

function toPushResult(status: number): PushResult {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  // 403: the subscription belongs to other server keys.
  if ([403, 404, 410].includes(status)) return { kind: 'gone' }
  const isFinal = status < 500 && status !== 429
  return { kind: 'failed', fault: `The push service refused it (${String(status)}).`, isFinal }
}
