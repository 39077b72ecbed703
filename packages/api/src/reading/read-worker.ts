import { parentPort } from 'node:worker_threads'
import { readMail, type MailSource } from './read-mail.ts'
import type { Reading } from './mail.ts'

parentPort?.on('message', (source: MailSource) => {
  const answer = (reading: Reading) => parentPort?.postMessage(reading)
  readMail(source).then(
    (mail) => answer({ kind: 'read', mail }),
    () => answer({ kind: 'unread', fault: 'broken' }),
  )
})

// Its clock starts with the first mail, not while the thread itself is being loaded.
parentPort?.postMessage({ kind: 'ready' })
