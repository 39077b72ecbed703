import type { APIRoute } from 'astro'
import { forwardErrorReport } from '../../../server/proxy/error-report.ts'
import { getSite } from '../../../server/process/site.ts'

export const POST: APIRoute = (context) => forwardErrorReport(getSite(), context)
