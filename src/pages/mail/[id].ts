import type { APIRoute } from 'astro'
import { showOriginal } from '../../islands/mail/load.ts'

export const GET: APIRoute = (context) => showOriginal(context)
