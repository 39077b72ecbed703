import { expect } from 'vitest'
import type { SendCall } from './client.ts'

/** Calls about policies and their results. */
export function createPolicyCalls(send: SendCall) {
  const createPolicy = async (token: string, title = 'Returns', text = 'Free for 30 days.') =>
    (await send('createPolicy', { token, input: { title, text } })).body
  const readState = async (token: string, id: string) => (await send('policy', { token, id })).body['state']
  /** Uploads a file and waits until it is read. */
  const uploadPolicy = async (
    token: string,
    name: string,
    content: Uint8Array<ArrayBuffer> | string,
    title?: string,
  ) => {
    const file = new File([content], name)
    const { status, body } = await send('uploadPolicy', {
      token,
      input: { file, ...(title !== undefined && { title }) },
    })
    if (status !== 201) return { status, body }
    const id = String(body['id'])
    await expect.poll(() => readState(token, id), { timeout: 30_000 }).not.toBe('processing')
    return { status, body: (await send('policy', { token, id })).body }
  }
  const listPolicies = async (token: string, input: Record<string, string> = {}) =>
    (await send('policies', { token, input })).body as {
      policies: Record<string, unknown>[]
      next: string | null
    }
  const hasDocument = async (token: string) => {
    const { store } = (await send('session', { token })).body as { store: Record<string, unknown> }
    return store['is_document_uploaded']
  }
  const lacksDocument = async (token: string) => (await send('dashboard', { token })).body['lacks_document']

  return { write: createPolicy, upload: uploadPolicy, list: listPolicies, hasDocument, lacksDocument }
}
