import type { APIRoute } from 'astro'
import { forwardReport } from '../../../server/proxy/error-report.ts'
import { getSite } from '../../../server/process/site.ts'

export const POST: APIRoute = (context) => forwardReport(getSite(), context)
