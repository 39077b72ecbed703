// Detects a server that runs but does not answer. Uses plain Node 20, because it runs before the installation.

/** The interval of checks, the timeout of a response, and the number of failures in a row. */
const usual = { everyMs: 10_000, answerMs: 5000, misses: 6 }

/**
 * Requests `url` repeatedly, and calls `onDeaf` once after several requests in a row without any response.
 * Returns the function that stops it.
 */
export function watchServer(url, onDeaf, { everyMs, answerMs, misses } = usual) {
  let missed = 0
  let timer
  let isStopped = false
  const checkServer = async () => {
    missed = (await isAnswering(url, answerMs)) ? 0 : missed + 1
    if (isStopped) return
    if (missed >= misses) onDeaf()
    else timer = setTimeout(() => void checkServer(), everyMs)
  }
  timer = setTimeout(() => void checkServer(), everyMs)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

async function isAnswering(url, answerMs) {
  try {
    await (await fetch(url, { signal: AbortSignal.timeout(answerMs) })).arrayBuffer()
    return true
  } catch {
    // Any error counts as no response.
    return false
  }
}
