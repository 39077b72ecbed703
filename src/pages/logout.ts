import type { APIRoute } from 'astro'
import { signOut } from '../server/gate/sign-in/sign-out.ts'
import { getSite } from '../server/process/site.ts'

export const POST: APIRoute = (context) => signOut(getSite(), context)
