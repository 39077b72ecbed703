/** Stores the browser's time zone in a cookie. The server uses it from the next page on. */
export function saveTimeZoneInCookie(): void {
  const cookie = `zone=${encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)}`
  if (document.cookie.split('; ').includes(cookie)) return
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${cookie}; path=/; max-age=31536000; samesite=lax${secure}`
}
