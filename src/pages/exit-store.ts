import type { APIRoute } from 'astro'
import { exitStore } from '../server/gate/sign-in/sign-out.ts'
import { getSite } from '../server/process/site.ts'

export const POST: APIRoute = (context) => exitStore(getSite(), context)
