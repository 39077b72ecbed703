import { parentPort } from 'node:worker_threads'
import { findKnownQuote } from './quotes/known-quote.ts'
import { readMail } from './read-mail.ts'
import type { ReaderAnswer, ReaderRequest } from './reader-messages.ts'

parentPort?.on('message', (request: ReaderRequest) => {
  const answer = (message: ReaderAnswer) => parentPort?.postMessage(message)
  if (request.kind === 'quote') {
    const { text, ofOthers, ofAuthor } = request.quote
    answer({ kind: 'quote', at: findKnownQuote(text, ofOthers, ofAuthor) })
    return
  }
  readMail(request.source).then(
    (mail) => answer({ kind: 'read', mail }),
    () => answer({ kind: 'unread', fault: 'broken' }),
  )
})

// The time limit of the first mail starts after loading.
parentPort?.postMessage({ kind: 'ready' })
