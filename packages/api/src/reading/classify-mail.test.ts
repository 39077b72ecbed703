import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readMail } from './read-mail.ts'

const own = ['help@shop.test']

/** The mails of `kinds.txt`, each with its kind and its headers. */
const told = readFileSync(new URL('kinds.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [kind = '', from = '', subject = '', headers = ''] = line.split('|').map((part) => part.trim())
    return { line, kind, source: sourceOf(from, subject, headers === '' ? [] : headers.split(' ; ')) }
  })

function sourceOf(from: string, subject: string, headers: readonly string[]): string {
  const hasType = headers.some((header) => header.startsWith('Content-Type:'))
  const hasPath = headers.some((header) => header.startsWith('Return-Path:'))
  const address = /<?([^<>\s]+@[^<>\s]+?)>?$/.exec(from)?.[1] ?? ''
  return [
    ...(hasPath ? [] : [`Return-Path: <${address}>`]),
    `From: ${from}`,
    'To: help@shop.test',
    `Subject: ${subject}`,
    'Date: Mon, 6 Jan 2030 10:00:00 +0000',
    ...headers,
    'MIME-Version: 1.0',
    ...(hasType ? [] : ['Content-Type: text/plain; charset=utf-8']),
    '',
    'Hello',
    '',
  ].join('\r\n')
}

const kindOf = async (source: string) =>
  (await readMail({ raw: Buffer.from(source), files: [], receivedAtMs: Date.UTC(2030, 0, 7), own })).kind

describe('classifyMail', () => {
  test('calls no customer noise, and sorts 99 of 100 mails right', async () => {
    const wrong: string[] = []
    for (const { line, kind, source } of told) {
      const found = await kindOf(source)
      if (found !== kind) wrong.push(`${found}: ${line}`)
    }
    expect(wrong.filter((line) => line.includes(': customer |'))).toEqual([])
    expect(wrong.length / told.length, wrong.join('\n')).toBeLessThanOrEqual(0.01)
  })
})
