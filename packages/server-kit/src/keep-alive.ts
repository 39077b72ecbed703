/**
 * How long a server keeps an idle connection. Proxies close theirs within a minute. A server that closes first can cut
 * a request that a proxy is sending, and nobody may send it again unless it is a read.
 */
export const keepAliveMs = 75_000
