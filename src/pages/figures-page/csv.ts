import type { APIRoute } from 'astro'
import { downloadFigures } from '../../islands/figures/load.ts'

export const GET: APIRoute = (context) => downloadFigures(context)
