import type { APIRoute } from 'astro'
import { proxyCall } from '../../server/proxy.ts'
import { getSite } from '../../server/site.ts'

export const ALL: APIRoute = (context) => proxyCall(getSite(), context)
