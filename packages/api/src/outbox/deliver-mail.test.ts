import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { smtpPassword, startSmtp } from '../testing/servers/smtp.ts'
import { createMailDelivery } from './deliver-mail.ts'
import type { SmtpLimits } from './deliver-mail.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const limits: SmtpLimits = { stepMs: 20_000, beforeBodyMs: 1500, silenceMs: 60_000 }
const mail = {
  envelope: { from: 'a@shop.test', to: ['b@mail.test'] },
  raw: Buffer.from('Subject: A\r\n\r\nB'),
}

async function give(port: number) {
  const marks: string[] = []
  const mark = (name: string) => () => Promise.resolve(void marks.push(name))
  const login = {
    ...{ username: 'a', password: smtpPassword, address: '127.0.0.1' },
    server: { host: 'mail.test', port, security: 'none' as const },
  }
  const handed = await createMailDelivery(limits)(login, mail, { onFirst: mark('first'), onEnd: mark('end') })
  return { handed, marks }
}

describe('createMailDelivery', () => {
  test('leaves a server that goes on talking and never asks for the mail', async () => {
    const sockets: Socket[] = []
    const server = createServer((socket) => {
      sockets.push(socket.on('error', () => undefined))
      socket.write('220 slow.test ESMTP\r\n')
      socket.on('data', () => {
        const timer = setInterval(() => socket.write('250-still here\r\n'), 20)
        socket.once('close', () => clearInterval(timer))
      })
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    ends.push(
      () => server.close(),
      () => sockets.forEach((socket) => socket.destroy()),
    )
    const startedMs = performance.now()
    const { handed, marks } = await give((server.address() as AddressInfo).port)
    expect([handed, marks]).toEqual([{ kind: 'later', reason: 'network', answer: undefined }, []])
    expect(performance.now() - startedMs).toBeLessThan(5000)
  })

  test('lets a server take its time once it has the mail', async () => {
    const smtp = await startSmtp(() => wait(2 * limits.beforeBodyMs))
    ends.push(() => smtp.stop())
    const { handed, marks } = await give(smtp.portOf('none'))
    expect([handed.kind, marks]).toEqual(['sent', ['first', 'end']])
  })
})
