import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { describe, expect, test } from 'vitest'
import { createFolderDelivery, createSmtpDelivery } from './notice-delivery.ts'
import { createVerificationCodeMail } from './notice-mails.ts'

const mail = createVerificationCodeMail({ email: 'ann@example.com', language: 'en' }, '012345', 15)

describe('createFolderDelivery', () => {
  test('writes a file that mail programs read, and prints the code', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'draftdesk-outbox-'))
    const lines: string[] = []
    await createFolderDelivery(join(folder, 'outbox'), 'Desk <desk@example.com>', (line) => lines.push(line))(
      mail,
    )
    const [name = ''] = readdirSync(join(folder, 'outbox'))
    const read = await PostalMime.parse(readFileSync(join(folder, 'outbox', name)))
    rmSync(folder, { recursive: true })
    expect(read).toMatchObject({
      subject: mail.subject,
      from: { address: 'desk@example.com' },
      to: [{ address: mail.to }],
    })
    expect(read.text?.trim()).toBe(mail.text.trim())
    expect(lines).toEqual([expect.stringMatching(/^mail: verification code 012345 \(.+\.eml\)$/)])
  })
})

describe('createSmtpDelivery', () => {
  test('hands the mail to a mail server', async () => {
    const received: string[] = []
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        let text = ''
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
        stream.on('end', () => {
          received.push(text)
          done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as AddressInfo
    await createSmtpDelivery(`smtp://127.0.0.1:${port}`, 'desk@example.com')(mail)
    await new Promise<void>((resolve) => server.close(resolve))
    const read = await PostalMime.parse(received[0] ?? '')
    expect(read.subject).toBe('012345 is your Draftdesk verification code')
  })
})
