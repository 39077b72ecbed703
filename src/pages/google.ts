import type { APIRoute } from 'astro'
import { startGoogleSignIn } from '../server/gate/sign-in/google-sign-in.ts'
import { getSite } from '../server/process/site.ts'

export const GET: APIRoute = (context) => startGoogleSignIn(getSite(), context)
