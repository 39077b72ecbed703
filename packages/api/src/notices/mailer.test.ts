import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { describe, expect, test } from 'vitest'
import { silentLog } from '../platform/log.ts'
import { createMailer, outboxDelivery, smtpDelivery, type Mail } from './mailer.ts'
import { codeMail, inviteMail, knownMail, resetMail } from './messages.ts'

const mail = codeMail('ann@example.com', '012345', 15)

describe('createMailer', () => {
  const fails = (times: number, sent: Mail[]) => {
    let left = times
    return (one: Mail) => {
      left -= 1
      if (left >= 0) return Promise.reject(new Error('busy'))
      sent.push(one)
      return Promise.resolve()
    }
  }

  test('tries again, and flush waits for it', async () => {
    const sent: Mail[] = []
    const mailer = createMailer(fails(2, sent), silentLog, [0, 0])
    mailer.send(mail)
    await mailer.flush()
    expect(sent).toEqual([mail])
  })

  test('gives up in the end, says so without the address, and throws nothing', async () => {
    const sent: Mail[] = []
    const lines: unknown[] = []
    const log = {
      info: silentLog.info,
      error: silentLog.error,
      warn: (...line: unknown[]) => void lines.push(line),
    }
    const mailer = createMailer(fails(3, sent), log, [0, 0])
    mailer.send(mail)
    await mailer.flush()
    expect(sent).toEqual([])
    expect(lines).toHaveLength(3)
    expect(JSON.stringify(lines)).not.toContain('ann@')
  })
})

describe('outboxDelivery', () => {
  test('writes a file that mail programs read, and prints the code', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'draftdesk-outbox-'))
    const lines: string[] = []
    await outboxDelivery(join(folder, 'outbox'), 'Desk <desk@example.com>', (line) => lines.push(line))(mail)
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

describe('smtpDelivery', () => {
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
    await smtpDelivery(`smtp://127.0.0.1:${port}`, 'desk@example.com')(mail)
    await new Promise<void>((resolve) => server.close(resolve))
    const read = await PostalMime.parse(received[0] ?? '')
    expect(read.subject).toBe('012345 is your Draftdesk verification code')
  })
})

describe('messages', () => {
  test('keep the code and the links on lines of their own', () => {
    const link = 'https://app.example/x?token=abc'
    expect(mail.text.split('\n')).toContain('012345')
    expect(resetMail('a@b.co', link, 60).text.split('\n')).toContain(link)
    expect(inviteMail('a@b.co', 'Shop', link, 7).text.split('\n')).toContain(link)
    expect(knownMail('a@b.co', 'https://app.example').text).toContain('https://app.example/signin')
  })

  test('keep a store’s name on one line of the subject', () => {
    expect(inviteMail('a@b.co', 'Shop\r\nBcc: x@y.z', 'link', 7).subject).not.toMatch(/[\r\n]/)
  })
})
