// The service worker of push notifications. It stores nothing and answers no request of a page.

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json()
  event.waitUntil(showNotificationUnlessVisible(title, { body, tag, data: { path }, icon: '/favicon.svg' }))
})

/** A person who looks at the site sees the bell instead. */
async function showNotificationUnlessVisible(title, options) {
  const pages = await self.clients.matchAll({ type: 'window' })
  if (pages.some((page) => page.focused && page.visibilityState === 'visible')) return
  await self.registration.showNotification(title, options)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(focusOrOpenPage(event.notification.data.path))
})

async function focusOrOpenPage(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { pathname } = new URL(path, self.location.origin)
  // A conversation is of one store. Another page may show another store.
  const isOfThread = pathname.startsWith('/email-page/detail/')
  const here = pages.find((page) => isOfThread && new URL(page.url).pathname === pathname)
  if (here) await here.focus()
  else await self.clients.openWindow(path)
}
