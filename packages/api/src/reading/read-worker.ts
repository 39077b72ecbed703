import { parentPort } from 'node:worker_threads'
import { findKnownQuote } from './quotes/known-quote.ts'
import { parseMail } from './parse-mail.ts'
import type { ReaderAnswer, ReaderRequest } from './reader-messages.ts'

parentPort?.on('message', (request: ReaderRequest) => {
  const postAnswer = (message: ReaderAnswer) => parentPort?.postMessage(message)
  if (request.kind === 'quote') {
    const { text, ofOthers, ofAuthor } = request.quote
    postAnswer({ kind: 'quote', at: findKnownQuote(text, ofOthers, ofAuthor) })
    return
  }
  parseMail(request.source).then(
    (mail) => postAnswer({ kind: 'parsed', mail }),
    () => postAnswer({ kind: 'unread', fault: 'broken' }),
  )
})

// Reports that the worker is loaded, so that the time limit of its first mail starts now.
parentPort?.postMessage({ kind: 'ready' })
