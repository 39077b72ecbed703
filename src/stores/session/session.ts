import { persistentAtom } from '@nanostores/persistent'
import { formatSessionData, parseMinutes, parseSessionData } from '@draftdesk/auth-core'
import type { SessionData } from '@draftdesk/auth-core'
import type { PageSessionData } from './page-session-data.ts'

/** The storage key of the session. Its storage event informs other tabs. */
export const sessionKey = 'session'

const signedOutData: SessionData = { epoch: 0, version: 0, isLoggedIn: false }

/** The session data of this browser, without the token, under one key. Only the browser writes it. */
export const $session = persistentAtom<SessionData>(sessionKey, signedOutData, {
  encode: (session) => JSON.stringify(formatSessionData(session)),
  decode: (text) => parseStoredSession(text) ?? signedOutData,
})

/** The stored session as another tab left it, even before its storage event arrives. */
export function getStoredSession(): SessionData {
  return parseStoredSession(localStorage.getItem(sessionKey)) ?? signedOutData
}

/** Stores the session that the server rendered into this page. */
export function savePageSession(page: PageSessionData): void {
  if (page.kind === 'anonymous') clearStoredSession()
  if (page.kind !== 'verified') return
  const { epoch, email, tokenIssuedAt, user, store, role } = page
  const before = $session.get()
  $session.set({
    epoch,
    version: epoch,
    isLoggedIn: true,
    email,
    tokenIssuedAt,
    expiryIn: parseMinutes(page.expiryIn),
    isSuperAdmin: user.isSuperAdmin,
    profile: user.profileImage,
    firstName: user.firstName,
    lastName: user.lastName,
    role,
    id: user.id,
    preferedLanguage: user.preferedLanguage,
    signedOn: before.isLoggedIn && before.email === email ? before.signedOn : new Date().toISOString(),
    ...(store && {
      storeId: store.id,
      storeName: store.name,
      storeData: { ...store },
      documentUploaded: store.isDocumentUploaded,
      emailAccount: store.isEmailAccountAdded,
      shopifyAccount: store.isShopifyAccountAdded,
      isOnboarded: store.isOnboarded,
    }),
  })
}

/** Clears the session. All other tabs redirect to sign-in. */
export function clearStoredSession(): void {
  const { epoch, isLoggedIn } = $session.get()
  if (isLoggedIn || epoch === 0) $session.set({ ...signedOutData, epoch: Math.max(epoch, 1) })
}

function parseStoredSession(text: string | null): SessionData | undefined {
  try {
    return text === null ? undefined : parseSessionData(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
