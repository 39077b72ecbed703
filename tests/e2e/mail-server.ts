import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../harness.ts'

/** A mail server on loopback that stores received mails. */
export async function startMailServer() {
  const mails: { to: string; subject: string; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push({ to: mail.to?.[0]?.address ?? '', subject: mail.subject ?? '', text: mail.text ?? '' })
          done()
        })
      })
    },
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Waits for a mail to an address with this text. */
    async waitFor(to: string, pattern = /./) {
      const find = () => mails.findLast((mail) => mail.to === to && pattern.test(mail.text))
      await expect.poll(find).toBeDefined()
      return find()?.text ?? ''
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
