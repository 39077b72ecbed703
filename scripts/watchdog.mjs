// Detects a server that runs but does not answer. Uses plain Node 20, because it runs before the installation.

/** How often a server is asked, how long it may take to answer, and how many answers in a row may fail to come. */
const usual = { everyMs: 10_000, answerMs: 5000, misses: 6 }

/**
 * Asks for `url` again and again, and calls `onDeaf` once when no answer came several times in a row: something blocks the
 * process, a write on a full disk perhaps, and a signal that asks it to end would not be heard either. Any answer counts.
 * The function that it gives back stops it.
 */
export function watchDeaf(url, onDeaf, { everyMs, answerMs, misses } = usual) {
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
    // Whatever went wrong, there was no answer.
    return false
  }
}
