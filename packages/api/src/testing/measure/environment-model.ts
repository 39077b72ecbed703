import type { Model } from '../../model/model.ts'
import { openModel } from '../../model/open-model.ts'
import { createFindHost } from '../../platform/network/find-host.ts'

/** The model configured by the environment. Undefined when there is none. */
export function openOwnModel(env: NodeJS.ProcessEnv): Model | undefined {
  const { MODEL_URL: url, MODEL_NAME: name, MODEL_KEY: key, MODEL_EMBEDDING: embedding } = env
  if (!url || !name) return undefined
  return openModel({ url, name, key, embedding }, { findHost: createFindHost(true), allowsHttp: true })
}
