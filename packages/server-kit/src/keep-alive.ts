/**
 * How long a server keeps an idle connection. Proxies close theirs within a minute. If the server closed first, it could
 * cut a request on its way, and a proxy sends only reads again.
 */
export const keepAliveMs = 75_000
