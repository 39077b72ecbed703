import type { APIRoute } from 'astro'
import { passReport } from '../../../server/proxy/report.ts'
import { getSite } from '../../../server/process/site.ts'

export const POST: APIRoute = (context) => passReport(getSite(), context)
