import type { APIRoute } from 'astro'
import { renderOriginalEmail } from '../../islands/mail/load.ts'

export const GET: APIRoute = (context) => renderOriginalEmail(context)
