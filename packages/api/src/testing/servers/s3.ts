import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A bucket on loopback that speaks the part of S3 that backups use. It checks each signature (SigV4) with node:crypto. */
export interface S3Server {
  /** The address of the bucket. */
  readonly url: string
  readonly keyId: string
  readonly key: string
  readonly objects: ReadonlyMap<string, Buffer>
  /** The sizes of the parts of each upload, by object. */
  readonly parts: ReadonlyMap<string, readonly number[]>
  /** The ranges of the requests that were sent, in their order. */
  readonly ranges: readonly string[]
  readonly openUploads: () => number
  readonly put: (name: string, bytes: Buffer) => void
  /** Answers the next requests of a method with a status, or drops the connection within the answer. */
  readonly failNext: (method: string, status: number | 'dropped', times: number) => void
  /** Drops the connection after the next upload was completed, before its answer. */
  readonly loseNextCompletion: () => void
  readonly stop: () => Promise<void>
}

const region = 'test-region'
const keyId = 'backup-key'
const key = 'backup-key-secret'
const pageSize = 2

const hashHex = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')
const signText = (secret: Buffer | string, text: string): Buffer =>
  createHmac('sha256', secret).update(text).digest()

/** Starts a bucket without objects. */
export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const parts = new Map<string, readonly number[]>()
  const uploads = new Map<string, Map<number, Buffer>>()
  const ranges: string[] = []
  const failures: { method: string; status: number | 'dropped' }[] = []

  let isCompletionLost = false

  const answerRequest = (request: IncomingMessage, response: ServerResponse, body: Buffer): void => {
    const { method = 'GET' } = request
    const url = new URL(request.url ?? '/', 'http://s3.test')
    if (request.headers.range !== undefined) ranges.push(request.headers.range)
    const failure = failures.findIndex((each) => each.method === method)
    if (failure >= 0) {
      const status = failures.splice(failure, 1)[0]?.status ?? 500
      if (status !== 'dropped') sendError(response, status, 'InternalError')
      else
        response
          .writeHead(206, { 'content-length': 9 })
          .write('half', () => setImmediate(() => response.destroy()))
      return
    }
    const problem = findProblem(request, url, body)
    if (problem !== undefined) {
      sendError(response, 403, problem)
      return
    }
    const [, bucket, name = ''] = url.pathname.split('/').map(decodeURIComponent)
    if (bucket !== 'backups') {
      sendError(response, 404, 'NoSuchBucket')
      return
    }
    const uploadId = url.searchParams.get('uploadId')
    if (uploadId !== null) answerUpload(method, name, uploadId, url, body, response)
    else if (method === 'POST' && url.searchParams.has('uploads')) {
      const id = randomUUID()
      uploads.set(id, new Map())
      sendXml(
        response,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      )
    } else if (method === 'GET' && name === '') listObjects(url, response)
    else if (method === 'DELETE') {
      objects.delete(name)
      response.writeHead(204).end()
    } else sendObject(request, name, response)
  }

  const answerUpload = (
    method: string,
    name: string,
    uploadId: string,
    url: URL,
    body: Buffer,
    response: ServerResponse,
  ): void => {
    const upload = uploads.get(uploadId)
    if (!upload) {
      sendError(response, 404, 'NoSuchUpload')
      return
    }
    if (method === 'DELETE') {
      uploads.delete(uploadId)
      response.writeHead(204).end()
    } else if (method === 'PUT') {
      upload.set(Number(url.searchParams.get('partNumber')), body)
      response.writeHead(200, { etag: `"${hashHex(body)}"` }).end()
    } else {
      const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, n]) =>
        Number(n),
      )
      const content = named.map((number) => upload.get(number) ?? Buffer.alloc(0))
      parts.set(
        name,
        content.map(({ length }) => length),
      )
      objects.set(name, Buffer.concat(content))
      uploads.delete(uploadId)
      if (isCompletionLost) {
        isCompletionLost = false
        response.destroy()
        return
      }
      const result = `<Bucket>backups</Bucket><Key>${name}</Key><ETag>"whole"</ETag>`
      sendXml(response, `<CompleteMultipartUploadResult>${result}</CompleteMultipartUploadResult>`)
    }
  }

  const listObjects = (url: URL, response: ServerResponse): void => {
    const after = url.searchParams.get('continuation-token') ?? ''
    const prefix = url.searchParams.get('prefix') ?? ''
    const names = [...objects.keys()].toSorted().filter((name) => name > after && name.startsWith(prefix))
    const page = names.slice(0, pageSize)
    const rows = page.map(
      (name) => `<Contents><Key>${name}</Key><Size>${objects.get(name)?.length}</Size></Contents>`,
    )
    const next =
      names.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    const isCut = `<IsTruncated>${names.length > pageSize}</IsTruncated>`
    sendXml(response, `<ListBucketResult>${isCut}${next}${rows.join('')}</ListBucketResult>`)
  }

  const sendObject = ({ method, headers }: IncomingMessage, name: string, response: ServerResponse): void => {
    const content = objects.get(name)
    if (!content) {
      sendError(response, 404, 'NoSuchKey')
      return
    }
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
    const sent =
      from === undefined ? content : content.subarray(Number(from), to ? Number(to) + 1 : undefined)
    response.writeHead(from === undefined ? 200 : 206, { 'content-length': sent.length })
    response.end(method === 'HEAD' ? undefined : sent)
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => answerRequest(request, response, Buffer.concat(chunks)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/backups`,
    keyId,
    key,
    objects,
    parts,
    ranges,
    openUploads: () => uploads.size,
    put: (name, bytes) => objects.set(name, bytes),
    failNext: (method, status, times) => {
      for (let time = 0; time < times; time += 1) failures.push({ method, status })
    },
    loseNextCompletion: () => {
      isCompletionLost = true
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The error code for a request whose signature or content hash is wrong. */
function findProblem({ method = '', headers }: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w{64})$/
  const [, id, day = '', place = '', names = '', signature] = pattern.exec(headers.authorization ?? '') ?? []
  if (id !== keyId || place !== region) return 'InvalidAccessKeyId'
  const sent = headers['x-amz-content-sha256']?.toString() ?? ''
  if (sent !== 'UNSIGNED-PAYLOAD' && sent !== hashHex(body)) return 'XAmzContentSHA256Mismatch'
  const time = headers['x-amz-date']?.toString() ?? ''
  const signed = names.split(';')
  if (!signed.includes('host') || !time.startsWith(day)) return 'SignatureDoesNotMatch'
  const encodeForSignature = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
    )
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeForSignature(name)}=${encodeForSignature(value)}`)
    .toSorted()
    .join('&')
  const lines = signed.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`).join('')
  const canonical = [method, url.pathname, query, lines, names, sent].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, hashHex(canonical)].join('\n')
  const signingKey = ['s3', 'aws4_request'].reduce(signText, signText(signText(`AWS4${key}`, day), region))
  return signText(signingKey, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}

const sendXml = (response: ServerResponse, xml: string, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${xml}`)
}

const sendError = (response: ServerResponse, status: number, code: string): void =>
  sendXml(response, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`, status)
