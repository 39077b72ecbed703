import type { APIRoute } from 'astro'
import { startGoogle } from '../server/gate/sign-in/google-sign-in.ts'
import { getSite } from '../server/process/site.ts'

export const GET: APIRoute = (context) => startGoogle(getSite(), context)
