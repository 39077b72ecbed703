import { buildCall } from '@draftdesk/contract'
import { buildLink } from '../../routes.ts'
import type { PageContext } from '../../server/upstream/page-visit.ts'
import { offeredPeriodDays, parseFiguresPeriod, toFiguresCsv, toFigures } from './view.ts'
import { figuresMessages as words } from './words.ts'

const buildFiguresCall = ({ from, to }: { readonly from: string; readonly to: string }) =>
  buildCall('figures', { from, to })

/** Loads /figures-page: how drafts were used in a period. */
export async function loadFigures({ url, locals: { visit } }: PageContext) {
  const { from, to, days } = parseFiguresPeriod(url, visit.clock.now())
  const page = {
    ...{ from, to },
    csv: buildLink('figuresCsv', {}, { from, to }),
    ranges: offeredPeriodDays.map((each) => ({
      label: words.days(each),
      href: buildLink('figures', {}, { days: String(each) }),
      isCurrent: each === days,
    })),
  }
  const shown = await visit.call(buildFiguresCall({ from, to }))
  return shown.ok
    ? { ...page, error: undefined, figures: toFigures(shown.value) }
    : { ...page, error: shown.error.problem ?? words.failed, figures: undefined }
}

/** Answers /figures-page/csv: the figures of a period as a file. */
export async function downloadFigures({ url, locals: { visit } }: PageContext): Promise<Response> {
  const { from, to } = parseFiguresPeriod(url, visit.clock.now())
  const shown = await visit.call(buildFiguresCall({ from, to }))
  if (!shown.ok) return new Response(shown.error.problem ?? words.failed, { status: 503 })
  return new Response(toFiguresCsv(shown.value), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${words.csvName(from, to)}"`,
    },
  })
}
