/** The parts of an address that may hold a way in, or whose it is. */
const secrets = /\b(urltoken|token|code|state|invite_id|email)=[^&#\s"]*/g

/** Takes what an address may have carried out of every text of a report, in place; a report may refer to itself. */
export function removeSecrets<Report>(report: Report, seen = new WeakSet()): Report {
  if (typeof report === 'string') return report.replace(secrets, '$1=[removed]') as Report
  if (typeof report !== 'object' || report === null || seen.has(report)) return report
  seen.add(report)
  const fields = report as Record<string, unknown>
  for (const [name, value] of Object.entries(fields)) {
    const clean = removeSecrets(value, seen)
    if (clean !== value) fields[name] = clean
  }
  return report
}
