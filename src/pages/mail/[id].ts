import type { APIRoute } from 'astro'
import { showOriginal } from '../../server/pages/original.ts'

export const GET: APIRoute = (context) => showOriginal(context)
