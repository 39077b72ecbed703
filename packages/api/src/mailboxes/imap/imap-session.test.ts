import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { measureLowest } from '../../testing/measure/measure-cost.ts'
import { measureLongestStep } from '../../testing/measure/measure-longest-step.ts'
import { createImapSession, maxImapLineLength } from './imap-session.ts'

/** An IMAP server that answers each FETCH with the same words. */
async function serve(response: string): Promise<number> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket.on('error', () => undefined))
    socket.write('* OK ready\r\n')
    socket.on('data', (data) => {
      const [tag = '', command = ''] = data.toString().toUpperCase().split(' ')
      if (/FETCH/.test(data.toString().toUpperCase())) socket.write(response)
      if (command === 'CAPABILITY') socket.write('* CAPABILITY IMAP4rev1\r\n')
      if (command === 'SELECT') socket.write('* 1 EXISTS\r\n* OK [UIDVALIDITY 1]\r\n* OK [UIDNEXT 2]\r\n')
      socket.write(`${tag} OK done\r\n`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    for (const socket of open) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return (server.address() as AddressInfo).port
}

/** Fetches a mail, and measures the longest block of the event loop by the CPU time of this thread. */
async function measureFetch(response: string) {
  const port = await serve(response)
  const session = createImapSession(
    {
      ...{ username: 'a', password: 'b', address: '127.0.0.1' },
      server: { host: '127.0.0.1', port, security: 'none' },
    },
    { stepMs: 10_000, silenceMs: 10_000 },
  )
  onTestFinished(() => session.close())
  await session.connect()
  await session.mailboxOpen('INBOX')
  const reading = session.fetchAll('1', { uid: true }).then(
    (mails) => mails.length,
    () => 'failed' as const,
  )
  const longest = await measureLongestStep(async () => {
    await reading
    await new Promise((resolve) => setTimeout(resolve, 5))
  })
  return { outcome: await reading, longest }
}

describe('an IMAP session', () => {
  test('reads a mail of many literals', async () => {
    const literals = '{2}\r\nab '.repeat(1000)
    expect(await measureFetch(`* 1 FETCH (UID 1 X-A (${literals}b))\r\n`)).toMatchObject({ outcome: 1 })
  })

  test.for([
    ['small literals', '{0}\r\n '.repeat(100_000)],
    ['small words', 'a '.repeat(1_000_000)],
    ['lists', '(a) '.repeat(500_000)],
  ])('ends a response of too many %s before it holds the event loop', async ([, words]) => {
    const measure = async () => {
      const { outcome, longest } = await measureFetch(`* 1 FETCH (UID 1 X-A (${words}b))\r\n`)
      expect(outcome).toBe('failed')
      return longest
    }
    expect(await measureLowest(measure, 250)).toBeLessThanOrEqual(250)
  })

  const fill = (piece: string) => piece.repeat((maxImapLineLength - 50) / piece.length)
  test.for([
    ['word', `* 1 FETCH (UID 1 X-A ${fill('a')})\r\n`],
    ['string', `* 1 FETCH (UID 1 X-A "${fill('\\\\')}")\r\n`],
    ['list of words', `* 1 FETCH (UID 1 X-A (${fill('abcdefghijklmnopqrstuvwxyz ')}b))\r\n`],
    ['text', `* OK ${fill('[a')}\r\n* 1 FETCH (UID 1)\r\n`],
    ['search', `* SEARCH ${fill('1 ')}1\r\n* 1 FETCH (UID 1)\r\n`],
  ])('reads the longest line within 50 ms: a %s', async ([, response = '']) => {
    const measure = async () => {
      const { outcome, longest } = await measureFetch(response)
      expect(outcome).toBe(1)
      return longest
    }
    expect(await measureLowest(measure, 50)).toBeLessThanOrEqual(50)
  })
})
