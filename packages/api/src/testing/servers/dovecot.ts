import { spawn } from 'node:child_process'
import { appendFile, chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A Dovecot of this test process: any user name signs in with {@link dovecotPassword} and has a mailbox of their own. */
export interface Dovecot {
  readonly port: number
  /** The folder of a user's mail, in Maildir form, for tests that write mails directly. */
  readonly homeOf: (user: string) => string
  /** Refuses this user's logins from now on. */
  readonly refuse: (user: string) => Promise<void>
  /** Simulates an outage: stops the server and starts it again on the same port. */
  readonly pause: () => Promise<() => Promise<void>>
  readonly stop: () => Promise<void>
}

/** The password of every user. */
export const dovecotPassword = 'Dovecot-pass-1'

const dovecotConfig = (base: string, port: number, hasTokens: boolean) => `
base_dir = ${base}/run
state_dir = ${base}/run
log_path = ${base}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
auth_mechanisms = plain login${hasTokens ? ' xoauth2 oauthbearer' : ''}
default_login_user = dovenull
default_internal_user = dovecot
first_valid_uid = 1
mail_location = maildir:${base}/mail/%u
mail_max_userip_connections = 200
namespace inbox {
  inbox = yes
  separator = /
  mailbox Sent {
    auto = create
    special_use = \\Sent
  }
}
passdb {
  driver = passwd-file
  deny = yes
  args = ${base}/refused
}
${hasTokens ? tokenDatabaseConfig(base) : ''}
passdb {
  driver = static
  args = password=${dovecotPassword}
}
userdb {
  driver = static
  args = uid=mail gid=mail home=${base}/mail/%u
}
# A client that was refused is not made to wait for its next try: tests try wrong passwords on purpose.
auth_failure_delay = 0
service anvil {
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service imap-login {
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`

const tokenDatabaseConfig = (base: string) => `passdb {
  driver = oauth2
  mechanisms = xoauth2 oauthbearer
  args = ${base}/oauth2.conf
}`

/**
 * Starts Dovecot on a free port, optionally with an OAuth server that authenticates its users. Throws with an
 * installation hint when it is missing.
 */
export async function startDovecot(tokenInfoUrl?: string): Promise<Dovecot> {
  const base = await mkdtemp(join(tmpdir(), 'draftdesk-dovecot-'))
  await mkdir(join(base, 'mail'))
  // Its processes switch to their own users.
  await chmod(base, 0o755)
  await chmod(join(base, 'mail'), 0o777)
  const port = await findFreePort()
  const file = join(base, 'dovecot.conf')
  const refused = join(base, 'refused')
  await writeFile(refused, '')
  await writeFile(file, dovecotConfig(base, port, tokenInfoUrl !== undefined))
  if (tokenInfoUrl !== undefined)
    await writeFile(
      join(base, 'oauth2.conf'),
      `tokeninfo_url = ${tokenInfoUrl}\nusername_attribute = email\n`,
    )
  const startProcess = async () => {
    const child = spawn('dovecot', ['-F', '-c', file], {
      env: { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` },
      stdio: ['ignore', 'ignore', 'inherit'],
      // A separate process group, because open connections outlive the master process.
      detached: true,
    })
    const failed = new Promise<never>((_, reject) => {
      child.once('error', () => reject(new Error('Dovecot is missing: apt install dovecot-imapd')))
    })
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    await Promise.race([failed, waitUntilOpen(port)])
    return async () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
      await ended
    }
  }
  let end = await startProcess()
  return {
    port,
    homeOf: (user) => join(base, 'mail', user),
    refuse: async (user) => {
      await appendFile(refused, `${user}:\n`)
      // It reads the list at most once a second.
      await end()
      end = await startProcess()
    },
    pause: async () => {
      await end()
      return async () => {
        end = await startProcess()
      }
    },
    stop: async () => {
      await end()
      await rm(base, { recursive: true, force: true })
    },
  }
}

/** A free port of this machine. */
async function findFreePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

async function waitUntilOpen(port: number): Promise<void> {
  for (let left = 200; left > 0; left -= 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('data', () => {
        socket.destroy()
        resolve(true)
      })
      socket.once('error', () => resolve(false))
      socket.setTimeout(1000, () => {
        socket.destroy()
        resolve(false)
      })
    })
    if (isOpen) return
    await wait(25)
  }
  throw new Error('Dovecot did not start')
}
