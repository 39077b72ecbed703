/** A subscription in the shape of /v1. */
export interface BrowserPushSubscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Result of asking the browser for push notifications. */
export type SubscribeResult =
  | { readonly kind: 'subscribed'; readonly subscription: BrowserPushSubscription }
  | { readonly kind: 'denied' | 'unsupported' | 'failed' }

const workerPath = '/push.js'

/** True in a browser with push notifications, which need https. */
export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const findWorkerRegistration = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration('/')

/** The SHA-256 of this browser's endpoint in base64url; undefined without a subscription. */
export async function findEndpointHash(): Promise<string | undefined> {
  if (!isPushSupported()) return undefined
  const subscription = await (await findWorkerRegistration())?.pushManager.getSubscription()
  if (!subscription) return undefined
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint))
  return toBase64url(hash)
}

/** Asks the person for permission and subscribes the browser. Call it on a press. */
export async function subscribeBrowserToPush(publicKey: string): Promise<SubscribeResult> {
  if (!isPushSupported()) return { kind: 'unsupported' }
  if ((await Notification.requestPermission()) !== 'granted') return { kind: 'denied' }
  try {
    await navigator.serviceWorker.register(workerPath)
    const { pushManager } = await navigator.serviceWorker.ready
    // A subscription of other server keys cannot be used.
    await (await pushManager.getSubscription())?.unsubscribe()
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    const [p256dh, auth] = [made.getKey('p256dh'), made.getKey('auth')]
    if (!p256dh || !auth) return { kind: 'failed' }
    const keys = { p256dh: toBase64url(p256dh), auth: toBase64url(auth) }
    return { kind: 'subscribed', subscription: { endpoint: made.endpoint, ...keys } }
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return { kind: 'failed' }
    throw error
  }
}

/** Ends the subscription of this browser. */
export async function unsubscribeBrowserFromPush(): Promise<void> {
  await (await (await findWorkerRegistration())?.pushManager.getSubscription())?.unsubscribe()
}

function toBase64url(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
