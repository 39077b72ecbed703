import { request } from 'undici'
import type { FindHost } from './hosts.ts'
import { imageType } from './image-type.ts'
import { createPinnedAgent } from './pinned-agent.ts'

const mostBytes = 5 * 1024 * 1024
const patienceMs = 8000
const mostRedirects = 3

/**
 * Fetches a picture of another host for somebody who reads a mail, so that the host learns nothing of them. Private networks
 * are refused, each redirect is looked at anew, and what is no picture is undefined.
 */
export async function fetchPicture(
  address: string,
  findHost: FindHost,
): Promise<{ type: string; bytes: Buffer } | undefined> {
  const deadline = AbortSignal.timeout(patienceMs)
  let url = URL.parse(address)
  for (let step = 0; step <= mostRedirects; step += 1) {
    if (!url || !/^https?:$/.test(url.protocol) || url.username !== '') return undefined
    const answer = await ask(url, findHost, deadline)
    if (!answer || Buffer.isBuffer(answer)) {
      const type = answer && imageType(answer)
      return answer && type ? { type, bytes: answer } : undefined
    }
    url = URL.parse(answer.location, url.href)
  }
  return undefined
}

async function ask(
  url: URL,
  findHost: FindHost,
  signal: AbortSignal,
): Promise<Buffer | { location: string } | undefined> {
  const host = await findHost(url.hostname.replace(/^\[|\]$/g, ''))
  if (host.kind === 'failed') return undefined
  const agent = createPinnedAgent(host.address, { connectMs: patienceMs })
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      signal,
      headers: { accept: 'image/*' },
    })
    const { location } = headers
    if (statusCode >= 300 && statusCode < 400 && typeof location === 'string') return { location }
    if (statusCode !== 200 || Number(headers['content-length'] ?? 0) > mostBytes) return undefined
    const chunks: Buffer[] = []
    let length = 0
    for await (const chunk of body as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > mostBytes) return undefined
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    if (error instanceof Error) return undefined
    throw error
  } finally {
    await agent.destroy()
  }
}
