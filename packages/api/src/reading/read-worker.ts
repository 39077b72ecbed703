import { parentPort } from 'node:worker_threads'
import { findKnownQuote } from './quotes/known-quote.ts'
import { parseMail } from './parse-mail.ts'
import type { ReaderAnswer, ReaderRequest } from './reader-messages.ts'

parentPort?.on('message', (request: ReaderRequest) => {
  const answer = (message: ReaderAnswer) => parentPort?.postMessage(message)
  if (request.kind === 'quote') {
    const { text, ofOthers, ofAuthor } = request.quote
    answer({ kind: 'quote', at: findKnownQuote(text, ofOthers, ofAuthor) })
    return
  }
  parseMail(request.source).then(
    (mail) => answer({ kind: 'parsed', mail }),
    () => answer({ kind: 'unread', fault: 'broken' }),
  )
})

// The time limit of the first mail starts after loading.
parentPort?.postMessage({ kind: 'ready' })
