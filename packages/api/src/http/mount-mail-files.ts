import { fileAndStreamPaths } from '@draftdesk/contract'
import type { Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import type { Services } from '../calls/call-handler.ts'
import type { FetchedFile } from '../mailboxes/imap/mail-file-fetcher.ts'
import type { FetchPicture } from '../platform/network/fetch-picture.ts'
import { findImageType } from '../platform/network/image-type.ts'
import { loadExampleFile } from '../knowledge/example-files.ts'
import { findRemotePicture } from '../threads/original-html.ts'
import { loadNoteFile } from '../threads/team/note-files.ts'
import type { Caller } from '../stores/find-caller.ts'
import { answerJson } from './answer-json.ts'
import { readBearerToken } from './read-bearer.ts'
import type { RequestVariables } from './mount-calls.ts'

/** Dependencies of serving attachments. */
export interface MailFileRouteDeps {
  readonly fetchFile: (storeId: string, id: string) => Promise<FetchedFile>
  readonly fetchPicture: FetchPicture
}

type MailFileContext = Context<{ Variables: RequestVariables }>

const fileRefusals = {
  missing: [404, 'This file does not exist.'],
  gone: [410, 'This file is no longer in the mailbox.'],
  large: [413, 'This file is too large to be shown here. It is in your mailbox.'],
  away: [503, 'The mailbox cannot be asked for this file right now. Please try again.'],
  busy: [503, 'Several files are being fetched already. Please try again in a moment.'],
} as const

/** Headers that prevent scripts when a file is opened as a page. A browser asks again each time: the mail may be erased. */
const safeFileHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-cache',
}

/** Mounts GET /v1/attachments/{id} and GET /v1/emails/{id}/pictures/{index} for members of the store. */
export function mountMailFiles(
  app: Hono<{ Variables: RequestVariables }>,
  services: Services,
  tools: MailFileRouteDeps,
): void {
  app.get(fileAndStreamPaths.attachment, etag(), async (c) => {
    const store = await authorizeFileRequest(c, services)
    if ('refusal' in store) return store.refusal
    const found = await tools.fetchFile(store.id, c.req.param('id'))
    if (found.kind !== 'file') {
      const [status, detail] = fileRefusals[found.kind]
      return answerJson(c, store.caller, { detail }, status)
    }
    return respondWithFile(c, found)
  })

  app.get(fileAndStreamPaths.noteFile, etag(), async (c) => {
    const store = await authorizeFileRequest(c, services)
    if ('refusal' in store) return store.refusal
    const file = await loadNoteFile(services.db, store.id, c.req.param('id'))
    return file
      ? respondWithFile(c, file)
      : answerJson(c, store.caller, { detail: fileRefusals.missing[1] }, fileRefusals.missing[0])
  })

  app.get(fileAndStreamPaths.exampleFile, etag(), async (c) => {
    const store = await authorizeFileRequest(c, services)
    if ('refusal' in store) return store.refusal
    const { id: storeId, caller } = store
    const file = await loadExampleFile(services.db, { storeId, userId: caller.user.id }, c.req.param('id'))
    return file
      ? respondWithFile(c, file)
      : answerJson(c, store.caller, { detail: fileRefusals.missing[1] }, fileRefusals.missing[0])
  })

  app.get(fileAndStreamPaths.emailPicture, etag(), async (c) => {
    const store = await authorizeFileRequest(c, services)
    if ('refusal' in store) return store.refusal
    const index = Number(c.req.param('index'))
    const address = Number.isSafeInteger(index)
      ? await findRemotePicture(services.db, store.id, c.req.param('id'), index)
      : undefined
    const picture = address === undefined ? undefined : await tools.fetchPicture(store.id, address)
    if (!picture) return answerJson(c, store.caller, { detail: 'This picture cannot be loaded.' }, 404)
    return c.body(new Uint8Array(picture.bytes), 200, { ...safeFileHeaders, 'content-type': picture.type })
  })
}

/** Serves a file: pictures inline, and all others as a download, whatever their type. */
function respondWithFile(
  c: MailFileContext,
  { name, bytes }: { readonly name: string; readonly bytes: Buffer },
): Response {
  const type = findImageType(bytes)
  return c.body(new Uint8Array(bytes), 200, {
    ...safeFileHeaders,
    'content-type': type ?? 'application/octet-stream',
    'content-disposition': `${type ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
  })
}

async function authorizeFileRequest(
  c: MailFileContext,
  { findCaller, clock }: Services,
): Promise<{ id: string; caller: Caller } | { refusal: Response }> {
  const token = readBearerToken(c)
  const caller = token === undefined ? undefined : await findCaller(token, clock())
  if (!caller)
    return {
      refusal: answerJson(
        c,
        undefined,
        { detail: token === undefined ? 'Not authenticated' : 'Token has expired' },
        401,
      ),
    }
  return caller.store
    ? { id: caller.store.id, caller }
    : { refusal: answerJson(c, caller, { detail: 'Please select a store first.' }, 403) }
}
