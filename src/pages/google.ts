import type { APIRoute } from 'astro'
import { startGoogle } from '../server/google.ts'
import { getSite } from '../server/site.ts'

export const GET: APIRoute = (context) => startGoogle(getSite(), context)
